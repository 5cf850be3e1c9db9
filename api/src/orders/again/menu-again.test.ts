import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { makeMenuCart, makeMenuCaterer, type MenuCaterer } from '../offer/menu-order.factory';
import type { Cart } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';

async function placed(): Promise<{ caterer: MenuCaterer; cart: Cart }> {
  const caterer = await makeMenuCaterer([
    { name: 'Soup', priceCents: 900 },
    { name: 'Tacos', priceCents: 1200, group: { minimum: 0, maximum: 2, prices: [100] } },
  ]);
  const [soup, tacos] = caterer.dishes;
  const cart = await makeMenuCart(caterer, [
    { menu_item_id: soup?.id ?? 0, qty: 20 },
    {
      menu_item_id: tacos?.id ?? 0,
      qty: 2,
      modifiers: [{ modifier_id: tacos?.group?.modifiers[0]?.id ?? 0, qty: 1 }],
      note: 'No onions',
      for_name: 'Sam',
    },
  ]);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  return { caterer, cart };
}
const again = async ({ orderer, orderId }: Cart) =>
  (await orderer.post(`${base}/${orderId}/reorder`).expect(200)).body as Schemas['Reorder'];
const dishesOf = async ({ orderer }: Cart, id: number | null) =>
  ((await orderer.get(`${base}/${id}`).expect(200)).body as Schemas['Order']).menu_items.map(
    ({ name, qty, unit_price, note, for_name }) => [name, qty, unit_price, note, for_name],
  );

test('an order from a menu is made again, dish by dish with its words, at the prices of today', async () => {
  const { caterer, cart } = await placed();
  await sql.rows('update menu_items set price_cents = 950 where id = $1', [caterer.dishes[0]?.id]);
  const { id, menu_items } = await again(cart);
  expect(await dishesOf(cart, id)).toEqual([
    ['Soup', 20, 9.5, '', null],
    ['Tacos', 2, 13, 'No onions', 'Sam'],
  ]);
  expect(
    menu_items.map(({ name, qty, price_before, price, without }) => [
      name,
      qty,
      price_before,
      price,
      without,
    ]),
  ).toEqual([
    ['Soup', 20, 9, 9.5, ''],
    ['Tacos (Extras of Tacos 1)', 2, 13, 13, ''],
  ]);
});

test('a dish and an addition that are gone are left out and said', async () => {
  const { caterer, cart } = await placed();
  await sql.rows('update menu_items set active = false where id = $1', [caterer.dishes[0]?.id]);
  await sql.rows('delete from menu_item_modifier_groups where menu_item_id = $1', [caterer.dishes[1]?.id]);
  const { id, menu_items } = await again(cart);
  expect(await dishesOf(cart, id)).toEqual([['Tacos', 2, 12, 'No onions', 'Sam']]);
  expect(menu_items).toMatchObject([
    { name: 'Soup', qty: 0, qty_before: 20, price: null, price_before: 9 },
    { name: 'Tacos', qty: 2, price: 12, price_before: 13, without: 'Extras of Tacos 1' },
  ]);
});

test('an order of which nothing is left, and of a restaurant that takes none from its menu, is refused', async () => {
  const { caterer, cart } = await placed();
  await sql.rows('update menu_items set active = false where menu_id = $1', [caterer.menu.id]);
  const { body: gone } = (await cart.orderer.post(`${base}/${cart.orderId}/reorder`).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(gone).toMatchObject({ code: 'reorder_order-nothing_left', fields: { menu_items: ['inclusion'] } });
  await sql.rows('update menu_items set active = true where menu_id = $1', [caterer.menu.id]);
  await sql.rows('update brands set full_menu_ordering_enabled = false where id = $1', [caterer.brand.id]);
  const { body: closed } = (await cart.orderer.post(`${base}/${cart.orderId}/reorder`).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(closed).toMatchObject({ code: 'reorder_order-not_offered', fields: { brand_id: ['inactive'] } });
});
