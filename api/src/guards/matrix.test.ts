import type { Role } from '@copper-carrot/contracts';
import { createApp, endpoints } from '../app';
import { Membership, type User } from '../accounts';
import { sql } from '../database';
import { inDays, makeCaterer, type Caterer } from '../orders/order.factory';
import { client, makeMember, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();
jest.setTimeout(240_000);

/** Everybody whom a call may come from, by how they stand to the organization whose things are asked for. */
const kinds = [
  'nobody',
  'stranger',
  'attendee',
  'guest',
  'staff',
  'external_attendant',
  'orderer',
  'admin',
  'removed admin',
  'admin elsewhere',
  'site admin',
  'site admin as staff',
] as const;
type Kind = (typeof kinds)[number];
type Outcome = 'yes' | 'no';

const members = { A: 'admin', O: 'orderer', E: 'external_attendant', S: 'staff' } as const;
/**
 * Who may, as letters: A admin, O orderer, E external attendant, S staff. A site admin may whatever an admin may; acting as
 * somebody, what that person may.
 */
const may = (letters: string): Record<Kind, Outcome> => {
  const roles: Kind[] = [...letters].map((letter) => members[letter as keyof typeof members]);
  const allowed = new Set<Kind>([...roles, 'site admin']);
  if (roles.includes('staff')) allowed.add('site admin as staff');
  return Object.fromEntries(kinds.map((kind) => [kind, allowed.has(kind) ? 'yes' : 'no'])) as Record<
    Kind,
    Outcome
  >;
};

/** Orders are also for the site admin behind somebody: nobody else may skip their checks (1 §6). */
const mayOrder = (letters: string) => ({ ...may(letters), 'site admin as staff': 'yes' as const });

interface World {
  teamId: number;
  membershipId: number;
  invitationId: number;
  contactId: number;
  orderId: number;
}
interface Row {
  /** Of the specification's table, or of 1 §6 for orders. */
  who: Record<Kind, Outcome>;
  path: (world: World) => string;
  body?: (world: World) => object;
}

const team = ({ teamId }: World) => `/cpi/v2/orderer/teams/${teamId}`;
const order = ({ orderId }: World) => `/cpi/v1/orderer/orders/${orderId}`;
let counter = 0;
const somebody = () => `somebody-${(counter += 1)}@example.com`;

/** The calls about an organization's things. Written out from the specification, and not read from the code under test. */
const rows: Record<string, Row> = {
  'GET /cpi/v2/orderer/teams/:id': { who: may('AOES'), path: team },
  'PATCH /cpi/v2/orderer/teams/:id': {
    who: may('A'),
    path: team,
    body: () => ({ team: { name: 'Renamed' } }),
  },
  'GET /cpi/v2/orderer/teams/:id/memberships': {
    who: may('AOES'),
    path: (world) => `${team(world)}/memberships`,
  },
  'POST /cpi/v2/orderer/teams/:id/memberships': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships`,
    body: () => ({ memberships: [{ email: somebody(), role: 'guest' }] }),
  },
  'PATCH /cpi/v2/orderer/teams/:id/memberships/:membershipId': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.membershipId}`,
    body: () => ({ membership: { role: 'guest' } }),
  },
  'DELETE /cpi/v2/orderer/teams/:id/memberships/:membershipId': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.membershipId}`,
  },
  'POST /cpi/v2/orderer/teams/:id/memberships/:membershipId/resend_invitation': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.invitationId}/resend_invitation`,
  },
  'DELETE /cpi/v2/orderer/teams/:id/memberships/:membershipId/invitation': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.invitationId}/invitation`,
  },
  'GET /cpi/v2/orderer/teams/:id/contacts': { who: may('AOES'), path: (world) => `${team(world)}/contacts` },
  'POST /cpi/v2/orderer/teams/:id/contacts': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts`,
    body: () => ({
      contact: { name: 'Desk', entity: 'person', phone_number: '212-555-0101', contact_method_type: 'phone' },
    }),
  },
  'GET /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AOES'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
  },
  'PATCH /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
    body: () => ({ contact: { name: 'Front desk' } }),
  },
  'DELETE /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
  },
  'GET /cpi/v1/orderer/orders': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/orders?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/orders/:id': { who: mayOrder('AO'), path: order },
  'GET /cpi/v1/orderer/orders/:id/package/items': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/package/items`,
  },
  'GET /cpi/v1/orderer/orders/:id/addresses': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/addresses`,
  },
  'GET /cpi/v1/orderer/orders/:id/credit_cards': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/credit_cards`,
  },
  'PATCH /cpi/v1/orderer/orders/:id': {
    who: mayOrder('A'),
    path: order,
    body: () => ({ order: { contact_name: 'Robin' } }),
  },
  'POST /cpi/v1/orderer/orders/:id/credit_cards': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/credit_cards`,
    body: ({ teamId }) => ({
      credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId },
    }),
  },
  'POST /cpi/v1/orderer/orders/:id/check_validity': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/check_validity`,
    body: () => ({}),
  },
  'POST /cpi/v1/orderer/orders/:id/submit': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/submit`,
    body: () => ({}),
  },
};

