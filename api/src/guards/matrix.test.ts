import type { Role, Schemas } from '@copper-carrot/contracts';
import { createApp, endpoints } from '../app';
import { Membership, type User } from '../accounts';
import { Address } from '../addresses';
import { sql } from '../database';
import { inDays, makeCaterer, type Caterer } from '../orders/order.factory';
import { client, makeMember, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';
import { place } from './office.factory';
import {
  kinds,
  mayChangePlaced,
  mayPoll,
  order,
  others,
  rows,
  somebody,
  type Kind,
  type World,
} from './matrix';

useLocalServices();
jest.setTimeout(240_000);

const app = createApp();
let caterer: Caterer;
let founder: { user: User; teamId: number };
let shared: World;
const people = new Map<Kind, TestClient>();

/** What is asked for: made by someone with the role of an orderer there. */
async function makeWorld(): Promise<World> {
  const { teamId } = founder;
  const owner = await makeUser();
  const { id: membershipId } = await Membership.create({ teamId, userId: owner.id, role: 'orderer' });
  const orderer = await signedIn(owner, app);
  const { body: created } = (await orderer
    .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      order: { headcount: 10, start_date: inDays(20), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  const { body: card } = (await orderer
    .post(`/cpi/v1/orderer/orders/${created.id}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId } })
    .expect(201)) as { body: { id: number } };
  await orderer
    .patch(`/cpi/v1/orderer/orders/${created.id}`)
    .send({ order: { credit_card_id: card.id, contact_name: 'Pat', contact_phone: '212-555-0142' } })
    .expect(200);
  const admin = people.get('admin');
  const { body: invited } = (await admin
    ?.post(`/cpi/v2/orderer/teams/${teamId}/memberships`)
    .send({ memberships: [{ email: somebody(), role: 'guest' }] })
    .expect(201)) as { body: { ids: number[] } };
  const { body: contact } = (await admin
    ?.post(`/cpi/v2/orderer/teams/${teamId}/contacts`)
    .send({
      contact: { name: 'Desk', entity: 'person', phone_number: '212-555-0100', contact_method_type: 'phone' },
    })
    .expect(201)) as { body: { id: number } };
  const address = await Address.create({ ...place, teamId });
  return {
    teamId,
    membershipId,
    invitationId: invited.ids[0] ?? 0,
    contactId: contact.id,
    addressId: address.id,
    orderId: created.id,
    ...(await countedChoice(orderer, created.id)),
  };
}

async function countedChoice(orderer: TestClient, orderId: number) {
  const { body } = (await orderer.get(`/cpi/v1/orderer/orders/${orderId}/package/items`).expect(200)) as {
    body: { records: Schemas['Choice'][] };
  };
  const choice = body.records.find(({ choice_type }) => choice_type === 'constant_sum');
  return { choiceId: choice?.id ?? 0, optionIds: choice?.options.map(({ id }) => id) ?? [] };
}

beforeAll(async () => {
  caterer = await makeCaterer();
  const { user, team: own } = await makeMember('admin');
  founder = { user, teamId: own.id };
  const join = async (role: Role, columns: object = {}) => {
    const each = await makeUser(columns);
    await Membership.create({ teamId: own.id, userId: each.id, role });
    return each;
  };
  people.set('nobody', client(app));
  people.set('stranger', await signedIn(await makeUser(), app));
  people.set('attendee', await signedIn(await join('guest', { type: 'pollee' }), app));
  for (const role of ['guest', 'staff', 'external_attendant', 'orderer', 'admin'] as const)
    people.set(role, await signedIn(await join(role), app));
  const removed = await join('admin');
  people.set('removed admin', await signedIn(removed, app));
  await sql.rows('delete from memberships where user_id = $1', [removed.id]);
  people.set('admin elsewhere', await signedIn((await makeMember('admin')).user, app));
  const siteAdmin = await makeUser({ isAdmin: true });
  people.set('site admin', await signedIn(siteAdmin, app));
  const ghost = await signedIn(siteAdmin, app);
  people.set('site admin as staff', ghost.always({ 'CC-As-User': String((await join('staff')).id) }));
  shared = await makeWorld();
});

test('every call has its row, or the reason why it needs none', () => {
  const named = [...Object.keys(rows), ...Object.values(others).flat()].sort();
  expect(endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(named);
});

describe.each(Object.entries(rows))('[PERM-05] %s', (name, { who, path, body }) => {
  const method = name.split(' ')[0]?.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  test.each(kinds.map((kind) => [kind, who[kind]] as const))('by %s: %s', async (kind, outcome) => {
    // What is changed or deleted is made anew.
    const world = outcome === 'yes' && method !== 'get' ? await makeWorld() : shared;
    const call = people.get(kind)?.[method](path(world));
    const answer = await (body ? call?.send(body(world)) : call);
    const allowed = (answer?.status ?? 0) < 300;
    expect([answer?.status, allowed ? 'yes' : 'no']).toEqual([answer?.status, outcome]);
    if (!allowed) expect([401, 403, 404]).toContain(answer?.status);
  });
});

async function placed(): Promise<World> {
  const world = await makeWorld();
  await people
    .get('admin')
    ?.post(`${order(world)}/submit`)
    .send({})
    .expect(200);
  return world;
}

test.each(kinds.map((kind) => [kind, mayChangePlaced[kind]] as const))(
  'an order that was placed is changed and canceled by %s: %s',
  async (kind, outcome) => {
    const path = order(await placed());
    const person = people.get(kind) ?? client(app);
    const changes = { order: { contact_name: 'Robin' } };
    const answers = [
      await person.patch(`${path}/calculate_changes`).send(changes),
      await person.post(`${path}/modify`).send(changes),
      await person.post(`${path}/pay_changes`).send({ change_id: 2_000_000_000 }),
      await person.post(`${path}/withdraw_changes`).send({ change_id: 2_000_000_000 }),
      await person.post(`${path}/cancel`).send({ fee: 0 }),
    ];
    const statuses = answers.map(({ status }) => status);
    // Nothing waits that could be taken back.
    if (outcome === 'yes') expect(statuses).toEqual([200, 200, 404, 409, 200]);
    else expect(statuses.filter((status) => ![401, 403, 404].includes(status))).toEqual([]);
  },
);

test.each(kinds.map((kind) => [kind, mayChangePlaced[kind]] as const))(
  'an order that was placed is made again by %s: %s',
  async (kind, outcome) => {
    const path = `${order(await placed())}/reorder`;
    const person = people.get(kind) ?? client(app);
    const statuses = [(await person.get(path)).status, (await person.post(path)).status];
    if (outcome === 'yes') expect(statuses).toEqual([200, 200]);
    else expect(statuses.filter((status) => ![401, 403, 404].includes(status))).toEqual([]);
  },
);

describe('[PERM-14] the calls of a poll', () => {
  const later = () => inDays(2);
  const pollBody = () => ({ order_poll: { end_date: later(), end_time: '12:00' } });

  /** A poll that an admin begins, with an answer of theirs. */
  async function polled() {
    const world = await makeWorld();
    const admin = people.get('admin');
    const { body: poll } = (await admin
      ?.post(`${order(world)}/poll`)
      .send(pollBody())
      .expect(201)) as { body: Schemas['Poll'] };
    const path = `/cpi/v1/orderer/order_polls/${poll.code}`;
    const { body: answer } = (await admin
      ?.post(`${path}/selections`)
      .send({ poll_selection: { opted_out: true } })
      .expect(201)) as { body: Schemas['PollSelection'] };
    return { cart: order(world), path, answer: `${path}/selections/${answer.id}` };
  }

  test.each(kinds)('are open to %s as the table says', async (kind) => {
    const person = people.get(kind) ?? client(app);
    const { cart, path, answer } = await polled();
    const opt = { poll_selection: { opted_out: true } };
    const calls = [
      [mayPoll.read, await person.get(`${cart}/poll`)],
      [mayPoll.read, await person.get(`${path}/options`)],
      [mayPoll.read, await person.get(`${path}/selections`)],
      [mayPoll.read, await person.get(`${path}/bills`)],
      [mayPoll.read, await person.post(`${path}/selections`).send(opt)],
      [
        mayPoll.update,
        await person.patch(`${cart}/poll`).send({ order_poll: { limit_combo_options: true } }),
      ],
      [mayPoll.update, await person.patch(answer).send(opt)],
      [mayPoll.update, await person.post(`${path}/invitees`).send({ invitees: [{ email: somebody() }] })],
      [mayPoll.update, await person.post(`${path}/reminders`)],
      [mayPoll.look, await person.post(`${path}/apply_selections`).send({ persist_changes: false })],
      [mayPoll.changeOrder, await person.post(`${cart}/poll/apply_selections`).send({})],
      [mayPoll.changeOrder, await person.post(`${path}/apply_selections`).send({})],
      [mayPoll.update, await person.delete(answer)],
      [mayPoll.changeOrder, await person.post(`${order(await makeWorld())}/poll`).send(pollBody())],
      [mayPoll.update, await person.delete(path).send({})],
    ] as const;
    expect(calls.map(([, { status }]) => (status < 300 ? 'yes' : 'no'))).toEqual(
      calls.map(([who]) => who[kind]),
    );
    const refused = calls.map(([, { status }]) => status).filter((status) => status >= 300);
    expect(refused.filter((status) => ![401, 403, 404].includes(status))).toEqual([]);
    const { path: other, answer: billed } = await polled();
    const [bill] = await sql.rows<{ id: number }>(
      'insert into poll_selection_bills (poll_selection_id, amount_cents) values ($1, 100) returning id',
      [Number(billed.split('/').at(-1))],
    );
    const settled = await person
      .patch(`${other}/bills/${bill?.id}`)
      .send({ poll_selection_bill: { is_paid: true } });
    expect(settled.status === 204 ? 'yes' : 'no').toBe(mayPoll.update[kind]);
    const { status } = await person.post(`${other}/renewals`);
    expect(status === 201 ? 'yes' : 'no').toBe(mayPoll.update[kind]);
  });
});

describe('the calls of a kitchen', () => {
  const submitted = async () => `orders/${(await placed()).orderId}`;

  test.each(kinds.filter((kind) => !kind.startsWith('site admin')))('are refused to %s', async (kind) => {
    const path = await submitted();
    const person = people.get(kind) ?? client(app);
    const answers = [
      await person.get('/cpi/v1/caterer/orders'),
      await person.get(`/cpi/v2/caterer/${path}`),
      await person.post(`/cpi/v1/caterer/${path}/accept`).send({}),
      await person.post(`/cpi/v1/caterer/${path}/decline`).send({ reason: 'No gas.' }),
      await person.post(`/cpi/v1/caterer/${path}/approve_changes`).send({ change_id: 1 }),
      await person.post(`/cpi/v1/caterer/${path}/decline_changes`).send({ change_id: 1, reason: 'No gas.' }),
    ];
    const refused = kind === 'nobody' ? [401, 401, 401, 401, 401, 401] : [403, 404, 404, 404, 404, 404];
    expect(answers.map(({ status }) => status)).toEqual(refused);
  });

  test('are open to its own people, and not to those of another brand', async () => {
    const path = await submitted();
    const other = await signedIn((await makeCaterer()).cook, app);
    await other.get(`/cpi/v2/caterer/${path}`).expect(404);
    await other.post(`/cpi/v1/caterer/${path}/accept`).send({}).expect(404);
    const cook = await signedIn(caterer.cook, app);
    await cook.get(`/cpi/v2/caterer/${path}`).expect(200);
    await cook.post(`/cpi/v1/caterer/${path}/accept`).send({}).expect(200);
  });
});

test.each(kinds.filter((kind) => !kind.startsWith('site admin')))(
  '[PERM-03] %s acts as nobody else',
  async (kind) => {
    const person = people.get(kind) ?? client(app);
    const answers = [
      await person.post(`/cpi/v2/users/${founder.user.id}/ghost_session`).send({ reason: 'To look around' }),
      await person.get('/cpi/v2/admin/people'),
      await person.get('/cpi/v2/admin/ghost_sessions'),
    ];
    const refused = kind === 'nobody' ? 401 : 403;
    expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused]);
  },
);
