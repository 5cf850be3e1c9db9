import { makeBrand, makeKitchen, midtown } from '../catalog/catalog.factory';
import { database, sql } from '../database';
import { makeMember, useDatabase } from '../testing';
import { roomAt } from './open-kitchen';
import { chooseKitchen, giveBackCapacity, loadKitchenFacts, possibleKitchens, takeCapacity } from '.';

useDatabase();

const date = '2030-06-05';

async function makeDay(capacity = { maxHeadcount: 100, maxOrders: 3 }) {
  const brand = await makeBrand();
  const kitchen = await makeKitchen(brand.id, {}, { capacity });
  const { user } = await makeMember();
  const order = async () => {
    const [made] = await sql.rows<{ id: number }>(
      'insert into orders (user_id, brand_id) values ($1, $2) returning id',
      [user.id, brand.id],
    );
    return made?.id ?? 0;
  };
  const take = (orderId: number, headcount: number, daypart: 'lunch' | 'dinner' = 'lunch', force = false) =>
    database.transaction((transaction) =>
      takeCapacity(orderId, kitchen.id, date, daypart, headcount, transaction, { force }),
    );
  const giveBack = (orderId: number) =>
    database.transaction((transaction) => giveBackCapacity(orderId, transaction));
  const booked = () =>
    sql.rows(
      `select daypart, booked_headcount as headcount, booked_orders as orders from kitchen_days
       where kitchen_id = $1 order by daypart`,
      [kitchen.id],
    );
  return { brand, kitchen, order, take, giveBack, booked };
}

it('takes a share once, moves it with its order, and gives it back once', async () => {
  const { order, take, giveBack, booked } = await makeDay();
  const first = await order();
  await take(first, 40);
  await take(first, 60);
  expect(await booked()).toEqual([{ daypart: 'lunch', headcount: 60, orders: 1 }]);
  await take(first, 60, 'dinner');
  expect(await booked()).toEqual([
    { daypart: 'dinner', headcount: 60, orders: 1 },
    { daypart: 'lunch', headcount: 0, orders: 0 },
  ]);
  await Promise.all([giveBack(first), giveBack(first)]);
  await giveBack(first);
  expect(await booked()).toEqual([
    { daypart: 'dinner', headcount: 0, orders: 0 },
    { daypart: 'lunch', headcount: 0, orders: 0 },
  ]);
});

it('refuses what no longer fits and changes nothing then; a forced order is taken', async () => {
  const { order, take, booked } = await makeDay({ maxHeadcount: 50, maxOrders: 2 });
  const [first, second] = [await order(), await order()];
  await take(first, 30);
  await expect(take(second, 21)).rejects.toMatchObject({
    code: 'submit_order-caterer_unavailable',
    status: 422,
  });
  await expect(take(first, 51)).rejects.toMatchObject({ code: 'submit_order-caterer_unavailable' });
  expect(await booked()).toEqual([{ daypart: 'lunch', headcount: 30, orders: 1 }]);
  await take(second, 200, 'lunch', true);
  expect(await booked()).toEqual([{ daypart: 'lunch', headcount: 230, orders: 2 }]);
});

it('keeps what an order has where the kitchen takes fewer since: it may ask for less, and for no more', async () => {
  const { brand, kitchen, order, take, booked } = await makeDay();
  const mine = await order();
  await take(mine, 40);
  await sql.rows('update kitchen_capacities set max_headcount = 15, max_orders = 1 where kitchen_id = $1', [
    kitchen.id,
  ]);
  const [facts] = await loadKitchenFacts({ brandId: brand.id, date, orderId: mine }, null);
  expect(facts && roomAt(facts, { startDate: date, startTime: '12:00', headcount: null })).toBe(40);
  await expect(take(mine, 41)).rejects.toMatchObject({ code: 'submit_order-caterer_unavailable' });
  await take(mine, 38);
  await expect(take(mine, 39)).rejects.toMatchObject({ code: 'submit_order-caterer_unavailable' });
  await expect(take(mine, 38, 'dinner')).rejects.toMatchObject({ code: 'submit_order-caterer_unavailable' });
  expect(await booked()).toContainEqual({ daypart: 'lunch', headcount: 38, orders: 1 });
});

it('never sells the same room twice, however many ask at once', async () => {
  const { order, take, booked } = await makeDay({ maxHeadcount: 1000, maxOrders: 3 });
  const orders = await Promise.all(Array.from({ length: 8 }, order));
  const answers = await Promise.allSettled(orders.map((id) => take(id, 10)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await booked()).toEqual([{ daypart: 'lunch', headcount: 30, orders: 3 }]);
});

it("chooses a brand's kitchen from the database, and does not count an order against itself", async () => {
  const { brand, kitchen, order, take } = await makeDay({ maxHeadcount: 50, maxOrders: 1 });
  const mine = await order();
  await take(mine, 50);
  const choose = async (orderId: number | null) =>
    chooseKitchen(await loadKitchenFacts({ brandId: brand.id, orderId, date }, null), {
      ...midtown,
      startDate: date,
      startTime: '12:00',
      headcount: 50,
      foodCents: 50_000,
      pickup: false,
    });
  expect(await choose(null)).toMatchObject({ error: { code: 'submit_order-caterer_unavailable' } });
  expect(await choose(mine)).toMatchObject({
    kitchen: { id: kitchen.id },
    distanceMiles: 0,
    feeCents: 2000,
    daypart: 'lunch',
  });
  await sql.rows(
    `insert into kitchen_closures (kitchen_id, during, reason) values ($1, tsrange($2::date, $2::date + 1), 'Holiday')`,
    [kitchen.id, date],
  );
  const closed = await choose(mine);
  expect(closed).toMatchObject({
    error: { message: 'The kitchen is closed at that time: Holiday. Please try another date or time.' },
  });
});

it("lists a brand's kitchens, the nearest first", async () => {
  const { brand, kitchen } = await makeDay();
  const far = await makeKitchen(brand.id, { latitude: midtown.latitude + 0.1, pickupAllowed: false });
  await makeKitchen(brand.id, { active: false });
  const kitchens = await loadKitchenFacts({ brandId: brand.id, date: null }, null);
  const found = possibleKitchens(kitchens, midtown);
  expect(found.map(({ id, pickupAllowed }) => [id, pickupAllowed])).toEqual([
    [kitchen.id, true],
    [far.id, false],
  ]);
  expect(found[1]?.distanceMiles).toBeCloseTo(6.91, 1);
  expect(possibleKitchens(kitchens, { latitude: null, longitude: null })[0]?.distanceMiles).toBeNull();
});
