import { type Locator, type Page } from '@playwright/test';

/** The bank's confirmation dialog. */
export const bankDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your bank asks you to confirm' });

/** Confirms the bank's dialog. */
export async function bankAgrees(dialog: Locator): Promise<void> {
  const bank = dialog.frameLocator('iframe[title="Test bank"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
}
