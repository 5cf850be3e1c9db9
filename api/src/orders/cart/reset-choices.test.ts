import type { Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { makeUser, signedIn, useLocalServices } from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
const reset = ({ orderer, orderId }: Cart, body: object = {}) =>
  orderer.post(`${base}/${orderId}/reset_choices`).send(body);
const resetOf = async (cart: Cart, body?: object) =>
  (await reset(cart, body).expect(200)).body as Schemas['ChoicesReset'];
const submit = ({ orderer, orderId }: Cart) => orderer.post(`${base}/${orderId}/submit`).send({});
const readOf = async ({ orderer, orderId }: Cart) =>
  (await orderer.get(`${base}/${orderId}`).expect(200)).body as Schemas['Order'];
const quantities = ({ chosen_options }: Schemas['Order']) =>
  Object.fromEntries(chosen_options.map(({ name, qty }) => [name, qty]));

/** Increments the menu's version as a caterer's change does. */
async function changeMenu({ pack }: Caterer, statement: string, values: unknown[] = []) {
  await sql.rows(statement, values);
  await sql.rows('update packages set choice_version = choice_version + 1 where id = $1', [pack.id]);
}
const optionOf = async ({ pack }: Caterer, name: string) => {
  const [row] = await sql.rows<{ id: number; item: number }>(
    `select o.id, i.id as item from package_item_options o join package_items i on i.id = o.package_item_id
     where i.package_id = $1 and o.name = $2`,
    [pack.id, name],
  );
  if (!row) throw new Error(`no ${name}`);
  return row;
};
const archive = 'update package_item_options set archived_at = now() where id = $1';

/** A cart of 20 with 15 Carnitas and 5 Mushroom in boxes. */
async function chosen(): Promise<{ cart: Cart; caterer: Caterer; ids: Record<string, number> }> {
  const caterer = await makeCaterer();
  const cart = await makeReadyCart(caterer);
  const names = ['Individual boxes', 'Carnitas', 'Mushroom', 'Buffet'];
  const ids = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await optionOf(caterer, name)).id] as const)),
  );
  await cart.orderer
    .patch(`${base}/${cart.orderId}`)
    .send({
      order: {
        presentation_type: 'individual',
        chosen_options: [
          { option_id: ids['Individual boxes'], qty: 1 },
          { option_id: ids.Carnitas, qty: 15 },
          { option_id: ids.Mushroom, qty: 5 },
        ],
      },
    })
    .expect(200);
  return { cart, caterer, ids };
}

test('[API-027] [OERR-12] a menu that changed on the way to submit is refused, reset to today’s, and ordered as it is now', async () => {
  const { cart, caterer, ids } = await chosen();
  await changeMenu(caterer, archive, [ids.Mushroom]);
  expect((await submit(cart).expect(409)).body).toMatchObject({
    code: 'submit_order-choice_version_mismatch',
  });
  const answer = await resetOf(cart);
  expect(answer.has_changed).toBe(true);
  expect(answer.choices.map(({ name, qty_before, qty, price }) => [name, qty_before, qty, price])).toEqual([
    ['Individual boxes', 1, 1, 0],
    ['Carnitas', 15, 20, 0],
    ['Mushroom', 5, 0, null],
  ]);
  const order = await readOf(cart);
  expect(quantities(order)).toEqual({ 'Individual boxes': 1, Carnitas: 20 });
  expect(order.pricing.lines).toEqual(answer.pricing.lines);
  expect(order.lock_version).toBe(answer.lock_version);
  await submit(cart).expect(200);
});

test('[API-027] what it would change is said before it is changed', async () => {
  const { cart, caterer, ids } = await chosen();
  await changeMenu(caterer, archive, [ids.Carnitas]);
  const before = await readOf(cart);
  const asked = await resetOf(cart, { persist_changes: false });
  expect(asked.choices.map(({ name, qty }) => [name, qty])).toEqual([
    ['Individual boxes', 1],
    ['Mushroom', 20],
    ['Carnitas', 0],
  ]);
  expect(await readOf(cart)).toEqual(before);
  await submit(cart).expect(409);
  const done = await resetOf(cart);
  expect(done.choices).toEqual(asked.choices);
  expect(done.pricing).toEqual(asked.pricing);
});

