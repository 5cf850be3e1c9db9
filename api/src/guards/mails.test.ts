import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import {
  client,
  mailTo,
  makeMember,
  makeUser,
  runPendingJobs,
  signedIn,
  useLocalServices,
  type TestClient,
} from '../testing';

useLocalServices();
beforeEach(() => sql.rows('delete from rate_limits'));

const queuedTo = (email: string) => sql.rows('select 1 from outbox_messages where recipient = $1', [email]);
const invite = (inviter: TestClient, teamId: number, ...emails: string[]) =>
  inviter
    .post(`/cpi/v2/orderer/teams/${teamId}/memberships`)
    .send({ memberships: emails.map((email) => ({ email, role: 'guest' })) });

describe('who makes us write to strangers', () => {
  test('has confirmed an address of their own', async () => {
    const { user, team } = await makeMember('admin', undefined, { emailVerifiedAt: null });
    const inviter = await signedIn(user);
    const { body } = (await invite(inviter, team.id, 'victim@example.com').expect(403)) as {
      body: Schemas['Error'];
    };
    expect(body.code).toBe('email_verification_required');
    expect(await queuedTo('victim@example.com')).toEqual([]);
  });

  test('writes to one of them five times an hour, whether anew or again', async () => {
    const { user, team } = await makeMember('admin');
    const inviter = await signedIn(user);
    const victim = 'often@example.com';
    const { body } = (await invite(inviter, team.id, victim).expect(201)) as { body: { ids: number[] } };
    for (let times = 0; times < 2; times += 1) await invite(inviter, team.id, victim).expect(201);
    const again = `/cpi/v2/orderer/teams/${team.id}/memberships/${body.ids[0]}/resend_invitation`;
    for (let times = 0; times < 2; times += 1) await inviter.post(again).expect(204);
    await inviter.post(again).expect(429);
    await invite(inviter, team.id, victim).expect(429);
    expect(await queuedTo(victim)).toHaveLength(5);
  });

  test('writes to three hundred in an hour, whatever organizations they make', async () => {
    const { user, team } = await makeMember('admin');
    const inviter = await signedIn(user);
    const crowd = (from: number, many: number) =>
      Array.from({ length: many }, (_, number) => `crowd-${from + number}@example.com`);
    await invite(inviter, team.id, ...crowd(0, 200)).expect(201);
    const { body } = (await inviter
      .post('/cpi/v2/orderer/teams')
      .send({ team: { name: 'Another' } })
      .expect(201)) as { body: Schemas['Team'] };
    await invite(inviter, body.id, ...crowd(200, 101)).expect(429);
    expect(await queuedTo('crowd-200@example.com')).toEqual([]);
  });

  test('asks for thirty reset links an hour from one network', async () => {
    const visitor = client();
    for (let times = 0; times < 30; times += 1)
      await visitor
        .post('/cpi/v1/password/forgot')
        .send({ email: `p${times}@example.com` })
        .expect(202);
    const { email } = await makeUser();
    await visitor.post('/cpi/v1/password/forgot').send({ email }).expect(429);
    await runPendingJobs();
    expect(await queuedTo(email)).toEqual([]);
    const elsewhere = client().always({ 'X-Forwarded-For': '203.0.113.9' });
    await elsewhere.post('/cpi/v1/password/forgot').send({ email }).expect(202);
    await runPendingJobs();
    expect(await queuedTo(email)).toHaveLength(1);
  });
});

test('a removed admin finds no way back in the invitations that they wrote', async () => {
  const { user: founder, team } = await makeMember('admin');
  const { user: other } = await makeMember('admin', team);
  const [owner, leaver] = [await signedIn(founder), await signedIn(other)];
  await leaver
    .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
    .send({ memberships: [{ email: 'back-door@example.com', role: 'admin' }] })
    .expect(201);
  await invite(owner, team.id, 'welcome@example.com').expect(201);
  const [membership] = await sql.rows<{ id: number }>(
    'select id from memberships where team_id = $1 and user_id = $2',
    [team.id, other.id],
  );
  await owner.delete(`/cpi/v2/orderer/teams/${team.id}/memberships/${membership?.id}`).expect(204);
  const open = await sql.rows('select email::text from invitations where team_id = $1', [team.id]);
  expect(open).toEqual([{ email: 'welcome@example.com' }]);
});

test('another site ends no ghost session', async () => {
  const [admin, person] = [await makeUser({ isAdmin: true }), await makeUser()];
  const browser = await signedIn(admin);
  await browser.post(`/cpi/v2/users/${person.id}/ghost_session`).expect(204);
  const whoIs = async () => ((await browser.get('/cpi/v2/user')).body as Schemas['Session']).id;
  await browser.get(`/users/${person.id}/end_ghost_session`).set('Sec-Fetch-Site', 'cross-site').expect(403);
  expect(await whoIs()).toBe(person.id);
  await browser.get(`/users/${person.id}/end_ghost_session`).set('Sec-Fetch-Site', 'same-origin').expect(303);
  expect(await whoIs()).toBe(admin.id);
});

test('no token of a mailed link can be read in the database, once the mail is written', async () => {
  const { user, team } = await makeMember('admin');
  await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
  await invite(await signedIn(user), team.id, 'invited@example.com').expect(201);
  const { user: unconfirmed } = await makeMember('orderer', undefined, { emailVerifiedAt: null });
  await (await signedIn(unconfirmed)).post('/cpi/v1/email_verification').expect(202);
  await runPendingJobs();
  const mails = [user.email, 'invited@example.com', unconfirmed.email];
  const tokens = (await Promise.all(mails.map(mailTo))).flat().map(({ data }) => String(data.token));
  expect(tokens.map(({ length }) => length)).toEqual([43, 43, 43]);
  const tables = await sql.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const rows = await sql.rows<{ row: string }>(`select t::text as row from ${name} t`);
    const telling = rows.filter(({ row }) => tokens.some((token) => row.includes(token)));
    expect([name, telling]).toEqual([name, []]);
  }
});
