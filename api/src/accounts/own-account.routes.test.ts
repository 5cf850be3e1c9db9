import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeReadyCart, makeCaterer } from '../orders/order.factory';
import {
  client,
  mailTo,
  makeMember,
  makeUser,
  signedIn,
  testPassword,
  useLocalServices,
  type TestClient,
} from '../testing';
import { Membership } from '.';
import { deviceIn } from './own-account.presenter';

useLocalServices();
jest.setTimeout(60_000);

const path = '/cpi/v2/user';
const accountOf = async (person: TestClient) =>
  ((await person.get(`${path}/account`).expect(200)) as { body: Schemas['Account'] }).body;
const templatesTo = async (email: string) => (await mailTo(email)).map(({ template }) => template);
const isSignedIn = async (person: TestClient) => (await person.get(path)).status === 200;

describe('[CUST-01] [CUST-02] one’s own account', () => {
  test('is changed key by key, and bad values are refused by their field', async () => {
    const user = await makeUser();
    const person = await signedIn(user);
    expect(await accountOf(person)).toMatchObject({
      ...{ id: user.id, email: user.email, new_email: null, phone: null, review_anonymously: false },
      can: { change_sign_in: true },
    });
    const change = (account: object) => person.patch(`${path}/account`).send({ account });
    await change({ first_name: 'Sam', phone: '(212) 555-0142', review_anonymously: true }).expect(200);
    expect(await accountOf(person)).toMatchObject({
      ...{ first_name: 'Sam', last_name: user.lastName, phone: '(212) 555-0142', review_anonymously: true },
    });
    expect((await person.get(path)).body).toMatchObject({ first_name: 'Sam', review_anonymously: true });
    for (const [field, value] of [
      ['first_name', ''],
      ['first_name', 'see example.com'],
      ['phone', '12'],
    ] as const) {
      const { body } = (await change({ [field]: value }).expect(422)) as { body: Schemas['Error'] };
      expect(Object.keys(body.fields ?? {})).toEqual([field]);
    }
    await change({ is_admin: true }).expect(422);
    await client().get(`${path}/account`).expect(401);
  });

  test('is shown to the site admin who acts as its person, and to nobody else', async () => {
    const [user, admin, other] = [await makeUser(), await makeUser({ isAdmin: true }), await makeUser()];
    const asUser = { 'CC-As-User': String(user.id) };
    const { body } = (await (await signedIn(admin)).get(`${path}/account`).set(asUser).expect(200)) as {
      body: Schemas['Account'];
    };
    expect(body).toMatchObject({ id: user.id, can: { change_sign_in: false } });
    await (await signedIn(other)).get(`${path}/account`).set(asUser).expect(403);
  });
});

describe('another address', () => {
  const name = (person: TestClient, email: string, current_password = testPassword) =>
    person.post(`${path}/email`).send({ email, current_password });
  const tokenTo = async (email: string) => String((await mailTo(email)).at(-1)?.data.token);
  const confirm = (token: string) => client().post('/cpi/v1/email_verification/confirm').send({ token });

  test('counts once its mail is answered, and the old one is told of both', async () => {
    const user = await makeUser();
    const person = await signedIn(user);
    await name(person, 'new-one@example.com', 'not-the-one').expect(422);
    await name(person, user.email).expect(422);
    await name(person, 'New-One@example.com').expect(202);
    expect(await accountOf(person)).toMatchObject({ email: user.email, new_email: 'new-one@example.com' });
    expect(await templatesTo(user.email)).toEqual(['account_email_asked']);
    await client().signIn(user.email);
    const token = await tokenTo('new-one@example.com');
    await confirm(token).expect(204);
    expect(await accountOf(person)).toMatchObject({ email: 'new-one@example.com', new_email: null });
    expect(await templatesTo(user.email)).toEqual(['account_email_asked', 'account_email_changed']);
    await client().signIn('new-one@example.com');
    await client().post('/cpi/v1/auth').send({ email: user.email, password: testPassword }).expect(401);
    await confirm(token).expect(422);
  });

  test('is not taken where its person keeps the old one, or changes their password', async () => {
    const user = await makeUser();
    const person = await signedIn(user);
    await name(person, 'kept@example.com').expect(202);
    await person.delete(`${path}/email`).expect(204);
    await confirm(await tokenTo('kept@example.com')).expect(422);
    await name(person, 'kept@example.com').expect(202);
    await person
      .patch('/cpi/v1/password')
      .send({ current_password: testPassword, password: 'nine green bottles' })
      .expect(204);
    await confirm(await tokenTo('kept@example.com')).expect(422);
    expect(await accountOf(person)).toMatchObject({ email: user.email, new_email: null });
  });

  test('that has an account is told to its holder alone', async () => {
    const [user, holder] = [await makeUser(), await makeUser()];
    const person = await signedIn(user);
    await name(person, holder.email).expect(202);
    expect(await templatesTo(holder.email)).toEqual(['account_address_taken']);
    expect((await mailTo(holder.email))[0]?.data).toEqual({});
  });
});

