import type { Schemas } from '@copper-carrot/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { User } from '../../accounts';
import { database, sql } from '../../database';
import { intentsOf, makeUser, runPendingJobs, signedIn, useLocalServices } from '../../testing';
import { makeCaterer, makeReadyCart, type Cart } from '../order.factory';

useLocalServices();

const at = ({ orderId }: Cart) => `/cpi/v1/orderer/orders/${orderId}`;
const submit = (cart: Cart, body: object = {}) => cart.orderer.post(`${at(cart)}/submit`).send(body);

async function bothReady(change: object = {}) {
  const first = await makeReadyCart(await makeCaterer());
  const other = await makeReadyCart(await makeCaterer());
  await sql.rows('update orders set user_id = $2, team_id = $3, credit_card_id = $4 where id = $1', [
    other.orderId,
    first.user.id,
    first.teamId,
    first.order.credit_card_id,
  ]);
  const second = { ...other, orderer: first.orderer, user: first.user };
  if (Object.keys(change).length > 0)
    await second.orderer.patch(at(second)).send({ order: change }).expect(200);
  return { first, second };
}

async function twoCarts(change: object = {}) {
  const both = await bothReady(change);
  await submit(both.first).expect(200);
  return both;
}

test('[OERR-09] a second delivery to the same door at the same time is asked about, naming the first; nothing is held', async () => {
  const { first, second } = await twoCarts();
  const { body } = (await submit(second).expect(409)) as { body: Schemas['Error'] };
  expect(body).toMatchObject({
    code: 'submit_order-has_simultaneous_delivery',
    message: `You already have a delivery to this address at this time: order #${first.orderId}.`,
    context: { order_ids: [first.orderId] },
  });
  expect(await intentsOf(second.orderId)).toEqual([]);
});

test('[OERR-09] of two that are sent off at the same moment one is asked about, and nothing stays held for it', async () => {
  const { first, second } = await bothReady();
  // Both requests have read the orders before either is submitted; both wait for the lock on the person.
  const waiting = () =>
    sql.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query ilike '%users%for no key update%'`,
    );
  const answers = await database.transaction(async (transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    await User.findByPk(first.user.id, { transaction, lock });
    const both = [submit(first), submit(second)].map((press) => press.then((answer) => answer));
    while ((await waiting()).length < 2) await sleep(20);
    return both;
  });
  const [one, other] = await Promise.all(answers);
  expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  const [placed, asked] = one?.status === 200 ? [first, second] : [second, first];
  expect((one?.status === 409 ? one : other)?.body).toMatchObject({
    code: 'submit_order-has_simultaneous_delivery',
    context: { order_ids: [placed.orderId] },
  });
  await runPendingJobs();
  expect((await intentsOf(asked.orderId)).map(({ status }) => status)).toEqual(['canceled']);
  await submit(asked, { ignore_checks: { simultaneous_delivery: true } }).expect(200);
});

test('[OERR-09] whoever says that it is meant orders it, and nothing else is let pass by that', async () => {
  const { second } = await twoCarts();
  const meant = { ignore_checks: { simultaneous_delivery: true } };
  await sql.rows('update orders set contact_phone = null where id = $1', [second.orderId]);
  expect((await submit(second, meant).expect(422)).body).toMatchObject({
    fields: { contact_phone: ['blank'] },
  });
  await sql.rows(`update orders set contact_phone = '(555) 555-0100' where id = $1`, [second.orderId]);
  await submit(second, meant).expect(200);
  await submit(second, { ignore_checks: { availability: true } }).expect(403);
});

test.each([
  ['half an hour later', { start_time: '12:30' }, 200],
  ['a quarter of an hour later', { start_time: '12:15' }, 409],
  ['half an hour earlier', { start_time: '11:30' }, 200],
  ['a quarter of an hour earlier', { start_time: '11:45' }, 409],
  ['at another door', { formatted_address: '120 West 23rd Street, New York, NY 10011' }, 200],
  ['to be picked up', { pickup: true }, 200],
])('[OERR-09] a second order %s is another delivery or the same: %j', async (_when, change, status) => {
  const { second } = await twoCarts(change);
  await submit(second).expect(status);
});

test('[OERR-09] the same door is known by where it is, however its address is written', async () => {
  const { first, second } = await twoCarts();
  await sql.rows(`update orders set formatted_address = 'Empire State Building, New York' where id = $1`, [
    second.orderId,
  ]);
  const { body } = (await submit(second).expect(409)) as { body: Schemas['Error'] };
  expect(body.context).toEqual({ order_ids: [first.orderId] });
});

test('[OERR-09] the same address is known by its words, wherever it was found to be', async () => {
  const { first, second } = await twoCarts();
  await sql.rows('update orders set latitude = latitude + 0.001 where id = $1', [second.orderId]);
  const { body } = (await submit(second).expect(409)) as { body: Schemas['Error'] };
  expect(body.context).toEqual({ order_ids: [first.orderId] });
});

test.each([
  ['pending', 409],
  ['accepted', 409],
  ['confirmed', 409],
  ['fulfilled', 200],
])('[OERR-09] a second order beside one that is %s: %i', async (state, status) => {
  const { first, second } = await twoCarts();
  await sql.rows('update orders set status = $2 where id = $1', [first.orderId, state]);
  await submit(second).expect(status);
});

test('[OERR-09] [CHK-19] an order of a colleague is none of theirs; a site admin’s flags ask nobody', async () => {
  const { first, second } = await twoCarts();
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  const third = await makeReadyCart(await makeCaterer());
  await sql.rows('update orders set team_id = $2, credit_card_id = $3 where id = $1', [
    third.orderId,
    first.teamId,
    first.order.credit_card_id,
  ]);
  await sql.rows(`insert into memberships (user_id, team_id, role) values ($1, $2, 'orderer')`, [
    third.user.id,
    first.teamId,
  ]);
  await submit(third).expect(200);
  await submit(second).expect(409);
  await admin
    .post(`${at(second)}/submit`)
    .send({ ignore_checks: { availability: true } })
    .expect(200);
});

test('an order that its people fetch is no delivery', async () => {
  const { first, second } = await twoCarts();
  await sql.rows('update orders set pickup = true where id = $1', [first.orderId]);
  await submit(second).expect(200);
});

test('an order that was declined stands in nobody’s way', async () => {
  const caterer = await makeCaterer();
  const { first, second } = await twoCarts();
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [
    first.order.brand_id,
    caterer.cook.id,
  ]);
  const cook = await signedIn(caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${first.orderId}/decline`).send({ reason: 'No gas' }).expect(200);
  await submit(second).expect(200);
});
