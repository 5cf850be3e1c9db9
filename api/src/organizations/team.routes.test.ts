import {
  privilegedActions,
  privileges,
  roles,
  type PrivilegedAction,
  type PrivilegedResource,
  type Role,
  type Schemas,
} from '@copper-carrot/contracts';
import { sql } from '../database';
import type { Actor } from '../http';
import { client, mailTo, makeMember, makeTeam, makeUser, signedIn, useDatabase } from '../testing';
import { hasPrivilege } from '.';

useDatabase();

const fields = (answer: { body: unknown }) => (answer.body as Schemas['Error']).fields;

describe('privileges', () => {
  // Written out from the specification, and not read from the code that is under test.
  const letter: Record<PrivilegedAction, string> = {
    list: 'L',
    create: 'C',
    read: 'R',
    update: 'U',
    delete: 'D',
  };
  const actorAs = (role: Role | null, isAdmin = false) =>
    ({ isAdmin, teamId: 1, memberships: role ? [{ id: 1, teamId: 1, role }] : [] }) as unknown as Actor;
  const held = (resource: PrivilegedResource) =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        privilegedActions
          .filter((action) => hasPrivilege(actorAs(role), resource, action))
          .map((action) => letter[action])
          .join(''),
      ]),
    );
  const none = { admin: '', orderer: '', staff: '', guest: '', external_attendant: '' };

  it('[PERM-10] [PERM-05] teams are as the table says for every role', () => {
    expect(held('teams')).toEqual({
      ...none,
      admin: 'LCRUD',
      orderer: 'LCR',
      external_attendant: 'LCR',
      staff: 'LCR',
    });
  });
  it('[PERM-12] [PERM-05] credit_cards are as the table says for every role', () => {
    expect(held('credit_cards')).toEqual({ ...none, admin: 'LCRUD', orderer: 'LCR' });
  });
  it('[PERM-13] [PERM-05] memberships are as the table says for every role', () => {
    expect(held('memberships')).toEqual({
      ...none,
      admin: 'LCRUD',
      orderer: 'LR',
      external_attendant: 'LR',
      staff: 'LR',
    });
  });
  it('[PERM-14] [PERM-05] order_polls are as the table says for every role', () => {
    expect(held('order_polls')).toEqual({
      ...none,
      admin: 'LCRUD',
      orderer: 'LCRUD',
      external_attendant: 'LCR',
    });
  });
  it('[PERM-15] [PERM-05] order_surveys are as the table says for every role', () => {
    expect(held('order_surveys')).toEqual({ ...none, admin: 'LCRUD', orderer: 'LCRUD' });
  });
  it('[PERM-16] [PERM-05] invoices are as the table says for every role', () => {
    expect(held('invoices')).toEqual({ ...none, admin: 'LCRUD', orderer: 'LCR' });
  });
  it('[PERM-17] [PERM-05] customer_documents are as the table says for every role', () => {
    expect(held('customer_documents')).toEqual({ ...none, admin: 'LR', orderer: 'LR' });
  });

  it('[PERM-03] a site admin has every one, and a stranger or nobody none', () => {
    for (const resource of Object.keys(privileges) as PrivilegedResource[]) {
      for (const action of privilegedActions) {
        expect(hasPrivilege(actorAs(null, true), resource, action, 99)).toBe(true);
        expect(hasPrivilege(actorAs('admin'), resource, action, 99)).toBe(false);
        expect(hasPrivilege(null, resource, action)).toBe(false);
      }
    }
  });
});

describe('organizations', () => {
  it('[PERM-10] members read theirs, and only admins rename it', async () => {
    const { user, team } = await makeMember('staff');
    const staff = await signedIn(user);
    expect((await staff.get('/cpi/v2/orderer/teams').expect(200)).body).toMatchObject({
      count: 1,
      records: [{ id: team.id, can: { update: false, invite: false } }],
    });
    await staff
      .patch(`/cpi/v2/orderer/teams/${team.id}`)
      .send({ team: { name: 'Mine' } })
      .expect(403);
    const admin = await signedIn((await makeMember('admin', team)).user);
    expect(
      (
        await admin
          .patch(`/cpi/v2/orderer/teams/${team.id}`)
          .send({ team: { name: 'Ours' } })
          .expect(200)
      ).body,
    ).toMatchObject({ name: 'Ours' });
    expect(
      fields(
        await admin
          .patch(`/cpi/v2/orderer/teams/${team.id}`)
          .send({ team: { name: '' } })
          .expect(422),
      ),
    ).toEqual({ name: ['blank'] });
    const stranger = await makeTeam();
    await admin.get(`/cpi/v2/orderer/teams/${stranger.id}`).expect(404);
    await client().get('/cpi/v2/orderer/teams').expect(401);
  });

  it('makes its maker the admin', async () => {
    const maker = await signedIn(await makeUser());
    const { body } = (await maker
      .post('/cpi/v2/orderer/teams')
      .send({ team: { name: 'New' } })
      .expect(201)) as { body: unknown };
    expect(body).toMatchObject({ name: 'New', role_counts: { admin: 1 }, can: { update: true } });
  });
});

