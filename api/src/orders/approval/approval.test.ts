import type { Schemas } from '@copper-carrot/contracts';
import {
  choose,
  join,
  makeOffice,
  path,
  setting,
  startOrder,
  submit,
  useOffices,
  type Office,
} from '../../guards/office.factory';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import {
  mailTo,
  runPendingJobs,
  signedIn,
  timeComesFor,
  timeComesForJob,
  type TestClient,
} from '../../testing';
import { lapseApproval } from '../order.jobs';
import { brokenRules, type ApprovalRules } from './approval-problem';

useOffices();

const none: ApprovalRules = {
  approvalOverCents: null,
  budgetPerPersonCents: null,
  ordersFrom: null,
  ordersUntil: null,
};
const anOrder = { totalCents: 50_000, headcount: 20, startTime: '12:00:00' };

test.each<[Partial<ApprovalRules>, string[]]>([
  [{}, []],
  [{ approvalOverCents: 50_000 }, []],
  [{ approvalOverCents: 49_999 }, ['comes to more than $499.99']],
  [{ budgetPerPersonCents: 2_500 }, []],
  [{ budgetPerPersonCents: 2_499 }, ['costs more than $24.99 a person']],
  [{ ordersFrom: '12:00:00', ordersUntil: '12:00:00' }, []],
  [{ ordersFrom: '12:15:00' }, ['is before 12:15 pm']],
  [{ ordersUntil: '11:45:00' }, ['is after 11:45 am']],
])('an order is held against %j', (rules, broken) => {
  expect(brokenRules({ ...none, ...rules }, anOrder)).toEqual(broken);
});

const ruled = (office: Office, settings: object) =>
  office.admin.patch(`/cpi/v2/orderer/teams/${office.teamId}/settings`).send({ settings }).expect(200);
const approval = async (by: TestClient, id: number) =>
  ((await by.get(`${path(id)}/approval`).expect(200)) as { body: Schemas['OrderApproval'] }).body;
/** Answers the request that is there, or another than that. */
const decide = async (by: TestClient, orderId: number, decision: string, other: object = {}) => {
  const { body } = (await by.get(`${path(orderId)}/approval`)) as { body: Schemas['OrderApproval'] };
  const { id, total } = body;
  return by.post(`${path(orderId)}/approval/decide`).send({ approval: { id, decision, total, ...other } });
};
const templates = async (email: string) => (await mailTo(email)).map(({ template }) => template);

/** An orderer's cart that is ready but for the yes of an admin. */
async function overTheSum() {
  const office = await makeOffice();
  await ruled(office, { approval_over: 10 });
  const { user, person } = await join(office, 'orderer');
  const second = await join(office, 'admin');
  const orderId = await startOrder(person, office.teamId);
  await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
  return { office, user, person, orderId, admin: second };
}

test('an order over the sum is placed once an admin has said yes, who hears of it once', async () => {
  const { user, person, orderId, admin } = await overTheSum();
  const refused = await submit(person, orderId).expect(422);
  expect(refused.body).toMatchObject({
    code: 'submit_order-approval_required',
    fields: { approval: ['required'] },
  });
  for (let press = 0; press < 2; press += 1) await person.post(`${path(orderId)}/approval`).expect(200);
  await runPendingJobs();
  expect(await templates(admin.user.email)).toEqual(['order_approval_asked']);
  expect(await approval(person, orderId)).toMatchObject({
    status: 'waiting',
    can: { ask: true, decide: false },
  });
  await submit(person, orderId).expect(422);

  const { id, can } = await approval(admin.person, orderId);
  expect(can).toEqual({ ask: false, decide: true });
  expect(await decide(person, orderId, 'approved')).toMatchObject({ status: 403 });
  for (const other of [{ total: 1 }, { id: Number(id) + 1 }])
    expect(await decide(admin.person, orderId, 'approved', other)).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
  expect(await decide(admin.person, orderId, 'approved')).toMatchObject({
    status: 200,
    body: { status: 'approved', decided_by: `${admin.user.firstName} ${admin.user.lastName}` },
  });
  expect(await decide(admin.person, orderId, 'declined')).toMatchObject({ status: 409 });
  await runPendingJobs();
  expect(await templates(user.email)).toEqual(['order_approval_decided']);
  await submit(person, orderId).expect(200);
});

test('a yes holds for what was seen: not for a higher price, nor after a no', async () => {
  const { person, orderId, admin } = await overTheSum();
  await person.post(`${path(orderId)}/approval`).expect(200);
  expect(await decide(admin.person, orderId, 'approved')).toMatchObject({ status: 200 });
  await choose(person, orderId, { tip: 900 }).expect(200);
  await submit(person, orderId).expect(422);
  await choose(person, orderId, { tip: 0 }).expect(200);
  await submit(person, orderId).expect(200);

  const other = await overTheSum();
  await other.person.post(`${path(other.orderId)}/approval`).expect(200);
  expect(await decide(other.admin.person, other.orderId, 'declined')).toMatchObject({ status: 200 });
  const refused = await submit(other.person, other.orderId).expect(422);
  expect((refused.body as Schemas['Error']).message).toMatch(/declined it/);
});

