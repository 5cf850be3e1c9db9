import { sql } from '../../database';
import { runPendingJobs, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeKitchen, nashville } from '../../catalog/catalog.factory';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';
import {
  asCook,
  answer,
  bodyOf,
  calculated,
  heldFor,
  lettersTo,
  modified,
  modify,
  orderOf,
  placed,
  seenOf,
} from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
let cook: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  cook = await asCook(caterer);
});

let made = 0;
async function makeCoupon({ placeId = null }: { placeId?: number | null } = {}) {
  const code = `CHANGE-${(made += 1)}`;
  const row = await sql.first<{ id: number }>(
    `insert into coupons (code, description, amount_cents, effective, usage_limit, place_id)
     values ($1, 'Five dollars off', 500, tstzrange(now() - interval '1 day', now() + interval '1 day'), 1, $2) returning id`,
    [code, placeId],
  );
  return { id: row?.id ?? 0, code };
}
const base = '/cpi/v1/orderer/orders';

const boston = {
  placeId: 2,
  city: 'Boston',
  state: 'MA',
  zip: '02129',
  latitude: 42.38,
  longitude: -71.06,
};
const wrongPlace = {
  code: 'submit_order-coupon_not_applicable-wrong_place',
  fields: { coupon_code: ['wrong_place'] },
};

/** Another order takes the last use of a coupon. */
async function useUp(code: string) {
  const other = await makeReadyCart(caterer);
  await other.orderer
    .patch(`${base}/${other.orderId}`)
    .send({ order: { coupon_code: code } })
    .expect(200);
  await other.orderer.post(`${base}/${other.orderId}/submit`).send({}).expect(200);
}

describe('a change whose coupon can not be used any more when its caterer approves', () => {
  test.each([
    ['was used up', 'has been used as often as it may be', ({ code }: { code: string }) => useUp(code)],
    [
      'has expired',
      'expired on',
      ({ id }: { id: number }) =>
        sql.rows(
          `update coupons set effective = tstzrange(now() - interval '2 days', now() - interval '1 hour') where id = $1`,
          [id],
        ),
    ],
  ] as const)('that %s ends, lets its hold go and is told to both', async (_what, why, happens) => {
    const cart = await placed(caterer);
    const coupon = await makeCoupon();
    expect(await modified(cart, { headcount: 40, coupon_code: coupon.code })).toMatchObject({
      status: 'requested',
    });
    await happens(coupon);
    const refused = await bodyOf(
      cook
        .post(answer(cart, 'approve_changes'))
        .send(await seenOf(cart.orderId))
        .expect(409),
    );
    expect(refused).toMatchObject({
      code: 'modify_order-change_closed',
      message:
        'The coupon of these changes can’t be used any more, so they were not made. The order stands as it was, and your customer is told. There is nothing left to answer.',
    });
    await runPendingJobs();
    const order = await orderOf(cart);
    expect(order).toMatchObject({
      headcount: 20,
      coupon_code: null,
      pricing: cart.order.pricing,
      change_request: { status: 'refused' },
    });
    expect(order.change_request?.reason).toContain(why);
    expect(order.history.slice(-2)).toMatchObject([
      { kind: 'change_not_made', by: null },
      { kind: 'payment_released', by: null },
    ]);
    expect(await heldFor(cart.orderId)).toEqual([cart.order.pricing.customer_price]);
    expect(await lettersTo(cart.user.email, cart.orderId)).toContain('order_change_not_made');
    expect(await modified(cart, { contact_name: 'Robin' })).toMatchObject({ status: 'applied' });
  });
});

