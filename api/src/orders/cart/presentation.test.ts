import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { asCook, bodyOf, calculated, modified, modify, orderOf, placed } from '../changes/change.factory';
import { makeMenuCart, makeMenuCaterer } from '../offer/menu-order.factory';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
let ids: Record<string, number>;
const optionsOf = async ({ pack }: Caterer) =>
  Object.fromEntries(
    (
      await sql.rows<{ id: number; name: string }>(
        `select o.id, o.name from package_item_options o join package_items i on i.id = o.package_item_id
         where i.package_id = $1`,
        [pack.id],
      )
    ).map(({ id, name }) => [name, id]),
  );
beforeAll(async () => {
  caterer = await makeCaterer();
  ids = await optionsOf(caterer);
});

const base = '/cpi/v1/orderer';
const patch = ({ orderer, orderId }: Cart, order: Schemas['OrderChanges'], more: object = {}) =>
  orderer.patch(`${base}/orders/${orderId}`).send({ order, ...more });
const served = ({ presentation_type: type, chosen_options: chosen }: Schemas['Order']) => [
  type,
  ...chosen.flatMap(({ item_choice_type: of, name, qty }) => (of === 'presentation' ? [name, qty] : [])),
];
const fillings = (of: 'Buffet' | 'Individual boxes', [carnitas, mushroom]: [number, number] = [10, 10]) => [
  { option_id: ids[of] ?? 0, qty: 1 },
  { option_id: ids.Carnitas ?? 0, qty: carnitas },
  { option_id: ids.Mushroom ?? 0, qty: mushroom },
];
const buffet = ['buffet', 'Buffet', 1];
const boxes = ['individual', 'Individual boxes', 1];
const refused = { status: 422, body: { fields: { presentation_type: ['inclusion'] } } };