test('a yes of one organization is none of another, nor of the same once the order has been elsewhere', async () => {
  const { office, user, person, orderId, admin } = await overTheSum();
  const other = await makeOffice();
  await ruled(other, { approval_over: 10 });
  await Membership.create({ teamId: other.teamId, userId: user.id, role: 'orderer' });
  await person.post(`${path(orderId)}/approval`).expect(200);
  expect(await decide(admin.person, orderId, 'approved')).toMatchObject({ status: 200 });
  for (const { teamId: team_id, cardId: credit_card_id } of [other, office]) {
    await choose(person, orderId, { team_id, credit_card_id }).expect(200);
    expect(await approval(person, orderId)).toMatchObject({ status: 'lapsed', decided_by: null });
    expect((await submit(person, orderId).expect(422)).body).toMatchObject({
      code: 'submit_order-approval_required',
    });
  }
});

/** An order that was approved as it is, placed and accepted. */
async function approvedAndPlaced() {
  const made = await overTheSum();
  const { person, orderId, admin } = made;
  await person.post(`${path(orderId)}/approval`).expect(200);
  await decide(admin.person, orderId, 'approved');
  await submit(person, orderId).expect(200);
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
  return made;
}
const modify = (by: TestClient, orderId: number, order: object) =>
  by.post(`${path(orderId)}/modify`).send({ order });

test('a change of a placed order that costs more, or moves it, is an admin’s, unless the yes covers it', async () => {
  const { person, orderId, admin } = await approvedAndPlaced();
  for (const changes of [{ headcount: 21 }, { start_time: '13:00' }, { tip: 900 }]) {
    expect((await modify(person, orderId, changes).expect(422)).body).toMatchObject({
      code: 'submit_order-approval_required',
      message: expect.stringMatching(
        /^This order comes to .*An admin of .* has to make this change\.$/,
      ) as unknown,
    });
  }
  await modify(person, orderId, { headcount: 19 }).expect(200);
  await modify(person, orderId, { headcount: 20 }).expect(200);
  await modify(admin.person, orderId, { headcount: 21 }).expect(200);
});

test('a tip that takes an order over the sum is an admin’s to raise', async () => {
  const { person, orderId, admin } = await approvedAndPlaced();
  await timeComesFor('order', orderId);
  await runPendingJobs();
  const { body } = (await person.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  const raise = (by: TestClient) =>
    by.patch(`${path(orderId)}/tip`).send({ tip: { amount: body.pricing.tip + 5 } });
  expect((await raise(person).expect(422)).body).toMatchObject({
    fields: { amount: ['approval_required'] },
  });
  await raise(admin.person).expect(200);
});

test('the caterer of a direct order reads that it needs a yes, and nothing of the rules', async () => {
  const { person, orderId } = await overTheSum();
  await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
  const reads = async (by: TestClient) => {
    const { body } = (await by
      .post(`${path(orderId)}/check_validity`)
      .send({})
      .expect(200)) as {
      body: Schemas['OrderValidity'];
    };
    return body.errors.find(({ code }) => code === 'submit_order-approval_required')?.message;
  };
  expect(await reads(person)).toMatch(/^This order comes to more than \$10\.00\. /);
  const cook = await signedIn(setting.caterer.cook);
  expect(await reads(cook)).toMatch(/^This order is outside of the rules of its organization\. /);
});

test('who may say yes needs nobody’s, and where no rule is broken nobody is asked', async () => {
  const { office, person, orderId } = await overTheSum();
  const own = await startOrder(office.admin, office.teamId);
  await choose(office.admin, own, { credit_card_id: office.cardId }).expect(200);
  await office.admin.post(`${path(own)}/approval`).expect(409);
  await submit(office.admin, own).expect(200);
  await ruled(office, { approval_over: null });
  await person.post(`${path(orderId)}/approval`).expect(409);
  await submit(person, orderId).expect(200);
});

test('silence ends a request at the deadline of its order, and both are told once', async () => {
  const { user, person, orderId, admin } = await overTheSum();
  await person.post(`${path(orderId)}/approval`).expect(200);
  const [row] = await sql.rows<{ id: number }>(
    `update order_approvals set until = now() - interval '1 minute' where order_id = $1 returning id`,
    [orderId],
  );
  const approvalId = row?.id ?? 0;
  await timeComesForJob(lapseApproval, { approvalId });
  await runPendingJobs();
  expect(await approval(person, orderId)).toMatchObject({ status: 'lapsed', can: { decide: false } });
  expect(await templates(user.email)).toEqual(['order_approval_lapsed']);
  expect(await templates(admin.user.email)).toEqual(['order_approval_asked', 'order_approval_lapsed']);
});