describe('a coupon that an order keeps', () => {
  const inBoston = { formatted_address: '1 Main St, Boston, MA 02129' };

  /** An order in New York with a coupon, from a brand that also cooks in Boston. */
  async function withCoupon(placeId: number | null) {
    const brand = await makeCaterer();
    await makeKitchen(brand.brand.id, { ...boston, name: 'Charlestown kitchen' });
    const cart = await makeReadyCart(brand);
    const { code } = await makeCoupon({ placeId });
    await cart.orderer
      .patch(`${base}/${cart.orderId}`)
      .send({ order: { coupon_code: code } })
      .expect(200);
    await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
    await (await signedIn(brand.cook)).post(answer(cart, 'accept')).expect(200);
    return cart;
  }
  test('of one place does not go along to another, and can be left there', async () => {
    const cart = await withCoupon(1);
    expect(await calculated(cart, inBoston)).toMatchObject({ valid: false, errors: [wrongPlace] });
    expect(await bodyOf(modify(cart, inBoston).expect(422))).toMatchObject(wrongPlace);
    expect(await orderOf(cart)).toMatchObject({ change_request: null });
    expect(await modified(cart, { ...inBoston, coupon_code: null })).toMatchObject({ status: 'requested' });
  });

  test('of one place is kept within it, and whatever else is changed', async () => {
    const cart = await withCoupon(1);
    const nearby = { formatted_address: '11 Wall St, New York, NY 10005', headcount: 22 };
    expect(await calculated(cart, nearby)).toMatchObject({ valid: true });
  });

  test('of everywhere goes along', async () => {
    const cart = await withCoupon(null);
    expect(await calculated(cart, inBoston)).toMatchObject({ valid: true });
  });
});

describe('a coupon of one place', () => {
  const patch = ({ orderer, orderId }: Cart, order: object) =>
    orderer.patch(`${base}/${orderId}`).send({ order }).expect(200);
  const submit = ({ orderer, orderId }: Cart) =>
    orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  const couponLine = async (cart: Cart) =>
    (await orderOf(cart)).pricing.lines.find(({ code }) => code === 'coupon')?.amount;

  test('holds where the food is picked up: in a cart without an address, an order and a change', async () => {
    const brand = await makeCaterer();
    const earlier = await makeReadyCart(brand);
    await brand.kitchen.update({ ...nashville, pickupAllowed: true });
    const [first, second] = [await makeCoupon(nashville), await makeCoupon(nashville)];
    const { headcount, start_date, start_time, credit_card_id } = earlier.order;
    const order = { headcount, start_date, start_time, pickup: true };
    const started = earlier.orderer.post(`/cpi/v1/orderer/packages/${brand.pack.slug}/order`).send({ order });
    const { id: orderId } = await bodyOf<{ id: number }>(started.expect(201));
    const cart = { ...earlier, orderId };
    expect(await orderOf(cart)).toMatchObject({ address: { formatted_address: null } });
    const check = cart.orderer.get(`${base}/${orderId}/coupons/${first.code}/check_eligibility`);
    expect(await bodyOf(check.expect(200))).toMatchObject({ eligible: true });
    await patch(cart, { credit_card_id, coupon_code: first.code });
    await submit(cart);
    expect(await couponLine(cart)).toBe(-5);
    expect(await modified(cart, { coupon_code: second.code })).toMatchObject({ status: 'applied' });
    expect(await couponLine(cart)).toBe(-5);
    const { id: pickup_kitchen_id } = await makeKitchen(brand.brand.id, { pickupAllowed: true });
    expect(await calculated(cart, { pickup_kitchen_id })).toMatchObject({ errors: [wrongPlace] });
  });

  test('holds where the food goes, wherever it is cooked', async () => {
    const brand = await makeCaterer();
    await brand.kitchen.update({ placeId: boston.placeId });
    const cart = await makeReadyCart(brand);
    const [first, second] = [await makeCoupon({ placeId: 1 }), await makeCoupon({ placeId: 1 })];
    await patch(cart, { coupon_code: first.code });
    await submit(cart);
    const nearby = { formatted_address: '11 Wall St, New York, NY 10005' };
    expect(await modified(cart, nearby)).toMatchObject({ status: 'applied' });
    expect(await modified(cart, { coupon_code: second.code })).toMatchObject({ status: 'applied' });
    const elsewhere = await makeCoupon({ placeId: boston.placeId });
    expect(await bodyOf(modify(cart, { coupon_code: elsewhere.code }).expect(422))).toMatchObject(wrongPlace);
  });
});