describe('how an order’s food comes is what is chosen for it', () => {
  test('a cart takes the option that its key asks for, also once a headcount moved its quantities', async () => {
    const cart = await makeReadyCart(caterer);
    expect(served(cart.order)).toEqual(buffet);
    await patch(cart, { chosen_options: fillings('Buffet', [15, 5]) }).expect(200);
    await patch(cart, { headcount: 11 }, { should_redistribute: true }).expect(200);
    await patch(cart, { presentation_type: 'individual' }).expect(200);
    expect(served(await orderOf(cart))).toEqual(boxes);
    await patch(cart, { headcount: 20 }, { should_redistribute: true }).expect(200);
    const order = await orderOf(cart);
    expect(served(order)).toEqual(boxes);
    expect(order.chosen_options.map(({ name, qty }) => [name, qty])).toContainEqual(['Carnitas', 15]);
  });

  test('a cart follows the option that is chosen, whatever its key said before', async () => {
    const cart = await makeReadyCart(caterer);
    await patch(cart, { chosen_options: fillings('Individual boxes') }).expect(200);
    expect(served(await orderOf(cart))).toEqual(boxes);
    await patch(cart, { presentation_type: null }).expect(200);
    expect(served(await orderOf(cart))).toEqual(boxes);
  });

  test('a key that says otherwise than the option beside it is refused by its name', async () => {
    const cart = await makeReadyCart(caterer);
    const odd = { presentation_type: 'individual' as const, chosen_options: fillings('Buffet') };
    expect(await patch(cart, odd)).toMatchObject(refused);
    expect(served(await orderOf(cart))).toEqual(buffet);
    const validity = await bodyOf<Schemas['OrderValidity']>(
      cart.orderer.post(`${base}/orders/${cart.orderId}/check_validity`).send({ order: odd }),
    );
    expect(validity).toMatchObject({ valid: false, errors: [refused.body] });
    const address = { formatted_address: '350 5th Ave, New York, NY 10001' };
    const { presentation_type, chosen_options } = odd;
    const order = { headcount: 20, start_date: inDays(3), start_time: '12:00', chosen_options };
    const path = `${base}/packages/${caterer.pack.slug}/order`;
    expect(await cart.orderer.post(path).send({ ...address, presentation_type, order })).toMatchObject(
      refused,
    );
    const wish = { ...address, order: { ...order, presentation_type } };
    const seen = await bodyOf<Schemas['OrderPreview']>(
      cart.orderer.post(`${path}/preview`).send(wish).expect(200),
    );
    expect(seen).toMatchObject({ error: refused.body });
  });

  test('an order that stands takes the option that its key asks for, for more people too, and refuses what contradicts', async () => {
    const cart = await placed(caterer, { accepted: false });
    const wish = { presentation_type: 'individual' as const, headcount: 30 };
    const would = await calculated(cart, wish);
    expect(would.valid).toBe(true);
    expect(would.chosen_options.map(({ name }) => name)).toContain('Individual boxes');
    expect(await modified(cart, wish)).toMatchObject({ status: 'applied' });
    expect(served(await orderOf(cart))).toEqual(boxes);
    const odd = { presentation_type: 'individual' as const, chosen_options: fillings('Buffet', [15, 15]) };
    expect(await modify(cart, odd)).toMatchObject(refused);
    expect(await calculated(cart, odd)).toMatchObject({ valid: false, errors: [refused.body] });
    expect(await modified(cart, { chosen_options: fillings('Buffet', [15, 15]) })).toMatchObject({
      status: 'applied',
    });
    expect(served(await orderOf(cart))).toEqual(buffet);
  });

  test('what its caterer is asked to agree to holds once it is approved', async () => {
    const cart = await placed(caterer);
    const asked = await modified(cart, { chosen_options: fillings('Individual boxes') });
    expect(asked.status).toBe('requested');
    expect(asked.changes.map(({ field }) => field)).toContain('presentation_type');
    await (
      await asCook(caterer)
    )
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/approve_changes`)
      .send({ change_id: asked.change_id })
      .expect(200);
    expect(served(await orderOf(cart))).toEqual(boxes);
  });

  test('an order made again, and a direct one after it, come as what was chosen of the first', async () => {
    const cart = await placed(caterer);
    await sql.rows(`update orders set presentation_type = 'individual' where id = $1`, [cart.orderId]);
    const { body: again } = (await cart.orderer
      .post(`${base}/orders/${cart.orderId}/reorder`)
      .send({})
      .expect(200)) as { body: { id: number } };
    expect(served(await orderOf({ ...cart, orderId: again.id }))).toEqual(buffet);
    const { body: direct } = (await (
      await asCook(caterer)
    )
      .post(`/cpi/v2/caterer/orders/${cart.orderId}/direct_orders`)
      .send({ headcount: 20, start_date: inDays(5), start_time: '12:00' })
      .expect(201)) as { body: { id: number } };
    expect(served(await orderOf({ ...cart, orderId: direct.id }))).toEqual(buffet);
  });
});

test('orders of before say since the migration what is chosen for them, and those of menus nothing', async () => {
  const [chosen, boxed, dish] = [
    await makeReadyCart(caterer),
    await makeReadyCart(await makeBoxed()),
    await makeTray(),
  ];
  const say = (cart: Cart, type: string | null) =>
    sql.rows('update orders set presentation_type = $2 where id = $1', [cart.orderId, type]);
  await say(chosen, 'individual');
  await say(boxed, null);
  await say(dish, 'buffet');
  const file = '../../../migrations/0073-served-as-chosen.up.sql';
  await sql.rows(readFileSync(join(__dirname, file), 'utf8'));
  const types = [];
  for (const cart of [chosen, boxed, dish]) types.push((await orderOf(cart)).presentation_type);
  expect(types).toEqual(['buffet', 'individual', null]);
});

async function makeBoxed() {
  const boxed = await makeCaterer({ presentationType: 'individual' });
  await sql.rows(`delete from package_items where package_id = $1 and choice_type = 'presentation'`, [
    boxed.pack.id,
  ]);
  return boxed;
}

async function makeTray() {
  const restaurant = await makeMenuCaterer([{ name: 'Tray', priceCents: 9000, serves: 10 }]);
  return makeMenuCart(restaurant, [{ menu_item_id: restaurant.dishes[0]?.id ?? 0, qty: 3, modifiers: [] }]);
}

describe('where there is nothing to choose', () => {
  test('all of a package comes one way, which an order of it says, and no other', async () => {
    const cart = await makeReadyCart(await makeBoxed());
    expect(served(cart.order)).toEqual(['individual']);
    expect(await patch(cart, { presentation_type: 'buffet' })).toMatchObject(refused);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    expect(await modify(cart, { presentation_type: 'buffet' })).toMatchObject(refused);
    await modify(cart, { headcount: 21 }).expect(200);
    expect(served(await orderOf(cart))).toEqual(['individual']);
  });

  test('an order from a menu says nothing of it, and refuses it as a cart and once it stands', async () => {
    const cart = await makeTray();
    expect(await patch(cart, { presentation_type: 'buffet' })).toMatchObject(refused);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    expect(await modify(cart, { presentation_type: 'buffet' })).toMatchObject(refused);
    expect((await orderOf(cart)).presentation_type).toBeNull();
  });
});
