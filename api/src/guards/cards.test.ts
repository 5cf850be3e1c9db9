import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership, type User } from '../accounts';
import { Address } from '../addresses';
import { sql } from '../database';
import { authorizeOrder } from '../orders';
import { inDays, makeCaterer, type Caterer } from '../orders/order.factory';
import {
  intentsOf,
  mailTo,
  makeMember,
  makeUser,
  signedIn,
  timeComesForJob,
  useLocalServices,
  type TestClient,
} from '../testing';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

interface Office {
  teamId: number;
  admin: TestClient;
  /** Of the organization, added by its admin. */
  cardId: number;
  addressId: number;
}

const base = '/cpi/v1/orderer';
const path = (orderId: number) => `${base}/orders/${orderId}`;
const place = {
  formattedAddress: '350 5th Ave, New York, NY 10118',
  googlePlaceId: 'local:10118',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  latitude: 40.7484,
  longitude: -73.9857,
  placeId: 1,
  timeZone: 'America/New_York',
};

async function startOrder(person: TestClient, teamId: number, days = 3): Promise<number> {
  const { body } = (await person
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      order: { headcount: 20, start_date: inDays(days), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  await person
    .patch(path(body.id))
    .send({ order: { team_id: teamId, contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
    .expect(200);
  return body.id;
}

const addCard = (person: TestClient, orderId: number, teamId: number | null) =>
  person
    .post(`${path(orderId)}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId } });
const cardOf = async (person: TestClient, orderId: number, teamId: number | null) =>
  ((await addCard(person, orderId, teamId).expect(201)) as { body: Schemas['CreditCard'] }).body.id;
const idsOf = async (person: TestClient, orderId: number, list: 'credit_cards' | 'addresses') =>
  (
    (await person.get(`${path(orderId)}/${list}`).expect(200)) as { body: { records: { id: number }[] } }
  ).body.records.map(({ id }) => id);
const choose = (person: TestClient, orderId: number, order: object) =>
  person.patch(path(orderId)).send({ order });
const submit = (person: TestClient, orderId: number) => person.post(`${path(orderId)}/submit`).send({});
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);

async function makeOffice(): Promise<Office> {
  const { user, team } = await makeMember('admin');
  const admin = await signedIn(user);
  const cart = await startOrder(admin, team.id);
  const { id: addressId } = await Address.create({ ...place, teamId: team.id });
  return { teamId: team.id, admin, cardId: await cardOf(admin, cart, team.id), addressId };
}

/** Someone with this role there, signed in. */
async function join({ teamId }: Office, role: Role, columns: Partial<User> = {}) {
  const user = await makeUser(columns);
  await Membership.create({ teamId, userId: user.id, role });
  return { user, person: await signedIn(user) };
}
const leave = ({ teamId }: Office, { id }: User) =>
  sql.rows('delete from memberships where team_id = $1 and user_id = $2', [teamId, id]);

describe('[PERM-12] the cards of an organization', () => {
  test.each(['admin', 'orderer'] as const)('are listed, added and charged by its %s', async (role) => {
    const office = await makeOffice();
    const { person } = await join(office, role);
    const orderId = await startOrder(person, office.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([office.cardId]);
    const added = await cardOf(person, orderId, office.teamId);
    await choose(person, orderId, { credit_card_id: added }).expect(200);
    await submit(person, orderId).expect(200);
  });

  test.each([
    ['staff', 'staff', {}],
    ['guest', 'guest', {}],
    ['external attendant', 'external_attendant', {}],
    ['attendee', 'guest', { type: 'pollee' }],
  ] as const)('are nothing to its %s', async (_name, role, columns) => {
    const office = await makeOffice();
    const { person } = await join(office, role, columns);
    const orderId = await startOrder(person, office.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([]);
    await addCard(person, orderId, office.teamId).expect(403);
    const refused = await choose(person, orderId, { credit_card_id: office.cardId }).expect(422);
    expect(fieldsOf(refused)).toEqual(['credit_card_id']);
    const own = await cardOf(person, orderId, null);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([own]);
  });

  test.each([
    ['was removed', (office: Office, user: User) => leave(office, user)],
    [
      'is staff now',
      (office: Office, user: User) =>
        sql.rows("update memberships set role = 'staff' where team_id = $1 and user_id = $2", [
          office.teamId,
          user.id,
        ]),
    ],
  ])('are nothing to someone who %s, though they chose one before', async (_name, change) => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
    await change(office, user);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([]);
    expect(fieldsOf(await submit(person, orderId).expect(422))).toContain('credit_card_id');
    expect(await intentsOf(orderId)).toEqual([]);
  });

  test('are not charged days later for someone who was removed meanwhile, who is told', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId, 20);
    await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
    await submit(person, orderId).expect(200);
    await leave(office, user);
    await timeComesForJob(authorizeOrder, { orderId });
    expect(await intentsOf(orderId)).toEqual([]);
    expect((await mailTo(user.email)).map(({ template }) => template)).toContain('order_payment_failed');
  });

  test('pay for no order of another organization, however many two people share', async () => {
    const [here, there] = [await makeOffice(), await makeOffice()];
    const { user, person } = await join(here, 'orderer');
    await Membership.create({ teamId: there.teamId, userId: user.id, role: 'admin' });
    const orderId = await startOrder(person, here.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([here.cardId]);
    await choose(person, orderId, { credit_card_id: there.cardId }).expect(422);
    await choose(person, orderId, { credit_card_id: here.cardId }).expect(200);
    const moved = await choose(person, orderId, { team_id: there.teamId }).expect(200);
    expect((moved.body as Schemas['Order']).credit_card_id).toBe(null);
    await addCard(person, orderId, here.teamId).expect(422);
  });
});

describe('a card of a person', () => {
  test('is seen by its owner alone, and pays where the owner chose it', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const own = await cardOf(person, orderId, null);
    await choose(person, orderId, { credit_card_id: own }).expect(200);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([office.cardId, own]);
    expect(await idsOf(office.admin, orderId, 'credit_cards')).toEqual([office.cardId]);
    const { body } = (await office.admin.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
    expect(body.credit_card).toBe(null);
    await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
    await choose(office.admin, orderId, { credit_card_id: own }).expect(422);
    await choose(person, orderId, { credit_card_id: own }).expect(200);
    await submit(person, orderId).expect(200);
  });

  test('is charged when its owner sends the order, and by nobody else, whatever they made of it', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    await choose(person, orderId, { credit_card_id: await cardOf(person, orderId, null) }).expect(200);
    await choose(office.admin, orderId, { tip: 700 }).expect(200);
    expect(fieldsOf(await submit(office.admin, orderId).expect(422))).toEqual(['credit_card_id']);
    expect(await intentsOf(orderId)).toEqual([]);
    await submit(person, orderId).expect(200);
  });

  test('pays for no order of somebody else', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    expect(fieldsOf(await addCard(office.admin, orderId, null).expect(422))).toEqual(['team_id']);
  });
});

test('a caterer who edits a direct order sees no card and no address of its customer', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  await Address.create({ ...place, userId: office.admin.user?.id ?? 0 });
  await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
  await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
  const cook = await signedIn(caterer.cook);
  expect(await idsOf(cook, orderId, 'credit_cards')).toEqual([]);
  expect(await idsOf(cook, orderId, 'addresses')).toEqual([]);
  const { body } = (await cook.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  expect(body.credit_card).toBe(null);
  await addCard(cook, orderId, null).expect(422);
});

test('what a caterer changes in a claimed direct order costs nothing before its customer says yes', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
  await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
    orderId,
  ]);
  const cook = await signedIn(caterer.cook);
  const { body } = (await cook.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  expect(body.can).toMatchObject({ edit: true, edit_address: false, submit: false });
  const more = { order: { headcount: 30 }, should_redistribute: true };
  await cook.patch(path(orderId)).send(more).expect(200);
  await submit(cook, orderId).expect(403);
  expect(await sql.rows('select 1 from payment_attempts where order_id = $1', [orderId])).toEqual([]);
  await sql.rows('update orders set claimed_by_customer_at = null where id = $1', [orderId]);
  await submit(cook, orderId).expect(422);
});

test('[OPERM-07] where a claimed direct order goes is changed by its customer alone', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  const cook = await signedIn(caterer.cook);
  const setTo = (claimed: boolean) =>
    sql.rows(
      `update orders set is_direct = true, claimed_by_customer_at = case when $2 then now() end where id = $1`,
      [orderId, claimed],
    );
  await setTo(true);
  for (const change of [
    { formatted_address: '1 Main St, New York, NY 10001' },
    { google_place_id: 'local:10001' },
    { suite: '5' },
    { delivery_instructions: 'Leave it outside.' },
    { contact_phone: '+12125550100' },
  ]) {
    const refused = await choose(cook, orderId, change).expect(422);
    expect(fieldsOf(refused)).toEqual(Object.keys(change));
  }
  await choose(office.admin, orderId, { suite: '5' }).expect(200);
  await setTo(false);
  await choose(cook, orderId, { suite: '6' }).expect(200);
});

describe('a saved address', () => {
  test('of an organization is for its members of today, and of nobody else', async () => {
    const [here, there] = [await makeOffice(), await makeOffice()];
    const { user, person } = await join(here, 'orderer');
    await Membership.create({ teamId: there.teamId, userId: user.id, role: 'admin' });
    const orderId = await startOrder(person, here.teamId);
    expect(await idsOf(person, orderId, 'addresses')).toEqual([here.addressId]);
    const refused = await choose(person, orderId, { address_id: there.addressId }).expect(422);
    expect(fieldsOf(refused)).toEqual(['address_id']);
    await leave(here, user);
    expect(await idsOf(person, orderId, 'addresses')).toEqual([]);
    await choose(person, orderId, { address_id: here.addressId }).expect(422);
  });

  test('of a person is seen by nobody who edits the order for them', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const { id } = await Address.create({ ...place, userId: user.id });
    const orderId = await startOrder(person, office.teamId);
    expect(await idsOf(person, orderId, 'addresses')).toEqual([id, office.addressId]);
    expect(await idsOf(office.admin, orderId, 'addresses')).toEqual([office.addressId]);
    await choose(office.admin, orderId, { address_id: id }).expect(422);
  });
});

describe('what a site admin waived', () => {
  const waived = async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
    await choose(siteAdmin, orderId, { bypass_payment: true }).expect(200);
    return { person, siteAdmin, orderId };
  };

  test('is waived no more once somebody else changes the price', async () => {
    const { person, orderId } = await waived();
    const { body } = (await choose(person, orderId, { tip: 900 }).expect(200)) as { body: Schemas['Order'] };
    expect(body.bypass_payment).toBe(false);
    expect(fieldsOf(await submit(person, orderId).expect(422))).toEqual(['credit_card_id']);
  });

  test('stays waived where the price stays, or the site admin changes it', async () => {
    const { person, siteAdmin, orderId } = await waived();
    await choose(siteAdmin, orderId, { tip: 9 }).expect(200);
    const { body } = (await choose(person, orderId, { contact_name: 'Robin' }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body.bypass_payment).toBe(true);
    await submit(person, orderId).expect(200);
    expect(await intentsOf(orderId)).toEqual([]);
  });
});

describe('an order', () => {
  test('goes over to no organization that its owner is not in, whoever edits it', async () => {
    const [office, elsewhere] = [await makeOffice(), await makeOffice()];
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const read = async () =>
      ((await person.get(path(orderId)).expect(200)) as { body: Schemas['Order'] }).body;
    const before = await read();
    await Membership.create({
      teamId: elsewhere.teamId,
      userId: office.admin.user?.id ?? 0,
      role: 'admin',
    });
    const moved = await choose(office.admin, orderId, { team_id: elsewhere.teamId, tip: 700 }).expect(422);
    expect(fieldsOf(moved)).toEqual(['team_id']);

    await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
    const cook = await signedIn(caterer.cook);
    const { body: own } = (await cook
      .post('/cpi/v2/orderer/teams')
      .send({ team: { name: 'My own' } })
      .expect(201)) as { body: Schemas['Organization'] };
    for (const team_id of [own.id, null])
      expect(fieldsOf(await choose(cook, orderId, { team_id, tip: 900 }).expect(422))).toEqual(['team_id']);
    expect(await read()).toMatchObject({ team_id: office.teamId, pricing: before.pricing });
  });

  test('is sent in the name of an organization, and to its address, by a member of today', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    await choose(person, orderId, {
      address_id: office.addressId,
      credit_card_id: await cardOf(person, orderId, null),
    }).expect(200);
    await leave(office, user);
    const { body } = (await submit(person, orderId).expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)).toEqual(['team_id']);
    const other = await makeOffice();
    await Membership.create({ teamId: other.teamId, userId: user.id, role: 'orderer' });
    const again = await signedIn(user);
    await choose(again, orderId, { team_id: other.teamId }).expect(200);
    expect(fieldsOf(await submit(again, orderId).expect(422))).toEqual(['address_id']);
    expect(await intentsOf(orderId)).toEqual([]);
  });
});
