import { sql } from '../../database';
import { runPendingJobs, signedIn } from '../../testing';
import { lettersTo, placed } from '../changes/change.factory';
import { makeCaterer, type Cart } from '../order.factory';
import { start, useDirectOrders, wish } from './direct.factory';

const kitchen = useDirectOrders();

let earlier: Cart;
beforeEach(async () => {
  earlier = await placed(kitchen.caterer);
});

const press = (key: string, order: object = wish, by = kitchen.cook) =>
  start(by, earlier.orderId, order).set('Idempotency-Key', key);
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const made = async () =>
  (
    await sql.rows<{ id: number }>('select id from orders where user_id = $1 and is_direct order by id', [
      earlier.user.id,
    ])
  ).map(({ id }) => id);
const lettersOf = async (orderId: number) => {
  await runPendingJobs();
  return lettersTo(earlier.user.email, orderId);
};

test('asked for again after a lost answer it is the same order, and its customer hears of it once', async () => {
  const id = idOf(await press('lost').expect(201));
  expect(await lettersOf(id)).toEqual(['order_made_for_you']);
  expect(idOf(await press('lost').expect(201))).toBe(id);
  expect(await lettersOf(id)).toEqual(['order_made_for_you']);
  expect(await made()).toEqual([id]);
});

test('ten of one press at once make one order and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => press('at once')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const ids = new Set(answers.map(idOf));
  expect([...ids]).toEqual(await made());
  for (const id of ids) expect(await lettersOf(id)).toEqual(['order_made_for_you']);
});

test('is made anew once it was taken back, by the same wish or another, and again once only', async () => {
  const taken = idOf(await press('again').expect(201));
  await kitchen.cook.delete(`/cpi/v1/orderer/orders/${taken}`).expect(204);
  const id = idOf(await press('again').expect(201));
  expect(id).not.toBe(taken);
  expect(idOf(await press('again').expect(201))).toBe(id);
  await kitchen.cook.get(`/cpi/v1/orderer/orders/${id}`).expect(200);
  await kitchen.cook.delete(`/cpi/v1/orderer/orders/${id}`).expect(204);
  const other = { ...wish, headcount: 40 };
  const another = idOf(await press('again', other).expect(201));
  expect(idOf(await press('again', other).expect(201))).toBe(another);
  expect(await made()).toEqual([taken, id, another]);
});

test('is answered alike when the food can’t be had any more', async () => {
  const id = idOf(await press('later').expect(201));
  await sql.rows('update packages set active = false where id = $1', [kitchen.caterer.pack.id]);
  try {
    expect(idOf(await press('later').expect(201))).toBe(id);
    await press('another').expect(404);
  } finally {
    await sql.rows('update packages set active = true where id = $1', [kitchen.caterer.pack.id]);
  }
});

test('another press makes another order, and so does each without a key', async () => {
  const ids = [await press('one'), await press('two'), await press(''), await press('')].map(idOf);
  expect(await made()).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
});

test('another wish under the same key is refused by it, and makes nothing', async () => {
  const id = idOf(await press('taken').expect(201));
  const refused = await press('taken', { ...wish, headcount: 40 }).expect(422);
  expect(refused.body).toMatchObject({
    code: 'direct_order-key_used',
    fields: { 'Idempotency-Key': ['taken'] },
  });
  expect(await made()).toEqual([id]);
});

test('a press that was refused keeps no key: what is right is made under it', async () => {
  await press('mended', { ...wish, start_date: '2020-01-01' }).expect(422);
  const id = idOf(await press('mended').expect(201));
  expect(await made()).toEqual([id]);
});

test('nobody else learns by a key what was made under it', async () => {
  await press('secret').expect(201);
  const stranger = await signedIn((await makeCaterer()).cook);
  await press('secret', wish, stranger).expect(404);
});

test('a key that is too long is refused by its name', async () => {
  expect((await press('k'.repeat(201)).expect(422)).body).toMatchObject({
    fields: { 'Idempotency-Key': ['too_long'] },
  });
});
