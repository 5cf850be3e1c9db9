import type { Page } from '@playwright/test';
import { accounts } from '../support/demo';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const desk = { width: 1280, height: 900 };
const tablet = { width: 820, height: 1180 };

/** The heights of an order list's rows in pixels, without borders. */
async function rowHeights(page: Page, path: string): Promise<number[]> {
  await page.goto(path);
  const rows = page.getByRole('main').locator('section[aria-labelledby^="day-"] li');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) => all.map((row) => Math.floor(row.getBoundingClientRect().height) - 1));
}

const isDense = (height: number) => height >= 44 && height <= 56;

test('whoever orders all day finds dense rows at a desk, and no name broken into letters on a tablet', async ({
  page,
}) => {
  await signInQuietly(page, accounts.orderer);
  for (const view of ['upcoming', 'past', 'carts']) {
    await page.setViewportSize(desk);
    const rows = await rowHeights(page, `/customer/orders?view=${view}`);
    expect([view, rows.filter((height) => !isDense(height))]).toEqual([view, []]);
    await page.setViewportSize(tablet);
    // Long names wrap to a second line, with the cart's notice below.
    const narrow = await rowHeights(page, `/customer/orders?view=${view}`);
    expect([view, narrow.filter((height) => height > 110)]).toEqual([view, []]);
  }
});

test('a kitchen reads its orders in dense rows, and on a tablet answers in the row', async ({ page }) => {
  await signInQuietly(page, accounts.caterer);
  await page.setViewportSize(desk);
  for (const view of ['pending', 'upcoming', 'past']) {
    const rows = await rowHeights(page, `/caterer/me/orders?view=${view}`);
    expect([view, rows.filter((height) => !isDense(height))]).toEqual([view, []]);
  }
  await page.setViewportSize(tablet);
  const rows = await rowHeights(page, '/caterer/me/orders?view=pending');
  expect(rows.filter((height) => height > 90)).toEqual([]);
});
