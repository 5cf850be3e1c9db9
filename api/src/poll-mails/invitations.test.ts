import { Membership } from '../accounts';
import { database, sql } from '../database';
import { pollEvents } from '../polls';
import { mailTo, makeUser, runPendingJobs, timeComesFor } from '../testing';
import {
  addFor,
  base,
  change,
  colleague,
  endsNow,
  idOf,
  inHours,
  polledCart,
  usePolls,
  type PolledCart,
} from '../polls/poll.factory';

usePolls();
jest.setTimeout(60_000);

const templatesTo = async (email: string) => (await mailTo(email)).map(({ template }) => template);
/** A poll with three who were invited: one answered, one eats nothing, one is silent. */
async function invited() {
  const [answers, fasts, silent] = [await makeUser(), await makeUser(), await makeUser()].map(
    ({ email }) => email,
  );
  const emails = [answers, fasts, silent].map((email = '') => email);
  const cart = await polledCart({ invitees: emails.map((email) => ({ email })) });
  await runPendingJobs();
  await addFor(cart, { package_item_option_id: cart.options[0], email: answers }).expect(201);
  await addFor(cart, { opted_out: true, email: fasts }).expect(201);
  return { cart, emails };
}
const endsIn = (cart: PolledCart, minutes: number) =>
  sql.rows(
    `update order_polls set expires_at = clock_timestamp() + make_interval(mins => $2) where code = $1`,
    [cart.code, minutes],
  );
/** Whoever was reminded may be once more. */
const anHourLater = async () => {
  await sql.rows(`update poll_invitees set reminded_at = reminded_at - interval '1 hour'`);
};
/** So many minutes before the end the clock looks. */
async function clockLooks(cart: PolledCart, minutes: number): Promise<void> {
  await endsIn(cart, minutes);
  await sql.rows(
    `update order_polls set reminded_at = least(reminded_at, clock_timestamp() - interval '30 minutes') where code = $1`,
    [cart.code],
  );
  await timeComesFor('poll', await idOf(cart));
}

test('who is invited gets one mail with the link, whenever they were invited', async () => {
  const { cart, emails } = await invited();
  const { email: late } = await makeUser();
  await cart.orderer
    .post(`${base}/order_polls/${cart.code}/invitees`)
    .send({ invitees: [...emails, late].map((email) => ({ email })) })
    .expect(201);
  await runPendingJobs();
  for (const email of [...emails, late]) {
    const mails = await mailTo(email);
    expect(mails.map(({ template }) => template)).toEqual(['poll_invitation']);
    expect(mails[0]?.data.code).toBe(cart.code);
  }
  const [stored] = await sql.rows<{ data: string }>(
    `select data::text from outbox_messages where template = 'poll_invitation' order by id desc limit 1`,
  );
  expect(stored?.data).not.toContain(cart.code);
});

test('who said nothing is reminded a day, two hours and a quarter before the end, once each, and nobody else', async () => {
  const { cart, emails } = await invited();
  const silent = emails[2] ?? '';
  for (const minutes of [24 * 60 - 1, 2 * 60 - 1, 14]) {
    await anHourLater();
    await clockLooks(cart, minutes);
    await timeComesFor('poll', await idOf(cart));
  }
  // The end moves, and comes near once more.
  await endsIn(cart, 30 * 60);
  for (const minutes of [24 * 60 - 1, 2 * 60 - 1, 14]) {
    await anHourLater();
    await clockLooks(cart, minutes);
  }
  expect(await templatesTo(silent)).toEqual([
    'poll_invitation',
    ...['poll_reminder', 'poll_reminder', 'poll_reminder'],
  ]);
  for (const email of emails.slice(0, 2)) expect(await templatesTo(email)).toEqual(['poll_invitation']);
  // An end on another day is another end.
  const key = await idOf(cart);
  const again = { minutes: 120, round: 1, day: '2099-03-02' };
  await anHourLater();
  for (let times = 0; times < 2; times += 1)
    await database.transaction((transaction) =>
      pollEvents.reminded.publish(transaction, { kind: 'poll', key }, again),
    );
  await runPendingJobs();
  expect((await templatesTo(silent)).length).toBe(5);
});

