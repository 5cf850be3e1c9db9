import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { consoleErrors } from '../support/console';
import { accounts, catererBrand } from '../support/demo';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

// Runs before anything is built, so it imports no workspace package.

/** Opens an address: expects status 200, the heading, and a quiet console. */
async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  const errors = consoleErrors(page);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => page.getByRole('main').evaluate(loadingInSight)).toBe(0);
  expect(errors).toEqual([]);
}

/** The number of loading elements within the window; those below may load on scroll. */
const loadingInSight = (main: Element) =>
  [...main.querySelectorAll('[aria-busy="true"]')].filter(
    (part) => part.getBoundingClientRect().top < window.innerHeight,
  ).length;

/** The first package of the search. */
async function firstFound(page: Page): Promise<Schemas['Package']> {
  const read = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer;
  const found = await read<Schemas['PackageSearch']>('/cpi/v1/public/packages/search?place_id=1&limit=1');
  return read<Schemas['Package']>(`/cpi/v1/public/packages/${found.records[0]?.id}`);
}

test('the home page', ({ page }) => visit(page, '/', 'Good food for the whole room.'));

test('the search', async ({ page }) => {
  await visit(page, '/search', /^Catering in /);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
});

test('a package that the search finds', async ({ page }) => {
  const { slug, name } = await firstFound(page);
  await visit(page, `/packages/${slug}`, name);
});

test('a restaurant', async ({ page }) => {
  const { caterer } = await firstFound(page);
  await visit(page, `/${caterer.kitchen_count > 1 ? 'brands' : 'catering'}/${caterer.slug}`, caterer.name);
});

test('the log-in', ({ page }) => visit(page, '/login', 'Log In'));

test('the campaigns', ({ page }) => visit(page, '/cares', 'A warm plate for whoever stays late'));

test('a campaign', async ({ page }) => {
  await page.goto('/cares');
  const link = page.getByRole('main').locator('a[href^="/cares/"]').first();
  await visit(page, (await link.getAttribute('href')) ?? '', /\w/);
});

test('the checkout of a new cart', async ({ page }) => {
  const orderer = new Person(accounts.orderer);
  await orderer.signIn();
  const [offer] = await findOffers(orderer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const cart = await readyCart(orderer, offer);
  await signInQuietly(page, accounts.orderer);
  await visit(page, `/orders/${cart}/checkout`, 'Checkout');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

test('the orders of who orders', async ({ page }) => {
  await signInQuietly(page, accounts.orderer);
  await visit(page, '/customer/orders', 'Orders');
});

test('the orders of who cooks', async ({ page }) => {
  const caterer = new Person(accounts.caterer);
  await caterer.signIn();
  const { brands } = await caterer.call<Schemas['Session']>('GET', '/cpi/v2/user');
  const brand = brands.find(({ name }) => name === catererBrand);
  await signInQuietly(page, accounts.caterer);
  await visit(page, `/caterer/${brand?.id}/orders`, 'Orders');
});
