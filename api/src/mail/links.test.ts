import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoute, type Remote, routePaths, type Schemas, shellPages } from '@copper-carrot/contracts';
import { Membership, User } from '../accounts';
import { sql } from '../database';
import { env } from '../env';
import { useAsking } from '../orders/asking/asking.factory';
import { projectRoot } from '../remotes';
import { client, mailTo, makeMember, makeUser, runPendingJobs, signedIn } from '../testing';
import { mails } from '../worker';
import { renderTemplate } from './define-mail';
import { causeEveryMail } from './every-mail.factory';
import { unseal } from './seal';

const kitchen = useAsking();
jest.setTimeout(120_000);

/** The names of all mails, as the sources define them. */
function definedTemplates(): string[] {
  const sources = join(__dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .flatMap((file) => [
      // By `defineMail`, or by what a feature makes of it for mails that are built alike.
      ...readFileSync(join(sources, file), 'utf8').matchAll(/\w+Mail(?:<[^>]*>)?\(\s*'(\w+)'/g),
    ])
    .map(([, name = '']) => name)
    .sort();
}

/** The pages that somebody really has: those of every remote's own declaration, and the shell's. */
async function pages(): Promise<{ path: string }[]> {
  const folders = readdirSync(projectRoot).filter((name) => name.startsWith('mfe-'));
  const remotes = await Promise.all(
    // Computed imports: the remotes are no part of the API.
    folders.map(async (folder) => {
      const { remote } = (await import(join(projectRoot, folder, 'src', 'remote.tsx'))) as { remote: Remote };
      return remote.routes;
    }),
  );
  return [...remotes.flat(), ...shellPages];
}

interface Written {
  template: string;
  data: Record<string, unknown>;
}

const linksOf = ({ template, data }: Written) =>
  [...renderToStaticMarkup(renderTemplate(template, unseal(data)).body).matchAll(/href="([^"]+)"/g)].map(
    ([, link = '']) => new URL(link, env.PUBLIC_ORIGIN),
  );

/** The link of the one mail of a template to an address that leads to such a page, and what the page reads of it. */
async function linkIn(template: string, to: string, path: string) {
  await runPendingJobs();
  const mails = (await mailTo(to)).filter((mail) => mail.template === template);
  expect(mails).toHaveLength(1);
  const found = mails
    .flatMap(linksOf)
    .map(({ pathname, searchParams }) => ({ params: matchRoute([{ path }], pathname)?.params, searchParams }))
    .filter(({ params }) => params !== undefined);
  expect(found).toHaveLength(1);
  return { token: found[0]?.params?.token, query: found[0]?.searchParams.get('token') };
}

it('is known to the worker, whatever feature writes it', () => {
  // The worker renders what other processes queued, so that what it does not load itself would never go out.
  expect(mails.map(({ template }) => template).sort()).toEqual(definedTemplates());
});

it('leads to a page that somebody has, by every link of every mail', async () => {
  await causeEveryMail(kitchen);
  await runPendingJobs();
  const written = await sql.rows<Written>('select template, data from outbox_messages');
  expect([...new Set(written.map(({ template }) => template))].sort()).toEqual(definedTemplates());
  const routes = await pages();
  const astray = written.flatMap((mail) =>
    linksOf(mail)
      .filter(({ origin, pathname }) => origin !== env.PUBLIC_ORIGIN || !matchRoute(routes, pathname))
      .map(({ pathname }) => `${mail.template}: ${pathname}`),
  );
  expect(astray).toEqual([]);
});

describe('opens what it is for, by the token that its page reads', () => {
  const isConfirmed = async (email: string) =>
    (await User.findOne({ where: { email }, rejectOnEmpty: true })).emailVerifiedAt !== null;
  const confirm = (token: string | null | undefined) =>
    client().post('/cpi/v1/email_verification/confirm').send({ token });

  test('a new password', async () => {
    const { email } = await makeUser();
    await client().post('/cpi/v1/password/forgot').send({ email }).expect(202);
    const { query: token } = await linkIn('account_reset_password', email, routePaths.forgotPassword);
    const password = 'nine green bottles';
    await client().post('/cpi/v1/password/reset').send({ token, password }).expect(200);
    expect((await client().signIn(email, password)).email).toBe(email);
  });

  test('an address that is confirmed later', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    await (await signedIn(user)).post('/cpi/v1/email_verification').expect(202);
    const { query } = await linkIn('account_verify_email', user.email, routePaths.customerEmailConfirmed);
    await confirm(query).expect(204);
    expect(await isConfirmed(user.email)).toBe(true);
  });

  test('an invitation', async () => {
    const { user: admin, team } = await makeMember('admin');
    const { email } = await makeUser();
    const inviter = await signedIn(admin);
    await inviter
      .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
      .send({ memberships: [{ email, role: 'orderer' }] })
      .expect(201);
    const { token } = await linkIn('organization_invitation', email, routePaths.joinInvitation);
    const invited = await signedIn({ email });
    const { body } = (await invited.get(`/cpi/v2/public/invitations/${token}`).expect(200)) as {
      body: Schemas['Invitation'];
    };
    const claim = { invitation_token: token };
    await invited.post(`/cpi/v2/memberships/${body.id}/claim`).send(claim).expect(200);
    expect(await Membership.count({ where: { teamId: team.id, role: 'orderer' } })).toBe(1);
  });
});
