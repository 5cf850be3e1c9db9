import type { List, Role, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, makeMember, makeTeam, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const contactsOf = (teamId: number) => `/cpi/v2/orderer/teams/${teamId}/contacts`;
const dock = { name: 'Loading dock', entity: 'store', phone_number: '(555) 555-0101' };

async function makeContact(teamId: number, name = 'Front desk') {
  const row = await sql.first<{ id: number }>(
    `insert into team_contacts (team_id, name, phone_number) values ($1, $2, '(555) 555-0100') returning id`,
    [teamId, name],
  );
  return `${contactsOf(teamId)}/${row?.id}`;
}

/** The letters of what somebody can do with the contacts of an organization, each tried over HTTP. */
async function held(by: TestClient, teamId: number): Promise<string> {
  const one = await makeContact(teamId);
  const tries: [string, number][] = [
    ['L', (await by.get(contactsOf(teamId))).status],
    ['C', (await by.post(contactsOf(teamId)).send({ contact: dock })).status],
    ['R', (await by.get(one)).status],
    ['U', (await by.patch(one).send({ contact: { name: 'Reception' } })).status],
    ['D', (await by.delete(one)).status],
  ];
  return tries.map(([letter, status]) => (status < 300 ? letter : '')).join('');
}

describe('the contacts of an organization', () => {
  it.each<[Role, string]>([
    ['admin', 'LCRUD'],
    ['orderer', 'LCRUD'],
    ['external_attendant', 'LR'],
    ['staff', 'LR'],
    ['guest', ''],
  ])('[PERM-11] [PERM-05] are open to %s as %j', async (role, letters) => {
    const { user, team } = await makeMember(role);
    const member = await signedIn(user);
    expect(await held(member, team.id)).toBe(letters);
    expect(await held(member, (await makeTeam()).id)).toBe('');
  });

  it('[PERM-11] [PERM-03] are open whole to a site admin, and to nobody signed out', async () => {
    const team = await makeTeam();
    expect(await held(await signedIn(await makeUser({ isAdmin: true })), team.id)).toBe('LCRUD');
    expect(await held(client(), team.id)).toBe('');
  });

  it('[API-110] [ENTI-30] are listed, added, changed and removed', async () => {
    const { user, team } = await makeMember('orderer');
    const orderer = await signedIn(user);
    const { body: added } = (await orderer
      .post(contactsOf(team.id))
      .send({ contact: { ...dock, contact_method_type: 'sms' } })
      .expect(201)) as { body: Schemas['Contact'] };
    expect(added).toEqual({
      id: added.id,
      team_id: team.id,
      ...dock,
      email: null,
      contact_method_type: 'sms',
      contact_method_type_string: 'Text message',
      can: { update: true, delete: true },
    });
    const one = `${contactsOf(team.id)}/${added.id}`;
    const change = { name: 'Dock 2', email: 'dock@example.com', contact_method_type: 'email' };
    await orderer.patch(one).send({ contact: change }).expect(200);
    await makeContact(team.id, 'Another desk');
    const { body: list } = (await orderer.get(contactsOf(team.id)).expect(200)) as {
      body: List<Schemas['Contact']>;
    };
    expect(list.count).toBe(2);
    expect(list.records.map(({ name }) => name)).toEqual(['Another desk', 'Dock 2']);
    expect(list.records[1]).toMatchObject({ ...change, contact_method_type_string: 'E-mail' });
    await orderer.delete(one).expect(204);
    await orderer.get(one).expect(404);
  });

  it('want a way to reach them, and are not found from another organization', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const refused = await admin
      .post(contactsOf(team.id))
      .send({ contact: { name: 'Nobody' } })
      .expect(422);
    expect((refused.body as Schemas['Error']).fields).toEqual({ phone_number: ['blank'] });
    const undialed = await admin
      .post(contactsOf(team.id))
      .send({ contact: { ...dock, phone_number: '555-0101 ext. 123' } })
      .expect(422);
    expect((undialed.body as Schemas['Error']).fields).toEqual({ phone_number: ['invalid'] });
    const own = await makeContact(team.id);
    const cleared = await admin
      .patch(own)
      .send({ contact: { phone_number: null } })
      .expect(422);
    expect((cleared.body as Schemas['Error']).fields).toEqual({ phone_number: ['blank'] });
    const foreign = await makeContact((await makeTeam()).id);
    await admin.get(own.replace(/\d+$/, foreign.split('/').at(-1) ?? '')).expect(404);
  });
});