describe('members', () => {
  const members = (teamId: number) => `/cpi/v2/orderer/teams/${teamId}/memberships`;

  it('[PERM-10] are listed to members who may list them, and to no guest', async () => {
    const { user, team } = await makeMember('guest');
    const listed = async () => {
      const { body } = (await (await signedIn(user)).get('/cpi/v2/orderer/teams').expect(200)) as {
        body: { records: { id: number }[] };
      };
      return body.records.map(({ id }) => id);
    };
    expect(await listed()).toEqual([]);
    await sql.rows(`update memberships set role = 'external_attendant' where user_id = $1`, [user.id]);
    expect(await listed()).toEqual([team.id]);
  });

  it('[PERM-01] [PERM-02] have one of five roles, and are listed admin, orderer, staff, guest', async () => {
    const { user, team } = await makeMember('guest');
    for (const role of ['staff', 'external_attendant', 'orderer'] as const) await makeMember(role, team);
    const admin = await signedIn((await makeMember('admin', team)).user);
    const { body } = (await admin.get(members(team.id)).expect(200)) as {
      body: { records: Schemas['Member'][] };
    };
    expect(body.records.map(({ role }) => role)).toEqual([
      'admin',
      'orderer',
      'staff',
      'guest',
      'external_attendant',
    ]);
    expect(
      fields(
        await admin
          .post(members(team.id))
          .send({ memberships: [{ email: 'cook@example.com', role: 'cook' }] })
          .expect(422),
      ),
    ).toHaveProperty(['memberships.0.role']);
    await expect(
      sql.rows(`update memberships set role = 'cook' where user_id = $1`, [user.id]),
    ).rejects.toThrow(/memberships_role_check/);
  });

  it('[API-109] are invited by mail, all or none', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const memberships = [
      { email: 'one@example.com', role: 'orderer' },
      { email: user.email, role: 'staff' },
    ];
    expect(fields(await admin.post(members(team.id)).send({ memberships }).expect(422))).toEqual({
      'memberships.1.email': ['taken'],
    });
    expect(await mailTo('one@example.com')).toEqual([]);
    await admin
      .post(members(team.id))
      .send({ memberships: memberships.slice(0, 1) })
      .expect(201);
    expect(await mailTo('one@example.com')).toMatchObject([
      { template: 'organization_invitation', data: { teamName: team.name } },
    ]);
    const { body } = (await admin.get(members(team.id)).expect(200)) as {
      body: { records: Schemas['Member'][] };
    };
    expect(body.records.map(({ status, role }) => [status, role])).toEqual([
      ['active', 'admin'],
      ['invited', 'orderer'],
    ]);
  });

  it('[API-085] [API-108] an invitation is sent again with a new link, and claimed by its own person only', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const invitee = await makeUser();
    const sent = (await admin
      .post(members(team.id))
      .send({ memberships: [{ email: invitee.email, role: 'staff' }] })
      .expect(201)) as {
      body: { ids: number[] };
    };
    const [invitationId = 0] = sent.body.ids;
    await admin.post(`${members(team.id)}/${invitationId}/resend_invitation`).expect(204);
    const [first, second] = (await mailTo(invitee.email)).map(({ data }) => String(data.token));
    await client().get(`/cpi/v2/public/invitations/${first}`).expect(404);
    await client().get(`/cpi/v2/public/invitations/${second}`).expect(200);

    await (await signedIn(await makeUser())).post(`/cpi/v2/memberships/${invitationId}/claim`).expect(404);
    const claimer = await signedIn(invitee);
    await claimer.post(`/cpi/v2/memberships/${invitationId}/claim`).expect(200, { team_id: team.id });
    await claimer.post(`/cpi/v2/memberships/${invitationId}/claim`).expect(200, { team_id: team.id });
    expect(await sql.rows('select role from memberships where user_id = $1', [invitee.id])).toEqual([
      { role: 'staff' },
    ]);
  });

  it('are not invited by those without the privilege', async () => {
    const { user, team } = await makeMember('orderer', (await makeMember('admin')).team);
    const orderer = await signedIn(user);
    const memberships = [{ email: 'two@example.com', role: 'staff' }];
    await orderer.post(members(team.id)).send({ memberships }).expect(403);
    await orderer
      .post(members((await makeTeam()).id))
      .send({ memberships })
      .expect(404);
  });

  it('an organization keeps an admin, also when two leave at once', async () => {
    const first = await makeMember('admin');
    const admin = await signedIn(first.user);
    const own = `${members(first.team.id)}/${first.membership.id}`;
    expect(
      fields(
        await admin
          .patch(own)
          .send({ membership: { role: 'staff' } })
          .expect(422),
      ),
    ).toEqual({ role: ['last_admin'] });
    expect(fields(await admin.delete(own).expect(422))).toEqual({ role: ['last_admin'] });

    const second = await makeMember('admin', first.team);
    const other = await signedIn(second.user);
    const both = await Promise.all([
      admin.delete(own),
      other.delete(`${members(first.team.id)}/${second.membership.id}`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
  });
});
