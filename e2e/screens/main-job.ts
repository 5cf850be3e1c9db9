import type { Schemas } from '@copper-carrot/contracts';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { accounts, catererBrand } from '../support/demo';
import { mailsAbout, paymentsOf } from '../support/local-peers';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInByFrame } from '../support/sign-in';
import { checkoutSection, giveAddress, payByNewCard, settledPrice } from './checkout';
import { cents, readPrice } from './controls';
import { chooseFood, reachCheckout, startOrder } from './package';
import { resultNamed, searchFor, scrollToTop } from './search';

/** Checks a screen on the way. */
type Look = (page: Page, where: string) => Promise<void>;

export interface Traveller {
  page: Page;
  browser: Browser;
  isPhone: boolean;
  email: string;
  /** The presentation of the package; any by default. */
  comes?: Schemas['PackageRecord']['presentation_type'];
}

/**
 * The main job: search, choose, sign in, check out, submit; the caterer accepts, and each person is
 * notified once.
 */
export async function travel(
  { page, browser, isPhone, email, comes }: Traveller,
  lookAt: Look = () => Promise.resolve(),
): Promise<void> {
  const look: Look = async (shown, where) => {
    await expect(shown.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await lookAt(shown, where);
  };
  const orderer = new Person(email);
  await orderer.signIn();
  const [offer] = await findOffers(
    orderer,
    1,
    ({ presentation_type: type }) => comes === undefined || type === comes,
  );
  if (!offer) throw new Error('Nothing is on offer.');
  const pack = await orderer.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${offer.pack.id}`);

  await searchFor(page, 'Packages', offer, isPhone);
  await expect(resultNamed(page, pack.name)).toBeVisible();
  await scrollToTop(page);
  await look(page, 'the search');

  await resultNamed(page, pack.name).click();
  await expect(page).toHaveURL(new RegExp(`/packages/${pack.slug}\\b`));
  await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
  const food = await chooseFood(page, pack);
  // Only a package with both presentations asks for one.
  const asksHow = pack.choices.some(({ choice_type: type }) => type === 'presentation');
  if (comes) expect(asksHow).toBe(comes === 'mixed');
  await look(page, 'the package');

  await startOrder(page);
  await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  await look(page, 'the package with its sign-in');
  const refetched = page.waitForResponse(
    (response) => response.url().endsWith('/cpi/v2/user') && response.status() === 200,
  );
  await signInByFrame(page, email);
  await refetched;

  const orderId = await reachCheckout(page);
  for (const name of ['Details', 'Address', 'Payment', 'Choices'] as const)
    await expect(checkoutSection(page, name)).toBeVisible();
  await giveAddress(page);
  await payByNewCard(page);
  for (const name of food) await expect(checkoutSection(page, 'Choices')).toContainText(name);
  const promised = await settledPrice(page);
  await look(page, 'the checkout');
  expect((await paymentsOf(orderId)).length, 'holds before the submit').toBe(0);

  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
  await expect(page.getByText('Waiting for the caterer')).toBeVisible();
  const price = await readPrice(page.getByRole('region', { name: 'Price' }).locator('dl'));
  expect(price).toEqual(promised);
  const total = cents(price.at(-1)?.[1] ?? '');
  expect(price.slice(0, -1).reduce((sum, [, amount]) => sum + cents(amount), 0)).toBe(total);
  await look(page, 'the order');

  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: total }]);
  await expectMails(orderId, email, [`Your order #${orderId} is with ${catererBrand}`]);
  await expectMails(orderId, accounts.caterer, [`New order #${orderId} for ${catererBrand}`]);

  await acceptInKitchen(browser, orderId, look, asksHow);
  await page.reload();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true }).first()).toBeVisible();
  await look(page, 'the accepted order');
  await expectMails(orderId, email, [
    `Your order #${orderId} is with ${catererBrand}`,
    `${catererBrand} accepted your order #${orderId}`,
  ]);
  await expectMails(orderId, accounts.caterer, [`New order #${orderId} for ${catererBrand}`]);
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: total }]);
}

/** In another browser, the caterer finds the order and accepts it. */
async function acceptInKitchen(
  browser: Browser,
  orderId: number,
  look: Look,
  inBoxes: boolean,
): Promise<void> {
  const device = await browser.newContext();
  const page = await device.newPage();
  await page.goto('/login');
  await signInByFrame(page, accounts.caterer);
  await expect(page).toHaveURL(/\/caterer\/\d+\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const row = page.getByRole('main').locator(`a[href$="/orders/${orderId}"]`).first();
  await look(page, 'the orders of the kitchen');
  await turnPagesTo(page, row);
  await row.click();
  const accept = page.getByRole('button', { name: 'Accept order', exact: true });
  await expect(accept).toBeVisible();
  if (inBoxes) await expect(page.getByText('Individual boxes', { exact: true })).toBeVisible();
  await look(page, 'the order in the kitchen');
  await accept.click();
  await expect(accept).toBeHidden();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true }).first()).toBeVisible();
  await device.close();
}

/** Pages through the list, as later orders may be on other pages. */
async function turnPagesTo(page: Page, row: Locator): Promise<void> {
  const isHere = () =>
    row.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  while (!(await isHere())) await page.getByRole('button', { name: 'Next page', exact: true }).click();
}

async function expectMails(orderId: number, to: string, subjects: string[]): Promise<void> {
  await expect
    .poll(async () => (await mailsAbout(orderId, to)).map(({ subject }) => subject).sort(), {
      message: `mails to ${to}`,
      timeout: 30_000,
    })
    .toEqual([...subjects].sort());
}
