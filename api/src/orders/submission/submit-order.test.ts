import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { toLocal } from '../../schedule';
import { intentsOf, mailTo, makeUser, runPendingJobs, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCart, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const submit = ({ orderer, orderId }: Cart, body: object = {}) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send(body);
const read = async ({ orderer, orderId }: Cart) =>
  ((await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

describe('submit', () => {
  test('promises coins in the cart that it then gives, and none to a site admin', async () => {
    const cart = await makeReadyCart(caterer);
    const { coins } = cart.order.pricing;
    expect(coins).toBeGreaterThan(0);
    await submit(cart).expect(200);
    expect((await read(cart)).points_awarded).toBe(coins);
    const admins = await makeReadyCart(caterer);
    await sql.rows('update users set is_admin = true where id = $1', [admins.user.id]);
    expect((await read(admins)).pricing.coins).toBe(0);
    await submit(admins).expect(200);
    expect((await read(admins)).points_awarded).toBe(0);
  });

  test('[CHK-04] [PAY-01] sends the cart: pending, one authorisation of its price, one mail to each side', async () => {
    const cart = await makeReadyCart(caterer);
    const { body } = (await submit(cart).expect(200)) as { body: Schemas['SubmittedOrder'] };
    expect(body).toEqual({
      id: cart.orderId,
      team_id: cart.teamId,
      status: 'pending',
      pricing: { customer_price: cart.order.pricing.customer_price },
      from_referral: false,
      first_order: true,
    });
    const order = await read(cart);
    expect(order.status).toBe('pending');
    expect(order.payment.status).toBe('authorized');
    expect(order.pricing).toEqual(cart.order.pricing);
    const intents = await intentsOf(cart.orderId);
    expect(intents).toHaveLength(1);
    expect(intents[0]).toMatchObject({
      status: 'requires_capture',
      amount: Math.round(order.pricing.customer_price * 100),
    });
    await runPendingJobs();
    expect((await mailTo(cart.user.email)).map(({ template }) => template)).toEqual(['order_submitted']);
    const toCook = (await mailTo(caterer.cook.email)).filter(({ data }) => data.orderId === cart.orderId);
    expect(toCook.map(({ template }) => template)).toEqual(['order_received']);
  });

  test('50 submits at once make one order, one authorisation, one mail each, and every caller gets the same answer', async () => {
    const cart = await makeReadyCart(caterer);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(cart)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
    await runPendingJobs();
    expect(await mailTo(cart.user.email)).toHaveLength(1);
    const holds = await sql.rows('select 1 from capacity_holds where order_id = $1', [cart.orderId]);
    expect(holds).toHaveLength(1);

    const later = (await submit(cart).expect(409)) as { body: Schemas['Error'] };
    expect(later.body.code).toBe('submit_order-order_already_submitted');
  }, 60_000);

  test('the same idempotency key gets the first answer again', async () => {
    const cart = await makeReadyCart(caterer);
    const first = await submit(cart).set('Idempotency-Key', 'key-1').expect(200);
    const again = await submit(cart).set('Idempotency-Key', 'key-1').expect(200);
    expect(again.body).toEqual(first.body);
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });

  test('a key that was used for another order of the same person is a new one for this order', async () => {
    const one = await makeReadyCart(caterer);
    await submit(one).set('Idempotency-Key', 'key-2').expect(200);
    const { body: started } = (await one.orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 20, start_date: inDays(4), start_time: '12:00' },
      })
      .expect(201)) as { body: { id: number } };
    const other = { ...one, orderId: started.id };
    const { credit_card_id } = one.order;
    await one.orderer
      .patch(`/cpi/v1/orderer/orders/${other.orderId}`)
      .send({ order: { credit_card_id, contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
      .expect(200);
    const { body } = (await submit(other).set('Idempotency-Key', 'key-2').expect(200)) as {
      body: Schemas['SubmittedOrder'];
    };
    expect(body.id).toBe(other.orderId);
    expect(await intentsOf(other.orderId)).toMatchObject([{ status: 'requires_capture' }]);
  });

  test('a key that is too long to be kept is refused before anything is done', async () => {
    const cart = await makeReadyCart(caterer);
    const { body } = (await submit(cart).set('Idempotency-Key', 'k'.repeat(201)).expect(422)) as {
      body: Schemas['Error'];
    };
    expect(body.fields).toEqual({ 'Idempotency-Key': ['too_long'] });
    expect(await intentsOf(cart.orderId)).toHaveLength(0);
  });

  test('an event more than six days ahead is not authorised yet', async () => {
    const cart = await makeReadyCart(caterer, { days: 10 });
    await submit(cart).expect(200);
    const order = await read(cart);
    expect(order.payment.status).toBe('saved');
    expect(order.payment.authorize_on).not.toBeNull();
    expect(await intentsOf(cart.orderId)).toHaveLength(0);
  });

  test('[API-024] a card that has no money leaves the cart as it was, and another card pays', async () => {
    const cart = await makeReadyCart(caterer);
    const cards = (token: string) =>
      cart.orderer
        .post(`/cpi/v1/orderer/orders/${cart.orderId}/credit_cards`)
        .send({ credit_card: { stripe_token: token, team_id: cart.teamId } });
    await cards('pm_card_chargeDeclined').expect(422);
    await sql.rows(
      `update credit_cards set stripe_payment_method_id = 'pm_gone' where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
    expect(body.code).toBe('submit_order-payment_failed');
    expect(body.fields).toHaveProperty('credit_card_id');
    expect((await read(cart)).status).toBe('in_cart');

    const { body: card } = (await cards('pm_card_mastercard').expect(201)) as { body: { id: number } };
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
      .send({ order: { credit_card_id: card.id } })
      .expect(200);
    await submit(cart).expect(200);
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });

  test('a submit that its process did not live to finish is finished by the job, with one authorisation', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(
      `insert into payment_attempts (purpose, order_id, credit_card_id, amount_cents, requested_by, order_lock_version, claimed_at)
       select 'submit', id, credit_card_id, $2, user_id, lock_version, now() - interval '1 minute' from orders where id = $1`,
      [cart.orderId, Math.round(cart.order.pricing.customer_price * 100)],
    );
    await submit(cart).expect(200);
    expect((await read(cart)).status).toBe('pending');
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });
});

describe('submit asks for what is missing', () => {
  const refusal = async (cart: Cart) => ((await submit(cart).expect(422)) as { body: Schemas['Error'] }).body;

  test('[CHK-14] a payment method', async () => {
    const cart = await makeCart(caterer);
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
      .send({ order: { contact_phone: '(555) 555-0100' } })
      .expect(200);
    const { fields, message } = await refusal(cart);
    expect(fields).toEqual({ credit_card_id: ['blank'] });
    expect(message).toBe(
      "Please choose a payment method to place your order. If you are adding a new card, make sure to hit 'Add Card'.",
    );
  });

  test('[CHK-11] [CHK-12] [CHK-13] a date, an organization and an address', async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(
      `update orders set start_date = null, start_time = null, start_at = null, team_id = null, contact_phone = null where id = $1`,
      [cart.orderId],
    );
    const { message, fields, field_errors } = await refusal(cart);
    expect(message).toBe('Please choose a delivery date for your order.');
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['start_date', 'team_id', 'contact_phone']));
    expect(field_errors.team_id).toEqual(['Please choose an organization for this order.']);
    expect(field_errors.contact_phone).toEqual([
      'Sorry, there are some issues with your delivery details. Check for any missing fields or an undeliverable address.',
    ]);
  });
});

test.each([
  ['a package', 'update packages set active = false where id = $1', 'pack'],
  ['the package of a restaurant', 'update brands set active = false where id = $1', 'brand'],
] as const)('a cart of %s that has closed since is sent to nobody', async (_what, closes, which) => {
  const own = await makeCaterer();
  const cart = await makeReadyCart(own);
  await sql.rows(closes, [own[which].id]);
  const { body } = (await submit(cart).expect(422)) as { body: Schemas['Error'] };
  expect(body).toMatchObject({
    message: 'This package is no longer offered.',
    fields: { package_id: ['inactive'] },
  });
  expect((await read(cart)).status).toBe('in_cart');
  expect(await intentsOf(cart.orderId)).toEqual([]);
});

describe('how long a caterer has to answer', () => {
  const hour = 3_600_000;
  const answerBy = async ({ orderId }: Cart) => {
    const [row] = await sql.rows<{ after: number; before: number }>(
      `select extract(epoch from expires_at - submitted_at) * 1000 as after,
         extract(epoch from start_at - expires_at) * 1000 as before from orders where id = $1`,
      [orderId],
    );
    return { after: Number(row?.after), before: Number(row?.before) };
  };

  test('is a day, of an order that lies further ahead', async () => {
    const cart = await makeReadyCart(caterer);
    await submit(cart).expect(200);
    expect((await answerBy(cart)).after).toBe(24 * hour);
  });

  test('is half of the lead time before a near start, where that is less than four hours', async () => {
    const own = await makeCaterer();
    await sql.rows('update brands set lead_time_hours = 6 where id = $1', [own.brand.id]);
    const cart = await makeReadyCart(own);
    const { date, time } = toLocal(new Date(Date.now() + 20 * hour), 'America/New_York');
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const ignore_checks = { availability: true };
    const order = { start_date: date, start_time: time };
    await admin.patch(`/cpi/v1/orderer/orders/${cart.orderId}`).send({ order, ignore_checks }).expect(200);
    await submit({ ...cart, orderer: admin }, { ignore_checks }).expect(200);
    expect((await answerBy(cart)).before).toBe(3 * hour);
  });
});

describe('who may submit', () => {
  test('a stranger finds no order; nobody may skip checks but a site admin', async () => {
    const cart = await makeReadyCart(caterer);
    const stranger = await signedIn(caterer.cook);
    await stranger.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(404);
    await submit(cart, { ignore_checks: { availability: true } }).expect(403);
    expect((await read(cart)).status).toBe('in_cart');
  });
});
