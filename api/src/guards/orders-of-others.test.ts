import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { Address } from '../addresses';
import { sql } from '../database';
import { intentsOf, signedIn, type TestClient } from '../testing';
import {
  addCard,
  askTeam,
  cardOf,
  choose,
  fieldsOf,
  idsOf,
  join,
  leave,
  makeOffice,
  path,
  place,
  setting,
  startOrder,
  submit,
  useOffices,
} from './office.factory';

useOffices();

/** Changes a direct order, whose every change says the version that it was made from. */
async function chooseDirectly(person: TestClient, orderId: number, order: object) {
  const { body } = (await person.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  return choose(person, orderId, { ...order, lock_version: body.lock_version });
}

test('a caterer who edits a direct order sees no card and no address of its customer', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  await Address.create({ ...place, userId: office.admin.user?.id ?? 0 });
  await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
  await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
  const cook = await signedIn(setting.caterer.cook);
  expect(await idsOf(cook, orderId, 'credit_cards')).toEqual([]);
  expect(await idsOf(cook, orderId, 'addresses')).toEqual([]);
  const { body } = (await cook.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  expect(body.credit_card).toBe(null);
  await addCard(cook, orderId, null).expect(422);
});

test('a caterer who edits a direct order reads no poll of its customer, nor the code that anybody answers by', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId, 8);
  const code = await askTeam(office.admin, orderId);
  await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
    orderId,
  ]);
  const read = async (by: TestClient) =>
    ((await by.get(path(orderId)).expect(200)) as { body: Schemas['Order'] }).body;
  expect(await read(office.admin)).toMatchObject({ poll_code: code, poll: { code } });
  const cook = await signedIn(setting.caterer.cook);
  await cook.get(`${path(orderId)}/poll`).expect(404);
  expect(await read(cook)).toMatchObject({ poll_code: null, poll: null });
});

test('what stands against a direct order tells its caterer neither what its organization may owe nor its addresses', async () => {
  const office = await makeOffice();
  const { person } = await join(office, 'orderer', { invoiceable: true });
  const orderId = await startOrder(person, office.teamId);
  await choose(person, orderId, { paid_with_invoice: true }).expect(200);
  await sql.rows(
    `update teams set credit_limit_cents = 12345, email_domain = 'secret.example', requires_email_domain = true where id = $1`,
    [office.teamId],
  );
  await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
    orderId,
  ]);
  const wordsFor = async (by: TestClient) => {
    const { body } = (await by
      .post(`${path(orderId)}/check_validity`)
      .send({})
      .expect(200)) as {
      body: Schemas['OrderValidity'];
    };
    return body.errors.map(({ message }) => message).join(' ');
  };
  expect(await wordsFor(person)).toMatch(/\$123\.45 left .* from @secret\.example addresses only/);
  const words = await wordsFor(await signedIn(setting.caterer.cook));
  expect(words).toMatch(/more than its organization has left .* of its own only/);
  expect(words).not.toMatch(/123\.45|secret/);
});

test('a caterer tries no coupon on a direct order, before the claim either: which it has is its customer’s to say', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  await sql.rows('update orders set is_direct = true where id = $1', [orderId]);
  const tried = `${path(orderId)}/coupons/NONE/check_eligibility`;
  await (await signedIn(setting.caterer.cook)).get(tried).expect(403);
  await office.admin.get(tried).expect(200);
});

test('what a caterer changes in a claimed direct order costs nothing before its customer says yes', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
  await sql.rows('update orders set is_direct = true, claimed_by_customer_at = now() where id = $1', [
    orderId,
  ]);
  const cook = await signedIn(setting.caterer.cook);
  const { body } = (await cook.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
  expect(body.can).toMatchObject({ edit: true, edit_address: false, submit: false });
  const { lock_version } = body;
  const more = { order: { headcount: 30, lock_version }, should_redistribute: true };
  await cook.patch(path(orderId)).send(more).expect(200);
  await submit(cook, orderId).expect(403);
  expect(await sql.rows('select 1 from payment_attempts where order_id = $1', [orderId])).toEqual([]);
  await sql.rows('update orders set claimed_by_customer_at = null where id = $1', [orderId]);
  await submit(cook, orderId).expect(422);
});

test('[OPERM-07] where a claimed direct order goes is changed by its customer alone', async () => {
  const office = await makeOffice();
  const orderId = await startOrder(office.admin, office.teamId);
  const cook = await signedIn(setting.caterer.cook);
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
    { pickup: true },
    { pickup_kitchen_id: 1 },
  ]) {
    const refused = await chooseDirectly(cook, orderId, change);
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused)).toEqual(Object.keys(change));
  }
  expect((await chooseDirectly(office.admin, orderId, { suite: '5' })).status).toBe(200);
  await setTo(false);
  expect((await chooseDirectly(cook, orderId, { suite: '6' })).status).toBe(200);
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
    const cook = await signedIn(setting.caterer.cook);
    const { body: own } = (await cook
      .post('/cpi/v2/orderer/teams')
      .send({ team: { name: 'My own' } })
      .expect(201)) as { body: Schemas['Organization'] };
    for (const team_id of [own.id, null])
      expect(fieldsOf(await chooseDirectly(cook, orderId, { team_id, tip: 900 }))).toEqual(['team_id']);
    expect(await read()).toMatchObject({ team_id: office.teamId, pricing: before.pricing });
  });

  test('is moved by nobody to where they would not find it: what is refused is not done', async () => {
    const [office, elsewhere] = [await makeOffice(), await makeOffice()];
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const members = [
      [user.id, 'orderer'],
      [office.admin.user?.id ?? 0, 'staff'],
    ] as const;
    for (const [userId, role] of members) await Membership.create({ teamId: elsewhere.teamId, userId, role });
    for (const team_id of [null, elsewhere.teamId])
      expect(fieldsOf(await choose(office.admin, orderId, { team_id }).expect(422))).toEqual(['team_id']);
    const { body } = (await person.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
    expect(body.team_id).toBe(office.teamId);
    await choose(person, orderId, { team_id: null }).expect(200);
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
