import { coinMonths, type Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { makeInvoice, makeOffice, pay as payInvoices } from '../invoices/invoice.factory';
import { asked, colleague, ownCard, pay } from '../orders/asking/asking.factory';
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
import { bankLetsGo, passes } from '../orders/payment/payment.factory';
import { authorizeOrder, lapseApproval, orderEvents } from '../orders';
import { say } from '../messages/message.factory';
import { unreadMail } from '../messages/unread-mail';
import { paymentEvents } from '../payments';
import { addFor, arm, ends, polledCart } from '../polls/poll.factory';
import { askForReview } from '../reviews/review.jobs';
import { lapseCoinsOf } from '../rewards/lapse.jobs';
import {
  addJob,
  beginSignUp,
  client,
  mailTo,
  makeMember,
  makeUser,
  newcomer,
  runPendingJobs,
  signedIn,
  signUp,
  testPassword,
  timeComesFor,
  timeComesForJob,
  type TestClient,
} from '../testing';

const post = ({ orderer, orderId }: Cart, act: string) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/${act}`).send({}).expect(200);

/** Does what each mail is written for, by the calls that people make. */
export async function causeEveryMail(kitchen: { caterer: Caterer; cook: TestClient }): Promise<void> {
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
  const question = { name: 'Robin', email, message: 'Where is our lunch?', page_url: null };
  await robin.post('/cpi/v1/public/support_tickets').send(question).expect(201);
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
  await sql.rows(`update orders set start_date = (now() at time zone time_zone)::date + 1 where id = $1`, [
    accepted.orderId,
  ]);
  await cook.post(`/cpi/v1/caterer/orders/${accepted.orderId}/confirm`).send({}).expect(200);
  await sql.rows('update orders set start_date = start_date - 1 where id = $1', [accepted.orderId]);
  await cook.post(`/cpi/v1/caterer/orders/${accepted.orderId}/on_its_way`).expect(200);
  await cook
    .post(`/cpi/v1/caterer/orders/${declined.orderId}/decline`)
    .send({ reason: 'No gas.' })
    .expect(200);
  await timeComesForJob(authorizeOrder, { orderId: refused.orderId });
  // No other card was chosen in time.
  await timeComesFor('order', refused.orderId);
  await causeChanges(caterer);
  await causeAsks(cook);
  await causeApprovals(caterer);
  await causeRemovals(caterer, cook);
  await causePolls(caterer, cook);
  await causeAccountMails();
  await causeMailsAfterTheMeal(caterer, cook);
  await causeMenuReview(caterer);
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
  await causeInvoicePayments();
}

/** An invoice is paid by card, and another one by a card that its bank never confirms. */
async function causeInvoicePayments() {
  const office = await makeOffice();
  await payInvoices(office, [await makeInvoice(office)], 10).expect(201);
  const unconfirmed = await makeOffice('pm_card_authenticationRequired');
  await payInvoices(unconfirmed, [await makeInvoice(unconfirmed)], 10).expect(402);
  await passes('31 minutes');
  await passes('31 minutes');
}

/** The marketplace asks a brand about its menu. */
async function causeMenuReview({ brand }: Caterer) {
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  await admin
    .always({ 'CC-As-Brand': String(brand.id) })
    .post('/cpi/v2/caterer/menu_reviews')
    .send({ menu_review: { description: 'Are these prices right?' } })
    .expect(201);
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

/** An admin answers whether an order may be placed, and is silent about another one. */
async function causeApprovals(caterer: Caterer) {
  const waiting = async () => {
    const cart = await makeReadyCart(caterer);
    await sql.rows(`update memberships set role = 'orderer' where user_id = $1`, [cart.user.id]);
    const { person } = await colleague(cart.teamId, 'admin');
    await sql.rows('update teams set approval_over_cents = 0 where id = $1', [cart.teamId]);
    const path = `/cpi/v1/orderer/orders/${cart.orderId}/approval`;
    const { body } = (await cart.orderer.post(path).expect(200)) as { body: Schemas['OrderApproval'] };
    return { ...cart, person, path, id: body.id, total: body.total };
  };
  const answered = await waiting();
  await answered.person
    .post(`${answered.path}/decide`)
    .send({ approval: { id: answered.id, decision: 'approved', total: answered.total } })
    .expect(200);
  const { orderId } = await waiting();
  const [late] = await sql.rows<{ id: number }>(
    `update order_approvals set until = now() where order_id = $1 returning id`,
    [orderId],
  );
  await addJob(lapseApproval, { approvalId: late?.id ?? 0 });
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

/** A person asks for an address that has an account, moves to another one, and deletes their account. */
async function causeAccountMails() {
  const person = await signedIn(await makeUser());
  const name = (email: string) =>
    person.post('/cpi/v2/user/email').send({ email, current_password: testPassword }).expect(202);
  await name((await makeUser()).email);
  await name('moved@example.com');
  const token = (await mailTo('moved@example.com')).at(-1)?.data.token;
  await client().post('/cpi/v1/email_verification/confirm').send({ token }).expect(204);
  await person.post('/cpi/v2/user/deletion').send({ current_password: testPassword }).expect(204);
}

/** A review is asked for, a message stays unread, and coins are about to lapse. */
async function causeMailsAfterTheMeal(caterer: Caterer, cook: TestClient) {
  const { orderId } = await placed(caterer);
  const { id } = await say(cook, { order_id: orderId }, 'We are late.');
  await timeComesForJob(unreadMail, { id });
  await sql.rows(
    `update orders set status = 'fulfilled', start_at = now() - interval '1 day' where id = $1`,
    [orderId],
  );
  await addJob(askForReview, { orderId });
  const saver = await makeUser();
  await sql.rows(
    `insert into coin_entries (user_id, coins, reason, at)
     values ($1, 300, 'correction', now() - make_interval(months => $2) + interval '1 minute')`,
    [saver.id, coinMonths],
  );
  await addJob(lapseCoinsOf, { userId: saver.id });
}
