import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { asked as counted, client, makeMember, makeUser, signedIn, type TestClient } from '../../testing';
import { asked, useAsking } from '../asking/asking.factory';
import { makeMenuCart, makeMenuCaterer } from '../offer/menu-order.factory';
import { inDays, makeCart, makeCaterer, makeReadyCart } from '../order.factory';

const kitchen = useAsking();
const path = '/cpi/v1/orderer/left_carts';
const base = '/cpi/v1/orderer';

const left = async (client: TestClient, query: object = {}) =>
  ((await client.get(path).query(query).expect(200)).body as List<Schemas['LeftCart']>).records;
const ids = async (client: TestClient, query: object = {}) => (await left(client, query)).map(({ id }) => id);
const start = async (client: TestClient, slug: string) =>
  (
    (await client
      .post(`${base}/packages/${slug}/order`)
      .send({ order: { headcount: 20, start_date: inDays(5), start_time: '12:00' } })
      .expect(201)) as { body: { id: number } }
  ).body.id;

test('a cart that was left is there to go on with, for its person alone, by its package and restaurant too', async () => {
  const { caterer } = kitchen;
  const { orderer, orderId, teamId, order } = await makeCart(caterer);
  const other = await makeCaterer();
  expect(await left(orderer)).toEqual([
    expect.objectContaining({
      id: orderId,
      team_id: teamId,
      team_name: order.team?.name,
      headcount: 20,
      start_date: inDays(3),
      is_late: false,
      asked_name: null,
      has_open_poll: false,
    }),
  ]);
  expect(await ids(orderer, { package_id: caterer.pack.id })).toEqual([orderId]);
  expect(await ids(orderer, { package_id: other.pack.id })).toEqual([]);
  expect(await ids(orderer, { brand_id: caterer.brand.id })).toEqual([orderId]);
  expect(await ids(orderer, { brand_id: other.brand.id })).toEqual([]);
  expect(await ids(await signedIn(await makeUser()))).toEqual([]);
});

test.each([
  ['was not touched for two weeks', `alter table orders disable trigger orders_touch`, `update orders set updated_at = now() - interval '15 days' where id = ORDER`, 'alter table orders enable trigger orders_touch'],
  ['was taken away', 'update orders set removed_at = now() where id = ORDER'],
  ['is of a package that is gone', 'update packages set active = false where id = (select package_id from orders where id = ORDER)'],
  ['is of a restaurant that has closed', 'update brands set active = false where id = (select brand_id from orders where id = ORDER)'],
  ['a caterer has begun and nobody opened', 'update orders set is_direct = true where id = ORDER'],
])('a cart that %s is none to go on with', async (_name, ...statements) => {
  const { orderer, orderId } = await makeCart(await makeCaterer());
  expect(await ids(orderer)).toEqual([orderId]);
  for (const each of statements) await sql.rows(each.replaceAll('ORDER', String(orderId)), []);
  expect(await ids(orderer)).toEqual([]);
}); // prettier-ignore

test('what a caterer has begun is the customer’s to go on with once they opened it', async () => {
  const { orderer, orderId } = await makeCart(kitchen.caterer);
  await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
  await orderer.post(`${base}/orders/${orderId}/claim`).send({}).expect(200);
  expect(await ids(orderer)).toEqual([orderId]);
});

test('what was placed is none, and the latest comes first', async () => {
  const { orderer, orderId } = await makeReadyCart(kitchen.caterer);
  await orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);
  const { slug } = kitchen.caterer.pack;
  const [first, second] = [await start(orderer, slug), await start(orderer, slug)];
  expect(await ids(orderer)).toEqual([second, first]);
  expect(await ids(orderer, { limit: 1 })).toEqual([second]);
});

test.each([
  ['is past', `start_date = current_date - 3, start_at = now() - interval '3 days'`],
  ['is past and has no time', 'start_date = current_date - 3, start_time = null, start_at = null'],
  ['is nearer than its restaurant’s notice', `start_date = (now() at time zone time_zone)::date, start_time = '23:59', start_at = now()`],
])('a cart whose date %s is offered after those that can be had, and says so', async (_name, change) => {
  const { slug } = kitchen.caterer.pack;
  const { orderer, orderId: early } = await makeCart(kitchen.caterer);
  const late = await start(orderer, slug);
  await sql.rows(`update orders set ${change} where id = $1`, [late]);
  const dateless = await start(orderer, slug);
  await sql.rows('update orders set start_date = null, start_time = null, start_at = null where id = $1', [
    dateless,
  ]);
  expect((await left(orderer)).map(({ id, is_late }) => [id, is_late])).toEqual([
    [dateless, false],
    [early, false],
    [late, true],
  ]);
}); // prettier-ignore

