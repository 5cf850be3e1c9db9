import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeMember, makeTeam, makeUser, signedIn, useDatabase, type TestClient } from '../testing';
import { Membership } from './team.model';

useDatabase();

const reason = 'Her order did not load';
const sessionOf = async (by: TestClient) =>
  ((await by.get('/cpi/v2/user').expect(200)) as { body: Schemas['Session'] }).body;
const begin = (by: TestClient, id: number, why: string = reason) =>
  by.post(`/cpi/v2/users/${id}/ghost_session`).send({ reason: why });
const logOf = async (by: TestClient, userId: number) =>
  (
    (await by.get('/cpi/v2/admin/ghost_sessions').query({ user_id: userId }).expect(200)) as {
      body: List<Schemas['GhostSession']>;
    }
  ).body.records;
const adminClient = async () =>
  signedIn(await makeUser({ isAdmin: true, firstName: 'Ada', lastName: 'Min' }));

describe('[SESS-12] acting as somebody', () => {
  it('needs a reason of ten characters, and is kept with both names, its reason and its end', async () => {
    const admin = await adminClient();
    const user = await makeUser({ firstName: 'Nadia', lastName: 'Okafor' });
    const refused = await begin(admin, user.id, '  too short  ').expect(422);
    expect((refused.body as Schemas['Error']).fields).toEqual({ reason: ['too_short'] });
    await begin(admin, user.id).expect(204);
    const { id, ghosting_admin: ghosting } = await sessionOf(admin);
    expect([id, ghosting]).toMatchObject([user.id, { name: 'Ada Min' }]);
    const left = Date.parse(ghosting?.until ?? '') - Date.now();
    expect(Math.round(left / 60_000)).toBe(60);
    const kept = { admin_name: 'Ada Min', user_name: 'Nadia Okafor', reason };
    expect(await logOf(admin, user.id)).toMatchObject([{ ...kept, ended_at: null }]);
    await admin.get(`/users/${user.id}/end_ghost_session`).expect(303);
    const [ended] = await logOf(admin, user.id);
    expect(ended?.ended_at).not.toBeNull();
  });

  it('ends after an hour, also for a page that is still open', async () => {
    const admin = await adminClient();
    const user = await makeUser();
    await begin(admin, user.id).expect(204);
    await sql.rows(
      `update user_sessions set sess = jsonb_set(sess::jsonb, '{ghost,until}', '1000')::json
       where sess ->> 'userId' = $1`,
      [String(admin.user?.id)],
    );
    expect(await sessionOf(admin)).toMatchObject({ id: admin.user?.id, ghosting_admin: null });
    await admin.get('/cpi/v2/user').set('CC-As-User', String(user.id)).expect(403);
  });

  it('goes on as oneself where they deleted their account, or became a site admin', async () => {
    for (const columns of [`deactivated_at = now()`, 'is_admin = true']) {
      const admin = await adminClient();
      const user = await makeUser();
      await begin(admin, user.id).expect(204);
      await sql.rows(`update users set ${columns} where id = $1`, [user.id]);
      expect(await sessionOf(admin)).toMatchObject({ id: admin.user?.id, ghosting_admin: null });
      await admin.get('/cpi/v2/user').set('CC-As-User', String(user.id)).expect(403);
    }
  });

  it('is for no other site admin, and reaches no export', async () => {
    const admin = await adminClient();
    const other = await makeUser({ isAdmin: true });
    await begin(admin, other.id).expect(409);
    await admin.get('/cpi/v2/user').set('CC-As-User', String(other.id)).expect(403);
    await begin(admin, 2_000_000_000).expect(404);
    const { user } = await makeMember('orderer');
    await begin(admin, user.id).expect(204);
    await admin.get('/cpi/v1/orderer/orders/export').expect(403);
    for (const path of ['invoices/statements/2026-04/csv', 'invoices/statements/2026-04/pdf'])
      await admin.get(`/cpi/v1/orderer/${path}`).expect(403);
    await admin.get('/cpi/v2/orderer/documents/statement-me-2026-04/file').expect(403);
    await (await signedIn(user)).get('/cpi/v1/orderer/orders/export').expect(200);
  });

  it('finds people by name, e-mail and organization, as they are typed', async () => {
    const admin = await adminClient();
    const team = await makeTeam({ name: 'Zebra 100% Works' });
    const user = await makeUser({ firstName: 'Quentin', lastName: 'Zeppelin' });
    await Membership.create({ teamId: team.id, userId: user.id, role: 'orderer' });
    const find = async (query: string) =>
      (
        (await admin.get('/cpi/v2/admin/people').query({ query }).expect(200)) as {
          body: List<Schemas['GhostablePerson']>;
        }
      ).body.records.filter(({ id }) => id === user.id);
    for (const query of ['quentin zepp', user.email.slice(0, 12), '100% works', ' Zebra '])
      expect([query, await find(query)]).toMatchObject([
        query,
        [{ name: 'Quentin Zeppelin', teams: [{ name: 'Zebra 100% Works', role_label: 'Orderer' }] }],
      ]);
    expect(await find('10_% works')).toEqual([]);
    const member = await signedIn(user);
    await member.get('/cpi/v2/admin/people').expect(403);
    await member.get('/cpi/v2/admin/ghost_sessions').expect(403);
    await begin(member, (await makeUser()).id).expect(403);
  });
});
