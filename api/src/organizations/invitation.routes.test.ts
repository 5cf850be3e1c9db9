import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, mailTo, makeMember, makeUser, signedIn, type TestClient, useDatabase } from '../testing';
import type { User } from '../accounts';

useDatabase();

let admin: TestClient;
let inviter: User;
let team: { id: number; name: string };
beforeAll(async () => {
  const made = await makeMember('admin', undefined, { firstName: 'Nadia', lastName: 'Okafor' });
  ({ user: inviter, team } = made);
  admin = await signedIn(inviter);
});

/** Invites an address, and reads the token out of the mail that it gets. */
async function invite(email: string, role = 'orderer'): Promise<{ id: number; token: string }> {
  const { body } = (await admin
    .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
    .send({ memberships: [{ email, role }] })
    .expect(201)) as { body: { ids: [number] } };
  return { id: body.ids[0], token: String((await mailTo(email)).at(-1)?.data.token) };
}
const look = (token: string) => client().get(`/cpi/v2/public/invitations/${token}`);
const claim = (person: TestClient, id: number, body?: object) =>
  person.post(`/cpi/v2/memberships/${id}/claim`).send(body);

describe('the link of an invitation', () => {
  it('says who invites whom to what, and whether there is an account', async () => {
    const newcomer = await invite('colleague@example.com');
    expect((await look(newcomer.token).expect(200)).body).toEqual({
      id: newcomer.id,
      email: 'colleague@example.com',
      team_id: team.id,
      team_name: team.name,
      role: 'orderer',
      role_label: 'Orderer',
      inviter_name: 'Nadia Okafor',
      status: 'open',
      has_account: false,
    });
    const known = await invite((await makeUser()).email, 'staff');
    expect((await look(known.token).expect(200)).body).toMatchObject({ role: 'staff', has_account: true });
  });

  it('brings a colleague in by a new account, once', async () => {
    const { token } = await invite('robin@example.com');
    const person = { name: 'Robin', password: 'seven green bottles', invitation_token: token };
    const { body } = (await client()
      .post('/cpi/v1/users')
      .send({ ...person, email: 'robin@example.com' })
      .expect(201)) as { body: Schemas['Session'] };
    expect(body.memberships).toMatchObject([{ team_id: team.id, role: 'orderer' }]);
    expect((await look(token).expect(200)).body).toMatchObject({ status: 'accepted' });
    await client()
      .post('/cpi/v1/users')
      .send({ ...person, email: 'second@example.com' })
      .expect(422);
  });

  it('brings in somebody with an account, whose address it confirms by its token alone', async () => {
    const invitee = await makeUser({ emailVerifiedAt: null });
    const person = await signedIn(invitee);
    const { id, token } = await invite(invitee.email);
    await claim(person, id).expect(403);
    await claim(person, id, { invitation_token: 'made-up' }).expect(403);
    await claim(person, id, { invitation_token: token }).expect(200, { team_id: team.id });
    expect((await person.get('/cpi/v2/user').expect(200)).body).toMatchObject({
      email_verified: true,
      memberships: [{ team_id: team.id, role: 'orderer' }],
    });
  });

  it('brings in nobody else, who may hold the link', async () => {
    const { id, token } = await invite('meant@example.com');
    const other = await signedIn(await makeUser());
    await claim(other, id, { invitation_token: token }).expect(404);
  });

  it('says that it is too old', async () => {
    const invitee = await makeUser();
    const { id, token } = await invite(invitee.email);
    await sql.rows(`update invitations set expires_at = now() where id = $1`, [id]);
    expect((await look(token).expect(200)).body).toMatchObject({ status: 'expired' });
    await claim(await signedIn(invitee), id, { invitation_token: token }).expect(409);
  });

  it('is gone once the invitation is withdrawn, by those who invite alone', async () => {
    const invitee = await makeUser();
    const { id, token } = await invite(invitee.email);
    const path = `/cpi/v2/orderer/teams/${team.id}/memberships/${id}/invitation`;
    const { user: orderer } = await makeMember('orderer', undefined);
    await (await signedIn(orderer)).delete(path).expect(404);
    await admin.delete(path).expect(204);
    await admin.delete(path).expect(404);
    await look(token).expect(404);
    await claim(await signedIn(invitee), id, { invitation_token: token }).expect(404);
  });
});
