import type { List, Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { makeUser, signedIn, useLocalServices } from '../../testing';
import { makeCart, makeCaterer, makeReadyCart, type Cart } from '../order.factory';
import { combiningKitchen as kitchen } from './combo.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';

const add = ({ orderer, orderId }: Cart, choiceId: number, body: object) =>
  orderer.post(`${base}/${orderId}/package/items/${choiceId}/options`).send(body);
const added = async (...of: Parameters<typeof add>) =>
  (await add(...of).expect(201)).body as Schemas['Option'];
const menuOf = async ({ orderer, orderId }: Cart, choiceId: number) => {
  const { body } = (await orderer.get(`${base}/${orderId}/package/items`).expect(200)) as {
    body: List<Schemas['Choice']>;
  };
  return body.records.find(({ id }) => id === choiceId)?.options ?? [];
};
const readOf = async ({ orderer, orderId }: Cart) =>
  (await orderer.get(`${base}/${orderId}`).expect(200)).body as Schemas['Order'];
/** Sets these quantities of the mains and keeps the other choices. */
const choose = async (cart: Cart, mains: number, wanted: { option_id: number; qty: number }[]) => {
  const others = (await readOf(cart)).chosen_options.filter(({ item_id }) => item_id !== mains);
  return cart.orderer.patch(`${base}/${cart.orderId}`).send({
    order: {
      chosen_options: [...others.map(({ option_id, qty }) => ({ option_id, qty })), ...wanted],
    },
  });
};

test('[API-026] [CHK-24] a combination, sent as the body itself, costs what its dearest part adds and is ordered', async () => {
  const { caterer, mains, chicken, tofu, satay } = await kitchen();
  const cart = await makeReadyCart(caterer);
  const combo = await added(cart, mains, { name: ' Half and half ', combo_of: [satay, chicken] });
  expect(combo).toMatchObject({
    package_item_id: mains,
    name: 'Half and half (Chicken + Satay)',
    price: 2.5,
    dietary_tags: ['gluten_free', 'contains_nuts'],
    combo_of: [chicken, satay],
  });
  expect((await menuOf(cart, mains)).at(-1)).toEqual(combo);
  const { body } = (await choose(cart, mains, [
    { option_id: tofu, qty: 14 },
    { option_id: combo.id, qty: 6 },
  ])) as { body: Schemas['Order'] };
  expect(body.pricing.order_items_price).toBe(20 * 15 + 6 * 2.5);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  const submitted = await readOf(cart);
  expect(submitted.chosen_options).toContainEqual({
    option_id: combo.id,
    item_id: mains,
    item_choice_type: 'constant_sum',
    qty: 6,
    name: 'Half and half (Chicken + Satay)',
    price: 2.5,
    dietary_tags: ['gluten_free', 'contains_nuts'],
    allergens: ['peanuts'],
  });
  expect(submitted.pricing.order_items_price).toBe(315);
});

test('[API-026] the package page wraps the same as package_item_option; the same parts are one combination', async () => {
  const { caterer, mains, chicken, tofu } = await kitchen();
  const cart = await makeCart(caterer);
  const first = await added(cart, mains, { package_item_option: { combo_of: [chicken, tofu] } });
  expect(first).toMatchObject({
    name: 'Chicken + Tofu',
    price: 1,
    dietary_tags: ['gluten_free', 'dairy_free'],
  });
  expect(await added(cart, mains, { combo_of: [tofu, chicken] })).toEqual(first);
  expect(await menuOf(cart, mains)).toHaveLength(4);
});

test('a combination is offered to the order alone that it was made for', async () => {
  const { caterer, mains, chicken, tofu } = await kitchen();
  const cart = await makeCart(caterer);
  const other = await makeCart(caterer);
  const combo = await added(cart, mains, { combo_of: [chicken, tofu] });
  expect((await menuOf(other, mains)).map(({ id }) => id)).not.toContain(combo.id);
  expect((await choose(other, mains, [{ option_id: combo.id, qty: 20 }])).status).toBe(422);
  const { body } = (await other.orderer.get(`/cpi/v1/public/packages/${caterer.pack.slug}`).expect(200)) as {
    body: Schemas['Package'];
  };
  expect(body.choices.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(combo.id);
});

test('a combination is what its parts are today, and goes with a part of it', async () => {
  const { caterer, mains, chicken, tofu, satay } = await kitchen();
  const cart = await makeReadyCart(caterer);
  const lasting = await added(cart, mains, { name: 'Mild', combo_of: [chicken, tofu] });
  const lost = await added(cart, mains, { combo_of: [chicken, satay] });
  await choose(cart, mains, [
    { option_id: lasting.id, qty: 10 },
    { option_id: lost.id, qty: 10 },
  ]);
  await sql.rows(`update package_item_options set name = 'Smoked tofu', price_cents = 175 where id = $1`, [
    tofu,
  ]);
  await sql.rows('update package_item_options set archived_at = now() where id = $1', [satay]);
  await sql.rows('update packages set choice_version = choice_version + 1 where id = $1', [caterer.pack.id]);
  const { body } = (await cart.orderer
    .post(`${base}/${cart.orderId}/reset_choices`)
    .send({})
    .expect(200)) as { body: Schemas['ChoicesReset'] };
  const change = (id: number) => {
    const found = body.choices.find(({ option_id }) => option_id === id);
    return [found?.name, found?.qty_before, found?.qty, found?.price];
  };
  expect(change(lasting.id)).toEqual(['Mild (Chicken + Smoked tofu)', 10, 20, 1.75]);
  expect(change(lost.id)).toEqual(['Chicken + Satay', 10, 0, null]);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
});

test('what no portion can be made of is refused by its field', async () => {
  const { caterer, mains, chicken, tofu } = await kitchen();
  const cart = await makeCart(caterer);
  const combo = await added(cart, mains, { combo_of: [chicken, tofu] });
  const presentation = cart.order.chosen_options.find(
    ({ item_choice_type: type }) => type === 'presentation',
  );
  const refusals: [object, string][] = [
    [{}, 'blank'],
    [{ combo_of: [chicken] }, 'too_few'],
    [{ combo_of: [chicken, chicken] }, 'taken'],
    [{ combo_of: [chicken, combo.id] }, 'unknown'],
    [{ combo_of: [chicken, presentation?.option_id] }, 'unknown'],
  ];
  for (const [body, code] of refusals) {
    const { body: answer } = (await add(cart, mains, body).expect(422)) as { body: Schemas['Error'] };
    expect(Object.values(answer.fields)).toEqual([[code]]);
  }
  await add(cart, 2_000_000_000, { combo_of: [chicken, tofu] }).expect(404);
  expect(
    (await add(cart, presentation?.item_id ?? 0, { combo_of: [chicken, tofu] }).expect(422)).body,
  ).toMatchObject({
    fields: { combo_of: ['not_combinable'] },
  });
});

test('a stranger is refused, and so is everybody once the order has ended', async () => {
  const { caterer, mains, chicken, tofu } = await kitchen();
  const cart = await makeReadyCart(caterer);
  const stranger = await signedIn(await makeUser());
  const url = `${base}/${cart.orderId}/package/items/${mains}/options`;
  await stranger
    .post(url)
    .send({ combo_of: [chicken, tofu] })
    .expect(404);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  await stranger
    .post(url)
    .send({ combo_of: [chicken, tofu] })
    .expect(404);
  await cart.orderer.post(`${base}/${cart.orderId}/cancel`).send({ reason: 'No', fee: 0 }).expect(200);
  expect((await add(cart, mains, { combo_of: [chicken, tofu] }).expect(409)).body).toMatchObject({
    code: 'modify_order-order_ended',
  });
});

test('[API-026] what is made of others counts as those where a choice takes so many at most', async () => {
  const caterer = await makeCaterer();
  const names = ['Salsa', 'Guacamole', 'Queso'];
  const dips = await makeChoice(
    caterer.pack.id,
    { choiceType: 'choose_up_to', properChoiceSubject: 'dip', maximumChoosableOptions: 2 },
    names.map((name) => ({ name })),
  );
  const rows = await sql.rows<{ id: number }>(
    'select id from package_item_options where package_item_id = $1 order by position',
    [dips.id],
  );
  const [salsa = 0, guacamole = 0, queso = 0] = rows.map(({ id }) => id);
  const cart = await makeReadyCart(caterer);
  const all = (await add(cart, dips.id, { combo_of: [salsa, guacamole, queso] }).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(all.body.fields).toEqual({ combo_of: ['too_many'] });
  const combo = await added(cart, dips.id, { combo_of: [salsa, guacamole] });
  const qty = 20;
  const three = await choose(cart, dips.id, [
    { option_id: combo.id, qty },
    { option_id: queso, qty },
  ]);
  expect(three.body).toMatchObject({
    code: 'submit_order-record_invalid',
    fields: { chosen_options: ['too_many_options'] },
    field_errors: { chosen_options: ['Dip: choose 2 at most, 3 are chosen.'] },
  });
  const two = [
    { option_id: combo.id, qty },
    { option_id: salsa, qty },
  ];
  expect((await choose(cart, dips.id, two)).status).toBe(200);
});

test('[API-026] [API-027] what somebody else changed meanwhile is neither reset nor added to by who has not read it', async () => {
  const { caterer, mains, chicken, tofu } = await kitchen();
  const cart = await makeReadyCart(caterer);
  const { lock_version } = cart.order;
  await cart.orderer
    .patch(`${base}/${cart.orderId}`)
    .send({ order: { suite: '5' } })
    .expect(200);
  const combination = { combo_of: [chicken, tofu], lock_version };
  const reset = (body: object) => cart.orderer.post(`${base}/${cart.orderId}/reset_choices`).send(body);
  for (const call of [() => add(cart, mains, combination), () => reset({ lock_version })]) {
    const { body } = (await call().expect(409)) as { body: Schemas['Error'] };
    expect(body).toMatchObject({ code: 'stale_record', context: { lock_version: lock_version + 1 } });
  }
  await add(cart, mains, { ...combination, lock_version: lock_version + 1 }).expect(201);
  await reset({ lock_version: lock_version + 1 }).expect(200);
});

test('[API-026] additions are paid for by the piece, and share no portion', async () => {
  const caterer = await makeCaterer();
  const extras = await makeChoice(
    caterer.pack.id,
    { choiceType: 'add_on' },
    ['Lassi', 'Chai urn'].map((name) => ({ name, priceCents: 2800 })),
  );
  const rows = await sql.rows<{ id: number }>(
    'select id from package_item_options where package_item_id = $1',
    [extras.id],
  );
  const cart = await makeReadyCart(caterer);
  const answer = await add(cart, extras.id, { combo_of: rows.map(({ id }) => id) }).expect(422);
  expect(answer.body).toMatchObject({ fields: { combo_of: ['not_combinable'] } });
});
