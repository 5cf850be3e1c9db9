import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { inDays, makeCaterer, makeReadyCart, type Caterer } from '../../orders/order.factory';
import { addDays } from '../../schedule';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';

useLocalServices();

let caterer: Caterer;
let path: string;
let owner: TestClient;
let cook: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  path = `/cpi/v2/caterer/kitchens/${caterer.kitchen.id}`;
  owner = await signedIn(caterer.cook);
  const helper = await makeUser();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    ...[caterer.brand.id, helper.id],
  ]);
  cook = await signedIn(helper);
  stranger = await signedIn((await makeCaterer()).cook);
});

const change = (kitchen: Partial<Schemas['OwnKitchenBody']['kitchen']>) =>
  owner.patch(path).send({ kitchen });
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);
const lunch = (weekday: number, opens = '11:00', closes = '14:00') => ({
  ...{ weekday, daypart: 'lunch' as const, opens, closes },
});

test('[API-090] a kitchen’s hours are replaced as a whole, and refused by the field that is wrong', async () => {
  const hours = [
    lunch(1),
    { weekday: 1, daypart: 'dinner' as const, opens: '17:00', closes: '20:30' },
    lunch(3),
  ];
  const { body } = (await change({ hours }).expect(200)) as { body: Schemas['OwnKitchen'] };
  expect(body.hours).toEqual(hours);
  expect(fieldsOf(await change({ hours: [lunch(1, '14:00', '11:00')] }).expect(422))).toEqual([
    'hours.0.closes',
  ]);
  const within = { ...lunch(1, '13:00', '15:00'), daypart: 'afternoon' as const };
  expect(fieldsOf(await change({ hours: [lunch(1), within] }).expect(422))).toEqual(['hours.1.opens']);
  expect(fieldsOf(await change({ hours: [lunch(7)] }).expect(422))).toEqual(['hours.0.weekday']);
  const { body: kept } = (await cook.get(path).expect(200)) as { body: Schemas['OwnKitchen'] };
  expect(kept.hours).toEqual(hours);
});

test('[API-090] a kitchen takes as much of a day as it says, and a part without a limit any number', async () => {
  const capacities = [{ daypart: 'lunch' as const, max_headcount: 40, max_orders: 3 }];
  const { body } = (await change({ capacities }).expect(200)) as { body: Schemas['OwnKitchen'] };
  expect(body.capacities).toEqual(capacities);
  const none = [{ daypart: 'lunch' as const, max_headcount: 0, max_orders: 3 }];
  expect(fieldsOf(await change({ capacities: none }).expect(422))).toEqual(['capacities.0.max_headcount']);
});

test('[API-090] days off keep the orders that were placed, and take no new ones', async () => {
  const own = await makeCaterer();
  const chef = await signedIn(own.cook);
  const place = `/cpi/v2/caterer/kitchens/${own.kitchen.id}`;
  const { orderId, orderer } = await makeReadyCart(own);
  const late = await makeReadyCart(own);
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  const days = (await chef.get(`${place}/days`).expect(200)).body as List<Schemas['KitchenDay']>;
  expect(days.records).toEqual([
    {
      ...{ date: inDays(3), daypart: 'lunch', booked_headcount: 20, booked_orders: 1 },
      ...{ max_headcount: 1000, max_orders: 100 },
    },
  ]);
  const off = { first_date: inDays(2), last_date: inDays(4), reason: 'Oven service' };
  const enter = (closure: object) => chef.post(`${place}/closures`).send({ closure: { ...off, ...closure } });
  expect(fieldsOf(await enter({ last_date: inDays(1) }).expect(422))).toEqual(['last_date']);
  expect(fieldsOf(await enter({ first_date: inDays(-9), last_date: inDays(-8) }).expect(422))).toEqual([
    'last_date',
  ]);
  const sameDay = { last_date: off.first_date, from_time: '12:00', to_time: '12:00' };
  expect(fieldsOf(await enter(sameDay).expect(422))).toEqual(['to_time']);
  const { body: closure } = (await enter({}).expect(201)) as { body: Schemas['KitchenClosure'] };
  expect(closure).toEqual({ id: closure.id, ...off, from_time: null, to_time: null, order_count: 1 });
  expect(fieldsOf(await enter({ first_date: inDays(4), last_date: inDays(6) }).expect(422))).toEqual([
    'first_date',
  ]);
  await enter({ first_date: inDays(5), last_date: inDays(5), from_time: '06:00', to_time: '12:00' }).expect(
    201,
  );
  const listed = (await chef.get(`${place}/closures`).expect(200)).body as List<Schemas['KitchenClosure']>;
  expect(listed.records).toMatchObject([
    { first_date: inDays(2), last_date: addDays(inDays(2), 2) },
    { from_time: '06:00', to_time: '12:00', order_count: 0 },
  ]);

  const { body: order } = (await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  expect(order).toMatchObject({ status: 'pending', start_date: inDays(3) });
  await late.orderer.post(`/cpi/v1/orderer/orders/${late.orderId}/submit`).send({}).expect(422);
  for (const [by, status] of [
    [stranger, 404],
    [orderer, 403],
  ] as const) {
    await by.get(`${place}/closures`).expect(status);
    await by.get(`${place}/days`).expect(status);
    await by.post(`${place}/closures`).send({ closure: off }).expect(status);
    await by.delete(`${place}/closures/${closure.id}`).expect(status);
  }
  await chef.delete(`${place}/closures/${closure.id}`).expect(204);
  await chef.delete(`${place}/closures/${closure.id}`).expect(404);
  await late.orderer.post(`/cpi/v1/orderer/orders/${late.orderId}/submit`).send({}).expect(200);
});

test('[API-090] a cook reads days off and changes none', async () => {
  await cook.get(`${path}/closures`).expect(200);
  const closure = { first_date: inDays(2), last_date: inDays(2) };
  await cook.post(`${path}/closures`).send({ closure }).expect(403);
});
