import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeTeam, makeUser, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
let caterer: Caterer;
let cart: Cart;
beforeAll(async () => {
  caterer = await makeCaterer();
  cart = await makeReadyCart(caterer);
});

let made = 0;
const makeCoupon = async (columns: Record<string, unknown> = {}) => {
  const code = `CHECK-${(made += 1)}`;
  const all: Record<string, unknown> = {
    code,
    description: 'Ten dollars off',
    amount_cents: 1000,
    effective: '[2020-01-01,)',
    ...columns,
  };
  const names = Object.keys(all);
  await sql.rows(
    `insert into coupons (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
    Object.values(all),
  );
  return code;
};
const check = ({ orderer, orderId }: Cart, code: string) =>
  orderer.get(`${base}/${orderId}/coupons/${code}/check_eligibility`);
const answerOf = async (of: Cart, code: string) =>
  (await check(of, code).expect(200)).body as Schemas['CouponEligibility'];

test('[API-025] a coupon that holds says what it takes off, in any case of its letters, and changes nothing', async () => {
  const code = await makeCoupon();
  const before = (await cart.orderer.get(`${base}/${cart.orderId}`)).body as Schemas['Order'];
  expect(await answerOf(cart, code.toLowerCase())).toEqual({
    code,
    eligible: true,
    reason: null,
    message: null,
    discount: 10,
  });
  expect((await cart.orderer.get(`${base}/${cart.orderId}`)).body).toEqual(before);
});

async function brandNamed(name: string, active: boolean) {
  const { brand } = await makeCaterer();
  await sql.rows('update brands set name = $2, active = $3 where id = $1', [brand.id, name, active]);
  return { brand_id: brand.id };
}

const remove = 'Please remove the coupon.';
test.each<[string, () => Promise<Record<string, unknown>>, string]>([
  [
    'disabled',
    () => Promise.resolve({ disabled_at: new Date() }),
    `This coupon does not hold any more. ${remove}`,
  ],
  [
    'not_begun',
    () => Promise.resolve({ effective: '[2090-01-01T12:00Z,)' }),
    `This coupon does not hold before Sun 01/01/2090, 7:00 am EST. ${remove}`,
  ],
  [
    'expired',
    () => Promise.resolve({ effective: '[2020-01-01,2021-01-01T05:00Z)' }),
    `This coupon expired on Fri 01/01/2021, 12:00 am EST. ${remove}`,
  ],
  [
    'wrong_team',
    async () => ({ team_id: (await makeTeam()).id }),
    `This coupon is for the orders of one organization, which this order is not for. ${remove}`,
  ],
  ['wrong_brand', () => brandNamed('Taco Bar', true), `This coupon is for orders from Taco Bar. ${remove}`],
  ['wrong_brand', () => brandNamed('Hidden Bar', false), `This coupon is for another restaurant. ${remove}`],
  ['wrong_place', () => Promise.resolve({ place_id: 8 }), `This coupon is for orders in Seattle. ${remove}`],
  [
    'below_minimum_price',
    () => Promise.resolve({ minimum_price_cents: 30_001 }),
    'This coupon needs $300.01 of food; $0.01 of it is missing. Increase the price of your order or remove the coupon.',
  ],
])(
  '[API-025] [PAY-04] [PAY-05] a coupon that is %s says why, and what to do',
  async (reason, columns, message) => {
    const code = await makeCoupon(await columns());
    expect(await answerOf(cart, code)).toEqual({ code, eligible: false, reason, message, discount: 0 });
  },
);

test('[PAY-04] a coupon that a smaller headcount leaves below its price stays on the cart, takes nothing off, and is named by the check', async () => {
  const held = await makeReadyCart(caterer);
  const coupon_code = await makeCoupon({ minimum_price_cents: 30_000 });
  const patch = async (order: object, more: object = {}) =>
    (
      await held.orderer
        .patch(`${base}/${held.orderId}`)
        .send({ order, ...more })
        .expect(200)
    ).body as Schemas['Order'];
  const takenOff = ({ pricing }: Schemas['Order']) =>
    pricing.lines.filter(({ code }) => code === 'coupon').map(({ amount }) => amount);
  expect(takenOff(await patch({ coupon_code }))).toEqual([-10]);
  const fewer = await patch({ headcount: 10 }, { should_redistribute: true });
  expect(fewer).toMatchObject({ headcount: 10, coupon_code });
  expect(takenOff(fewer)).toEqual([]);
  const { body: validity } = (await held.orderer
    .post(`${base}/${held.orderId}/check_validity`)
    .send({})
    .expect(200)) as { body: Schemas['OrderValidity'] };
  expect(validity).toMatchObject({
    valid: false,
    errors: [
      {
        code: 'submit_order-coupon_not_applicable-below_minimum_price',
        fields: { coupon_code: ['below_minimum_price'] },
      },
    ],
  });
});

test('[API-025] what a use or an order has taken is said too', async () => {
  const [once, mine, first] = [
    await makeCoupon({ usage_limit: 1 }),
    await makeCoupon({ per_user_limit: 1 }),
    await makeCoupon({ first_order_only: true }),
  ];
  const sent = await makeReadyCart(await makeCaterer());
  const send = async (code: string, days: number) => {
    const { body } = (await sent.orderer
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 20, start_date: inDays(days), start_time: '12:00' },
      })
      .expect(201)) as { body: { id: number } };
    const order = { team_id: sent.teamId, credit_card_id: sent.order.credit_card_id, coupon_code: code };
    const contact = { contact_name: 'Pat', contact_phone: '(555) 555-0100' };
    await sent.orderer
      .patch(`${base}/${body.id}`)
      .send({ order: { ...order, ...contact } })
      .expect(200);
    await sent.orderer.post(`${base}/${body.id}/submit`).send({}).expect(200);
  };
  await send(once, 8);
  await send(mine, 9);
  expect((await answerOf(cart, once)).reason).toBe('used_up');
  expect((await answerOf(sent, mine)).reason).toBe('already_used');
  expect((await answerOf(sent, first)).reason).toBe('first_order_only');
  expect(await answerOf(cart, mine)).toMatchObject({ eligible: true });
  expect(await answerOf(cart, first)).toMatchObject({ eligible: true });
});

test('[API-025] who tries code after code is stopped, known codes not counted', async () => {
  const guesser = await makeReadyCart(caterer);
  const known = await makeCoupon();
  for (let tries = 0; tries < 20; tries += 1) {
    await check(guesser, known).expect(200);
    expect(await answerOf(guesser, `GUESS-${tries}`)).toMatchObject({
      reason: 'unknown',
      message: `We do not know this coupon. ${remove}`,
    });
  }
  await check(guesser, 'GUESS-20').expect(429);
});

test('a stranger learns nothing, and an order that was submitted takes no coupon', async () => {
  const code = await makeCoupon();
  const stranger = await signedIn(await makeUser());
  await stranger.get(`${base}/${cart.orderId}/coupons/${code}/check_eligibility`).expect(404);
  expect((await check(cart, 'C'.repeat(41)).expect(422)).body).toMatchObject({ param: 'code' });
  const done = await makeReadyCart(caterer);
  await done.orderer.post(`${base}/${done.orderId}/submit`).send({}).expect(200);
  expect((await check(done, code).expect(409)).body).toMatchObject({
    code: 'submit_order-order_already_submitted',
  });
});
