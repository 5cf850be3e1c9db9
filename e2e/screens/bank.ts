import { expect, type Locator, type Page } from '@playwright/test';

/** What a bank asks before it lets a card pay. */
export const bankDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your bank asks you to confirm' });

/** Says yes to it, once its page has come whole: the dialog goes on when a second one has. */
export async function bankAgrees(dialog: Locator): Promise<void> {
  const bank = dialog.frameLocator('iframe[title="Test bank"]');
  const agree = bank.getByRole('button', { name: 'Complete authentication' });
  await expect.poll(() => agree.evaluate(({ ownerDocument }) => ownerDocument.readyState)).toBe('complete');
  await agree.click();
}
