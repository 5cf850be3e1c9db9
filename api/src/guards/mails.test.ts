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
jest.setTimeout(60_000);
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

  test('writes to one of them five times an hour, from whatever organizations and whoever invites', async () => {
    const [{ user }, { user: other, team: third }] = [await makeMember('admin'), await makeMember('admin')];
    const [one, another] = [await signedIn(user), await signedIn(other)];
    const victim = 'everywhere@example.com';
    for (let times = 0; times < 4; times += 1) {
      const { body } = (await one
        .post('/cpi/v2/orderer/teams')
        .send({ team: { name: `Organization ${times}` } })
        .expect(201)) as { body: Schemas['Team'] };
      await invite(one, body.id, victim).expect(201);
    }
    await invite(another, third.id, victim).expect(201);
    const { body } = (await invite(another, third.id, victim).expect(429)) as { body: Schemas['Error'] };
    expect(body.message).toMatch(
      /^This address was invited often enough for now\. Please wait \d+ minutes\.$/,
    );
    expect(await queuedTo(victim)).toHaveLength(5);
  });

  test('makes twenty organizations an hour', async () => {
    const founder = await signedIn(await makeUser());
    const found = () => founder.post('/cpi/v2/orderer/teams').send({ team: { name: 'One more' } });
    for (let times = 0; times < 20; times += 1) await found().expect(201);
    const { body } = (await found().expect(429)) as { body: Schemas['Error'] };
    expect(body.message).toMatch(/^You made many organizations\. Please wait \d+ minutes\.$/);
  });

  test.each(['https://evil.example/win', 'Win at WWW.evil.example'])(
    'has no web address for a name: %s',
    async (name) => {
      const { user, team } = await makeMember('admin');
      const admin = await signedIn(user);
      const newcomer = { email: 'named@example.com', password: 'purple-parsnip-7' };
      const signUp = (names: object) =>
        client()
          .post('/cpi/v1/sign_ups')
          .send({ ...newcomer, ...names });
      const answers = [
        await signUp({ name, organization_name: 'Orchard' }),
        await signUp({ name: 'Pat Plum', organization_name: name }),
        await client()
          .post('/cpi/v1/users')
          .send({ ...newcomer, name, invitation_token: 'x' }),
        await admin.post('/cpi/v2/orderer/teams').send({ team: { name } }),
        await admin.patch(`/cpi/v2/orderer/teams/${team.id}`).send({ team: { name } }),
      ];
      const errors = answers.map(({ status, body }) => ({
        status,
        said: (body as Schemas['Error']).field_errors,
      }));
      const said = ['must not contain a web address'];
      expect(errors).toEqual(
        ['name', 'organization_name', 'name', 'name', 'name'].map((field) => ({
          status: 422,
          said: { [field]: said },
        })),
      );
    },
  );

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

describe('who uses up the mails of an address that is not theirs', () => {
  const forgot = (email: string) => (browser: TestClient) =>
    browser.post('/cpi/v1/password/forgot').send({ email });
  const signUp = (email: string) => (browser: TestClient) =>
    browser.post('/cpi/v1/sign_ups').send({
      email,
      name: 'Pat Plum',
      organization_name: 'Orchard',
      password: 'correct horse battery',
    });
  const from = (network: number) => client().always({ 'X-Forwarded-For': `198.51.100.${network}` });
  /** How many of so many mails a network has written. */
  async function written(ask: ReturnType<typeof forgot>, network: number, times: number) {
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push((await ask(from(network))).status);
    return answers.filter((status) => status === 202).length;
  }

  test.each([
    ['reset links', forgot],
    ['codes to sign up', signUp],
  ])(
    'has five %s an hour, and keeps nobody elsewhere from one; all together have twenty',
    async (_what, of) => {
      const ask = of((await makeUser()).email);
      expect(await written(ask, 1, 7)).toBe(5);
      await ask(client()).expect(202);
      const others = [await written(ask, 2, 5), await written(ask, 3, 5), await written(ask, 4, 5)];
      expect(others).toEqual([5, 5, 4]);
      await ask(client()).expect(429);
    },
  );

  test('does not keep its owner from a reset link on a device of theirs', async () => {
    const user = await makeUser();
    const known = await signedIn(user);
    await known.delete('/cpi/v1/auth').expect(204);
    const ask = forgot(user.email);
    for (const network of [1, 2, 3, 4]) expect(await written(ask, network, 5)).toBe(5);
    const stranger = await signedIn(await makeUser());
    await ask(stranger).expect(429);
    for (let times = 0; times < 5; times += 1) await ask(known).expect(202);
    await ask(known).expect(429);
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

/** A founder, and a second admin who invited `email` as an admin. */
async function backDoor(email: string) {
  const { user: founder, team } = await makeMember('admin');
  const { user: other, membership } = await makeMember('admin', team);
  const [owner, leaver] = [await signedIn(founder), await signedIn(other)];
  await leaver
    .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
    .send({ memberships: [{ email, role: 'admin' }] })
    .expect(201);
  await invite(owner, team.id, `welcome-${email}`).expect(201);
  await runPendingJobs();
  const token = String((await mailTo(email)).at(-1)?.data.token);
  const open = () =>
    sql.rows<{ id: number; email: string }>(
      'select id, email::text from invitations where team_id = $1 and accepted_at is null order by id',
      [team.id],
    );
  return { owner, team, membership, token, open };
}

test('an admin who became a guest finds no way back in the invitations that they wrote', async () => {
  const { owner, team, membership, open } = await backDoor('lowered@example.com');
  await owner
    .patch(`/cpi/v2/orderer/teams/${team.id}/memberships/${membership.id}`)
    .send({ membership: { role: 'guest' } })
    .expect(204);
  expect((await open()).map(({ email }) => email)).toEqual(['welcome-lowered@example.com']);
});

test('an invitation is taken only while its writer may still invite', async () => {
  const { membership, team, token, open } = await backDoor('late@example.com');
  const { user, token: claimToken, open: openToUser, membership: writer } = await invitedUser();
  // As by a change of the role that an invitation under way did not see.
  await sql.rows(`update memberships set role = 'orderer' where id = any($1)`, [[membership.id, writer.id]]);
  const { body } = (await client()
    .post('/cpi/v1/users')
    .send({
      email: 'late@example.com',
      name: 'Back Door',
      password: 'purple-parsnip-7',
      invitation_token: token,
    })
    .expect(422)) as { body: Schemas['Error'] };
  expect(body.fields).toEqual({ invitation_token: ['invalid'] });
  const [first] = await openToUser();
  await (
    await signedIn(user)
  )
    .post(`/cpi/v2/memberships/${first?.id}/claim`)
    .send({ invitation_token: claimToken })
    .expect(409);
  expect(await sql.rows('select 1 from memberships where team_id = $1', [team.id])).toHaveLength(2);
  expect((await open()).map(({ email }) => email)).toContain('late@example.com');
});

async function invitedUser() {
  const user = await makeUser();
  return { user, ...(await backDoor(user.email)) };
}

test('another site ends no ghost session', async () => {
  const [admin, person] = [await makeUser({ isAdmin: true }), await makeUser()];
  const browser = await signedIn(admin);
  await browser
    .post(`/cpi/v2/users/${person.id}/ghost_session`)
    .send({ reason: 'They asked for help' })
    .expect(204);
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
