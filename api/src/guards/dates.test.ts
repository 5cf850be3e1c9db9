import { dateBounds, type Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';
import { endpoints } from '../app';
import { sql } from '../database';
import { date } from '../http';
import { jsonSchema } from '../http/openapi/json-schema';
import { makeCaterer, makeReadyCart, type Caterer, type Cart } from '../orders/order.factory';
import { client, useLocalServices } from '../testing';
import { dateFields } from '../testing/date-fields';

useLocalServices();

let caterer: Caterer;
let cart: Cart;
beforeAll(async () => {
  // A clock on the day before reaches past the first day that a date may be.
  caterer = await makeCaterer();
  await caterer.brand.update({ dayBeforeCutoff: '15:00' });
  cart = await makeReadyCart(caterer);
  await sql.rows(
    `update fee_rates set effective = daterange('2000-01-01', '2050-01-01') where kind = 'service'`,
  );
  await sql.rows(`update tax_rates set effective = daterange('2000-01-01', '2060-01-01')`);
});

const base = '/cpi/v1/orderer';
const midtown = '350 5th Ave, New York, NY 10001';

interface Answer {
  status: number;
  body: Partial<Schemas['Error']> & { error?: Schemas['Error'] | null; errors?: Schemas['Error'][] };
}
/** The codes that a call says of a field, wherever its answer keeps its errors. */
const codesOf = ({ body }: Answer, field: string) =>
  [body, ...(body.error ? [body.error] : []), ...(body.errors ?? [])].flatMap(
    ({ fields }) => fields?.[field] ?? [],
  );

interface When {
  start_date: string;
  start_time: string;
}
const searched = (when: When) => ({ ...when, place_id: 1, headcount: 20, price_below_including: 1000 });
const calls: [string, (when: When) => PromiseLike<Answer>][] = [
  [
    'a preview',
    (when) =>
      client()
        .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
        .send({ formatted_address: midtown, headcount: 20, ...when }),
  ],
  [
    'a new order',
    (when) =>
      cart.orderer
        .post(`${base}/packages/${caterer.pack.slug}/order`)
        .send({ formatted_address: midtown, order: { headcount: 20, ...when } }),
  ],
  ['a change', (when) => cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: when })],
  [
    'a check of a change',
    (when) => cart.orderer.post(`${base}/orders/${cart.orderId}/check_validity`).send({ order: when }),
  ],
  ['a search of packages', (when) => client().get('/cpi/v1/public/packages/search').query(searched(when))],
  ['a search by body', (when) => client().post('/cpi/v1/public/packages/search').send(searched(when))],
  ['a search of restaurants', (when) => client().get('/cpi/v2/public/brands/search').query(searched(when))],
  ['a next day', (when) => client().get('/cpi/v1/public/packages/search/next_date').query(searched(when))],
  ['a map', (when) => client().get('/cpi/v2/public/brands/search/map').query(searched(when))],
  [
    'a question why not',
    (when) =>
      client()
        .get('/cpi/v1/public/search/unavailable')
        .query({ ...searched(when), query: caterer.pack.name }),
  ],
];

test('every date that a call takes is of the one type, and the document says its range', () => {
  const fields = endpoints.flatMap(({ method, path, endpoint }) =>
    (['params', 'query', 'headers', 'body'] as const).flatMap((part) =>
      endpoint[part] ? dateFields(jsonSchema(endpoint[part], 'input'), `${method} ${path} ${part}`) : [],
    ),
  );
  expect(fields.filter(({ isBounded }) => !isBounded)).toEqual([]);
  expect(fields.length).toBeGreaterThan(10);
});

test('a date of another type, or one that lost its range, is found wherever it stands', () => {
  const schema = Joi.object({
    good: date(),
    ends_on: Joi.string(),
    inner: Joi.array().items({ start_date: Joi.string().isoDate(), day: date().description('A day.') }),
    said: Joi.string().description('`YYYY-MM-DD`'),
  });
  expect(dateFields(jsonSchema(schema, 'input'))).toEqual([
    { path: '.good', isBounded: true },
    { path: '.ends_on', isBounded: false },
    { path: '.inner[].start_date', isBounded: false },
    { path: '.inner[].day', isBounded: false },
    { path: '.said', isBounded: false },
  ]);
});

describe.each(calls)('%s', (_what, call) => {
  test.each(['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2027-02-29'])(
    'on %s is refused by its date',
    async (start_date) => {
      const answer = await call({ start_date, start_time: '12:00' });
      expect([answer.status, codesOf(answer, 'start_date')]).toEqual([422, ['invalid']]);
    },
  );

  test.each([
    ['fees', '2055-06-01'],
    ['taxes', '2070-06-01'],
  ])('on a day whose %s nobody knows yet is refused by its date', async (_which, start_date) => {
    const answer = await call({ start_date, start_time: '12:00' });
    expect(codesOf(answer, 'start_date')).toEqual(['unknown']);
  });

  test.each(Object.values(dateBounds))(
    'on %s, the edge of what is known, fails of nothing else',
    async (start_date) => {
      const { status } = await call({ start_date, start_time: '12:00' });
      expect(status).toBeLessThan(500);
    },
  );

  test('at an hour that the clocks leave out is refused by its time', async () => {
    const answer = await call({ start_date: '2027-03-14', start_time: '02:30' });
    expect(codesOf(answer, 'start_time')).toContain('invalid');
  });
});

test('an hour that comes twice is meant at its first coming', async () => {
  await sql.rows('update kitchen_hours set opens = $2 where kitchen_id = $1 and daypart = $3', [
    caterer.kitchen.id,
    '01:00',
    'breakfast',
  ]);
  const when = { start_date: '2027-11-07', start_time: '01:30' };
  await cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: when }).expect(200);
  const rows = await sql.rows<{ startAt: Date }>('select start_at as "startAt" from orders where id = $1', [
    cart.orderId,
  ]);
  expect(rows[0]?.startAt.toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

describe('a rate that is missing on the very day', () => {
  const withoutTaxes = async (ask: () => PromiseLike<Answer>) => {
    await sql.rows(`update tax_rates set effective = daterange('2000-01-01', '2020-01-01')`);
    try {
      return await ask();
    } finally {
      await sql.rows(`update tax_rates set effective = daterange('2000-01-01', '2060-01-01')`);
    }
  };

  test.each<[string, () => PromiseLike<Answer>]>([
    [
      'a preview',
      () =>
        client()
          .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
          .send({ formatted_address: midtown, headcount: 20 }),
    ],
    ['a package', () => client().get(`/cpi/v1/public/packages/${caterer.pack.slug}`)],
  ])('is a fault of ours to %s, and nobody is told that it was theirs', async (_what, call) => {
    const { status, body } = await withoutTaxes(call);
    expect([status, body.code, body.fields]).toEqual([500, 'internal_error', {}]);
  });
});
