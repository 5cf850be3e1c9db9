import { expect, type Locator, type Page } from '@playwright/test';
import { headcount } from '../support/offers';
import { checkoutSection } from './checkout';
import { bringToMiddle } from './controls';

/** The panel of changes. */
export const changesPanel = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your changes' });

/** Changes the headcount and confirms the new quantities. */
export async function changeHeadcount(page: Page, to: number, from = headcount): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Headcount' });
  await bringToMiddle(field);
  await field.fill(String(to));
  await field.press('Tab');
  const question = page.getByRole('dialog', { name: 'Change the headcount?' });
  await expect(question).toContainText(`New headcount${to}`);
  await question.getByRole('button', { name: `Change to ${to}` }).click();
  await expect(changesPanel(page).getByRole('row', { name: `People ${from} ${to}` })).toBeVisible();
}

/** Views the payment section, which avoids the confirmation dialog, and sends the changes. */
export async function sendChanges(page: Page): Promise<void> {
  await bringToMiddle(checkoutSection(page, 'Payment'));
  // On phones the button is in its own bar.
  await page.getByRole('button', { name: 'Send changes' }).click();
}
