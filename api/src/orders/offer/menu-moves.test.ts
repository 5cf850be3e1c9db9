import type { Schemas } from '@copper-carrot/contracts';
import { MenuItem } from '../../catalog';
import { sql } from '../../database';
import { mailTo, runPendingJobs, signedIn, useLocalServices } from '../../testing';
import { bodyOf, modified, orderOf } from '../changes/change.factory';
import { inDays, type Cart } from '../order.factory';
import { makeMenuCaterer, makeMenuCart, type MenuCaterer } from './menu-order.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: MenuCaterer;
let wishes: Schemas['MenuItemQuantity'][];
beforeEach(async () => {
  caterer = await makeMenuCaterer([
    { name: 'Noodle bowl', priceCents: 1250, group: { minimum: 0, maximum: 2, prices: [175] } },
    { name: 'Tray of greens', priceCents: 6000, serves: 10 },
  ]);
  const [bowl, greens] = caterer.dishes;
  wishes = [
    {
      menu_item_id: bowl?.id ?? 0,
      qty: 12,
      modifiers: [{ modifier_id: bowl?.group?.modifiers[0]?.id ?? 0, qty: 2 }],
    },
    { menu_item_id: greens?.id ?? 0, qty: 2 },
  ];
});
const at = ({ orderId }: Pick<Cart, 'orderId'>) => `/cpi/v1/orderer/orders/${orderId}`;
const submit = (cart: Cart) => cart.orderer.post(`${at(cart)}/submit`).send({});

test('an addition that its dish has lost stays in the total, and stands against sending the order until it is taken off', async () => {
  const cart = await makeMenuCart(caterer, wishes);
  expect(cart.order.pricing.order_items_price).toBe(312);
  await sql.rows('delete from menu_item_modifier_groups where menu_item_id = $1', [wishes[0]?.menu_item_id]);
  const { pricing, menu_items: items } = await orderOf(cart);
  expect(pricing.order_items_price).toBe(312);
  expect(items[0]?.modifiers).toMatchObject([{ name: 'Extras of Noodle bowl 1', qty: 2, price: 1.75 }]);
  expect(await bodyOf(submit(cart).expect(422))).toMatchObject({
    fields: { 'menu_items.0.modifiers': ['inclusion'] },
    message: '2 × Extras of Noodle bowl 1 is not offered with Noodle bowl any more. Please take it off.',
  });
  const plain = wishes.map(({ menu_item_id, qty }) => ({ menu_item_id, qty }));
  await cart.orderer
    .patch(at(cart))
    .send({ order: { menu_items: plain } })
    .expect(200);
  await submit(cart).expect(200);
  expect((await orderOf(cart)).pricing.order_items_price).toBe(270);
});

test('a restaurant that sells its menu no more takes no cart that was begun before', async () => {
  const cart = await makeMenuCart(caterer, wishes);
  await caterer.brand.update({ fullMenuOrderingEnabled: false });
  expect(await bodyOf(submit(cart).expect(422))).toMatchObject({
    fields: { brand_id: ['inactive'] },
    message: 'This restaurant takes no orders from its menu any more.',
  });
});

test('[OPERM-04] the same again by its caterer is what the menu has today, at the prices of today', async () => {
  const cart = await makeMenuCart(caterer, wishes);
  await submit(cart).expect(200);
  await MenuItem.update({ priceCents: 1400 }, { where: { id: wishes[0]?.menu_item_id } });
  await MenuItem.update({ active: false }, { where: { id: wishes[1]?.menu_item_id } });
  const cook = await signedIn(caterer.cook);
  const { body: started } = (await cook
    .post(`/cpi/v2/caterer/orders/${cart.orderId}/direct_orders`)
    .send({ headcount: 12, start_date: inDays(5), start_time: '12:30' })
    .expect(201)) as { body: { id: number } };
  const again = await orderOf({ ...cart, orderId: started.id });
  expect(again).toMatchObject({
    ...{ is_direct: true, package: null, headcount: 12, start_date: inDays(5) },
    menu_items: [{ name: 'Noodle bowl', qty: 12, unit_price: 17.5, offered: true }],
  });
  expect(again.menu_items).toHaveLength(1);
  expect(again.pricing.order_items_price).toBe(210);
});