describe('[CUST-09] how somebody signs in', () => {
  test('is reached by nobody who acts as them', async () => {
    const [user, admin] = [await makeUser(), await signedIn(await makeUser({ isAdmin: true }))];
    const asUser = { 'CC-As-User': String(user.id) };
    const said = { current_password: testPassword };
    for (const call of [
      admin.patch('/cpi/v1/password').send({ ...said, password: 'nine green bottles' }),
      admin.post(`${path}/email`).send({ ...said, email: 'theirs@example.com' }),
      admin.delete(`${path}/email`),
      admin.delete(`${path}/sessions`),
      admin.post(`${path}/deletion`).send(said),
    ])
      await call.set(asUser).expect(403);
    await client().signIn(user.email);
  });

  test('a changed password ends the other sessions and is told by mail', async () => {
    const user = await makeUser();
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const change = (current_password: string, password: string) =>
      here.patch('/cpi/v1/password').send({ current_password, password });
    const fieldsOf = async (call: ReturnType<typeof change>) =>
      Object.keys(((await call.expect(422)) as { body: Schemas['Error'] }).body.fields ?? {});
    expect(await fieldsOf(change('not-the-one', 'nine green bottles'))).toEqual(['current_password']);
    expect(await fieldsOf(change(testPassword, 'short'))).toEqual(['password']);
    await change(testPassword, 'nine green bottles').expect(204);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await templatesTo(user.email)).toEqual(['account_password_changed']);
  });
});

describe('sessions', () => {
  const listed = async (person: TestClient) =>
    ((await person.get(`${path}/sessions`).expect(200)) as { body: { records: Schemas['SignedInDevice'][] } })
      .body.records;

  test('are listed with their devices, and ended one by one or all others at once', async () => {
    const user = await makeUser();
    const [here, there, elsewhere] = [await signedIn(user), await signedIn(user), await signedIn(user)];
    const devices = await listed(here);
    expect(devices.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(JSON.stringify(devices)).not.toMatch(/sid|csrf/i);
    const own = (await listed(there)).find(({ is_current }) => is_current);
    const stranger = await signedIn(await makeUser());
    await stranger.delete(`${path}/sessions/${own?.id}`).expect(404);
    await here.delete(`${path}/sessions/${own?.id}`).expect(204);
    expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, true]);
    await here.delete(`${path}/sessions`).expect(204);
    expect(await Promise.all([here, elsewhere].map(isSignedIn))).toEqual([true, false]);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  test('are named by browser and system', () => {
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
    expect([iPhone, edge, ''].map(deviceIn)).toEqual([
      'Safari on iPhone',
      'Edge on Windows',
      'Unknown device',
    ]);
  });
});

describe('the end of an account', () => {
  const end = (person: TestClient, current_password = testPassword) =>
    person.post(`${path}/deletion`).send({ current_password });
  const codesOf = async (person: TestClient) => {
    const { body } = (await end(person).expect(409)) as { body: Schemas['Error'] };
    expect(body.code).toBe('account_in_use');
    const { obstacles } = body.context as unknown as Schemas['AccountEnd'];
    expect((await person.get(`${path}/deletion`).expect(200)).body).toEqual({ obstacles });
    return obstacles.map(({ code }) => code);
  };

  test('wants the password, signs out everywhere and forgets who they were', async () => {
    const { user, team } = await makeMember('orderer');
    await makeMember('admin', team);
    const [here, there] = [await signedIn(user), await signedIn(user)];
    await end(here, 'not-the-one').expect(422);
    await end(here).expect(204);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    await client().post('/cpi/v1/auth').send({ email: user.email, password: testPassword }).expect(401);
    expect(await templatesTo(user.email)).toEqual(['account_deleted']);
    await user.reload();
    expect(user).toMatchObject({ firstName: 'Former', passwordHash: null, phone: null });
    expect(await Membership.count({ where: { userId: user.id } })).toBe(0);
    expect(await makeUser({ email: 'free-again@example.com' })).toBeTruthy();
  });

  test('waits while an order of theirs is under way', async () => {
    const cart = await makeReadyCart(await makeCaterer());
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
    expect(await codesOf(cart.orderer)).toContain('order_under_way');
  });

  test('waits while a card of theirs pays for an order of somebody else', async () => {
    const cart = await makeReadyCart(await makeCaterer());
    await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
    const owner = await makeUser();
    await sql.rows('update orders set user_id = $1 where id = $2', [owner.id, cart.orderId]);
    await sql.rows('update credit_cards set team_id = null where user_id = $1', [cart.user.id]);
    expect(await codesOf(cart.orderer)).toEqual(['payment_promised']);
  });

  test('leaves a restaurant to those who stay, and waits while there is nobody else', async () => {
    const { brand, cook } = await makeCaterer();
    const [owner, other] = [await signedIn(cook), await makeUser()];
    expect(await codesOf(owner)).toEqual(['last_caterer']);
    await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'owner')`, [
      brand.id,
      other.id,
    ]);
    await end(owner).expect(204);
    expect(await codesOf(await signedIn(other))).toEqual(['last_caterer']);
  });

  test('waits while others belong to an organization that they alone run, and not where they are all of it', async () => {
    const { user, team } = await makeMember('admin');
    const person = await signedIn(user);
    const { membership } = await makeMember('staff', team);
    expect(await codesOf(person)).toEqual(['last_admin']);
    await membership.destroy();
    await end(person).expect(204);
  });
});
