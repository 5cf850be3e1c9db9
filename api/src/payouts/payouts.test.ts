import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeCaterer, makeReadyCart, type Caterer } from '../orders/order.factory';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();

const base = '/cpi/v2/caterer/payouts';
let caterer: Caterer;
let owner: TestClient;

beforeAll(async () => {
  caterer = await makeCaterer({ name: '=2+5 tacos' });
  owner = await signedIn(caterer.cook);
});

/** An order that was delivered on a day. */
async function delivered(date: string, headcount: number): Promise<number> {
  const { orderer, orderId } = await makeReadyCart(caterer, { headcount });
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  await sql.rows(`update orders set status = 'fulfilled', start_date = $2 where id = $1`, [orderId, date]);
  return orderId;
}
const cents = (dollars: number) => Math.round(dollars * 100);
const lineSums = async (ids: number[]) =>
  (
    await sql.rows<{ payout: number }>(
      'select sum(caterer_cents)::int as payout from order_price_lines where order_id = any($1)',
      [ids],
    )
  )[0]?.payout;

test('[CAT-01] payouts sum to the delivered orders less commission, by order, by week and in the file', async () => {
  await sql.rows(
    `insert into deals (brand_id, label, percent_ppm, effective) values ($1, 'Ten off', 100000, daterange(null, null))`,
    [caterer.brand.id],
  );
  const ids = [
    await delivered('2026-03-02', 20),
    await delivered('2026-03-08', 33),
    await delivered('2026-03-09', 12),
  ];
  await makeReadyCart(caterer);
  const weeks = (await owner.get(base).expect(200)).body as List<Schemas['PayoutWeek']>;
  expect(weeks.records.map(({ week_starts_on: on, order_count: count }) => [on, count])).toEqual([
    ['2026-03-09', 1],
    ['2026-03-02', 2],
  ]);
  const orders = (await owner.get(`${base}/orders`).expect(200)).body as List<Schemas['PayoutOrder']>;
  expect(orders.records.map(({ order_id: id }) => id)).toEqual(ids.toReversed());
  for (const row of [...weeks.records, ...orders.records]) {
    expect(row.discounts).toBeLessThan(0);
    expect(row.commission).toBeGreaterThan(0);
    expect(cents(row.payout)).toBe(
      cents(row.food) + cents(row.discounts) + cents(row.delivery) + cents(row.tip) - cents(row.commission),
    );
  }
  const sumOf = (rows: { payout: number }[]) => rows.reduce((sum, { payout }) => sum + cents(payout), 0);
  const [byWeek, byOrder, byLine] = [sumOf(weeks.records), sumOf(orders.records), await lineSums(ids)];
  expect([byWeek, byOrder]).toEqual([byLine, byLine]);

  const week = { week: '2026-03-02' };
  const ofWeek = (await owner.get(`${base}/orders`).query(week).expect(200)).body as List<
    Schemas['PayoutOrder']
  >;
  expect(ofWeek.count).toBe(2);
  const { text, headers } = await owner
    .get(`${base}/csv`)
    .query({ ...week, brand_id: caterer.brand.id })
    .expect(200);
  expect(headers['content-type']).toMatch('text/csv');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  // No spreadsheet reads a name as a formula.
  expect(lines[1]).toContain(`"'=2+5 tacos"`);
  expect(lines[1]?.split(',').at(-1)).toBe(String(orders.records.at(-1)?.payout));
});

test('[CAT-14] payouts are for a brand’s owners and managers alone', async () => {
  const helper = await makeUser();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    ...[caterer.brand.id, helper.id],
  ]);
  const query = { brand_id: caterer.brand.id };
  const elsewhere = await signedIn((await makeCaterer()).cook);
  for (const by of [await signedIn(helper), await signedIn(await makeUser())]) {
    await by.get(base).expect(403);
    await by.get(`${base}/orders`).expect(403);
    await by.get(`${base}/csv`).query(query).expect(403);
  }
  expect(((await elsewhere.get(base).expect(200)).body as List<unknown>).count).toBe(0);
  await elsewhere.get(`${base}/csv`).query(query).expect(403);
  await elsewhere.get(`${base}/orders`).query({ week: 'soon' }).expect(422);
});
