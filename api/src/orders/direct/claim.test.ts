import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { Address } from '../../addresses';
import { sql } from '../../database';
import { makeUser, signedIn, type TestClient } from '../../testing';
import { makeCart } from '../order.factory';
import { placeOrder } from '../payment/payment.factory';
import { base, change, direct, errorOf, read, start, useDirectOrders } from './direct.factory';

const kitchen = useDirectOrders();
const claim = (by: TestClient, orderId: number) => by.post(`${base}/orders/${orderId}/claim`).send({});

describe('the customer claims it', () => {
  test('the caterer sends no order that nobody pays: that is for its customer, who says how', async () => {
    const { customer, orderId } = await direct();
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({ edit: true, submit: false });
    expect((await read(customer, orderId)).can).toMatchObject({ edit: true, submit: true });
    const { body: card } = (await customer
      .post(`${base}/orders/${orderId}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: 'Theirs' } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    expect((await change(customer, orderId, { credit_card_id: card.id })).status).toBe(200);
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({ submit: false });
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect((await change(admin, orderId, { bypass_payment: true })).status).toBe(200);
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({ submit: true });
    // The payment was bypassed at a lower price.
    await sql.rows('update orders set saved_cents = 1 where id = $1', [orderId]);
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({ submit: false });
    await kitchen.cook.post(`${base}/orders/${orderId}/submit`).send({}).expect(422);
  });

  test('[OPERM-06] by themselves: a site admin behind them has not opened its link', async () => {
    const { cart, customer, orderId } = await direct();
    const behind = await signedIn(await makeUser({ isAdmin: true }));
    behind.always({ 'CC-As-User': String(cart.user.id) });
    expect((await read(behind, orderId)).can).toMatchObject({ edit: true, claim: false });
    await claim(behind, orderId).expect(403);
    expect((await read(customer, orderId)).claimed_by_customer_at).toBeNull();
    await claim(customer, orderId).expect(200);
  });

  test('[OPERM-06] [OPERM-07] from then on the caterer edits the food and no address, and both say so', async () => {
    const { customer, orderId } = await direct();
    expect((await read(customer, orderId)).can).toMatchObject({ claim: true });
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({ claim: false, edit_address: true });
    const { body } = (await claim(customer, orderId).expect(200)) as { body: Schemas['Order'] };
    expect(body.claimed_by_customer_at).not.toBeNull();
    expect(body.can.claim).toBe(false);
    expect(body.history.map(({ kind }) => kind)).toEqual(['created', 'claimed']);
    expect((await read(kitchen.cook, orderId)).can).toMatchObject({
      edit: true,
      edit_address: false,
      submit: false,
    });
    const refused = await change(kitchen.cook, orderId, { suite: '9' });
    expect(refused.status).toBe(422);
    expect(errorOf(refused).fields).toEqual({ suite: ['read_only'] });
    expect((await change(kitchen.cook, orderId, { headcount: 35 })).status).toBe(200);
    expect((await change(customer, orderId, { suite: '9' })).status).toBe(200);
  });

  test('fills in their saved address, how to get in there and their card, which the caterer was never told', async () => {
    const cart = await placeOrder(kitchen.caterer);
    const { formatted_address: formattedAddress } = cart.order.address;
    const { id } = await Address.create({
      userId: cart.user.id,
      formattedAddress: formattedAddress ?? '',
      googlePlaceId: 'local:10001',
      ...{ city: 'New York', state: 'NY', zip: '10001', timeZone: 'America/New_York' },
      ...{ latitude: 40.75, longitude: -73.99, deliveryInstructions: 'Ring at dock 5' },
    });
    const { body } = (await start(kitchen.cook, cart.orderId).expect(201)) as { body: { id: number } };
    const filled = ({ address, credit_card_id }: Schemas['Order']) => ({
      address_id: address.address_id,
      delivery_instructions: address.delivery_instructions,
      credit_card_id,
    });
    expect(filled(await read(cart.orderer, body.id))).toEqual({
      address_id: null,
      delivery_instructions: null,
      credit_card_id: null,
    });
    await claim(cart.orderer, body.id).expect(200);
    expect(filled(await read(cart.orderer, body.id))).toEqual({
      address_id: id,
      delivery_instructions: 'Ring at dock 5',
      credit_card_id: cart.order.credit_card_id,
    });
  });

  test('once: a second opening changes nothing', async () => {
    const { customer, orderId } = await direct();
    await claim(customer, orderId).expect(200);
    const first = await read(customer, orderId);
    await claim(customer, orderId).expect(200);
    expect(await read(customer, orderId)).toEqual(first);
  });

  test('[OPERM-06] nobody does it for them: not the caterer, not an admin of their organization, no stranger', async () => {
    const { cart, orderId } = await direct();
    const admin = await makeUser();
    await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
    await claim(kitchen.cook, orderId).expect(403);
    await claim(await signedIn(admin), orderId).expect(403);
    await claim(await signedIn(await makeUser()), orderId).expect(404);
    const own = await makeCart(kitchen.caterer);
    await claim(own.orderer, own.orderId).expect(403);
    expect((await read(kitchen.cook, orderId)).claimed_by_customer_at).toBeNull();
  });
});

test('[OPERM-04] with what and how much a direct order is paid is its customer’s to say, before the claim too', async () => {
  const { customer, orderId } = await direct();
  const earlier = await placeOrder(kitchen.caterer);
  for (const [field, value] of [
    ['credit_card_id', null],
    ['credit_card_id', earlier.order.credit_card_id],
    ['paid_with_invoice', false],
    ['bypass_payment', false],
    ['tip', 500],
    ['coupon_code', null],
  ] as const) {
    const refused = await change(kitchen.cook, orderId, { [field]: value });
    expect([refused.status, errorOf(refused).fields]).toEqual([422, { [field]: ['read_only'] }]);
  }
  expect((await read(kitchen.cook, orderId)).can.edit_payment).toBe(false);
  expect((await read(customer, orderId)).can.edit_payment).toBe(true);
  expect((await change(customer, orderId, { tip: 5 })).status).toBe(200);
  expect((await change(kitchen.cook, orderId, { headcount: 40 })).status).toBe(200);
});
