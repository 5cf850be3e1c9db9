import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import {
  beginSignUp,
  client,
  confirmSignUp,
  mailedCode,
  mailTo,
  makeMember,
  makeTeam,
  makeUser,
  newcomer,
  runPendingJobs,
  signedIn,
  signUp,
  testPassword,
  useLocalServices,
} from '../testing';
import { renderTemplate } from '../mail/define-mail';
import { tokenHash } from '../accounts/tokens';

useLocalServices();
beforeEach(() => sql.rows('delete from rate_limits'));

const fields = (answer: { body: unknown }) => (answer.body as Schemas['Error']).fields;
const newestToken = async (email: string) => {
  await runPendingJobs();
  return String((await mailTo(email)).at(-1)?.data.token);
};

/** What the newest mail to an address says, as its reader sees it. */
const newestWords = async (email: string) => {
  await runPendingJobs();
  const mail = (await mailTo(email)).at(-1);
  return toPlainText(renderToStaticMarkup(renderTemplate(mail?.template ?? '', mail?.data ?? {}).body));
};

async function invite(
  teamId: number,
  email: string,
  { role = 'staff', expired = false } = {},
): Promise<string> {
  const token = `invitation-for-${email}`;
  await sql.rows(
    `insert into invitations (team_id, email, role, token_hash, expires_at) values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [teamId, email, role, tokenHash(token), expired ? -1 : 7],
  );
  return token;
}

describe('signing up', () => {
  it('makes the person, their organization with its admin, a session and a welcome, by the code of a mail', async () => {
    const visitor = client();
    const { id, email } = await beginSignUp({ email: 'Robin@Example.com' }, visitor);
    expect(email).toBe('robin@example.com');
    const { body } = (await confirmSignUp(id, await mailedCode(email), visitor).expect(201)) as {
      body: Schemas['Session'];
    };
    expect(body).toMatchObject({
      first_name: 'Robin',
      last_name: 'van Dijk',
      email_verified: true,
      memberships: [{ role: 'admin', team: { name: 'Greenhouse' } }],
    });
    await visitor.get('/cpi/v2/user').expect(200);
    const templates = (await mailTo(email)).map(({ template }) => template);
    expect(templates).toEqual(['account_code', 'account_welcome']);
    await client().signIn(email, newcomer.password);
  });

  it('takes the code as it is read, with spaces too', async () => {
    const email = 'spaced@example.com';
    const { id } = await beginSignUp({ email });
    const code = await mailedCode(email);
    const [shown] = /\d{3} \d{3}/.exec(await newestWords(email)) ?? [];
    expect(shown).toBe(`${code.slice(0, 3)} ${code.slice(3)}`);
    await confirmSignUp(id, ` ${shown} `).expect(201);
  });

  it('mails to somebody with an account that they have one, and how to get in', async () => {
    const { email } = await makeUser();
    await beginSignUp({ email: email.toUpperCase() });
    const words = await newestWords(email);
    expect(words).toContain('You have an account already'.toUpperCase());
    for (const path of ['/login', '/forgot-password']) expect(words).toContain(path);
    expect(words).not.toMatch(/\d{3} \d{3}/);
  });

  it('refuses a code beyond what a code can be', async () => {
    const { id } = await beginSignUp({ email: 'long-code@example.com' });
    expect(fields(await confirmSignUp(id, '1'.repeat(21)).expect(422))).toEqual({ code: ['too_long'] });
    expect(fields(await confirmSignUp(id, 'abcdef').expect(422))).toEqual({ code: ['invalid'] });
  });

  it('joins by invitation, whose mail proved the address', async () => {
    const { team } = await makeMember();
    const token = await invite(team.id, 'invited@example.com');
    const { organization_name: _none, ...person } = newcomer;
    const body = { ...person, email: 'invited@example.com', invitation_token: token };
    const { body: session } = (await client().post('/cpi/v1/users').send(body).expect(201)) as {
      body: Schemas['Session'];
    };
    expect(session).toMatchObject({
      email_verified: true,
      memberships: [{ role: 'staff', team_id: team.id }],
    });
  });

  it('is welcomed with what is true of the own organization, and of one joined by invitation', async () => {
    await signUp({ email: 'founder@example.com' });
    expect(await newestWords('founder@example.com')).toContain('you can order for Greenhouse right away');

    const { team } = await makeMember();
    const invitation_token = await invite(team.id, 'joiner@example.com');
    const { organization_name: _none, ...person } = newcomer;
    await client()
      .post('/cpi/v1/users')
      .send({ ...person, email: 'joiner@example.com', invitation_token })
      .expect(201);
    const joined = await newestWords('joiner@example.com');
    expect(joined).toContain(`you belong to ${team.name} now`);
  });

  it('hears that orders wait for a confirmation only where an organization waits for it', async () => {
    const easy = await makeMember('orderer', undefined, { emailVerifiedAt: null });
    const strict = await makeMember('orderer', await makeTeam({ requiresEmailVerification: true }), {
      emailVerifiedAt: null,
    });
    for (const { user } of [easy, strict])
      await (await signedIn(user)).post('/cpi/v1/email_verification').expect(202);
    const rule = 'Your organization lets orders go out only from confirmed addresses.';
    expect(await newestWords(strict.user.email)).toContain(rule);
    expect(await newestWords(easy.user.email)).not.toContain(rule);
  });

  it('takes no invitation that is for another address, too old or unknown, and then makes nobody', async () => {
    const { team } = await makeMember();
    const { organization_name: _none, ...person } = newcomer;
    const forOther = await invite(team.id, 'someone@example.com');
    const late = await invite(team.id, 'late@example.com', { expired: true });
    for (const [email, invitation_token] of [
      ['stranger@example.com', forOther],
      ['late@example.com', late],
      ['stranger@example.com', 'made-up'],
    ]) {
      const answer = await client()
        .post('/cpi/v1/users')
        .send({ ...person, email, invitation_token })
        .expect(422);
      expect(fields(answer)).toEqual({ invitation_token: ['invalid'] });
      expect(await sql.rows('select 1 from users where email = $1', [email])).toHaveLength(0);
    }
  });

  it('refuses short, common and telling passwords, before anything is mailed', async () => {
    const send = (more: object) =>
      client()
        .post('/cpi/v1/sign_ups')
        .send({ ...newcomer, email: 'weak@example.com', ...more })
        .expect(422);
    expect(fields(await send({ password: 'short' }))).toEqual({ password: ['too_short'] });
    for (const password of [
      'password123',
      '1234567890',
      'qwertyuiop',
      'aaaaaaaaaaaa',
      'Welcome2026!',
      'weak@example.com',
      'abcdefghijkl',
      'P@ssw0rd123',
      'zaq12wsx!QAZ',
      'iloveyou1990',
      'coppercarrot',
    ]) {
      expect([password, fields(await send({ password }))]).toEqual([password, { password: ['too_common'] }]);
    }
    await runPendingJobs();
    expect(await mailTo('weak@example.com')).toEqual([]);
    // None of them counts as a mail.
    await beginSignUp({ email: 'weak@example.com' });
  });

  it('says to somebody with an account only by their invitation that they have one', async () => {
    const { team } = await makeMember();
    const { email } = await makeUser();
    const { organization_name: _none, ...person } = newcomer;
    const invitation_token = await invite(team.id, email);
    const answer = await client()
      .post('/cpi/v1/users')
      .send({ ...person, email, invitation_token })
      .expect(422);
    expect(fields(answer)).toEqual({ email: ['taken'] });
    const open = await sql.rows('select 1 from invitations where email = $1 and accepted_at is null', [
      email,
    ]);
    expect(open).toHaveLength(1);
  });

  it('wants an organization for a new one, and an invitation to join one', async () => {
    const { organization_name, ...person } = newcomer;
    const send = (path: string, more: object) =>
      client()
        .post(path)
        .send({ ...person, ...more })
        .expect(422);
    expect(fields(await send('/cpi/v1/sign_ups', {}))).toEqual({ organization_name: ['blank'] });
    expect(fields(await send('/cpi/v1/users', {}))).toEqual({ invitation_token: ['blank'] });
    const both = { organization_name, invitation_token: 'x' };
    expect(fields(await send('/cpi/v1/sign_ups', both))).toEqual({ invitation_token: ['unknown'] });
    expect(fields(await send('/cpi/v1/users', both))).toEqual({ organization_name: ['unknown'] });
  });
});

describe('a forgotten password', () => {
  it('[AUTH-11] answers the same with and without an account, and mails only to one', async () => {
    const user = await makeUser();
    const known = await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const unknown = await client()
      .post('/cpi/v1/password/forgot')
      .send({ email: 'nobody@example.com' })
      .expect(202);
    expect(known.body).toEqual(unknown.body);
    await runPendingJobs();
    expect(await mailTo(user.email)).toMatchObject([{ template: 'account_reset_password' }]);
    expect(await mailTo('nobody@example.com')).toEqual([]);
  });

  it('sets a new one once, ends every session and signs in here', async () => {
    const user = await makeUser();
    const old = await signedIn(user);
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const token = await newestToken(user.email);
    const reset = (password: string) => client().post('/cpi/v1/password/reset').send({ token, password });
    expect(fields(await reset('short').expect(422))).toEqual({ password: ['too_short'] });
    await reset('a brand new secret').expect(200);
    await old.get('/cpi/v2/user').expect(401);
    expect(fields(await reset('another new secret').expect(422))).toEqual({ token: ['invalid'] });
    await client().signIn(user.email, 'a brand new secret');
    await client().post('/cpi/v1/auth').send({ email: user.email, password: testPassword }).expect(401);
  });

  it('[AUTH-02] is mended by the link in the mail that was written: its page opens, and its token works once', async () => {
    const user = await makeUser();
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const link = new URL(/https?:\S+/.exec(await newestWords(user.email))?.[0] ?? '');
    expect(link.pathname).toBe('/forgot-password');
    const body = { token: link.searchParams.get('token'), password: 'a brand new secret' };
    const person = client();
    await person.post('/cpi/v1/password/reset').send(body).expect(200);
    expect((await person.get('/cpi/v2/user').expect(200)).body).toMatchObject({ id: user.id });
    await client().post('/cpi/v1/password/reset').send(body).expect(422);
  });

  it('says of a link whether it still works before a password is typed, and leaves it as it is', async () => {
    const user = await makeUser();
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const token = await newestToken(user.email);
    const check = (asked: string) => client().post('/cpi/v1/password/reset/check').send({ token: asked });
    await check(token).expect(204);
    await check(token).expect(204);
    expect((await check('of-nobody').expect(422)).body).toMatchObject({ code: 'token_invalid' });
    const body = { token, password: 'a brand new secret' };
    await client().post('/cpi/v1/password/reset').send(body).expect(200);
    expect((await check(token).expect(422)).body).toMatchObject({ code: 'token_invalid' });
  });

  it('lets only the newest link work', async () => {
    const user = await makeUser();
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const first = await newestToken(user.email);
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    const second = await newestToken(user.email);
    const reset = (token: string) =>
      client().post('/cpi/v1/password/reset').send({ token, password: 'a brand new secret' });
    await reset(first).expect(422);
    await reset(second).expect(200);
  });

  it('mails one address at most five times an hour', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await client().post('/cpi/v1/password/forgot').send({ email: 'often@example.com' }).expect(202);
    await client().post('/cpi/v1/password/forgot').send({ email: 'often@example.com' }).expect(429);
  });
});

describe('changing the password', () => {
  it('asks for the present one, keeps this session and ends the others', async () => {
    const user = await makeUser();
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const change = (current_password: string) =>
      here.patch('/cpi/v1/password').send({ current_password, password: 'a brand new secret' });
    expect(fields(await change('not-the-one').expect(422))).toEqual({ current_password: ['invalid'] });
    await change(testPassword).expect(204);
    await here.get('/cpi/v2/user').expect(200);
    await there.get('/cpi/v2/user').expect(401);
  });
});
