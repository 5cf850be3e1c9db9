import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { bankAgrees, bankDialog } from '../screens/bank';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { chooseFrom, pick } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { itIsTime, seesOnReturn } from '../support/brought-about';
import { query } from '../support/database';
import { paymentsOf } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import type { Offer } from '../support/offers';
import type { Person } from '../support/person';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const asksFirst = 'pm_card_authenticationRequired';
const orderOf = (person: Person, id: number) =>
  person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${id}`);
const statusOf = async (person: Person, id: number) => (await orderOf(person, id)).status;

async function openCheckout(page: Page, person: Person, orderId: number): Promise<void> {
  await signInQuietly(page, person.email);
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(checkoutSection(page, 'Payment').getByRole('radio').first()).toBeAttached();
}

test('[CHK-06] an order that the webhook placed before the browser asked again goes on to its welcome, and is bought once', async ({
  page,
}) => {
  const person = await makePerson();
  const orderId = await readyCart(person, await offerWithRoom(person), { card: asksFirst });
  let asked = 0;
  await page.route(`**/orders/${orderId}/submit`, async (route) => {
    asked += 1;
    // The webhook delivers the bank's answer before the browser continues.
    if (asked > 1) await expect.poll(() => statusOf(person, orderId), { timeout: 60_000 }).toBe('pending');
    await route.continue();
  });
  await openCheckout(page, person, orderId);
  await placeOrder(page);
  await expect(bankDialog(page)).toBeVisible();
  await expectAccessible(page, 'the question of the bank');
  await bankAgrees(bankDialog(page));
  await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}/new-customer$`), {
    timeout: 60_000,
  });
  expect(asked).toBe(2);
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
  const bought = await page.evaluate(
    (id) => sessionStorage.getItem(`copper-carrot.purchased.${id}`),
    orderId,
  );
  expect(bought).toBe('true');
});

/**
 * The state after a crash during a payment: the claim of a card, and the process that checks it. Returns
 * the claim's id.
 */
async function claim(person: Person, orderId: number): Promise<number> {
  const { lock_version, pricing } = await orderOf(person, orderId);
  const [claimed] = await query<{ key: number }>(
    `with claim as (
       insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, off_session, told_at)
       select 'submit', id, credit_card_id, $2, user_id, $3, false, now() from orders where id = $1 returning id)
     insert into processes (kind, key, state, due_at)
     select 'payment', id, 'claimed', now() + interval '1 hour' from claim returning key`,
    [orderId, Math.round(pricing.customer_price * 100), lock_version],
  );
  if (!claimed) throw new Error('Nothing was claimed.');
  return claimed.key;
}

test('an order that Stripe has not answered yet is waited for on the screen, and then shown', async ({
  page,
}) => {
  const person = await makePerson();
  const orderId = await readyCart(person, await offerWithRoom(person));
  await openCheckout(page, person, orderId);
  const attemptId = await claim(person, orderId);
  await page.reload();
  await expect(page.getByText('We are still placing your order')).toBeVisible();
  await expect(
    checkoutSection(page, 'Address').getByRole('textbox', { name: 'Suite or floor' }),
  ).toBeDisabled();
  // The payment process finds the claim and asks Stripe.
  await itIsTime('payment', attemptId);
  await expect(page.getByText('Your order is placed')).toBeVisible();
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
});

/** An order at least nine days ahead, whose card is declined when it is authorised. */
async function refusedLater(person: Person): Promise<number> {
  const offer = await offerWithRoom(person);
  const orderId = await readyCart(person, inAWeek(offer), { card: 'pm_card_chargeCustomerFail' });
  await person.call('POST', `${ordersBase}/orders/${orderId}/submit`, { body: {} });
  await query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
    `authorize-${orderId}`,
  ]);
  await expect
    .poll(async () => (await orderOf(person, orderId)).payment.held_until, { timeout: 60_000 })
    .not.toBeNull();
  return orderId;
}

const inAWeek = ({ date, ...offer }: Offer): Offer => ({
  ...offer,
  date: new Date(Date.parse(`${date}T12:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10),
});

test(
  'whose card is refused later adds another one on the page of the order, which the bank asks about, and is held no more',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const orderId = await refusedLater(person);
    await signInQuietly(page, person.email);
    await page.goto(`/organization/${person.teamIds[0]}/orders/${orderId}`);
    await expect(page.getByText('The card was not accepted')).toBeVisible();
    await expect(page.getByText(/Please choose another card until/)).toBeVisible();
    await expectAccessible(page, 'the page of an order whose card was refused');

    await chooseFrom(page, page.getByRole('main'), 'Pay with', /^Visa ending in 0341, once more$/);
    await page.getByRole('button', { name: 'Pay with this card' }).click();
    await expect(page.getByRole('alert').getByText(/declined/)).toBeVisible();

    await page.getByRole('button', { name: 'Add a card' }).click();
    const form = page.getByRole('region', { name: 'Add a card' });
    await pick(form.getByRole('radiogroup', { name: 'Test card' }), /3-D Secure/);
    await expectAccessible(page, 'a new card on the page of an order');
    await form.getByRole('button', { name: 'Add Card' }).click();
    await expect(bankDialog(page)).toBeVisible();
    await bankAgrees(bankDialog(page));
    await expect(page.getByText('The card was not accepted')).toBeHidden();
    await expect(page.getByText(/3\d{3} is authorized\. It is charged after delivery\./)).toBeVisible();
    const order = await orderOf(person, orderId);
    expect([order.payment.status, order.payment.message, order.payment.held_until]).toEqual([
      'authorized',
      null,
      null,
    ]);
    const held = (await paymentsOf(orderId)).filter(({ status }) => status === 'requires_capture');
    expect(held).toHaveLength(1);
  },
);

test(
  'whose card does not pay for a cancellation reads so, and pays it with another one',
  { tag: '@explore' },
  async ({ page }) => {
    const person = await makePerson();
    const orderId = await refusedLater(person);
    // The caterer has accepted, and the authorisation is due.
    await query(
      `update orders set status = 'accepted', accepted_at = now(), start_at = now() + interval '20 hours' where id = $1`,
      [orderId],
    );
    await signInQuietly(page, person.email);
    await page.goto(`/organization/${person.teamIds[0]}/orders/${orderId}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: /^Cancel for \$/ }).click();
    await expect(page.getByText('This order will not be made')).toBeVisible();
    await seesOnReturn(
      page,
      page.getByText(/^The fee of \$[\d.]+ for the cancellation could not be charged$/),
    );
    await expectAccessible(page, 'the page of a canceled order whose fee is owed');

    await page.getByRole('button', { name: 'Add a card' }).click();
    const form = page.getByRole('region', { name: 'Add a card' });
    await pick(form.getByRole('radiogroup', { name: 'Test card' }), /^Mastercard/);
    await form.getByRole('button', { name: 'Add Card' }).click();
    await expect(page.getByText(/could not be charged$/)).toBeHidden();
    await seesOnReturn(page, page.getByText(/\$[\d.]+ was charged for the cancellation\./));
    const { pricing, cancellation_fee: fee } = await orderOf(person, orderId);
    expect(pricing.balance).toBe(0);
    const charged = (await paymentsOf(orderId)).filter(({ status }) => status === 'succeeded');
    expect(charged.map(({ amount }) => amount)).toEqual([Math.round((fee ?? 0) * 100)]);
  },
);
