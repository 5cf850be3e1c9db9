import type { AnswerOf, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { cardOf, choose, join, makeOffice, startOrder, useOffices } from '../guards/office.factory';
import { makeCaterer, makeReadyCart } from '../orders/order.factory';
import {
  client,
  makeMember,
  makeUser,
  runPendingJobs,
  signedIn,
  testPassword,
  type TestClient,
} from '../testing';

useOffices();

const path = '/cpi/v1/orderer/credit_cards';
const add = (person: TestClient, card: object = {}) =>
  person.post(path).send({ credit_card: { stripe_token: 'pm_card_visa', ...card } });
const added = async (person: TestClient, card: object = {}) =>
  ((await add(person, card).expect(201)) as { body: Schemas['CreditCard'] }).body.id;
const listed = async (person: TestClient, query: object = {}) =>
  ((await person.get(path).query(query).expect(200)) as { body: AnswerOf<typeof path, 'get'> }).body.records;
const change = (person: TestClient, id: number, credit_card: object) =>
  person.patch(`${path}/${id}`).send({ credit_card });
const bodyOf = (answer: { body: unknown }) => answer.body as Schemas['Error'];

describe('[API-066] [ENTI-34] the cards of a person', () => {
  test('are added, named, made the default, read and taken away by them alone', async () => {
    const person = await signedIn(await makeUser());
    expect((await person.get(`${path}/new`).expect(200)).body).toEqual({ own: true, teams: [] });
    const first = await added(person, { nickname: 'Travel' });
    const second = await added(person, { stripe_token: 'pm_card_mastercard' });
    expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second, false],
      [first, false],
    ]);
    await change(person, second, { is_default: true }).expect(200);
    const { body } = (await change(person, first, { nickname: 'Trips', is_default: true }).expect(200)) as {
      body: Schemas['SavedCard'];
    };
    expect(body).toMatchObject({
      ...{ id: first, nickname: 'Trips', is_default: true, team_id: null, promised_orders: [] },
      can: { update: true, delete: true },
    });
    expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [first, true],
      [second, false],
    ]);
    const stranger = await signedIn(await makeUser({ isAdmin: true }));
    for (const call of [
      stranger.get(`${path}/${first}`),
      change(stranger, first, { nickname: 'Mine' }),
      stranger.delete(`${path}/${first}`),
    ])
      await call.expect(404);
    await client().get(path).expect(401);
    await person.delete(`${path}/${first}`).expect(204);
    await person.get(`${path}/${first}`).expect(404);
    expect((await listed(person)).map(({ id }) => id)).toEqual([second]);
  });

  test('are refused by their field, and are no number that somebody else reaches', async () => {
    const user = await makeUser();
    const person = await signedIn(user);
    expect(
      Object.keys(
        bodyOf(await add(person, { stripe_token: 'pm_card_chargeDeclined' }).expect(422)).fields ?? {},
      ),
    ).toEqual(['stripe_token']);
    const id = await added(person);
    await change(person, id, {}).expect(422);
    await change(person, id, { last4: '1111' }).expect(422);
    await change(person, id, { is_default: false }).expect(422);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const asUser = { 'CC-As-User': String(user.id) };
    expect((await admin.get(`${path}/new`).set(asUser).expect(200)).body).toEqual({ own: false, teams: [] });
    await add(admin).set(asUser).expect(403);
    expect((await admin.get(`${path}/${id}`).set(asUser).expect(200)).body).toMatchObject({ id });
  });

  test('come by the page, however many there are', async () => {
    const user = await makeUser();
    await sql.rows(
      `insert into credit_cards (user_id, stripe_payment_method_id, brand, last4, exp_month, exp_year)
       select $1, 'pm_many_' || n, 'visa', lpad(n::text, 4, '0'), 1, 2099 from generate_series(1, 40) n`,
      [user.id],
    );
    const person = await signedIn(user);
    expect(await listed(person)).toHaveLength(40);
    expect((await person.get(path).query({ limit: 5, offset: 38 })).body).toMatchObject({ count: 40 });
  });

  test('go with their account', async () => {
    const user = await makeUser();
    const person = await signedIn(user);
    const id = await added(person);
    await person.post('/cpi/v2/user/deletion').send({ current_password: testPassword }).expect(204);
    await runPendingJobs();
    expect(
      await sql.rows('select 1 from credit_cards where id = $1 and archived_at is not null', [id]),
    ).toHaveLength(1);
  });
});

