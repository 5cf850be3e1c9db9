import { type Locator, type Page } from '@playwright/test';

/** What a bank asks before it lets a card pay. */
export const bankDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your bank asks you to confirm' });

/** Says yes to it. */
export async function bankAgrees(dialog: Locator): Promise<void> {
  const bank = dialog.frameLocator('iframe[title="Test bank"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
}
