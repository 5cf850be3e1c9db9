import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { makeCaterer, makeReadyCart } from '../orders/order.factory';
import {
  client,
  makeMember,
  makeTeam,
  makeUser,
  signedIn,
  useLocalServices,
  type TestClient,
} from '../testing';

useLocalServices();

const session = async (one: TestClient) =>
  ((await one.get('/cpi/v2/user').expect(200)) as { body: Schemas['Session'] }).body;

async function makeBrand(slug: string): Promise<number> {
  const row = await sql.first<{ id: number }>(
    `insert into brands (name, slug) values ($1, $1) returning id`,
    [slug],
  );
  return row?.id ?? 0;
}

describe('CSRF', () => {
  it('[SESS-07] refuses a signed-in unsafe call without the token, or with a wrong one', async () => {
    const { user } = await makeMember();
    const member = await signedIn(user);
    for (const token of ['', 'x', `${member.user?.token}x`]) {
      const { body } = (await member.delete('/cpi/v1/auth').set('X-CSRF-Token', token).expect(403)) as {
        body: Schemas['Error'];
      };
      expect(body.code).toBe('invalid_csrf_token');
    }
    await member.get('/cpi/v2/user').expect(200);
    await member.delete('/cpi/v1/auth').expect(204);
    await member.get('/cpi/v2/user').expect(401);
  });

  it('refuses an anonymous unsafe call that another site sent', async () => {
    const user = await makeUser();
    const body = { email: user.email, password: 'copper-carrot' };
    await client().post('/cpi/v1/auth').set('Origin', 'https://elsewhere.example').send(body).expect(403);
    await client().post('/cpi/v1/auth').set('Origin', 'null').send(body).expect(403);
    await client()
      .post('/cpi/v1/auth')
      .unset('Origin')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(body)
      .expect(403);
    await client().post('/cpi/v1/auth').unset('Origin').send(body).expect(200);
  });
});

describe('acting as', () => {
  it('[PERM-06] takes the selected organization, else the first', async () => {
    const { user, team } = await makeMember('orderer');
    const second = (await makeMember('admin', undefined)).team;
    await sql.rows(`insert into memberships (team_id, user_id, role) values ($1, $2, 'staff')`, [
      second.id,
      user.id,
    ]);
    const member = await signedIn(user);
    expect((await session(member)).current_team).toMatchObject({ id: team.id });
    member.always({ 'CC-As-Team': String(second.id) });
    expect((await session(member)).current_team).toMatchObject({
      id: second.id,
      role_counts: { admin: 1, staff: 1 },
    });
  });

  it('[PERM-07] is a customer for themselves where they belong to no organization', async () => {
    const customer = await signedIn(await makeUser());
    expect(await session(customer)).toMatchObject({ current_team: null, memberships: [] });
  });

  it("[SESS-10] refuses a team, brand or user that is not one's own", async () => {
    const { user } = await makeMember();
    const stranger = await makeTeam();
    const brand = await makeBrand('not-mine');
    const member = await signedIn(user);
    const other = await makeUser();
    for (const headers of [
      { 'CC-As-Team': stranger.id },
      { 'CC-As-Brand': brand },
      { 'CC-As-User': other.id },
      { 'CC-As-Team': 2_000_000 },
    ]) {
      const [[name, value] = ['', 0]] = Object.entries(headers);
      await member.get('/cpi/v2/user').set(name, String(value)).expect(403);
    }
    await member.get('/cpi/v2/user').set('CC-As-User', String(user.id)).set('CC-As-Team', '').expect(200);
  });

  it('names a header that holds no id', async () => {
    const { user } = await makeMember();
    const member = await signedIn(user);
    for (const value of ['me', '1.5', '-3', '99999999999']) {
      const { body } = (await member.get('/cpi/v2/user').set('CC-As-Team', value).expect(422)) as {
        body: Schemas['Error'];
      };
      expect(body.param).toBe('CC-As-Team');
    }
  });

  it('[SESS-12] lets a site admin act for all teams and brands, and as a user who is no site admin', async () => {
    const { user: customer, team } = await makeMember('orderer');
    const brand = await makeBrand('any-brand');
    const admin = await signedIn(await makeUser({ isAdmin: true, firstName: 'Ada', lastName: 'Min' }));
    expect((await session(admin)).current_team).toBeNull();

    admin.always({ 'CC-As-Team': String(team.id), 'CC-As-Brand': String(brand) });
    expect(await session(admin)).toMatchObject({
      is_admin: true,
      current_team: { id: team.id },
      current_brand: { id: brand },
    });

    admin.always({ 'CC-As-User': String(customer.id) });
    expect(await session(admin)).toMatchObject({
      id: customer.id,
      is_admin: false,
      ghosting_admin: { id: admin.user?.id, name: 'Ada Min' },
    });
  });

  it('[PERM-04] uses no team filter for a site admin, not even that of an own organization', async () => {
    const caterer = await makeCaterer();
    const [own, foreign] = [await makeReadyCart(caterer), await makeReadyCart(caterer)];
    for (const { orderer, orderId } of [own, foreign])
      await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
    const person = await makeUser({ isAdmin: true });
    await Membership.create({ teamId: own.teamId, userId: person.id, role: 'orderer' });
    const admin = await signedIn(person);
    expect(await session(admin)).toMatchObject({
      memberships: [{ team_id: own.teamId }],
      current_team: null,
    });

    const list = async (by: TestClient, path: string) =>
      ((await by.get(path).expect(200)) as { body: { records: { id: number }[]; count: number } }).body;
    const teams = await list(admin, '/cpi/v2/orderer/teams?limit=200');
    expect(teams.records.map(({ id }) => id)).toEqual(expect.arrayContaining([own.teamId, foreign.teamId]));
    for (const { teamId, orderId } of [foreign, own]) {
      const { records, count } = await list(admin, `/cpi/v1/orderer/orders?team_id=${teamId}`);
      expect([records.map(({ id }) => id), count]).toEqual([[orderId], 1]);
    }
    const members = await list(admin, `/cpi/v2/orderer/teams/${foreign.teamId}/memberships`);
    // The orderer, and the admin that every organization has.
    expect(members.count).toBe(2);

    const member = await signedIn((await makeMember('orderer')).user);
    expect((await session(member)).current_team).not.toBeNull();
    expect((await list(member, '/cpi/v2/orderer/teams?limit=200')).count).toBe(1);
    await member.get(`/cpi/v1/orderer/orders?team_id=${foreign.teamId}`).expect(404);
    await member.get(`/cpi/v2/orderer/teams/${foreign.teamId}/memberships`).expect(404);
  });

  it('[SESS-13] ends acting as another user', async () => {
    const { user: customer } = await makeMember();
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await admin
      .post(`/cpi/v2/users/${customer.id}/ghost_session`)
      .send({ reason: 'They asked for help' })
      .expect(204);
    expect(await session(admin)).toMatchObject({ id: customer.id, ghosting_admin: { id: admin.user?.id } });
    await admin.get(`/users/${customer.id}/end_ghost_session`).expect(303).expect('Location', '/');
    expect(await session(admin)).toMatchObject({ id: admin.user?.id, ghosting_admin: null });
  });

  it('lets nobody but a site admin start it', async () => {
    const { user } = await makeMember();
    const member = await signedIn(user);
    await member
      .post(`/cpi/v2/users/${(await makeUser()).id}/ghost_session`)
      .send({ reason: 'They asked for help' })
      .expect(403);
    await client().post('/cpi/v2/users/1/ghost_session').send({ reason: 'They asked for help' }).expect(401);
  });
});
