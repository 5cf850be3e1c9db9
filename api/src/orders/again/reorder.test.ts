import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices, type TestClient } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
let caterer: Caterer;
beforeEach(async () => {
  caterer = await makeCaterer();
});

const readOf = async (client: TestClient, id: number) =>
  (await client.get(`${base}/${id}`).expect(200)).body as Schemas['Order'];
const again = async (client: TestClient, id: number) =>
  (await client.post(`${base}/${id}/reorder`).expect(200)).body as Schemas['Reorder'];
const preview = async (client: TestClient, id: number) =>
  (await client.get(`${base}/${id}/reorder`).expect(200)).body as Schemas['Reorder'];
const carts = async (orderId: number) =>
  (
    await sql.rows<{ n: number }>('select count(*)::int as n from orders where reordered_from = $1', [
      orderId,
    ])
  )[0]?.n;
const changed = (order: object) => ({ order });

async function optionIds() {
  const rows = await sql.rows<{ id: number; name: string; item: number }>(
    `select o.id, o.name, i.id as item from package_item_options o join package_items i on i.id = o.package_item_id
     where i.package_id = $1`,
    [caterer.pack.id],
  );
  return (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`no ${name}`);
    return row;
  };
}

async function placed(): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  const of = await optionIds();
  await cart.orderer
    .patch(`${base}/${cart.orderId}`)
    .send(
      changed({
        presentation_type: 'individual',
        chosen_options: [
          { option_id: of('Individual boxes').id, qty: 1 },
          { option_id: of('Carnitas').id, qty: 15 },
          { option_id: of('Mushroom').id, qty: 5 },
        ],
        suite: '12th floor',
        delivery_instructions: 'Ring twice.',
        cost_center: 'R&D',
        purchase_order_reference_code: 'PO-1',
        tip: 90,
      }),
    )
    .expect(200);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  return { ...cart, order: await readOf(cart.orderer, cart.orderId) };
}
const quantities = ({ chosen_options }: Schemas['Order']) =>
  Object.fromEntries(chosen_options.map(({ name, qty }) => [name, qty]));

test('[CHK-09] an order that was placed is made again without its date and how it was paid, all else as it was', async () => {
  const { orderer, orderId, order } = await placed();
  const seen = await preview(orderer, orderId);
  expect([seen.id, seen.refusal]).toEqual([null, null]);
  const made = await again(orderer, orderId);
  expect({ ...made, id: null }).toEqual(seen);
  const cart = await readOf(orderer, made.id ?? 0);
  expect(cart).toMatchObject({
    status: 'in_cart',
    reordered_from: orderId,
    start_date: null,
    start_time: null,
    user_id: order.user_id,
    team_id: order.team_id,
    headcount: 20,
    presentation_type: 'individual',
    cost_center: 'R&D',
    purchase_order_reference_code: null,
    coupon_code: null,
    package: { id: caterer.pack.id },
    address: {
      formatted_address: order.address.formatted_address,
      suite: '12th floor',
      delivery_instructions: 'Ring twice.',
      contact_name: 'Pat',
      contact_phone: '(555) 555-0100',
    },
  });
  expect(quantities(cart)).toEqual({ 'Individual boxes': 1, Carnitas: 15, Mushroom: 5 });
  expect(cart.pricing.tip).not.toBe(90);
  // The card of the earlier order is still valid and belongs to the orderer.
  expect(cart.credit_card_id).toBe(order.credit_card_id);
  expect(made.pricing).toMatchObject({ customer_price: cart.pricing.customer_price });
  expect(made.price_before).toEqual({
    customer_price: order.pricing.customer_price,
    order_items_price: order.pricing.order_items_price,
  });
});

test('however often it is pressed, at once or later, one cart comes of it, until that has a date', async () => {
  const { orderer, orderId } = await placed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => again(orderer, orderId)));
  const ids = new Set(answers.map(({ id }) => id));
  expect([ids.size, await carts(orderId)]).toEqual([1, 1]);
  const [id = 0] = ids;
  expect((await again(orderer, orderId)).id).toBe(id);
  expect((await preview(orderer, orderId)).id).toBe(id);
  await orderer
    .patch(`${base}/${id}`)
    .send(changed({ start_date: inDays(6), start_time: '12:00' }))
    .expect(200);
  expect((await preview(orderer, orderId)).id).toBe(id);
  expect((await again(orderer, orderId)).id).not.toBe(id);
  expect(await carts(orderId)).toBe(2);
});

test('a cart that was taken away is not come back to', async () => {
  const { orderer, orderId } = await placed();
  const { id: first } = await again(orderer, orderId);
  await orderer.delete(`${base}/${first}`).expect(204);
  expect((await preview(orderer, orderId)).id).toBeNull();
  const second = await again(orderer, orderId);
  expect(second.id).not.toBe(first);
});