test('a reopening that is refused reminds nobody, and counts as no reminder', async () => {
  const { cart, emails } = await invited();
  await change(cart, { status: 'closed' }).expect(200);
  await change(cart, { status: 'open' }).expect(422);
  await change(cart, { status: 'open', ...inHours(10), scheduled_at: new Date().toISOString() }).expect(422);
  await change(cart, { status: 'open', ...inHours(10) }).expect(200);
  await runPendingJobs();
  expect(await templatesTo(emails[2] ?? '')).toEqual(['poll_invitation', 'poll_reminder']);
  expect(await templatesTo(emails[0] ?? '')).toEqual(['poll_invitation']);
});

test('whoever closes a poll and opens it again, to end soon, writes to nobody more than once an hour', async () => {
  const { cart, emails } = await invited();
  const silent = emails[2] ?? '';
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await change(cart, { status: 'closed' }).expect(200);
    await change(cart, { status: 'open', ...inHours(1) }).expect(200);
    await clockLooks(cart, 14);
  }
  // Nor by asking in between, which the limit of that alone would let pass.
  await sql.rows('delete from rate_limits');
  await cart.orderer.post(`${base}/order_polls/${cart.code}/reminders`).expect(204);
  await runPendingJobs();
  expect(await templatesTo(silent)).toEqual(['poll_invitation', 'poll_reminder']);
  await anHourLater();
  await sql.rows('delete from rate_limits');
  await cart.orderer.post(`${base}/order_polls/${cart.code}/reminders`).expect(204);
  await runPendingJobs();
  expect(await templatesTo(silent)).toHaveLength(3);
});

test('who was invited as a member and has left the organization since is not reminded', async () => {
  const cart = await polledCart();
  const [stays, leaves] = [await colleague(cart), await colleague(cart)];
  const invitees = [stays, leaves].map(({ user: { email } }) => ({ email }));
  await cart.orderer.post(`${base}/order_polls/${cart.code}/invitees`).send({ invitees }).expect(201);
  await Membership.destroy({ where: { userId: leaves.user.id } });
  await cart.orderer.post(`${base}/order_polls/${cart.code}/reminders`).expect(204);
  await runPendingJobs();
  expect(await templatesTo(stays.user.email)).toEqual(['poll_invitation', 'poll_reminder']);
  expect(await templatesTo(leaves.user.email)).toEqual(['poll_invitation']);
});

test('whoever runs the poll reminds the rest, and nobody is asked once it is over', async () => {
  const { cart, emails } = await invited();
  const remind = () => cart.orderer.post(`${base}/order_polls/${cart.code}/reminders`);
  await remind().expect(204);
  await runPendingJobs();
  expect(await templatesTo(emails[2] ?? '')).toEqual(['poll_invitation', 'poll_reminder']);
  expect(await templatesTo(emails[0] ?? '')).toEqual(['poll_invitation']);
  await change(cart, { status: 'closed' }).expect(200);
  // Whoever was reminded within the hour is not written to by closing and opening.
  await change(cart, { status: 'open', ...inHours(10) }).expect(200);
  await runPendingJobs();
  expect(await templatesTo(emails[2] ?? '')).toHaveLength(2);
  await sql.rows('delete from rate_limits');
  await anHourLater();
  await change(cart, { status: 'closed' }).expect(200);
  await change(cart, { status: 'open', ...inHours(10) }).expect(200);
  await runPendingJobs();
  expect(await templatesTo(emails[2] ?? '')).toHaveLength(3);
  await endsNow(cart);
  await timeComesFor('poll', await idOf(cart));
  expect(await templatesTo(emails[2] ?? '')).toHaveLength(3);
});
