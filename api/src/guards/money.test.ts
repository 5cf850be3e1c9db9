import type { Schemas } from '@copper-carrot/contracts';
import { endpoints } from '../app';
import { sql } from '../database';
import { jsonSchema, type JsonSchema } from '../http/openapi/json-schema';
import { authorizeOrder } from '../orders';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { addJob, client, intentsOf, runPendingJobs, useLocalServices } from '../testing';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const path = ({ orderId }: Cart) => `/cpi/v1/orderer/orders/${orderId}`;
const patch = (cart: Cart, order: object) => cart.orderer.patch(path(cart)).send({ order });
const check = async (cart: Cart, order?: object) =>
  (
    (await cart.orderer
      .post(`${path(cart)}/check_validity`)
      .send({ order })
      .expect(200)) as {
      body: Schemas['OrderValidity'];
    }
  ).body.errors;
const submit = (cart: Cart) => cart.orderer.post(`${path(cart)}/submit`).send({});
const read = async (cart: Cart) =>
  ((await cart.orderer.get(path(cart)).expect(200)) as { body: Schemas['Order'] }).body;
const refusal = ({ body }: { body: unknown }) => {
  const { fields, field_errors } = body as Schemas['Error'];
  return { fields, field_errors };
};
const expire = (cart: Cart) =>
  sql.rows(
    'update credit_cards set exp_year = 2020 where id = (select credit_card_id from orders where id = $1)',
    [cart.orderId],
  );

type Money = [field: string, schema: JsonSchema];
const moneyOf = (name: string, schema: JsonSchema): Money[] => {
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const isMoney =
    /\bdollars\b/.test(schema.description ?? '') &&
    kinds.some(({ type }) => [type].flat().includes('number'));
  return [
    ...(isMoney ? [[name, schema] satisfies Money] : []),
    ...kinds.flatMap((each) => [
      ...Object.entries(each.properties ?? {}).flatMap(([key, inner]) => moneyOf(`${name}.${key}`, inner)),
      ...(each.items ? moneyOf(`${name}[]`, each.items) : []),
    ]),
  ];
};

test('every amount that a call takes is of the one type: whole cents, as the document says', () => {
  const amounts = endpoints.flatMap(({ method, path: at, endpoint }) =>
    (['query', 'body'] as const).flatMap((part) =>
      endpoint[part] ? moneyOf(`${method} ${at} ${part}`, jsonSchema(endpoint[part], 'input')) : [],
    ),
  );
  const numbers = amounts.flatMap(([name, schema]) =>
    [schema, ...(schema.anyOf ?? [])]
      .filter(({ type }) => [type].flat().includes('number'))
      .map(({ multipleOf, minimum }) => ({ name, multipleOf, minimum })),
  );
  expect(
    numbers.filter(({ multipleOf, minimum }) => multipleOf !== 0.01 || (minimum !== 0 && minimum !== 0.01)),
  ).toEqual([]);
  expect(amounts.length).toBeGreaterThan(5);
});

describe('a tip', () => {
  test.each([10.005, 0.001, 12.345, 99.999])(
    'of %d is refused by its field, and not rounded',
    async (tip) => {
      const cart = await makeReadyCart(caterer);
      const refused = {
        fields: { tip: ['not_a_multiple_of'] },
        field_errors: { tip: ['must have two decimals at most'] },
      };
      expect(refusal(await patch(cart, { tip }).expect(422))).toEqual(refused);
      const checked = cart.orderer.post(`${path(cart)}/check_validity`).send({ order: { tip } });
      expect(refusal(await checked.expect(422))).toEqual(refused);
      expect((await read(cart)).pricing).toEqual(cart.order.pricing);
    },
  );

  test.each([0, 0.01, 0.1, 0.29, 10.1, 19.99, 1001.1, 4.35])('of %d is taken to the cent', async (tip) => {
    const cart = await makeReadyCart(caterer);
    const { body } = (await patch(cart, { tip }).expect(200)) as { body: Schemas['Order'] };
    expect(body.pricing.tip).toBe(tip);
  });

  test.each([10_000.01, 100_000, 99_999_999])('of %d is refused by its own limit', async (tip) => {
    const cart = await makeReadyCart(caterer);
    expect(refusal(await patch(cart, { tip }).expect(422))).toEqual({
      fields: { tip: ['less_than_or_equal_to'] },
      field_errors: { tip: ['may be $10,000 at most'] },
    });
    await submit(cart).expect(200);
    expect((await read(cart)).pricing).toEqual(cart.order.pricing);
  });
});

