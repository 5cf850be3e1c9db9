import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection, payByNewCard, placeOrder, settledPrice } from '../screens/checkout';
import { pick, readPrice } from '../screens/controls';
import { reachCheckout, startOrder } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { paymentsOf } from '../support/local-peers';
import { makePerson, type MadePerson } from '../support/made-people';
import { eventQuery } from '../support/offers';
import { offerWithRoom, ordersBase, readyCart, type Wish } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

async function openCheckout(page: Page, person: MadePerson, wish: Wish): Promise<number> {
  const orderId = await readyCart(person, await offerWithRoom(person), wish);
  await signInQuietly(page, person.email);
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(checkoutSection(page, 'Payment').getByRole('radio').first()).toBeAttached();
  return orderId;
}
const orderOf = (person: MadePerson, id: number) =>
  person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${id}`);
const isPlaced = (page: Page, orderId: number) =>
  expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));

test(
  '[PAY-02] [PAY-03] [CHK-15] whoever is invoiceable pays by invoice, and no card is asked',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson(undefined, { invoiceable: true });
    const orderId = await openCheckout(page, person, { cards: 1, changes: { credit_card_id: null } });
    const payment = checkoutSection(page, 'Payment');
    await pick(payment.getByRole('radiogroup', { name: 'Pay with' }), /^Pay by invoice/);
    await expect(payment.getByRole('status').first()).toHaveText('Saved');
    await expect(
      page.getByText('Your organization gets an invoice after the event. No card is charged.').first(),
    ).toBeVisible();
    const promised = await settledPrice(page);
    expect(promised.map(([label]) => label)).not.toContain('Processing fee');
    await expectAccessible(page, 'an order on an invoice');
    await placeOrder(page);
    await isPlaced(page, orderId);
    await page.getByRole('dialog').getByRole('button', { name: 'See your order' }).click();
    expect(await readPrice(page.getByRole('region', { name: 'Price' }).locator('dl'))).toEqual(promised);
    expect(await orderOf(person, orderId)).toMatchObject({
      status: 'pending',
      paid_with_invoice: true,
      credit_card_id: null,
      payment: { status: 'invoice' },
    });
    expect(await paymentsOf(orderId)).toEqual([]);
  },
);

test('[PAY-02] whoever is not invoiceable is offered no invoice', { tag: '@explore' }, async ({ page }) => {
  await openCheckout(page, await makePerson(), { cards: 1 });
  const ways = checkoutSection(page, 'Payment').getByRole('radiogroup', { name: 'Pay with' });
  await expect(ways.getByRole('radio')).toHaveCount(1);
  await expect(ways.getByRole('radio', { name: /invoice/i })).toHaveCount(0);
});

test(
  'a card that the bank declines is said at the payment, nothing is ordered, and another one pays',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const orderId = await openCheckout(page, person, { card: 'pm_card_chargeCustomerFail' });
    await placeOrder(page);
    const payment = checkoutSection(page, 'Payment');
    await expect(payment.getByText(/^Your card was declined/).first()).toBeVisible();
    // A card's radio input is visually hidden.
    await expect(payment.locator('label:has(:focus)')).toBeInViewport();
    await expectAccessible(page, 'a card that was declined');
    expect((await orderOf(person, orderId)).status).toBe('in_cart');
    await payByNewCard(page);
    await expect(payment.getByText(/^Your card was declined/)).toHaveCount(0);
    await placeOrder(page);
    await isPlaced(page, orderId);
    const held = (await paymentsOf(orderId)).filter(({ status }) => status === 'requires_capture');
    expect(held).toHaveLength(1);
  },
);

test('[OERR-05] [PAY-05] a coupon that ends while its order is looked at is an error of the submission, and is removed', async ({
  page,
}) => {
  const person = await makePerson();
  const code = `ENDS${Date.now()}`;
  await query(
    `insert into coupons (code, description, amount_cents, effective) values ($1, 'Ends in a moment', 1000, '[2020-01-01,)')`,
    [code],
  );
  const orderId = await openCheckout(page, person, { changes: { coupon_code: code } });
  const extras = page.getByRole('region', { name: 'Tip and coupon' });
  await expect(extras.getByText('$10.00 off')).toBeVisible();
  const before = await settledPrice(page);
  await query('update coupons set disabled_at = now() where code = $1', [code]);
  await placeOrder(page);
  const words = 'This coupon does not hold any more. Please remove the coupon.';
  await expect(extras.getByText(words)).toBeVisible();
  await expect(extras).toBeInViewport();
  // The message is also beside the submit button.
  await expect(page.locator('#checkout-submit').getByText(words)).toBeVisible();
  await expectAccessible(page, 'an order whose coupon has ended');
  expect(await paymentsOf(orderId)).toEqual([]);
  await extras.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(extras.getByRole('status').first()).toHaveText('Saved');
  await expect(page.getByText(words)).toHaveCount(0);
  expect(await settledPrice(page)).not.toEqual(before);
  await placeOrder(page);
  await isPlaced(page, orderId);
  expect((await orderOf(person, orderId)).coupon_code).toBeNull();
});

test(
  '[CHK-07] [CHK-08] a first order that a colleague’s link led to is thanked for, and the next one from the same package is not',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const offer = await offerWithRoom(person);
    await signInQuietly(page, person.email);
    const place = async (orderId: number) => {
      await expect(checkoutSection(page, 'Payment').getByRole('radio').first()).toBeAttached();
      await placeOrder(page);
      await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
    };
    await page.goto(`/packages/${offer.pack.slug}?${eventQuery(offer)}&is_referral=true`);
    await startOrder(page);
    const first = await reachCheckout(page);
    const card = await person.call<Schemas['CreditCard']>(
      'POST',
      `${ordersBase}/orders/${first}/credit_cards`,
      { body: { credit_card: { stripe_token: 'pm_card_mastercard', nickname: '', team_id: null } } },
    );
    const contact = { contact_name: 'Front desk', contact_phone: '212-555-0142' };
    await person.call('PATCH', `${ordersBase}/orders/${first}`, {
      body: { order: { credit_card_id: card.id, ...contact } },
    });
    await page.reload();
    await place(first);
    await expect(page).toHaveURL(new RegExp(`/orders/${first}/referral-order$`));
    const thanks = page.getByRole('dialog', { name: 'Thank you, and thanks to your colleague' });
    await expectAccessible(page, 'the thanks for an order by a referral');
    await thanks.getByRole('button', { name: 'See your order' }).click();
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${first}$`));
    await person.call('POST', `${ordersBase}/orders/${first}/cancel`, {
      body: { fee: 0, reason: 'Only a try.' },
    });
    const second = await readyCart(person, offer);
    await page.goto(`/orders/${second}/checkout`);
    await place(second);
    await expect(page).toHaveURL(new RegExp(`/orders/${second}$`));
  },
);
