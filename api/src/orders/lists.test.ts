import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { colleagueOf, placedOrder } from '../messages/message.factory';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../testing';
import { cancel } from './changes/change.factory';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from './order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
let caterer: Caterer;
let cart: Cart;
beforeEach(async () => {
  caterer = await makeCaterer();
  cart = await placedOrder(caterer);
});
const listed = async (by: TestClient, query: object) =>
  ((await by.get(base).query(query).expect(200)).body as List<Schemas['OrderListRecord']>).records.map(
    ({ id }) => id,
  );
const yearOf = (order: Schemas['Order']) => Number(order.start_date?.slice(0, 4));

test('[API-094] counts the orders of each year, of a person and of an organization', async () => {
  const year = yearOf(cart.order);
  const counts = async (by: TestClient, query = {}) =>
    (
      (await by.get('/cpi/v2/orderer/orders/year_counts').query(query).expect(200)).body as List<
        Schemas['YearCount']
      >
    ).records;
  expect(await counts(cart.orderer)).toEqual([{ year, count: 1 }]);
  const peer = await colleagueOf(cart, 'orderer');
  expect([await counts(peer.client), await counts(peer.client, { team_id: cart.teamId })]).toEqual([
    [],
    [{ year, count: 1 }],
  ]);
  await (
    await signedIn(await makeUser())
  )
    .get('/cpi/v2/orderer/orders/year_counts')
    .query({ team_id: cart.teamId })
    .expect(404);
});

test('[API-078] counts those of a brand for its people, and for nobody else', async () => {
  const cook = await signedIn(caterer.cook);
  const answer = await cook.get('/cpi/v1/caterer/orders/year_counts').expect(200);
  expect(answer.body).toEqual({ records: [{ year: yearOf(cart.order), count: 1 }], count: 1 });
  await cart.orderer.get('/cpi/v1/caterer/orders/year_counts').expect(403);
});

test('finds orders by year, cost center, number and words', async () => {
  const year = yearOf(cart.order);
  await sql.rows(`update orders set cost_center = 'R&D' where id = $1`, [cart.orderId]);
  const found = (query: object) => listed(cart.orderer, query);
  const all = [cart.orderId];
  expect(await found({ year })).toEqual(all);
  expect(await found({ year: year - 1 })).toEqual([]);
  expect(await found({ cost_center: 'R&D' })).toEqual(all);
  expect(await found({ cost_center: 'Sales' })).toEqual([]);
  expect(await found({ query: `#${cart.orderId}` })).toEqual(all);
  expect(await found({ query: caterer.brand.name.toUpperCase() })).toEqual(all);
  expect(await found({ query: 'no such % words_' })).toEqual([]);
});

test('writes a list as a CSV file, in which words are no formula', async () => {
  await sql.rows(`update orders set cost_center = '=1+1' where id = $1`, [cart.orderId]);
  const { text } = (await cart.orderer
    .get(`${base}/export`)
    .query({ year: yearOf(cart.order) })
    .expect(200)
    .expect('content-type', /text\/csv/)) as { text: string };
  const [heading, row, ...rest] = text.trim().split('\r\n');
  expect(heading).toContain('"Order","Date"');
  expect(row).toMatch(new RegExp(`^${cart.orderId},`));
  expect(row).toContain(`"'=1+1"`);
  expect(rest).toEqual([]);
  await (await signedIn(await makeUser())).get(`${base}/export`).query({ team_id: cart.teamId }).expect(404);
});

