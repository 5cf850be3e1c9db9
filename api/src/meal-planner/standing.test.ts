import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { mailTo, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';
import { addCard } from '../guards/office.factory';
import { inDays } from '../orders/order.factory';
import { base, done, makeLunch, makePlanner, makeStandingRule, sweepStandingOrders } from './planner.factory';

useLocalServices();

type Draft = Schemas['DraftOrder'];
let lunch: Awaited<ReturnType<typeof makeLunch>>;
beforeAll(async () => {
  lunch = await makeLunch('lunch_mexican');
});

/** A standing order of a week ahead, for three days from now and for a day that is not due. */
async function standing() {
  const planner = await makePlanner();
  const { admin, teamId } = planner;
  const { rule, plan } = await makeStandingRule(admin, lunch.id);
  const [due, later] = [await plan(3), await plan(9)];
  const [owner] = await sql.rows<{ email: string }>(
    'select u.email from users u join managed_rules r on r.created_by = u.id where r.id = $1',
    [rule.id],
  );
  const read = (draft: Draft) => done<Draft>(admin.get(`${base}/draft_orders/${draft.id}`));
  return { ...planner, teamId, due, later, read, email: owner?.email ?? '' };
}

const ordersOn = (teamId: number, date: string) =>
  sql.rows<{ status: string }>('select status from orders where team_id = $1 and start_date = $2', [
    teamId,
    date,
  ]);

/** An order of the organization, which leaves its card. */
async function leaveCard(admin: TestClient, teamId: number): Promise<void> {
  const cart = await done<{ id: number }>(
    admin.post(`/cpi/v1/orderer/packages/${lunch.id}/order`).send({
      formatted_address: '350 5th Ave, New York, NY 10118',
      order: { headcount: 20, start_date: inDays(4), start_time: '12:00' },
    }),
    201,
  );
  const path = `/cpi/v1/orderer/orders/${cart.id}`;
  const card = await done<Schemas['CreditCard']>(addCard(admin, cart.id, teamId), 201);
  await done(
    admin.patch(path).send({
      order: {
        team_id: teamId,
        credit_card_id: card.id,
        contact_name: 'Pat',
        contact_phone: '(555) 555-0100',
      },
    }),
  );
  await done(admin.post(`${path}/submit`).send({}));
}

it('[PLAN-07] a standing order is placed so many days before, once, with the card of last time', async () => {
  const { admin, teamId, due, later, read } = await standing();
  await leaveCard(admin, teamId);
  await sweepStandingOrders();
  await sweepStandingOrders();
  const sent = await read(due);
  expect([sent.order_status, (await read(later)).order_id]).toEqual(['pending', null]);
  const placed = await sql.rows<{ n: number }>(
    `select count(*)::int as n from orders where team_id = $1 and start_date = $2`,
    [teamId, inDays(3)],
  );
  expect(placed).toEqual([{ n: 1 }]);
});

it('[PLAN-07] one that can not be placed is held, says why, and its owner gets one mail', async () => {
  const { admin, due, read, email } = await standing();
  await sweepStandingOrders();
  await sweepStandingOrders();
  const held = await read(due);
  expect(held).toMatchObject({ order_status: 'in_cart', problem: expect.stringMatching(/./) as string });
  const mails = (await mailTo(email)).filter(({ template }) => template === 'standing_order_held');
  expect(mails).toMatchObject([{ data: { rule: 'Lunch', reason: held.problem, orderId: held.order_id } }]);
  const order = await done<Schemas['Order']>(admin.get(`/cpi/v1/orderer/orders/${held.order_id}`));
  expect(order.status).toBe('in_cart');
});

it('[PLAN-07] one that a colleague planned, or that became dearer, waits for a person, each time with a mail', async () => {
  const { admin, teamId, due, email } = await standing();
  await leaveCard(admin, teamId);
  const colleague = await makeUser();
  await Membership.create({ teamId, userId: colleague.id, role: 'admin' });
  const path = `${base}/draft_orders/${due.id}`;
  const change = { draft_order: { headcount: 30 } };
  await done((await signedIn(colleague)).patch(path).send(change));
  await sweepStandingOrders();
  await done(admin.patch(path).send(change));
  await sql.rows('update draft_orders set total_cents = 100 where id = $1', [due.id]);
  await sweepStandingOrders();
  const reasons = (await mailTo(email))
    .filter(({ template }) => template === 'standing_order_held')
    .map(({ data }) => String(data.reason));
  expect(reasons).toEqual([
    'A colleague planned this meal. Please look at it and order it yourself.',
    expect.stringMatching(/^This order comes to .* for \$1\.25 at most\.$/),
  ]);
  expect(await ordersOn(teamId, inDays(3))).toEqual([{ status: 'in_cart' }]);
});

it('[PLAN-07] what a person has made an order of is theirs to place', async () => {
  const { admin, due, read, email } = await standing();
  await done(admin.post(`${base}/draft_orders/${due.id}/create_order`).send({}), 201);
  await sweepStandingOrders();
  expect((await read(due)).order_status).toBe('in_cart');
  expect(await mailTo(email)).toEqual([]);
});