test('a dearer dish and another name are shown beside what was chosen', async () => {
  const { cart, caterer, ids } = await chosen();
  await changeMenu(
    caterer,
    `update package_item_options set name = 'Wild mushroom', price_cents = 150 where id = $1`,
    [ids.Mushroom],
  );
  const { choices, pricing } = await resetOf(cart);
  expect(choices.find(({ option_id }) => option_id === ids.Mushroom)).toEqual({
    option_id: ids.Mushroom,
    item_id: (await optionOf(caterer, 'Wild mushroom')).item,
    item_choice_type: 'constant_sum',
    name: 'Wild mushroom',
    name_before: 'Mushroom',
    qty: 5,
    qty_before: 5,
    price: 1.5,
    price_before: 0,
  });
  expect(pricing.order_items_price).toBe(20 * 15 + 5 * 1.5);
});

test('a new choice is answered, a way of serving that went is replaced, and what was for everyone is enough again', async () => {
  const { cart, caterer, ids } = await chosen();
  await makeChoice(
    caterer.pack.id,
    { choiceType: 'choose_up_to', properChoiceSubject: 'side', incrementBy: 12, maximumChoosableOptions: 1 },
    [{ name: 'Slaw' }, { name: 'Greens' }],
  );
  await changeMenu(caterer, archive, [ids['Individual boxes']]);
  await resetOf(cart);
  const order = await readOf(cart);
  expect(quantities(order)).toEqual({ Buffet: 1, Carnitas: 15, Mushroom: 5, Slaw: 24 });
  expect(order.presentation_type).toBe('buffet');
  await submit(cart).expect(200);
});

test('a change of a cart whose dish is gone leads to the reset, and is saved after it', async () => {
  const { cart, caterer, ids } = await chosen();
  await changeMenu(caterer, archive, [ids.Mushroom]);
  const patch = () => cart.orderer.patch(`${base}/${cart.orderId}`).send({ order: { suite: '20' } });
  expect((await patch().expect(409)).body).toMatchObject({ code: 'submit_order-choice_version_mismatch' });
  await resetOf(cart);
  await patch().expect(200);
});

test('a cart of a menu that did not change keeps what was chosen', async () => {
  const { cart } = await chosen();
  const before = quantities(await readOf(cart));
  expect((await resetOf(cart)).has_changed).toBe(false);
  expect(quantities(await readOf(cart))).toEqual(before);
});

test('what is off the grid of today’s headcounts waits for a headcount that is on it', async () => {
  const { cart, caterer } = await chosen();
  await changeMenu(caterer, 'update packages set minimum_headcount = 30 where id = $1', [caterer.pack.id]);
  await resetOf(cart);
  expect((await submit(cart).expect(422)).body).toMatchObject({
    fields: { headcount: ['greater_than'] },
    field_errors: { headcount: ['must be at least 30'] },
  });
});

test('bad input, a stranger, and an order that was submitted are refused', async () => {
  const { cart } = await chosen();
  expect((await reset(cart, { persist_changes: 'yes' }).expect(422)).body).toMatchObject({
    fields: { persist_changes: ['invalid_type'] },
  });
  const stranger = await signedIn(await makeUser());
  await stranger.post(`${base}/${cart.orderId}/reset_choices`).send({}).expect(404);
  await submit(cart).expect(200);
  expect((await reset(cart).expect(409)).body).toMatchObject({
    code: 'submit_order-order_already_submitted',
  });
});

test('a menu that is offered no more can not be ordered by a cart of before', async () => {
  const { cart, caterer } = await chosen();
  await sql.rows('update packages set active = false where id = $1', [caterer.pack.id]);
  expect((await submit(cart).expect(422)).body).toMatchObject({
    message: 'This package is no longer offered.',
    fields: { package_id: ['inactive'] },
  });
});
