import { expect, type Page } from '@playwright/test';
import { openMenu } from '../support/menu';

/** A link from a page to another remote's page. */
export interface WayOn {
  link: string;
  heading: string;
}

const heading = (page: Page) => page.locator('#main h1');

/**
 * Uses the page around a slot: menu, if there is one, another remote's page, and back. The slot's content
 * must be restored.
 */
export async function useAround(page: Page, { link, heading: expected }: WayOn, hasMenu: boolean) {
  const stood = await heading(page).innerText();
  if (hasMenu) {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
  }
  const before = page.url();
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click();
  await expect(heading(page)).toHaveText(expected);
  // Playwright's goBack would wait for a document whose script hangs.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(before);
  await expect(heading(page)).toHaveText(stood);
}
