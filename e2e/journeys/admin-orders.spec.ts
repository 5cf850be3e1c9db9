import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection, placeOrder, settledPrice } from '../screens/checkout';
import { chooseFrom } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { paymentsOf } from '../support/local-peers';
import { deliveryAddress, findOffers, headcount } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

interface Case {
  flag: string;
  /** A package that only a person with the flag may order. */
  name: RegExp;
  people: (pack: Schemas['PackageRecord']) => number;
  change?: (page: Page) => Promise<void>;
  /** The refusal that others get. */
  refusal: RegExp;
  tag: '@explore' | '@explore-phone';
}

const cases: Case[] = [
  {
    flag: 'Ignore availability',
    name: /thali boxes/,
    people: () => headcount,
    change: (page) => chooseFrom(page, checkoutSection(page, 'Details'), 'Time', /^10:00 pm$/),
    refusal: /^The kitchen is open on/,
    tag: '@explore-phone',
  },
  {
    flag: 'Ignore the delivery minimum',
    name: /biscuit boxes/,
    people: ({ minimum_headcount }) => minimum_headcount,
    refusal: /^This address has a delivery minimum of/,
    tag: '@explore',
  },
];

for (const { flag, name, people, change, refusal, tag } of cases) {
  test(`[CHK-19] a site admin orders for a customer: ${flag.toLowerCase()}`, { tag }, async ({ page }) => {
    const customer = new Person(accounts.newcomer);
    await customer.signIn();
    const orderId = await readyCart(customer, name, people);
    await signInQuietly(page, accounts.admin);
    await page.goto(`/orders/${orderId}/checkout`);
    const options = page.getByRole('region', { name: 'Site admin' });
    await expect(options).toContainText('You are ordering for Zadie Walsh.');
    await expect(
      checkoutSection(page, 'Payment')
        .getByRole('radio', { name: /Mastercard/ })
        .first(),
    ).toBeAttached();
    await change?.(page);
    await placeOrder(page);
    await expect(page.getByRole('main').getByText(refusal).first()).toBeVisible();
    await expectAccessible(page, 'the checkout of a customer with a refusal');
    expect(await paymentsOf(orderId)).toEqual([]);

    await options.getByText(flag, { exact: true }).click();
    await expect(options.getByRole('checkbox', { name: flag })).toBeChecked();
    await expect(page.getByRole('main').getByText(refusal)).toHaveCount(0);
    const [, total] = (await settledPrice(page)).at(-1) ?? [];
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
    await expect(page.getByText('Waiting for the caterer')).toBeVisible();
    const order = await customer.call<Schemas['Order']>('GET', `/cpi/v1/orderer/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'pending', user_name: 'Zadie Walsh' });
    expect(`$${order.pricing.customer_price.toFixed(2)}`).toBe(total);
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });
}

/** A cart of a package with this name by the demo caterer, complete except for the ignored check. */
async function readyCart(customer: Person, name: RegExp, people: Case['people']): Promise<number> {
  const [offer] = await findOffers(customer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const { records } = await customer.call<Schemas['PackageSearch']>(
    'GET',
    `/cpi/v1/public/packages/search?place_id=1&brand_id=${offer.pack.caterer?.id}&limit=50`,
  );
  const pack = records.find((each) => name.test(each.name));
  if (!pack) throw new Error(`No package is named like ${name}`);
  const base = '/cpi/v1/orderer';
  const { id } = await customer.call<Schemas['Order']>('POST', `${base}/packages/${pack.id}/order`, {
    body: {
      formatted_address: deliveryAddress,
      order: {
        headcount: people(pack),
        start_date: offer.date,
        start_time: offer.time,
        pickup: false,
      },
    },
  });
  const card = await customer.call<Schemas['CreditCard']>('POST', `${base}/orders/${id}/credit_cards`, {
    body: { credit_card: { stripe_token: 'pm_card_mastercard', nickname: '', team_id: null } },
  });
  await customer.call('PATCH', `${base}/orders/${id}`, {
    body: {
      order: { credit_card_id: card.id, contact_name: 'Front desk', contact_phone: '212-555-0142' },
    },
  });
  return id;
}
