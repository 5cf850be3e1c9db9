import type { Schemas } from '@copper-carrot/contracts';
import { Menu, MenuItem } from '../../catalog';
import { sql } from '../../database';
import { mailTo, runPendingJobs, signedIn, useLocalServices } from '../../testing';
import { bodyOf, calculated, cancel, modified, orderOf } from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { makeMenuCaterer, makeMenuCart, previewMenu, type MenuCaterer } from './menu-order.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: MenuCaterer;
let wishes: Schemas['MenuItemQuantity'][];
beforeEach(async () => {
  caterer = await makeMenuCaterer([
    { name: 'Noodle bowl', priceCents: 1250, group: { minimum: 1, maximum: 2, prices: [0, 175] } },
    { name: 'Tray of greens', priceCents: 6000, serves: 10, tags: ['vegan'] },
    { name: 'Lemonade', priceCents: 333 },
  ]);
  const [bowl, greens] = caterer.dishes;
  wishes = [
    {
      menu_item_id: bowl?.id ?? 0,
      qty: 12,
      modifiers: [{ modifier_id: bowl?.group?.modifiers[1]?.id ?? 0, qty: 2 }],
      note: 'No peanuts, please',
      for_name: 'Ada',
    },
    { menu_item_id: greens?.id ?? 0, qty: 2 },
  ];
});

const base = '/cpi/v1/orderer/orders';
const patch = ({ orderer, orderId }: Cart, order: object) =>
  orderer.patch(`${base}/${orderId}`).send({ order });
const submit = ({ orderer, orderId }: Cart, seen: object = {}) =>
  orderer.post(`${base}/${orderId}/submit`).send(seen);
/** The first requested line with some fields changed. */
const first = (change: Partial<Schemas['MenuItemQuantity']>) => [
  { ...(wishes[0] as Schemas['MenuItemQuantity']), ...change },
];

test('two hundred lines with the longest notes are read at every step of an order', async () => {
  const cart = await makeMenuCart(caterer, wishes);
  const [wish] = wishes;
  const menu_items = Array.from({ length: 200 }, (_, line) => ({
    ...(wish as Schemas['MenuItemQuantity']),
    ...{ qty: 1, note: `${line} `.padEnd(500, '辛'), for_name: 'é'.repeat(100) },
  }));
  await previewMenu(cart.orderer, caterer, menu_items);
  await patch(cart, { menu_items }).expect(200);
  const checked = { order: { menu_items } };
  await cart.orderer.post(`${base}/${cart.orderId}/check_validity`).send(checked).expect(200);
  await submit(cart).expect(200);
  const more = menu_items.map((each) => ({ ...each, qty: 2 }));
  await calculated(cart, { menu_items: more });
  await modified(cart, { menu_items: more });
});

