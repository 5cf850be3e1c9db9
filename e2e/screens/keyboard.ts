import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has places to stop at. */
const mostStops = 250;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on with the Tab key until this has the focus, as whoever has no mouse does; not reaching it fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Goes there and presses a key: Enter unless another one does it. */
export async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there and types. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Goes to a group of which one is chosen, and on with the arrow until it is the wanted one. */
export async function arrowTo(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const all = group.getByRole('radio');
  const at = group.locator('input:checked, input').first();
  await tabTo(page, (await group.locator('input:checked').count()) > 0 ? group.locator('input:checked') : at);
  for (let step = 0; step <= (await all.count()); step += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press(
      step === 0 && !(await group.locator('input:checked').count()) ? 'Space' : 'ArrowDown',
    );
  }
  await expect(wanted).toBeChecked();
}
