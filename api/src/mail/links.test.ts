import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoute, type Remote, routePaths, type Schemas, shellPages } from '@copper-carrot/contracts';
import { Membership, User } from '../accounts';
import { database, sql } from '../database';
import { env } from '../env';
import { asked, colleague, ownCard, pay, useAsking } from '../orders/asking/asking.factory';
import {
  answerChanges,
  cancel,
  modified,
  modify,
  orderOf,
  placed,
  withdraw,
} from '../orders/changes/change.factory';
import { inDays, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { bankLetsGo } from '../orders/payment/payment.factory';
import { authorizeOrder, orderEvents } from '../orders';
import { paymentEvents } from '../payments';
import { addFor, arm, ends, polledCart } from '../polls/poll.factory';
import { projectRoot } from '../remotes';
import {
  beginSignUp,
  client,
  mailTo,
  makeMember,
  makeUser,
  newcomer,
  runPendingJobs,
  signedIn,
  signUp,
  timeComesFor,
  timeComesForJob,
  type TestClient,
} from '../testing';
import { mails } from '../worker';
import { renderTemplate } from './define-mail';
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

const post = ({ orderer, orderId }: Cart, act: string) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/${act}`).send({}).expect(200);

/** Does what each mail is written for, by the calls that people make. */
async function causeEveryMail() {
  const robin = client();
  await signUp({}, robin);
  await beginSignUp();
  const { email, password } = newcomer;
  await robin.signIn(email, password);
  await robin
    .patch('/cpi/v1/password')
    .send({ current_password: password, password: 'eight green bottles' })
    .expect(204);
  await robin.post('/cpi/v1/password/forgot').send({ email }).expect(202);
  const unconfirmed = await signedIn(await makeUser({ emailVerifiedAt: null }));
  await unconfirmed.post('/cpi/v1/email_verification').expect(202);

  const { user: admin, team } = await makeMember('admin');
  await (
    await signedIn(admin)
  )
    .post(`/cpi/v2/orderer/teams/${team.id}/memberships`)
    .send({ memberships: [{ email: (await makeUser()).email, role: 'orderer' }] })
    .expect(201);

  const { caterer, cook } = kitchen;
  const [accepted, declined] = [await makeReadyCart(caterer), await makeReadyCart(caterer)];
  // So far ahead that its card is asked later; by then it is refused.
  const refused = await makeReadyCart(caterer, { days: 20, card: 'pm_card_chargeCustomerFail' });
  for (const cart of [accepted, declined, refused]) await post(cart, 'submit');
  for (const { orderId } of [accepted, refused])
    await cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
  await cook
    .post(`/cpi/v1/caterer/orders/${declined.orderId}/decline`)
    .send({ reason: 'No gas.' })
    .expect(200);
  await timeComesForJob(authorizeOrder, { orderId: refused.orderId });
  // No other card was chosen in time.
  await timeComesFor('order', refused.orderId);
  await causeChanges(caterer);
  await causeAsks(cook);
  await causeRemovals(caterer, cook);
  await causePolls(caterer, cook);
  const invoiced = await makeReadyCart(caterer);
  await invoiced.user.update({ invoiceable: true });
  const order = { paid_with_invoice: true };
  await invoiced.orderer.patch(`/cpi/v1/orderer/orders/${invoiced.orderId}`).send({ order }).expect(200);
  await post(invoiced, 'submit');
  await cook.post(`/cpi/v1/caterer/orders/${invoiced.orderId}/accept`).expect(200);
  await timeComesFor('order', invoiced.orderId);
  const lost = await makeReadyCart(caterer);
  await makeUser({ isAdmin: true });
  const about = { kind: 'order', key: lost.orderId };
  await database.transaction(async (transaction) => {
    const reason = 'We could not reach the payment service in time.';
    await orderEvents.notPlaced.publish(transaction, about, { attemptId: 1, reason });
    const tip = { attemptId: 1, by: lost.user.id, amountCents: 500, reason };
    await orderEvents.tipNotRaised.publish(transaction, about, tip);
    await paymentEvents.refundFailed.publish(transaction, about, { refundId: 1, amountCents: 500 });
  });
}

/** Colleagues are asked to pay: one says no, one is asked no more, and the card of one is refused later. */
async function causeAsks(cook: TestClient) {
  const declined = await asked();
  await declined.sam.post(`${declined.path}/decline`).expect(204);
  const takenBack = await asked();
  await takenBack.orderer.delete(takenBack.path).expect(204);
  const refused = await asked({ days: 20 });
  expect((await pay(refused, await ownCard(refused, 'pm_card_chargeCustomerFail'))).status).toBe(200);
  await cook.post(`/cpi/v1/caterer/orders/${refused.orderId}/accept`).expect(200);
  await timeComesForJob(authorizeOrder, { orderId: refused.orderId });
}

/** Carts are removed by somebody else than their owner, and by who claimed what their caterer made for them. */
async function causeRemovals(caterer: Caterer, cook: TestClient) {
  const cart = await makeReadyCart(caterer);
  const { person } = await colleague(cart.teamId, 'admin');
  await person.delete(`/cpi/v1/orderer/orders/${cart.orderId}`).expect(204);
  const { orderer, orderId } = await placed(caterer);
  const wish = { headcount: 30, start_date: inDays(5), start_time: '12:30' };
  const path = `/cpi/v2/caterer/orders/${orderId}/direct_orders`;
  const { body } = (await cook.post(path).send(wish).expect(201)) as { body: { id: number } };
  await orderer.post(`/cpi/v1/orderer/orders/${body.id}/claim`).send({}).expect(200);
  await runPendingJobs();
  await orderer.delete(`/cpi/v1/orderer/orders/${body.id}`).expect(204);
}

/** Polls end, are taken back, send their order, or can't; and what was picked comes at another time, or to nothing. */
async function causePolls(caterer: Caterer, cook: TestClient) {
  const polled = async () => {
    const cart = await polledCart({ invitees: [{ email: (await makeUser()).email }] }, { caterer });
    const email = (await makeUser()).email;
    await addFor(cart, { package_item_option_id: cart.options[0], email }).expect(201);
    return cart;
  };
  const over = await polled();
  await over.orderer.post(`/cpi/v1/orderer/order_polls/${over.code}/reminders`).expect(204);
  await runPendingJobs();
  await ends(over);
  const deleted = await polled();
  await deleted.orderer
    .delete(`/cpi/v1/orderer/order_polls/${deleted.code}`)
    .send({ email_pollees: true })
    .expect(204);
  const failed = await polled();
  await arm(failed, { maximum_total: 1 }).expect(200);
  await ends(failed);
  const sent = await polled();
  await arm(sent).expect(200);
  await ends(sent);
  await cook.post(`/cpi/v1/caterer/orders/${sent.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  const moved = await polled();
  await arm(moved).expect(200);
  await ends(moved);
  await cook.post(`/cpi/v1/caterer/orders/${moved.orderId}/accept`).expect(200);
  await modified(moved, { start_time: '12:30' });
  expect(await answerChanges(cook, moved, 'approve')).toMatchObject({ status: 200 });
}

/** Changes of orders, ended in every way, and a canceled order. */
async function causeChanges(caterer: Caterer) {
  const cook = await signedIn(caterer.cook);
  const asked = async () => {
    const cart = await placed(caterer);
    const { change_id: id } = await modified(cart, { headcount: 40 });
    return { ...cart, id: id ?? 0 };
  };
  expect(await answerChanges(cook, await asked(), 'approve')).toMatchObject({ status: 200 });
  expect(await answerChanges(cook, await asked(), 'decline')).toMatchObject({ status: 200 });
  const left = await asked();
  await sql.rows('delete from memberships where user_id = $1', [left.user.id]);
  expect(await answerChanges(cook, left, 'approve')).toMatchObject({ status: 409 });
  const direct = await placed(caterer);
  await sql.rows('update orders set is_direct = true where id = $1', [direct.orderId]);
  const { lock_version } = await orderOf(direct);
  await modify({ ...direct, orderer: cook }, { headcount: 18 }, { lock_version }).expect(200);
  expect(await withdraw(await asked())).toMatchObject({ status: 200 });
  await timeComesFor('order_change', (await asked()).id);
  await bankLetsGo(await asked());
  await modified(await placed(caterer), { headcount: 21 });
  await cancel(await placed(caterer), 0).expect(200);
  // Its food was there, and its card is charged.
  await timeComesFor('order', (await placed(caterer)).orderId);
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
  await causeEveryMail();
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
