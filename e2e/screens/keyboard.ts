import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More than any screen's Tab stops. */
const mostStops = 250;

/** Resolved once, as a query by role takes longer than a key press. */
const elementOf = async (target: Locator) => {
  const element = await target.elementHandle();
  if (!element) throw new Error(`${String(target)} is not there.`);
  return element;
};

/** Null for a removed element. */
const hasFocus = (element: ElementHandle<Node>) =>
  element.evaluate((each) => (each.isConnected ? each === document.activeElement : null));

/** Presses Tab until the target has the focus; fails if it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let element = await elementOf(target);
  for (let stop = 0; stop < mostStops; stop += 1) {
    let isThere = await hasFocus(element);
    if (isThere === null) {
      // It was rendered again.
      element = await elementOf(target);
      isThere = await hasFocus(element);
    }
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Moves the focus by Tab and presses a key, by default Enter. */
export async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus by Tab and types. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Moves the focus to a radio group and presses the arrow key until the option is selected. */
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