test('pages through two thousand orders of an organization in no time', async () => {
  await sql.rows(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n,
       'start_date', o.start_date - n, 'start_at', o.start_at - make_interval(days => n)))).*
     from orders o, generate_series(10, 2009) n where o.id = $1`,
    [cart.orderId],
  );
  const began = performance.now();
  const { body } = (await cart.orderer
    .get(base)
    .query({ team_id: cart.teamId, when: 'past', query: caterer.brand.name, limit: 20, offset: 1500 })
    .expect(200)) as { body: List<Schemas['OrderListRecord']> };
  expect([body.count, body.records.length]).toEqual([2000, 20]);
  expect(performance.now() - began).toBeLessThan(3000);
  const { text } = (await cart.orderer.get(`${base}/export`).query({ team_id: cart.teamId }).expect(200)) as {
    text: string;
  };
  expect(text.trim().split('\r\n')).toHaveLength(1 + 2001);
});

test('[API-071] converts an order into a cart, in its place only once it is over, and as a copy beside it', async () => {
  const convert = (id: number, body: object) => cart.orderer.post(`${base}/${id}/convert`).send(body);
  expect((await convert(cart.orderId, {}).expect(409)).body).toMatchObject({ code: 'convert_order-stands' });
  const copy = (await convert(cart.orderId, { copy: true }).expect(200)).body as { id: number };
  expect(copy.id).not.toBe(cart.orderId);
  expect((await convert(cart.orderId, { copy: true }).expect(200)).body).toEqual(copy);
  expect((await convert(copy.id, {}).expect(200)).body).toEqual(copy);
  const read = (await cart.orderer.get(`${base}/${copy.id}`).expect(200)).body as Schemas['Order'];
  expect([read.status, read.reordered_from]).toEqual(['in_cart', cart.orderId]);
  await cancel(cart, 0).expect(200);
  expect((await convert(cart.orderId, {}).expect(200)).body).toEqual(copy);
  const peer = await colleagueOf(cart, 'orderer');
  await peer.client.post(`${base}/${cart.orderId}/convert`).send({ copy: true }).expect(403);
  await (await signedIn(await makeUser())).post(`${base}/${cart.orderId}/convert`).send({}).expect(404);
});

test('[API-073] safely updates a cart and an order that stands, and nothing of food or price', async () => {
  const update = (by: TestClient, id: number, order: object) =>
    by.patch(`${base}/${id}/safe_update`).send({ order });
  const open = await makeReadyCart(caterer);
  const changed = await update(open.orderer, open.orderId, {
    cost_center: 'R&D',
    contact_name: 'Robin',
  }).expect(200);
  expect(changed.body).toMatchObject({
    cost_center: 'R&D',
    address: { contact_name: 'Robin' },
    status: 'in_cart',
  });
  const before = cart.order.pricing.customer_price;
  const after = await update(cart.orderer, cart.orderId, { purchase_order_reference_code: 'PO 7' }).expect(
    200,
  );
  expect(after.body).toMatchObject({
    purchase_order_reference_code: 'PO 7',
    pricing: { customer_price: before },
  });
  const refused = await update(cart.orderer, cart.orderId, { headcount: 40 }).expect(422);
  expect((refused.body as Schemas['Error']).fields).toHaveProperty('headcount');
  const peer = await colleagueOf(cart, 'orderer');
  await update(peer.client, cart.orderId, { cost_center: 'x' }).expect(403);
  await update(await signedIn(await makeUser()), cart.orderId, { cost_center: 'x' }).expect(404);
});

test('[API-072] previews and starts an order of what the body names: a package, else a restaurant', async () => {
  const { pack, brand } = caterer;
  const order = { headcount: 20, start_date: inDays(3), start_time: '12:00' };
  const preview = await cart.orderer
    .post(`${base}/preview`)
    .send({
      package_id: pack.id,
      brand_id: brand.id,
      google_place_id: null,
      formatted_address: '350 5th Ave, New York, NY 10001',
      order,
    })
    .expect(200);
  expect((preview.body as Schemas['OrderPreview']).order?.headcount).toBe(20);
  const body = { package_id: pack.id, formatted_address: '350 5th Ave, New York, NY 10001', order };
  const { id } = (await cart.orderer.post(base).send(body).expect(201)).body as { id: number };
  expect((await cart.orderer.get(`${base}/${id}`).expect(200)).body).toMatchObject({
    headcount: 20,
    brand_id: brand.id,
  });
  const other = await makeCaterer();
  const fields = async (wish: object) =>
    Object.keys(
      ((await cart.orderer.post(base).send(wish).expect(422)).body as Schemas['Error']).fields ?? {},
    );
  expect(await fields({ ...body, brand_id: other.brand.id })).toEqual(['brand_id']);
  expect(await fields({ order })).toEqual(['package_id']);
});