describe('[CUST-04] the cards of an organization', () => {
  test('are managed by its admins, added by its orderers, and nothing to the rest', async () => {
    const { user, team } = await makeMember('admin');
    const [admin, orderer, staff] = [
      await signedIn(user),
      await signedIn((await makeMember('orderer', team)).user),
      await signedIn((await makeMember('staff', team)).user),
    ];
    const of = { team_id: team.id };
    expect((await orderer.get(`${path}/new`).expect(200)).body).toEqual({
      own: true,
      teams: [{ id: team.id, name: team.name }],
    });
    const id = await added(orderer, of);
    expect((await listed(orderer, of)).map(({ can }) => can)).toEqual([{ update: false, delete: false }]);
    expect(await listed(orderer)).toEqual([]);
    await change(orderer, id, { nickname: 'Ours' }).expect(403);
    await orderer.delete(`${path}/${id}`).expect(403);
    await staff.get(path).query(of).expect(404);
    await staff.get(`${path}/${id}`).expect(404);
    await add(staff, of).expect(404);
    const stranger = await signedIn(await makeUser());
    await stranger.get(path).query(of).expect(404);
    await add(stranger, of).expect(404);
    await change(admin, id, { nickname: 'Ours' }).expect(200);
    await admin.delete(`${path}/${id}`).expect(204);
    expect(await listed(admin, of)).toEqual([]);
  });

  // Whether the call is answered, in the order of the table: list, create, read, update, delete (2 §6).
  test.each([
    ['admin', [200, 201, 200, 200, 204]],
    ['orderer', [200, 201, 200, 403, 403]],
    ['staff', [404, 404, 404, 404, 404]],
    ['external_attendant', [404, 404, 404, 404, 404]],
    ['guest', [404, 404, 404, 404, 404]],
  ] as const)('[PERM-12] of somebody else are to %s what the table grants', async (role, expected) => {
    const { user: owner, team } = await makeMember('admin');
    const of = { team_id: team.id };
    const id = await added(await signedIn(owner), of);
    const person = await signedIn((await makeMember(role, team)).user);
    const answers = [
      await person.get(path).query(of),
      await add(person, of),
      await person.get(`${path}/${id}`),
      await change(person, id, { nickname: 'Theirs' }),
      await person.delete(`${path}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    const [card] = await sql.rows<{ nickname: string | null; archived_at: Date | null }>(
      'select nickname, archived_at from credit_cards where id = $1',
      [id],
    );
    const mayChange = role === 'admin';
    expect([card?.nickname === 'Theirs', card?.archived_at !== null]).toEqual([mayChange, mayChange]);
  });

  test('pay for new orders where one is the default, before one’s own', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderOf = async (id: number) =>
      ((await person.get(`/cpi/v1/orderer/orders/${id}`).expect(200)) as { body: Schemas['Order'] }).body;
    const start = async () => orderOf(await startOrder(person, office.teamId));
    expect((await start()).credit_card).toBeNull();
    const own = await added(person);
    await change(person, own, { is_default: true }).expect(200);
    expect((await start()).credit_card?.id).toBe(own);
    const admin = (await join(office, 'admin')).person;
    await change(admin, office.cardId, { is_default: true }).expect(200);
    expect((await start()).credit_card?.id).toBe(office.cardId);
  });
});

test('a card that orders are still to be paid with stays until another one pays them', async () => {
  const cart = await makeReadyCart(await makeCaterer());
  const { orderer, orderId } = cart;
  const order = `/cpi/v1/orderer/orders/${orderId}`;
  const id = await cardOf(orderer, orderId, null);
  await choose(orderer, orderId, { credit_card_id: id }).expect(200);
  // A poll will send it: its answers are charged to this card.
  await sql.rows('update orders set waits_for_poll = true where id = $1', [orderId]);
  await orderer.delete(`${path}/${id}`).expect(409);
  await sql.rows('update orders set waits_for_poll = false where id = $1', [orderId]);
  await orderer.post(`${order}/submit`).send({}).expect(200);
  const kept = (await orderer.get(`${path}/${id}`).expect(200)) as { body: Schemas['SavedCard'] };
  expect(kept.body.promised_orders.map((each) => each.id)).toEqual([orderId]);
  const refused = bodyOf(await orderer.delete(`${path}/${id}`).expect(409));
  expect(refused).toMatchObject({ code: 'credit_card_in_use', context: { orders: [{ id: orderId }] } });
  const other = await cardOf(orderer, orderId, null);
  await orderer
    .patch(`${order}/payment`)
    .send({ payment: { credit_card_id: other } })
    .expect(200);
  await runPendingJobs();
  await orderer.delete(`${path}/${id}`).expect(204);
});