test('what is gone from the menu is left out and said, and what is dearer is at today’s price beside that of then', async () => {
  const { orderer, orderId, order } = await placed();
  const of = await optionIds();
  await sql.rows('update package_item_options set archived_at = now() where id = $1', [of('Mushroom').id]);
  await sql.rows('update package_item_options set price_cents = 150 where id = $1', [of('Carnitas').id]);
  await sql.rows('update packages set choice_version = choice_version + 1 where id = $1', [caterer.pack.id]);
  const made = await again(orderer, orderId);
  expect(
    made.choices.map(({ name, qty_before, qty, price_before, price }) => [
      name,
      qty_before,
      qty,
      price_before,
      price,
    ]),
  ).toEqual([
    ['Individual boxes', 1, 1, 0, 0],
    ['Carnitas', 15, 20, 0, 1.5],
    ['Mushroom', 5, 0, 0, null],
  ]);
  expect(made.price_before.order_items_price).toBe(order.pricing.order_items_price);
  expect(made.pricing?.order_items_price).toBe(order.pricing.order_items_price + 20 * 1.5);
  const cart = await readOf(orderer, made.id ?? 0);
  expect(cart.pricing.customer_price).toBe(made.pricing?.customer_price);
  await orderer
    .patch(`${base}/${cart.id}`)
    .send(changed({ start_date: inDays(6), start_time: '12:00' }))
    .expect(200);
  await orderer.post(`${base}/${cart.id}/submit`).send({}).expect(200);
});

test('a headcount that is not sold any more goes to the next that is', async () => {
  const { orderer, orderId } = await placed();
  await sql.rows('update packages set minimum_headcount = 30 where id = $1', [caterer.pack.id]);
  const made = await again(orderer, orderId);
  expect([made.headcount_before, made.headcount]).toEqual([20, 30]);
  const cart = await readOf(orderer, made.id ?? 0);
  expect(cart.headcount).toBe(30);
  expect(quantities(cart)).toEqual({ 'Individual boxes': 1, Carnitas: 23, Mushroom: 7 });
});

test('a portion that options share is the new order’s own as well', async () => {
  const cart = await makeReadyCart(caterer);
  const of = await optionIds();
  const { body: combo } = (await cart.orderer
    .post(`${base}/${cart.orderId}/package/items/${of('Carnitas').item}/options`)
    .send({ combo_of: [of('Carnitas').id, of('Mushroom').id], name: 'Half and half' })
    .expect(201)) as { body: Schemas['Option'] };
  await cart.orderer
    .patch(`${base}/${cart.orderId}`)
    .send(
      changed({
        chosen_options: [
          { option_id: of('Individual boxes').id, qty: 1 },
          { option_id: of('Carnitas').id, qty: 12 },
          { option_id: combo.id, qty: 8 },
        ],
      }),
    )
    .expect(200);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  const { id } = await again(cart.orderer, cart.orderId);
  const made = await readOf(cart.orderer, id ?? 0);
  expect(quantities(made)).toEqual({
    'Individual boxes': 1,
    Carnitas: 12,
    'Half and half (Carnitas + Mushroom)': 8,
  });
  expect(made.chosen_options.some(({ option_id }) => option_id === combo.id)).toBe(false);
  await cart.orderer
    .patch(`${base}/${id}`)
    .send(changed({ start_date: inDays(6), start_time: '12:00' }))
    .expect(200);
  await cart.orderer.post(`${base}/${id}/submit`).send({}).expect(200);
});

test.each([
  ['a package that is not offered any more', 'update packages set active = false where id = $1', 'pack'],
  ['a restaurant that has closed', 'update brands set active = false where id = $1', 'brand'],
] as const)('%s is refused, with the search for something like it', async (_name, statement, what) => {
  const { orderer, orderId } = await placed();
  await sql.rows(statement, [caterer[what].id]);
  const { body } = (await orderer.post(`${base}/${orderId}/reorder`).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(body).toMatchObject({
    code: 'reorder_order-not_offered',
    fields: { package_id: ['inactive'] },
    context: { search: { package_type: 'lunch_or_dinner', headcount: 20 } },
  });
  const seen = await preview(orderer, orderId);
  expect(seen.refusal).toEqual(body);
  expect([seen.pricing, await carts(orderId)]).toEqual([null, 0]);
});

test('an address where nobody brings it any more is refused as it is elsewhere', async () => {
  const { orderer, orderId } = await placed();
  await sql.rows('delete from delivery_areas where kitchen_id = $1', [caterer.kitchen.id]);
  const { body } = (await orderer.post(`${base}/${orderId}/reorder`).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(body.message).toMatch(/deliver/);
  expect((await preview(orderer, orderId)).refusal).toEqual(body);
});

test('a cart is gone on with, not made again', async () => {
  const { orderer, orderId } = await makeReadyCart(caterer);
  const { body } = (await orderer.post(`${base}/${orderId}/reorder`).expect(409)) as {
    body: Schemas['Error'];
  };
  expect(body).toMatchObject({ code: 'reorder_order-order_not_submitted' });
});