test('a cart that a colleague is asked to pay waits for them, comes last, and is not theirs to go on with', async () => {
  const cart = await asked();
  const { firstName, lastName } = cart.user2;
  expect(await left(cart.orderer)).toMatchObject([
    { id: cart.orderId, asked_name: `${firstName} ${lastName}`.trim() },
  ]);
  expect(await ids(cart.sam)).toEqual([]);
  const { caterer } = kitchen;
  const own = await start(cart.orderer, caterer.pack.slug);
  await sql.rows('update orders set contact_name = $2 where id = $1', [cart.orderId, 'Touched last']);
  expect(await ids(cart.orderer)).toEqual([own, cart.orderId]);
  await cart.sam.post(`${cart.path}/decline`).send({}).expect(204);
  expect((await left(cart.orderer)).map(({ id, asked_name }) => [id, asked_name])).toEqual([
    [cart.orderId, null],
    [own, null],
  ]);
});

test('a cart for which colleagues choose their meals says so', async () => {
  const { orderer, orderId, user } = await makeCart(kitchen.caterer);
  await sql.rows(
    `insert into order_polls (code, order_id, package_item_id, expires_at, created_by)
     select 'LEFT' || o.id || 'POLL', o.id, i.id, now() + interval '1 day', $2
     from orders o join package_items i on i.package_id = o.package_id where o.id = $1 limit 1`,
    [orderId, user.id],
  );
  expect(await left(orderer)).toMatchObject([{ id: orderId, has_open_poll: true }]);
});

test('acting for an organization, its carts are offered and those of none, not another one’s', async () => {
  const { orderer, orderId, user } = await makeCart(kitchen.caterer);
  const { team: second } = await makeMember('orderer');
  await sql.rows(`insert into memberships (user_id, team_id, role) values ($1, $2, 'orderer')`, [
    user.id,
    second.id,
  ]);
  expect(await ids(orderer)).toEqual([orderId]);
  orderer.always({ 'CC-As-Team': String(second.id) });
  expect(await ids(orderer)).toEqual([]);
  const theirs = await start(orderer, kitchen.caterer.pack.slug);
  await sql.rows('update orders set team_id = null where id = $1', [orderId]);
  expect(await ids(orderer)).toEqual([orderId, theirs]);
});

test('a cart from a menu counts while its restaurant takes orders from it, and can be asked for alone', async () => {
  const menu = await makeMenuCaterer([{ name: 'Soup', priceCents: 900 }]);
  const { orderer, orderId } = await makeMenuCart(menu, [{ menu_item_id: menu.dishes[0]?.id ?? 0, qty: 20 }]);
  const packaged = await makeCart(kitchen.caterer);
  expect(await left(orderer, { brand_id: menu.brand.id, from_menu: true })).toMatchObject([
    { id: orderId, package: null },
  ]);
  const ofCaterer = { brand_id: kitchen.caterer.brand.id };
  expect(await ids(packaged.orderer, { ...ofCaterer, from_menu: true })).toEqual([]);
  expect(await ids(packaged.orderer, { ...ofCaterer, from_menu: false })).toEqual([packaged.orderId]);
  await sql.rows('update brands set full_menu_ordering_enabled = false where id = $1', [menu.brand.id]);
  expect(await ids(orderer)).toEqual([]);
});

test('nobody signed in has none to ask for, and what is asked for wrongly is named', async () => {
  const { orderer } = await makeCart(kitchen.caterer);
  await client().get(path).expect(401);
  const { body } = (await orderer.get(path).query({ package_id: 'tacos' }).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(Object.keys(body.fields ?? {})).toEqual(['package_id']);
});

test('all of it takes one statement, however many there are', async () => {
  const { orderer } = await makeCart(kitchen.caterer);
  const cost = async () => (await counted(() => orderer.get(path).expect(200))).statements.length;
  const one = await cost();
  for (let more = 0; more < 3; more++) await start(orderer, kitchen.caterer.pack.slug);
  expect([one, await cost()]).toEqual([1, 1]);
});
