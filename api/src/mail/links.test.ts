import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoute, type Remote, shellPages } from '@copper-carrot/contracts';
import { sql } from '../database';
import { env } from '../env';
import { makeCaterer, makeReadyCart, type Cart } from '../orders/order.factory';
import { projectRoot } from '../remotes';
import { client, makeMember, makeUser, runPendingJobs, signedIn, useLocalServices } from '../testing';
import { mails } from '../worker';
import { renderTemplate } from './define-mail';

useLocalServices();

/** The names of all mails, as the sources define them. */
function definedTemplates(): string[] {
  const sources = join(__dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/defineMail<[^>]*>\(\s*'(\w+)'/g),
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

const post = ({ orderer, orderId }: Cart, act: string) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/${act}`).send({}).expect(200);

/** Does what each mail is written for, by the calls that people make. */
async function causeEveryMail() {
  const newcomer = client();
  const password = 'seven green bottles';
  await newcomer
    .post('/cpi/v1/users')
    .send({ name: 'Robin', email: 'robin@example.com', password, organization_name: 'Greenhouse' })
    .expect(201);
  await newcomer.signIn('robin@example.com', password);
  await newcomer.post('/cpi/v1/email_verification').expect(202);
  await newcomer
    .patch('/cpi/v1/password')
    .send({ current_password: password, password: 'eight green bottles' })
    .expect(204);
  await newcomer.post('/cpi/v1/password/forgot').send({ email: 'robin@example.com' }).expect(202);

  const { user: admin, team } = await makeMember('admin');
  await (
    await signedIn(admin)
  )
    .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
    .send({ memberships: [{ email: (await makeUser()).email, role: 'orderer' }] })
    .expect(201);

  const caterer = await makeCaterer();
  const cook = await signedIn(caterer.cook);
  const [accepted, declined] = [await makeReadyCart(caterer), await makeReadyCart(caterer)];
  // So far ahead that its card is asked later; by then it is refused.
  const refused = await makeReadyCart(caterer, { days: 20, card: 'pm_card_chargeCustomerFail' });
  for (const cart of [accepted, declined, refused]) await post(cart, 'submit');
  await cook.post(`/cpi/v1/caterer/orders/${accepted.orderId}/accept`).expect(200);
  await cook
    .post(`/cpi/v1/caterer/orders/${declined.orderId}/decline`)
    .send({ reason: 'No gas.' })
    .expect(200);
  await sql.rows('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `authorize-${refused.orderId}`,
  ]);
}

interface Written {
  template: string;
  data: Record<string, unknown>;
}

it('is known to the worker, whatever feature writes it', () => {
  // The worker renders what other processes queued, so that what it does not load itself would never go out.
  expect(mails.map(({ template }) => template).sort()).toEqual(definedTemplates());
});

it('leads to a page that somebody has, by every link of every mail', async () => {
  await causeEveryMail();
  await runPendingJobs();
  const written = await sql.rows<Written>('select template, data from outbox_messages');
  expect([...new Set(written.map(({ template }) => template))].sort()).toEqual(definedTemplates());
  const routes = await pages();
  const astray = written.flatMap(({ template, data }) =>
    [...renderToStaticMarkup(renderTemplate(template, data).body).matchAll(/href="([^"]+)"/g)]
      .map(([, link = '']) => new URL(link, env.PUBLIC_ORIGIN))
      .filter(({ origin, pathname }) => origin !== env.PUBLIC_ORIGIN || !matchRoute(routes, pathname))
      .map(({ pathname }) => `${template}: ${pathname}`),
  );
  expect(astray).toEqual([]);
});