test('a search refuses a part of a cent, and does not round it', async () => {
  for (const field of ['budget_limit', 'price_below_including']) {
    const answer = await client()
      .get('/cpi/v1/public/packages/search')
      .query({ place_id: 1, [field]: '10.005' });
    expect([answer.status, refusal(answer).fields]).toEqual([422, { [field]: ['not_a_multiple_of'] }]);
  }
});

describe('a total that no card can be charged', () => {
  /** The price and the size move under a cart that is ready. */
  const costs = async (perPersonCents: number, headcount: number) => {
    const pricey = await makeCaterer({ maximumHeadcount: 10_000 });
    const cart = await makeReadyCart(pricey);
    await patch(cart, { pickup: true, tip: 0 }).expect(200);
    await sql.rows('update packages set price_cents = $2 where id = $1', [pricey.pack.id, perPersonCents]);
    await sql.rows('update orders set headcount = $2 where id = $1', [cart.orderId, headcount]);
    await sql.rows(
      `update order_chosen_options set qty = qty * ($2::integer / 20) where order_id = $1 and choice_type <> 'presentation'`,
      [cart.orderId, headcount],
    );
    return cart;
  };
  const tooLarge = {
    fields: { total: ['less_than_or_equal_to'] },
    field_errors: {
      total: ['This order comes to more than one card payment can be, which is $999,999.99.'],
    },
  };

  test('is refused as such, and no payment is asked for', async () => {
    const cart = await costs(1_000_000, 100);
    expect(await check(cart)).toMatchObject([tooLarge]);
    expect(refusal(await submit(cart).expect(422))).toEqual(tooLarge);
    expect(await intentsOf(cart.orderId)).toEqual([]);
    expect(await sql.rows('select 1 from payment_attempts where order_id = $1', [cart.orderId])).toEqual([]);
  });

  test('is refused where it is more than any order may come to', async () => {
    const cart = await costs(1_000_000, 2_000);
    const fields = { total: ['less_than_or_equal_to'] };
    expect(await check(cart)).toMatchObject([{ fields }]);
    expect(refusal(await submit(cart).expect(422)).fields).toEqual(fields);
  });

  test('is refused where it is less than half a dollar', async () => {
    const cart = await costs(1, 20);
    const tooSmall = { fields: { total: ['greater_than'] } };
    expect(await check(cart)).toMatchObject([tooSmall]);
    expect(await submit(cart).expect(422)).toMatchObject({ body: tooSmall });
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('is charged by nobody where it is waived', async () => {
    const cart = await costs(1_000_000, 100);
    // Waived at the price that it has.
    await sql.rows(
      'update orders set bypass_payment = true, credit_card_id = null, saved_cents = null where id = $1',
      [cart.orderId],
    );
    expect(await check(cart)).toEqual([]);
  });
});

describe('a card that has expired', () => {
  const expired = {
    fields: { credit_card_id: ['expired_card'] },
    field_errors: { credit_card_id: ['This card has expired. Please choose another one.'] },
  };

  test('is said so of by its field when it is added', async () => {
    const cart = await makeReadyCart(caterer);
    const added = await cart.orderer
      .post(`${path(cart)}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_chargeDeclinedExpiredCard', nickname: '' } })
      .expect(422);
    expect(refusal(added).fields).toEqual({ stripe_token: ['expired_card'] });
  });

  test('is said so of by its field when it is chosen', async () => {
    const cart = await makeReadyCart(caterer);
    await expire(cart);
    const { credit_card_id } = await read(cart);
    expect(refusal(await patch(cart, { credit_card_id }).expect(422))).toEqual(expired);
    expect(await check(cart, { credit_card_id })).toMatchObject([expired]);
  });

  test('is said so of by its field at submit, and the payment service is not asked', async () => {
    const cart = await makeReadyCart(caterer);
    await expire(cart);
    expect(await check(cart)).toMatchObject([expired]);
    expect(refusal(await submit(cart).expect(422))).toEqual(expired);
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('is said so of on the order when it was to be held later', async () => {
    const cart = await makeReadyCart(caterer, { days: 20 });
    await submit(cart).expect(200);
    expect((await read(cart)).payment).toMatchObject({ status: 'saved', code: null, message: null });
    await expire(cart);
    await addJob(authorizeOrder, { orderId: cart.orderId });
    await runPendingJobs();
    const { payment, cutoff_at } = await read(cart);
    expect(payment).toEqual({
      status: 'failed',
      stuck_refund: null,
      bank: null,
      waived: null,
      authorize_on: null,
      code: 'expired_card',
      message: 'This card has expired. Please choose another one.',
      held_until: cutoff_at,
    });
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });
});