test('[MENU-01] a menu says what is in its dishes and since when, an order what was agreed, one of before then nothing', async () => {
  const [bowl] = caterer.dishes;
  const state = (on: string, held: string) =>
    sql.rows(
      `with menu as (update menus set allergens_stated_on = $2 where brand_id = $1 returning id)
       update menu_items set allergens = $3 where menu_id in (select id from menu) and id = $4`,
      [caterer.brand.id, on, `{${held}}`, bowl?.id],
    );
  await state('2026-03-02', 'soy,sesame');
  const said = async (where: string, reader: { get: Cart['orderer']['get'] }) => {
    const read = async <Each>(list: string) =>
      (await bodyOf<{ records: Each[] }>(reader.get(`/cpi/v2/public/${where}/${list}`).expect(200))).records;
    const items = await read<Schemas['MenuItem']>('menu_items');
    const menus = await read<Schemas['RestaurantMenu']>('restaurant_menus');
    return [menus[0]?.allergens_stated_on, items.find(({ id }) => id === bowl?.id)?.allergens];
  };
  const cart = await makeMenuCart(caterer, wishes);
  expect(await said(`brands/${caterer.brand.slug}`, cart.orderer)).toEqual(['2026-03-02', ['soy', 'sesame']]);
  await submit(cart).expect(200);
  await state('2026-09-09', 'soy');
  expect(await said(`orders/${cart.orderId}`, cart.orderer)).toEqual(['2026-03-02', ['soy', 'sesame']]);
  await sql.rows(
    `update order_terms set terms = jsonb_set(jsonb_set(terms, '{offer,menus}', (
         select jsonb_agg(m - 'allergens_stated_on') from jsonb_array_elements(terms #> '{offer,menus}') m)),
       '{offer,dishes}', (select jsonb_agg(d - 'allergens') from jsonb_array_elements(terms #> '{offer,dishes}') d))
     where order_id = $1`,
    [cart.orderId],
  );
  expect(await said(`orders/${cart.orderId}`, cart.orderer)).toEqual([null, []]);
});

test('[MENU-01] what is in an addition is said on the menu, on the order’s line and to the kitchen, as it was agreed', async () => {
  const [bowl] = caterer.dishes;
  const state = async (dish: string, addition: string) => {
    await sql.rows('update menu_items set allergens = $2 where id = $1', [bowl?.id, `{${dish}}`]);
    await sql.rows('update modifiers set allergens = $2 where id = $1', [
      bowl?.group?.modifiers[0]?.id,
      `{${addition}}`,
    ]);
  };
  await state('soy', 'peanuts,milk');
  const cart = await makeMenuCart(caterer, wishes);
  const cook = await signedIn(caterer.cook);
  const ordered = async () => (await orderOf(cart)).menu_items.map(({ allergens }) => allergens);
  const offered = async (where: string) => {
    const { records } = await bodyOf<{ records: Schemas['MenuItem'][] }>(
      cart.orderer.get(`/cpi/v2/public/${where}/menu_items`).expect(200),
    );
    const dish = records.find(({ id }) => id === bowl?.id);
    return [dish?.allergens, dish?.modifier_groups[0]?.modifiers[0]?.allergens];
  };
  expect(await offered(`brands/${caterer.brand.slug}`)).toEqual([['soy'], ['peanuts', 'milk']]);
  expect(await ordered()).toEqual([['milk', 'peanuts', 'soy'], []]);
  // A cart shows current allergens, a submitted order those at its submit.
  await state('soy', 'peanuts');
  expect(await ordered()).toEqual([['peanuts', 'soy'], []]);
  await submit(cart).expect(200);
  await state('', '');
  expect(await ordered()).toEqual([['peanuts', 'soy'], []]);
  expect(await offered(`orders/${cart.orderId}`)).toEqual([['soy'], ['peanuts']]);
  const ticket = await bodyOf<Schemas['CatererOrder']>(
    cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
  );
  expect(ticket.menu_items.map(({ allergens }) => allergens)).toEqual([['peanuts', 'soy'], []]);
  await runPendingJobs();
  const letters = (await mailTo(caterer.cook.email)).map(({ data }) => JSON.stringify(data));
  expect(letters.join()).toContain('Noodle bowl (2 × Extras of Noodle bowl 1) (contains peanuts, soy)');
});

test('a change takes nothing away of what is in a dish, where it was agreed before that was kept with its menu', async () => {
  const [bowl] = caterer.dishes;
  await sql.rows(`update menu_items set allergens = '{soy}' where id = $1`, [bowl?.id]);
  await sql.rows(`update modifiers set allergens = '{milk}' where id = $1`, [bowl?.group?.modifiers[0]?.id]);
  const cart = await makeMenuCart(caterer, wishes);
  await submit(cart).expect(200);
  await sql.rows(
    `update order_terms set terms = jsonb_set(terms, '{offer,dishes}', regexp_replace(
       terms #>> '{offer,dishes}', '"allergens": \\[[^]]*\\],? ?', '', 'g')::jsonb) where order_id = $1`,
    [cart.orderId],
  );
  const fewer = wishes.map((wish, at) => (at === 0 ? { ...wish, qty: 11 } : wish));
  expect((await modified(cart, { menu_items: fewer })).status).toBe('applied');
  const { menu_items: lines } = await orderOf(cart);
  expect(lines.map(({ qty, allergens }) => [qty, allergens])).toEqual([
    [11, ['milk', 'soy']],
    [2, []],
  ]);
});

test('an addition holds what can be stated, and nothing else', async () => {
  const state = sql.rows(`update modifiers set allergens = '{gluten}' where id = $1`, [
    wishes[0]?.modifiers?.[0]?.modifier_id,
  ]);
  await expect(state).rejects.toThrow('modifiers_allergens_check');
});

test('no dish of a menu is marked for a diet and made with what that leaves out', async () => {
  const [bowl] = caterer.dishes;
  const state = sql.rows(
    `update menu_items set dietary_tags = '{vegan}', allergens = '{eggs}' where id = $1`,
    [bowl?.id],
  );
  await expect(state).rejects.toThrow('menu_items_marks_agree');
});
