import { expect, type Page } from '@playwright/test';
import { settledPrice } from './checkout';
import { results } from './search';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens the first link of a list and waits for its page. */
async function openFirst(page: Page, links: string): Promise<void> {
  const link = page.getByRole('main').locator(links).first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address?.split('?')[0]}(\\?|$)`));
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A short journey through one remote. */
export type Way = (page: Page) => Promise<void>;

/** mfe-search: from the search to a package. */
export const searchToPackage: Way = async (page) => {
  await page.goto('/search?place_id=1&search_type=packages&headcount=20');
  const first = results(page).first();
  const name = (await first.innerText()).trim();
  await first
    .getByRole('link')
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/packages\//);
  await expect(heading(page)).toHaveText(name);
};

/** mfe-checkout: a complete cart. */
export const checkoutOf =
  (cart: number): Way =>
  async (page) => {
    await page.goto(`/orders/${cart}/checkout`);
    await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
    expect((await settledPrice(page)).length).toBeGreaterThan(1);
  };

/** mfe-customer: from the person's orders to one of them. */
export const ownOrder: Way = async (page) => {
  await page.goto('/customer/me/orders');
  await expect(heading(page)).toHaveText('Orders');
  await openFirst(page, 'a[href*="/orders/"]:not([href$="/checkout"], [href^="/cpi/"])');
};

/** mfe-caterer: from the kitchen's orders to one of them. */
export const kitchensOrder: Way = async (page) => {
  await page.goto('/caterer/1/orders');
  await expect(heading(page)).toHaveText('Orders');
  await openFirst(page, 'a[href^="/caterer/1/orders/"]');
};

/** mfe-cares: from the campaigns to one of them. */
export const campaign: Way = async (page) => {
  await page.goto('/cares');
  await openFirst(page, 'a[href^="/cares/"]');
};
