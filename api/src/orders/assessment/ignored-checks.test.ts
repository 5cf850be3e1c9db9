import type { Schemas } from '@copper-carrot/contracts';
import { sentences } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { intentsOf, makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

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
  [
    'time, of one that is picked up',
    'pickup = true, start_time = null, start_at = null',
    { start_time: 'Please choose a pickup time for your order.' },
  ],
  ['headcount', 'headcount = null', { headcount: 'Please say how many people you are ordering for.' }],
  [
    'organization',
    'team_id = null',
    // Without an organization, the organization's card may not be used either.
    { team_id: 'Please choose an organization for this order.', credit_card_id: sentences.paymentMissing },
  ],
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

/** Rules of the organization, the menu or the coupon, which are not checks that a site admin may skip. */
const standing: [string, (cart: Cart) => Promise<unknown>, number, string][] = [
  [
    'an unconfirmed e-mail address, where the organization asks for a confirmed one,',
    async ({ teamId, user }) => {
      await sql.rows('update teams set requires_email_verification = true where id = $1', [teamId]);
      await sql.rows('update users set email_verified_at = null where id = $1', [user.id]);
    },
    403,
    'submit_order-email_verification_required',
  ],
  [
    'an e-mail address of another domain than the organization’s',
    ({ teamId }) =>
      sql.rows(
        `update teams set requires_email_domain = true, email_domain = 'northwind.example' where id = $1`,
        [teamId],
      ),
    403,
    'submit_order-enterprise_email_domain_mismatch',
  ],
  [
    'a menu that changed since',
    (cart) => set(cart, 'choice_version = choice_version + 1'),
    409,
    'submit_order-choice_version_mismatch',
  ],
  [
    'a coupon that is used up',
    async (cart) => {
      const other = await makeReadyCart(caterer);
      await sql.rows(
        `with used as (insert into coupons (code, description, amount_cents, effective, usage_limit)
           values ('GONE-' || $1::int, 'Ten dollars off', 1000, tstzrange(now() - interval '1 day', null), 1) returning id),
         redeemed as (insert into coupon_redemptions (order_id, coupon_id, user_id, amount_cents)
           select $2, id, $3, 1000 from used)
         update orders set coupon_id = (select id from used) where id = $1`,
        [cart.orderId, other.orderId, other.user.id],
      );
    },
    422,
    'submit_order-coupon_not_applicable-used_up',
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

  test.each(standing)('%s stands against the order all the same', async (_what, arrange, status, code) => {
    const cart = await makeReadyCart(caterer);
    await arrange(cart);
    const { body: validity } = (await admin
      .post(`${at(cart)}/check_validity`)
      .send({ ignore_checks: ignored })
      .expect(200)) as { body: Schemas['OrderValidity'] };
    expect(validity.errors.map((error) => error.code)).toEqual([code]);
    const { body } = (await admin
      .post(`${at(cart)}/submit`)
      .send({ ignore_checks: ignored })
      .expect(status)) as { body: Schemas['Error'] };
    expect(body.code).toBe(code);
    expect(await sql.rows('select status from orders where id = $1', [cart.orderId])).toEqual([
      { status: 'in_cart' },
    ]);
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

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

const hindrances: [string, keyof Schemas['IgnoreChecks'], string, string][] = [
  [
    'a missed minimum',
    'delivery_area_minimum',
    'update delivery_areas set minimum_cents = 10000000 where kitchen_id = $1',
    'submit_order-delivery_minimum_not_satisfied',
  ],
  [
    'a closed kitchen',
    'availability',
    'delete from kitchen_hours where kitchen_id = $1',
    'submit_order-caterer_unavailable',
  ],
];
test.each(hindrances)(
  '[CHK-19] [API-023] an order with %s is valid with %s ignored, and with nothing else',
  async (_what, flag, hinder, code) => {
    const hindered = await makeCaterer();
    const cart = await makeReadyCart(hindered);
    await sql.rows(hinder, [hindered.kitchen.id]);
    const validity = async (ignored: Schemas['IgnoreChecks']) =>
      (
        (await admin
          .post(`${at(cart)}/check_validity`)
          .send({ ignore_checks: ignored })
          .expect(200)) as { body: Schemas['OrderValidity'] }
      ).body;
    const other = flag === 'availability' ? 'delivery_area_minimum' : 'availability';
    expect(await validity({ [flag]: true })).toEqual({ valid: true, errors: [] });
    for (const ignored of [{}, { [flag]: false }, { [other]: true }])
      expect(await validity(ignored)).toMatchObject({ valid: false, errors: [{ code }] });
  },
);

test('[CHK-19] an ignored minimum or closed kitchen lets the order pass, and not the other of the two', async () => {
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