describe('an order from a full menu', () => {
  test('marks a dish by what it holds with all that is added to it, in the cart, for its cook and in the mail', async () => {
    const [bowl] = caterer.dishes;
    await sql.rows(`update menu_items set dietary_tags = '{vegan,gluten_free}' where id = $1`, [bowl?.id]);
    await sql.rows(`update modifiers set allergens = '{wheat}' where id = $1`, [
      bowl?.group?.modifiers[1]?.id,
    ]);
    const cart = await makeMenuCart(caterer, wishes);
    const marked = [
      { dietary_tags: ['vegan'], allergens: ['wheat'] },
      { dietary_tags: ['vegan'], allergens: [] },
    ];
    expect(cart.order.menu_items).toMatchObject(marked);
    await submit(cart, { total: cart.order.pricing.customer_price }).expect(200);
    const cook = await signedIn(caterer.cook);
    expect((await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`)).body).toMatchObject({
      menu_items: marked,
    });
    await runPendingJobs();
    const letter = (await mailTo(caterer.cook.email)).find(({ data }) => data.orderId === cart.orderId);
    expect(JSON.stringify(letter?.data.ticket)).not.toMatch(/gluten/i);
  });

  test('[MENU-01] costs the same in preview, cart and submit, and its caterer reads every dish of it', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    const preview = await previewMenu(cart.orderer, caterer, wishes);
    expect(preview.error).toBeNull();
    expect(preview.order?.pricing.customer_price).toBe(cart.order.pricing.customer_price);
    expect(preview.order?.pricing.lines).toEqual(cart.order.pricing.lines);
    expect(cart.order).toMatchObject({ package: null, chosen_options: [], included: null });
    // 12 x (12.50 + 2 x 1.75) and 2 x 60.
    expect(cart.order.pricing.order_items_price).toBe(312);
    expect(cart.order.menu_items).toEqual(preview.order?.menu_items);
    expect(cart.order.menu_items).toMatchObject([
      {
        ...{ name: 'Noodle bowl', qty: 12, unit_price: 16, price: 192, portions: 12, offered: true },
        ...{ note: 'No peanuts, please', for_name: 'Ada' },
        modifiers: [{ group: 'Extras of Noodle bowl', name: 'Extras of Noodle bowl 2', qty: 2, price: 1.75 }],
      },
      { name: 'Tray of greens', qty: 2, unit_price: 60, price: 120, portions: 20, dietary_tags: ['vegan'] },
    ]);

    const { body: sent } = (await submit(cart, { total: cart.order.pricing.customer_price }).expect(200)) as {
      body: Schemas['SubmittedOrder'];
    };
    expect(sent.pricing.customer_price).toBe(cart.order.pricing.customer_price);
    const order = await orderOf(cart);
    expect(order.pricing.lines).toEqual(cart.order.pricing.lines);
    expect(order.menu_items).toEqual(cart.order.menu_items);
    expect(order.points_awarded).toBe(312);

    const cook = await signedIn(caterer.cook);
    const { body: read } = (await cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    };
    expect(read).toMatchObject({ package: null, menu_items: order.menu_items });
    await runPendingJobs();
    const letter = (await mailTo(caterer.cook.email)).find(({ data }) => data.orderId === cart.orderId);
    expect(JSON.stringify(letter?.data)).toContain(
      'Noodle bowl (2 × Extras of Noodle bowl 2), for Ada, “No peanuts, please”',
    );
    expect(JSON.stringify(letter?.data)).toContain('Tray of greens (Vegan)');
  });

  test('is changed whole: what is left out is gone, and one dish with other words is a line of its own', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    const { body } = (await patch(cart, {
      menu_items: [
        ...wishes,
        ...first({ note: 'Extra hot' }),
        { menu_item_id: wishes[1]?.menu_item_id, qty: 1 },
      ],
    }).expect(200)) as { body: Schemas['Order'] };
    expect(body.menu_items.map(({ qty, note }) => [qty, note])).toEqual([
      [12, 'No peanuts, please'],
      [3, ''],
      [12, 'Extra hot'],
    ]);
    expect(body.lock_version).toBeGreaterThan(cart.order.lock_version);
    const { body: fewer } = (await patch(cart, { menu_items: first({ qty: 1 }) }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(fewer.menu_items).toHaveLength(1);
    // A cart below the delivery minimum can be kept, but not submitted.
    expect(await bodyOf(submit(cart))).toMatchObject({ status: 422 });
    await patch(cart, { menu_items: [], lock_version: cart.order.lock_version }).expect(409);
    await patch(cart, { menu_items: [] }).expect(200);
    expect(await bodyOf(submit(cart))).toMatchObject({ fields: { menu_items: ['blank'] } });
  });

  test('[API-015] [API-016] stays as it was agreed whatever its caterer edits, and is changed by what was agreed', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    await submit(cart).expect(200);
    const agreed = await orderOf(cart);
    const menu = async () =>
      (
        (await cart.orderer.get(`/cpi/v2/public/orders/${cart.orderId}/menu_items`).expect(200)) as {
          body: { records: Schemas['MenuItem'][] };
        }
      ).body.records;
    const before = await menu();
    expect(before).toHaveLength(3);
    await MenuItem.update({ priceCents: 9999, name: 'Renamed', active: false }, { where: {} });
    await sql.rows('update modifiers set price_cents = 900');
    expect(await orderOf(cart)).toMatchObject({ menu_items: agreed.menu_items, pricing: agreed.pricing });
    expect(await menu()).toEqual(before);
    const { body: menus } = (await cart.orderer
      .get(`/cpi/v2/public/orders/${cart.orderId}/restaurant_menus`)
      .expect(200)) as { body: { records: Schemas['RestaurantMenu'][] } };
    expect(menus.records.map(({ name }) => name)).toEqual(['Catering menu']);

    const lemonade = { menu_item_id: caterer.dishes[2]?.id ?? 0, qty: 10 };
    const dearer = await calculated(cart, { menu_items: [...wishes, lemonade] });
    expect(dearer.errors).toEqual([]);
    expect(dearer.after.menu_items.map(({ name }) => name)).toEqual([
      ...['Noodle bowl', 'Tray of greens', 'Lemonade'],
    ]);
    expect(dearer.changes).toEqual([{ field: 'menu_items', label: 'Lemonade', before: '0', after: '10' }]);
    expect(await modified(cart, { menu_items: [...wishes, lemonade] })).toMatchObject({ status: 'applied' });
    await runPendingJobs();
    const more = await orderOf(cart);
    expect(more.pricing.customer_price).toBe(dearer.after.customer_price);
    expect(more.pricing.order_items_price).toBe(345.3);

    await modified(cart, { menu_items: wishes.slice(1), headcount: 18 });
    await runPendingJobs();
    const less = await orderOf(cart);
    expect(less).toMatchObject({ headcount: 18, menu_items: [{ name: 'Tray of greens', qty: 2 }] });
    expect(less.pricing.order_items_price).toBe(120);
    await cancel(cart, 0).expect(200);
    await runPendingJobs();
    expect((await orderOf(cart)).pricing.balance).toBe(0);
  });

  test('is kept under the names and at the prices that it was sent with, whatever its cart was made with', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    await MenuItem.update(
      { name: 'Ramen bowl', priceCents: 1300 },
      { where: { id: wishes[0]?.menu_item_id } },
    );
    await submit(cart).expect(200);
    const { menu_items: items, pricing } = await orderOf(cart);
    expect(items[0]).toMatchObject({ name: 'Ramen bowl', unit_price: 16.5, price: 198 });
    expect(items.reduce((sum, { price }) => sum + price, 0)).toBe(pricing.order_items_price);
  });

  test('that is accepted waits for its caterer where more portions change than they take unasked', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    await submit(cart).expect(200);
    const cook = await signedIn(caterer.cook);
    await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
    const other = [...first({ note: 'Extra hot' }), ...wishes.slice(1)];
    expect(await calculated(cart, { menu_items: other })).toMatchObject({ needs_approval: true });
    const one = [...first({ qty: 13 }), ...wishes.slice(1)];
    expect(await calculated(cart, { menu_items: one })).toMatchObject({
      needs_approval: false,
      valid: true,
    });
  });
});

describe('what stands against an order from a menu', () => {
  test('is named by its line, with what would do', async () => {
    const { orderer } = await makeMenuCart(caterer, wishes);
    const groupOf = caterer.dishes[0]?.group?.modifiers ?? [];
    const none = await previewMenu(orderer, caterer, first({ modifiers: [] }));
    expect(none.error).toMatchObject({
      fields: { 'menu_items.0.modifiers': ['greater_than'] },
      message: 'Noodle bowl: please choose at least one of Extras of Noodle bowl.',
    });
    const many = await previewMenu(
      orderer,
      caterer,
      first({ modifiers: groupOf.map(({ id }) => ({ modifier_id: id, qty: 2 })) }),
    );
    expect(many.error?.fields).toEqual({ 'menu_items.0.modifiers': ['less_than_or_equal_to'] });
    const strange = await makeMenuCaterer([
      { name: 'Elsewhere', priceCents: 500, group: { minimum: 0, maximum: 1, prices: [1] } },
    ]);
    const [theirs] = strange.dishes;
    const ofAnother = await previewMenu(orderer, caterer, [{ menu_item_id: theirs?.id ?? 0, qty: 1 }]);
    expect(ofAnother.error?.fields).toMatchObject({ 'menu_items.0.menu_item_id': ['inclusion'] });
    const withAnothers = await previewMenu(
      orderer,
      caterer,
      first({
        modifiers: [
          { modifier_id: groupOf[0]?.id ?? 0, qty: 1 },
          { modifier_id: theirs?.group?.modifiers[0]?.id ?? 0, qty: 1 },
        ],
      }),
    );
    expect(withAnothers.error?.fields).toMatchObject({ 'menu_items.0.modifiers': ['inclusion'] });
  });

  test('is refused by its field where no rule of the menu is needed for that', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    for (const [change, field] of [
      [{ qty: 0 }, 'menu_items.0.qty'],
      [{ qty: 10_001 }, 'menu_items.0.qty'],
      [{ note: 'x'.repeat(501) }, 'menu_items.0.note'],
    ] as const) {
      const error = await bodyOf(patch(cart, { menu_items: first(change) }));
      expect(error).toMatchObject({ status: 422 });
      expect(Object.keys(error.fields)).toEqual([field]);
    }
    // A package takes no dishes, and a menu no choices, with any headcount.
    for (const headcount of [20, null]) {
      const mixed = await bodyOf(patch(cart, { headcount, chosen_options: [{ option_id: 1, qty: 20 }] }));
      expect(mixed.fields).toEqual({ chosen_options: ['unknown'] });
    }
  });

  test('is a restaurant that sells no menu, or nothing at all', async () => {
    const { orderer } = await makeMenuCart(caterer, wishes);
    const start = () =>
      orderer
        .post(`/cpi/v1/orderer/brands/${caterer.brand.id}/order`)
        .send({ order: { menu_items: wishes } });
    await start().expect(201);
    await caterer.brand.update({ fullMenuOrderingEnabled: false });
    await start().expect(404);
    await caterer.brand.update({ fullMenuOrderingEnabled: true, active: false });
    await start().expect(404);
  });

  test('[MENU-01] is a dish of a menu that was retired: in a preview, at the start and at submit', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    await Menu.update({ active: false }, { where: { id: caterer.menu.id } });
    const fields = { 'menu_items.0.menu_item_id': ['inclusion'] };
    const preview = await previewMenu(cart.orderer, caterer, wishes);
    expect(preview.error).toMatchObject({ fields });
    const begun = cart.orderer
      .post(`/cpi/v1/orderer/brands/${caterer.brand.id}/order`)
      .send({ order: { menu_items: wishes } });
    expect(await bodyOf(begun)).toMatchObject({ status: 422, fields });
    expect(await bodyOf(submit(cart))).toMatchObject({ status: 422, fields });
  });

  test('at submit is a dish that the menu has lost, by its name, and a price that is not the one that was seen', async () => {
    const cart = await makeMenuCart(caterer, wishes);
    const seen = { total: cart.order.pricing.customer_price, lock_version: cart.order.lock_version };
    await MenuItem.update({ priceCents: 1300 }, { where: { id: wishes[0]?.menu_item_id } });
    expect(await bodyOf(submit(cart, seen))).toMatchObject({ status: 409, code: 'submit_order-changed' });
    await MenuItem.update({ active: false }, { where: { id: wishes[0]?.menu_item_id } });
    // The removed dish stays in the total, so that an error never makes an order cheaper.
    const { body: kept } = (await patch(cart, { contact_name: 'Sam' }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(kept.menu_items[0]).toMatchObject({ offered: false, name: 'Noodle bowl', price: 192 });
    expect(kept.pricing.order_items_price).toBe(312);
    expect(await bodyOf(submit(cart))).toMatchObject({
      status: 422,
      fields: { 'menu_items.0.menu_item_id': ['inclusion'] },
      message: 'Noodle bowl is not on this menu any more. Please take it off your order.',
    });
    await patch(cart, { menu_items: [{ menu_item_id: wishes[1]?.menu_item_id, qty: 2 }] }).expect(200);
    await submit(cart).expect(200);
  });
});
