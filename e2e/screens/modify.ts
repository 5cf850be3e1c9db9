import { expect, type Locator, type Page } from '@playwright/test';
import { headcount } from '../support/offers';
import { expectAccessible } from '../support/accessible';
import { checkoutSection } from './checkout';
import { bringToMiddle } from './controls';

/** The panel of what changes, old beside new. */
export const changesPanel = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your changes' });

/** Changes the headcount of an order, and says yes to the quantities that move with it. */
export async function changeHeadcount(page: Page, to: number, from = headcount): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Headcount' });
  await bringToMiddle(field);
  await field.fill(String(to));
  await field.press('Tab');
  const question = page.getByRole('dialog', { name: 'Change the headcount?' });
  await expect(question).toContainText(`New headcount${to}`);
  await expectAccessible(page, 'the question about the headcount');
  await question.getByRole('button', { name: `Change to ${to}` }).click();
  await expect(changesPanel(page).getByRole('row', { name: `People ${from} ${to}` })).toBeVisible();
}

/** Looks at how it is paid, and sends the changes: whoever has not seen that is asked first about what costs more. */
export async function sendChanges(page: Page): Promise<void> {
  await bringToMiddle(checkoutSection(page, 'Payment'));
  // On a phone it stands in a bar of its own.
  await page.getByRole('button', { name: 'Send changes' }).click();
}
