import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls a field to the middle, so that its list fits below; resolves after the scroll event. */
export const bringToMiddle = (field: Locator): Promise<void> =>
  field.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Waits for a sheet's opening animation, as it moves the buttons. */
const atRest = (within: Locator): Promise<unknown> =>
  within.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Selects an option of a list that a button opens. */
export async function chooseFrom(page: Page, within: Locator, label: string, option: RegExp): Promise<void> {
  await atRest(within);
  const button = within.getByRole('button', { name: new RegExp(`\\b${label}$`) });
  await bringToMiddle(button);
  await button.click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

/**
 * Presses a suggestion once it is painted: pressing too early would scroll the page, which closes the list.
 */
export async function take(suggestion: Locator): Promise<void> {
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect(suggestion).toHaveCount(1);
  await atRest(suggestion);
  await expect.poll(() => suggestion.evaluate(isOnTop)).toBe(true);
  await suggestion.click();
}

/** Presses a radio button's label, as its input is visually hidden. */
export async function pick(group: Locator, name: RegExp): Promise<void> {
  await atRest(group);
  const has = group.page().getByRole('radio', { name });
  await group.locator('label').filter({ has }).click();
  await expect(group.getByRole('radio', { name })).toBeChecked();
}

/** Presses a checkbox's label, as its input is visually hidden. */
export async function tick(within: Locator, name: RegExp): Promise<void> {
  await atRest(within);
  const has = within.page().getByRole('checkbox', { name });
  await within.locator('label').filter({ has }).click();
  await expect(within.getByRole('checkbox', { name })).toBeChecked();
}

/** Opens a date field and selects a day, changing months as needed. */
export async function chooseDate(page: Page, within: Locator, label: string, date: string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`^${label}\\b`) }).click();
  const calendar = page.getByRole('dialog', { name: label });
  const day = calendar.getByRole('button', { name: longDate(date) });
  await expect(calendar.getByRole('grid')).toBeVisible();
  // The second button is hidden, for screen readers.
  if (!(await day.isVisible())) await calendar.getByRole('button', { name: 'Next' }).first().click();
  await day.click();
  await expect(calendar).toBeHidden();
}

const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** '12:30' in the screens' format. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The lines of a price with their amounts, the total last. */
export async function readPrice(price: Locator): Promise<[label: string, amount: string][]> {
  await expect(price).not.toHaveAttribute('aria-busy', 'true');
  await expect(price.locator('[aria-busy=true]')).toHaveCount(0);
  return price
    .locator('dt')
    .evaluateAll((labels) =>
      labels.map((label): [string, string] => [
        label.firstChild?.textContent?.trim() ?? '',
        label.parentElement?.querySelector('dd')?.textContent?.trim() ?? '',
      ]),
    );
}

/** '$1,234.50' or '−$12.00' in cents. */
export const cents = (amount: string): number =>
  Math.round(Number(amount.replace(/[$,]/g, '').replace('−', '-')) * 100);
