import type { Schemas } from '@copper-carrot/contracts';
import { sentences } from '@copper-carrot/contracts';
import { sql } from '../database';
import { intentsOf, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from './order.factory';

useLocalServices();

let caterer: Caterer;
let admin: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  admin = await signedIn(await makeUser({ isAdmin: true }));
});

const at = ({ orderId }: Cart) => `/cpi/v1/orderer/orders/${orderId}`;
const set = (cart: Cart, columns: string) =>
  sql.rows(`update orders set ${columns} where id = $1`, [cart.orderId]);
const stored = (cart: Cart) => sql.rows('select * from orders where id = $1', [cart.orderId]);

const flags: [string, Schemas['IgnoreChecks']][] = [
  ['delivery_area_minimum', { delivery_area_minimum: true }],
  ['availability', { availability: true }],
  ['both', { delivery_area_minimum: true, availability: true }],
];

const lacking: [string, string, Record<string, string>][] = [
  [
    'date',
    'start_date = null, start_at = null',
    { start_date: 'Please choose a delivery date for your order.' },
  ],
  [
    'time',
    'start_time = null, start_at = null',
    { start_time: 'Please choose a delivery time for your order.' },
  ],
  ['headcount', 'headcount = null', { headcount: 'Please say how many people you are ordering for.' }],
  ['organization', 'team_id = null', { team_id: 'Please choose an organization for this order.' }],
  ['place', 'latitude = null, longitude = null', { address: sentences.addressFaulty }],
  ['payment', 'credit_card_id = null', { credit_card_id: sentences.paymentMissing }],
  [
    'anything',
    `start_date = null, start_time = null, start_at = null, headcount = null, team_id = null, latitude = null,
     longitude = null, formatted_address = null, credit_card_id = null`,
    {
      start_date: sentences.dateMissing,
      start_time: 'Please choose a delivery time for your order.',
      headcount: 'Please say how many people you are ordering for.',
      team_id: sentences.teamMissing,
      address: sentences.addressFaulty,
      credit_card_id: sentences.paymentMissing,
    },
  ],
];

describe.each(flags)('[CHK-19] with %s ignored', (_name, ignored) => {
  test.each(lacking)(
    'an order without %s is refused with what it lacks, and nothing is done',
    async (_what, columns, lacks) => {
      const cart = await makeReadyCart(caterer);
      await set(cart, columns);
      const before = await stored(cart);
      const fields = Object.fromEntries(Object.keys(lacks).map((field) => [field, ['blank']]));
      const words = Object.fromEntries(Object.entries(lacks).map(([field, sentence]) => [field, [sentence]]));

      const { body: validity } = (await admin
        .post(`${at(cart)}/check_validity`)
        .send({ ignore_checks: ignored })
        .expect(200)) as { body: Schemas['OrderValidity'] };
      expect(validity.valid).toBe(false);
      expect(Object.assign({}, ...validity.errors.map((error) => error.field_errors))).toEqual(words);

      const { body } = (await admin
        .post(`${at(cart)}/submit`)
        .send({ ignore_checks: ignored })
        .expect(422)) as { body: Schemas['Error'] };
      expect([body.fields, body.field_errors]).toEqual([fields, words]);
      expect(body.message).toBe(Object.values(lacks)[0]);
      expect(await stored(cart)).toEqual(before);
      expect(await intentsOf(cart.orderId)).toEqual([]);
      expect(await sql.rows('select 1 from payment_attempts where order_id = $1', [cart.orderId])).toEqual(
        [],
      );
    },
  );

  test('an order is placed without what it can be without', async () => {
    const cart = await makeReadyCart(caterer);
    await set(cart, 'contact_phone = null, contact_name = null, formatted_address = null');
    const asked = await cart.orderer
      .post(`${at(cart)}/submit`)
      .send({})
      .expect(422);
    expect((asked.body as Schemas['Error']).field_errors).toEqual({ address: [sentences.addressFaulty] });
    await admin
      .post(`${at(cart)}/submit`)
      .send({ ignore_checks: ignored })
      .expect(200);
    const { body } = (await admin.get(at(cart)).expect(200)) as { body: Schemas['Order'] };
    expect(body).toMatchObject({ status: 'pending', payment: { status: 'authorized' } });
  });
});

test('[CHK-19] an ignored minimum or closed kitchen lets the order pass, and no other check', async () => {
  const cart = await makeReadyCart(caterer);
  await sql.rows('update delivery_areas set minimum_cents = 10000000 where kitchen_id = $1', [
    caterer.kitchen.id,
  ]);
  const submit = (ignored: Schemas['IgnoreChecks']) =>
    admin.post(`${at(cart)}/submit`).send({ ignore_checks: ignored });
  const { body } = (await submit({ availability: true }).expect(422)) as { body: Schemas['Error'] };
  expect(body.code).toBe('submit_order-delivery_minimum_not_satisfied');
  await sql.rows('delete from kitchen_hours where kitchen_id = $1', [caterer.kitchen.id]);
  const closed = (await submit({ delivery_area_minimum: true }).expect(422)) as { body: Schemas['Error'] };
  expect(closed.body.code).toBe('submit_order-caterer_unavailable');
  await submit({ delivery_area_minimum: true, availability: true }).expect(200);
});

test('[CHK-19] an admin saves and places a time at which the kitchen is closed; nobody else may', async () => {
  const closed = await makeCaterer();
  const cart = await makeReadyCart(closed);
  await sql.rows('delete from kitchen_hours where kitchen_id = $1', [closed.kitchen.id]);
  const night = { order: { start_time: '03:00' } };
  const ignoring = { ignore_checks: { availability: true } };
  const refused = await cart.orderer.patch(at(cart)).send(night).expect(422);
  expect((refused.body as Schemas['Error']).code).toBe('submit_order-caterer_unavailable');
  await cart.orderer
    .patch(at(cart))
    .send({ ...night, ...ignoring })
    .expect(403);
  const { body } = (await admin
    .patch(at(cart))
    .send({ ...night, ...ignoring })
    .expect(200)) as { body: Schemas['Order'] };
  expect(body.start_time).toBe('03:00');
  const late = await cart.orderer
    .post(`${at(cart)}/submit`)
    .send({})
    .expect(422);
  expect((late.body as Schemas['Error']).code).toBe('submit_order-caterer_unavailable');
  await admin
    .post(`${at(cart)}/submit`)
    .send(ignoring)
    .expect(200);
});

test('an order that a check stands against costs what it will once the check is ignored', async () => {
  const far = await makeCaterer();
  const cart = await makeReadyCart(far);
  await sql.rows(
    'update delivery_areas set minimum_cents = 10000000, fee_cents = 3900 where kitchen_id = $1',
    [far.kitchen.id],
  );
  const priced = async () =>
    ((await admin.get(at(cart)).expect(200)) as { body: Schemas['Order'] }).body.pricing;
  const shown = await priced();
  expect(shown.lines.find(({ code }) => code === 'delivery')?.amount).toBe(39);
  await admin
    .post(`${at(cart)}/submit`)
    .send({ ignore_checks: { delivery_area_minimum: true } })
    .expect(200);
  expect(await priced()).toEqual(shown);
});
