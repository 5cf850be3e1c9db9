import { reachCheckout, startOrder } from '../screens/package';
import { resultNamed, searchFor, scrollToTop } from '../screens/search';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts, catererBrand } from '../support/demo';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test(
  '[SEA-05] a restaurant found by place, people, date and time leads on to an order',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const orderer = new Person(accounts.orderer);
    await orderer.signIn();
    const [offer] = await findOffers(orderer, 1);
    if (!offer) throw new Error('Nothing is on offer.');
    await signInQuietly(page, accounts.orderer);

    await searchFor(page, 'Restaurants', offer, isPhone);
    await expect(resultNamed(page, catererBrand)).toBeVisible();
    await scrollToTop(page);
    await expectAccessibleOnPhoneToo(page, 'the list of restaurants');
    await resultNamed(page, catererBrand).click();
    await expect(page.getByRole('heading', { level: 1, name: catererBrand })).toBeVisible();
    const dish = page.getByRole('main').getByRole('link', { name: offer.pack.name, exact: true }).first();
    await expect(dish).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the restaurant');

    await dish.click();
    await expect(page.getByRole('heading', { level: 1, name: offer.pack.name })).toBeVisible();
    await startOrder(page);
    await reachCheckout(page);
  },
);
