import type { Schemas } from '@copper-carrot/contracts';
import { Team } from '../accounts';
import { sql } from '../database';
import { askTeam, choose, join, makeOffice, startOrder, submit, useOffices } from '../guards/office.factory';
import { client, type TestClient } from '../testing';

useOffices();

async function mealsOf(by: TestClient, code: string, orderId: number) {
  const [order] = await sql.rows<{ date: string }>(
    'select start_date::text as date from orders where id = $1',
    [orderId],
  );
  const { body } = (await by
    .get(`/cpi/v2/public/meal_calendars/${code}`)
    .query({ month: order?.date.slice(0, 7) })
    .expect(200)) as { body: Schemas['MealCalendar'] };
  return body.meals.filter(({ id }) => id === orderId);
}
const codeOf = async (teamId: number) => (await Team.findByPk(teamId, { rejectOnEmpty: true })).accessCode;

it('[ATT-01] shows the meals of an organization by its access code, without an account, and no carts', async () => {
  const office = await makeOffice();
  const code = await codeOf(office.teamId);
  const placed = await startOrder(office.admin, office.teamId, 20);
  await choose(office.admin, placed, { credit_card_id: office.cardId }).expect(200);
  expect(await mealsOf(client(), code, placed)).toEqual([]);
  await submit(office.admin, placed).expect(200);
  expect(await mealsOf(client(), code, placed)).toMatchObject([
    { time: '12:00', status: 'pending', menu_code: null, poll_code: null },
  ]);
  const elsewhere = await codeOf((await makeOffice()).teamId);
  expect(await mealsOf(client(), elsewhere, placed)).toEqual([]);
  await client().get(`/cpi/v2/public/meal_calendars/${code}`).query({ month: '2026-13' }).expect(422);
  await client().get('/cpi/v2/public/meal_calendars/nosuchcode').query({ month: '2026-11' }).expect(404);
});

it('[ATT-01] leads those to an open poll who were invited to it or may read it, and nobody else', async () => {
  const office = await makeOffice();
  const code = await codeOf(office.teamId);
  const cart = await startOrder(office.admin, office.teamId, 8);
  const poll = await askTeam(office.admin, cart);
  const [invited, colleague] = [await join(office, 'staff'), await join(office, 'staff')];
  await office.admin
    .post(`/cpi/v1/orderer/order_polls/${poll}/invitees`)
    .send({ invitees: [{ email: invited.user.email }] })
    .expect(({ status }) => expect(status).toBeLessThan(300));
  const seen = async (by: TestClient) => (await mealsOf(by, code, cart)).map(({ poll_code }) => poll_code);
  expect(await seen(office.admin)).toEqual([poll]);
  expect(await seen(invited.person)).toEqual([poll]);
  expect(await seen(colleague.person)).toEqual([null]);
  expect(await seen(client())).toEqual([null]);
});
