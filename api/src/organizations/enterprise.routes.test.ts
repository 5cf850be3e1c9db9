import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { makeMember, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();
const pathOf = (teamId: number) => `/cpi/v2/orderer/teams/${teamId}/enterprise_settings`;
const fieldsOf = ({ body }: { body: unknown }) => (body as Schemas['Error']).fields;

let made = 0;
async function makeOffice(columns: Parameters<typeof makeUser>[0] = {}) {
  const { user, team } = await makeMember('admin', undefined, {
    email: `admin-${(made += 1)}@northwind.example`,
    ...columns,
  });
  const admin = await signedIn(user);
  const change = (enterprise_settings: Schemas['EnterpriseSettingsBody']['enterprise_settings']) =>
    admin.patch(pathOf(team.id)).send({ enterprise_settings });
  return { team, admin, change };
}

describe('the enterprise settings of an organization', () => {
  test('[ENT-01] let its admin ask for addresses of their own domain, and say how many orderers are outside', async () => {
    const { team, admin, change } = await makeOffice();
    const outside = await makeUser();
    await Membership.create({ teamId: team.id, userId: outside.id, role: 'orderer' });
    expect((await admin.get(pathOf(team.id)).expect(200)).body).toEqual({
      ...{ email_domain: null, requires_email_domain: false, requires_email_verification: false },
      ...{ offered_domain: 'northwind.example', outside: 0 },
    });
    const changes = { email_domain: 'Northwind.example', requires_email_domain: true };
    expect((await change(changes).expect(200)).body).toMatchObject({
      email_domain: 'northwind.example',
      requires_email_domain: true,
      outside: 1,
    });
    await (await signedIn(outside)).get(pathOf(team.id)).expect(403);
  });

  test('refuse a domain of somebody else, of everybody, or none where it is needed, by its field', async () => {
    const { change } = await makeOffice();
    const refused = { email_domain: ['inclusion'] };
    expect(fieldsOf(await change({ email_domain: 'contoso.example' }).expect(422))).toEqual(refused);
    expect(fieldsOf(await change({ email_domain: 'gmail.com' }).expect(422))).toEqual({
      email_domain: ['exclusion'],
    });
    expect(fieldsOf(await change({ requires_email_domain: true }).expect(422))).toEqual({
      email_domain: ['blank'],
    });
    expect(Object.keys(fieldsOf(await change({ email_domain: 'not a domain' }).expect(422)))).toEqual([
      'email_domain',
    ]);
    const unconfirmed = await makeOffice({ emailVerifiedAt: null });
    await unconfirmed.change({ email_domain: 'northwind.example' }).expect(422);
  });
});