/** The other calls, each with the reason why it needs no row, or with the test that guards it. */
const others: Record<string, string[]> = {
  'anyone may: it tells nothing of anybody': [
    'POST /cpi/v1/orderer/packages/:id/order/preview',
    'GET /cpi/v1/public/packages/search',
    'POST /cpi/v1/public/packages/search',
    'GET /cpi/v1/public/places',
    'GET /cpi/v2/public/brands/search',
    'GET /cpi/v2/public/brands/search/map',
    'GET /cpi/v1/public/search/suggestions',
    'GET /cpi/v1/public/search/unavailable',
    'GET /cpi/v1/public/packages/:id',
    'GET /cpi/v1/public/packages/:id/caterer',
    'GET /cpi/v1/public/collections',
    'GET /cpi/v2/public/brands/:slug/menu_items',
    'GET /cpi/v2/public/brands/:slug/restaurant_menus',
    'GET /cpi/v1/public/addresses/suggestions',
    'GET /cpi/v1/public/charitable_causes',
    'GET /cpi/v1/public/charitable_causes/:id',
    'GET /cpi/v1/public/cause_updates',
  ],
  'whoever proves who they are: guards/accounts, guards/guessing, guards/sessions, organizations': [
    'POST /cpi/v1/auth',
    'DELETE /cpi/v1/auth',
    'DELETE /cpi/v2/user',
    'POST /cpi/v1/sign_ups',
    'POST /cpi/v1/sign_ups/:id/confirm',
    'POST /cpi/v1/users',
    'POST /cpi/v1/password/forgot',
    'POST /cpi/v1/password/reset',
    'POST /cpi/v1/email_verification/confirm',
    'GET /cpi/v2/public/invitations/:token',
    'GET /users/:id/end_ghost_session',
  ],
  "about the caller's own things alone": [
    'GET /cpi/v2/user',
    'GET /cpi/v2/user/stats',
    'PATCH /cpi/v1/password',
    'POST /cpi/v1/email_verification',
    'GET /cpi/v2/orderer/teams',
    'POST /cpi/v2/orderer/teams',
    'POST /cpi/v2/memberships/:id/claim',
    'POST /cpi/v1/orderer/packages/:id/order',
    'GET /cpi/v2/orderer/saved_searches',
    'POST /cpi/v2/orderer/saved_searches',
    'PATCH /cpi/v2/orderer/saved_searches/:id',
    'DELETE /cpi/v2/orderer/saved_searches/:id',
    'POST /cpi/v1/orderer/packages/:id/favorite',
    'DELETE /cpi/v1/orderer/packages/:id/favorite',
    'POST /cpi/v1/orderer/brands/:id/favorite',
    'DELETE /cpi/v1/orderer/brands/:id/favorite',
    'GET /cpi/v1/orderer/favorited_brands',
  ],
  'site admins alone: asserted below': ['POST /cpi/v2/users/:id/ghost_session'],
  "the brand's own people: asserted below": [
    'GET /cpi/v1/caterer/orders',
    'GET /cpi/v2/caterer/orders/:id',
    'POST /cpi/v1/caterer/orders/:id/accept',
    'POST /cpi/v1/caterer/orders/:id/decline',
  ],
};

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
  return {
    teamId,
    membershipId,
    invitationId: invited.ids[0] ?? 0,
    contactId: contact.id,
    orderId: created.id,
  };
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

describe('the calls of a kitchen', () => {
  const submitted = async () => {
    const world = await makeWorld();
    await people
      .get('admin')
      ?.post(`${order(world)}/submit`)
      .send({})
      .expect(200);
    return `orders/${world.orderId}`;
  };

  test.each(kinds.filter((kind) => !kind.startsWith('site admin')))('are refused to %s', async (kind) => {
    const path = await submitted();
    const person = people.get(kind) ?? client(app);
    const answers = [
      await person.get('/cpi/v1/caterer/orders'),
      await person.get(`/cpi/v2/caterer/${path}`),
      await person.post(`/cpi/v1/caterer/${path}/accept`).send({}),
      await person.post(`/cpi/v1/caterer/${path}/decline`).send({ reason: 'No gas.' }),
    ];
    const refused = kind === 'nobody' ? [401, 401, 401, 401] : [403, 404, 404, 404];
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
    const { status } = await person.post(`/cpi/v2/users/${founder.user.id}/ghost_session`).send({});
    expect(status).toBe(kind === 'nobody' ? 401 : 403);
  },
);
