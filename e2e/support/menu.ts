import { expect, type Page } from '@playwright/test';

/** Opens the user menu: by name on desktops, in the sheet on phones. */
export async function openMenu(page: Page, isPhone = false): Promise<void> {
  const opener = isPhone
    ? page.getByRole('banner').getByRole('button', { name: 'Menu' })
    : page.getByRole('banner').locator('button[aria-expanded]').last();
  await opener.click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
}
