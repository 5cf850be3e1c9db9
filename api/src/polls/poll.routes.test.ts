import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { makeReadyCart } from '../orders/order.factory';
import { mailTo, makeUser, runPendingJobs, signedIn, timeComesFor, type TestClient } from '../testing';
import {
  addFor,
  answersPath,
  apply,
  base,
  change,
  colleague,
  endsNow,
  errorOf,
  idOf,
  inHours,
  pollOf,
  pollPath,
  polledCart,
  publicPath,
  usePolls,
  type PolledCart,
} from './poll.factory';

const setting = usePolls();
jest.setTimeout(60_000);

describe('a poll is begun', () => {
  test('[POLL-01] [API-030] [API-028] [ENTI-08] [ENTI-09] of the choice that everybody has one of, with all of its options', async () => {
    // Computed once, because the minute may change in between.
    const { end_date, end_time } = inHours(24);
    const cart = await polledCart({ end_date, end_time });
    expect(cart.poll).toMatchObject({
      order_id: cart.orderId,
      team_id: cart.teamId,
      status: 'open',
      auto_submit: false,
      scheduled_at: null,
      selections_applied_at: null,
      combo_creation_allowed: false,
      limit_combo_options: false,
      extra_headcount_for_auto_submit: 0,
      extra_selections: [],
      is_over: false,
      people_count: 0,
      invitees: [],
      failure: null,
    });
    expect(cart.poll.code).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(cart.options.length).toBeGreaterThan(1);
    expect(cart.poll.counts).toEqual([
      ...cart.poll.poll_options.map(({ id, package_item_option_id }) => ({
        option_id: id,
        package_item_option_id,
        combo_of: [],
        qty: 0,
        opted_out: false,
      })),
      { option_id: null, package_item_option_id: null, combo_of: [], qty: 0, opted_out: true },
    ]);
    expect(cart.poll.expires_at_with_zone).toMatch(new RegExp(`^${end_date}T${end_time}:00-0[45]:00$`));
    expect(new Date(cart.poll.expires_at_with_zone)).toEqual(new Date(cart.poll.expires_at));
    expect(await pollOf(cart)).toEqual(cart.poll);
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(order.poll_code).toBe(cart.code);
  });

  test.each([
    ['an end that is over', { end_date: '2026-01-05', end_time: '12:00' }, 'end_time', 'in_past'],
    ['an end after the last moment to order', inHours(24 * 5), 'end_time', 'after_cutoff'],
    ['an option of another choice', { poll_options: [2_000_000_000] }, 'poll_options', 'inclusion'],
    ['a choice of another package', { package_item_id: 2_000_000_000 }, 'package_item_id', 'not_pollable'],
    [
      'a filling that is not on the menu',
      { extra_selections: [{ package_item_option_id: 2_000_000_000, qty: 1 }] },
      'extra_selections',
      'inclusion',
    ],
  ])('and not with %s', async (_what, wish, field, code) => {
    const cart = await makeReadyCart(setting.caterer, { days: 5 });
    const answer = await cart.orderer
      .post(pollPath(cart))
      .send({ order_poll: { ...inHours(24), ...wish } })
      .expect(422);
    expect(errorOf(answer).fields).toEqual({ [field]: [code] });
    await cart.orderer.get(pollPath(cart)).expect(404);
  });

  test('[API-030] without an end, it ends at the last moment to order', async () => {
    const cart = await makeReadyCart(setting.caterer, { days: 5 });
    const order_poll = { combo_creation_allowed: true, limit_combo_options: false };
    const { body: poll } = (await cart.orderer
      .post(pollPath(cart))
      .send({ team_id: cart.teamId, order_poll })
      .expect(201)) as { body: Schemas['Poll'] };
    expect(poll.expires_at).toBe(poll.latest_end);
    expect(poll.is_over).toBe(false);
  });

  test('and not without an end where no delivery date gives it one', async () => {
    const cart = await makeReadyCart(setting.caterer, { days: 5 });
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { start_date: null, start_time: null } })
      .expect(200);
    const answer = await cart.orderer.post(pollPath(cart)).send({ order_poll: {} }).expect(422);
    expect(errorOf(answer).fields).toEqual({ end_date: ['blank'] });
  });

  test('and not for another organization, or of an order that has one', async () => {
    const cart = await makeReadyCart(setting.caterer, { days: 5 });
    const ask = (body: object) => cart.orderer.post(pollPath(cart)).send(body);
    const order_poll = inHours(24);
    expect(errorOf(await ask({ team_id: 1_000_000, order_poll }).expect(422)).fields).toEqual({
      team_id: ['inclusion'],
    });
    await ask({ team_id: cart.teamId, order_poll }).expect(201);
    expect(errorOf(await ask({ order_poll }).expect(409)).code).toBe('poll-exists');
  });
});

test('two that are begun at once are one', async () => {
  const cart = await makeReadyCart(setting.caterer, { days: 5 });
  const ask = () => cart.orderer.post(pollPath(cart)).send({ order_poll: inHours(24) });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test.each([
  ['admin', [200, 200, 200, 201]],
  ['orderer', [200, 200, 200, 201]],
  ['external_attendant', [200, 200, 403, 403]],
  ['staff', [404, 404, 404, 404]],
  ['guest', [404, 404, 404, 404]],
] as const)('[PERM-14] a poll is read and changed by %s as the table says', async (role, expected) => {
  const cart = await polledCart();
  const { person } = await colleague(cart, role);
  const answers = [
    await person.get(pollPath(cart)),
    await person.get(answersPath(cart)),
    await change(cart, { limit_combo_options: true }, person),
    await person.post(`${base}/order_polls/${cart.code}/renewals`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

describe('the end', () => {
  test('[API-029] [POLL-06] is moved, and the clock closes the poll then', async () => {
    const cart = await polledCart();
    const { end_date, end_time } = inHours(30);
    await change(cart, { end_date, end_time }).expect(200);
    const moved = await pollOf(cart);
    expect(moved.expires_at_with_zone.slice(0, 16)).toBe(`${end_date}T${end_time}`);
    await timeComesFor('poll', await idOf(cart));
    // It has not ended yet.
    expect((await pollOf(cart)).status).toBe('open');
    await endsNow(cart);
    expect(await pollOf(cart)).toMatchObject({ status: 'open', is_over: true });
    await timeComesFor('poll', await idOf(cart));
    expect((await pollOf(cart)).status).toBe('closed');
  });

  test('does not come early, though the clock was set for an earlier one', async () => {
    const cart = await polledCart();
    // Everyone was reminded; then the order is moved to a later day, and the event is not processed yet.
    await sql.rows(
      `update order_polls set reminded_at = expires_at + interval '1 day', expires_at = expires_at + interval '1 day'
       where code = $1`,
      [cart.code],
    );
    await timeComesFor('poll', await idOf(cart));
    expect((await pollOf(cart)).status).toBe('open');
    const clock = await sql.first<{ waits: boolean }>(
      `select due_at > now() + interval '1 hour' as waits from processes where kind = 'poll' and key = $1`,
      [await idOf(cart)],
    );
    expect(clock?.waits).toBe(true);
  });

  test('is now where its owner closes it, and another one where they open it again', async () => {
    const cart = await polledCart();
    await change(cart, { status: 'closed' }).expect(200);
    expect((await pollOf(cart)).status).toBe('closed');
    expect(errorOf(await change(cart, { status: 'open' }).expect(422)).fields).toEqual({
      end_time: ['blank'],
    });
    await change(cart, inHours(20)).expect(409);
    await change(cart, { status: 'open', ...inHours(20) }).expect(200);
    expect((await pollOf(cart)).status).toBe('open');
    await apply(cart).expect(200);
    expect((await pollOf(cart)).selections_applied_at).not.toBeNull();
    await change(cart, { status: 'open', ...inHours(20) }).expect(200);
    expect(await pollOf(cart)).toMatchObject({ status: 'open', selections_applied_at: null });
  });

  test('is not after the last moment to order, wherever the order is moved to', async () => {
    const cart = await polledCart();
    const before = await pollOf(cart);
    const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { start_date: day } })
      .expect(200);
    await runPendingJobs();
    const later = await pollOf(cart);
    const days = Math.round((Date.parse(later.expires_at) - Date.parse(before.expires_at)) / 86_400_000);
    expect(days).toBeGreaterThanOrEqual(2);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { start_date: soon } })
      .expect(200);
    // Before the event is processed.
    const cut = await pollOf(cart);
    expect(cut.latest_end).not.toBeNull();
    expect(Date.parse(cut.expires_at)).toBeLessThanOrEqual(Date.parse(cut.latest_end ?? ''));
    await runPendingJobs();
    const settled = await pollOf(cart);
    expect(Date.parse(settled.expires_at)).toBeLessThanOrEqual(Date.parse(settled.latest_end ?? ''));
  });
});

test('[API-037] what can be picked is read by the code of the poll, in the sequence that its owner gave it', async () => {
  const cart = await polledCart();
  const poll_options = [...cart.options].reverse();
  await change(cart, { poll_options }).expect(200);
  const { person } = await colleague(cart);
  const { body } = (await person.get(`${base}/order_polls/${cart.code}/options`).expect(200)) as {
    body: { records: Schemas['Option'][]; count: number };
  };
  expect(body.records.map(({ id }) => id)).toEqual(poll_options);
  expect(body.count).toBe(poll_options.length);
  for (const { name } of body.records) expect(name).not.toBe('');
});

describe('a combination that somebody picked stays possible', () => {
  const combined = async (wish: object) => {
    const cart = await polledCart({ combo_creation_allowed: true, ...wish });
    await addFor(cart, { combo: { package_item_option_ids: cart.options } }).expect(201);
    return cart;
  };
  const refusal = async (cart: PolledCart, changes: object) =>
    errorOf(await change(cart, changes).expect(422)).fields;

  test('where combinations were to be switched off', async () => {
    const cart = await combined({});
    expect(await refusal(cart, { combo_creation_allowed: false })).toEqual({
      combo_creation_allowed: ['taken'],
    });
    await change(cart, { limit_combo_options: true }).expect(200);
  });

  test('where combinations were to be of the asked dishes alone, and it is of another', async () => {
    const cart = await combined({ limit_combo_options: false });
    const [first] = cart.options;
    await change(cart, { poll_options: [first] }).expect(200);
    expect(await refusal(cart, { limit_combo_options: true })).toEqual({ limit_combo_options: ['taken'] });
  });

  test('where a dish of it was to go', async () => {
    const cart = await combined({ limit_combo_options: true });
    const [first, second] = cart.options;
    expect(await refusal(cart, { poll_options: [first] })).toEqual({ poll_options: ['taken'] });
    await change(cart, { poll_options: [second, first] }).expect(200);
  });
});

test('an option that somebody picked stays in the poll', async () => {
  const cart = await polledCart();
  const [first = 0, second = 0] = cart.options;
  await addFor(cart, { package_item_option_id: first }).expect(201);
  expect(errorOf(await change(cart, { poll_options: [second] }).expect(422)).fields).toEqual({
    poll_options: ['taken'],
  });
  await change(cart, { poll_options: [first] }).expect(200);
  expect((await pollOf(cart)).poll_options.map((each) => each.package_item_option_id)).toEqual([first]);
  await addFor(cart, { package_item_option_id: second }).expect(422);
});

test('[ENTI-09] what fills the rest, and for how many people more, is read as it was said', async () => {
  const cart = await polledCart();
  const extra_selections = [{ package_item_option_id: cart.options[1], qty: 3 }];
  await change(cart, { extra_selections, extra_headcount_for_auto_submit: 4 }).expect(200);
  expect(await pollOf(cart)).toMatchObject({ extra_selections, extra_headcount_for_auto_submit: 4 });
});

test.each([
  [true, true],
  [true, false],
])(
  '[API-030] [ENTI-09] is begun with combinations allowed, %s, and of its options alone, %s',
  async (combo_creation_allowed, limit_combo_options) => {
    const wish = { combo_creation_allowed, limit_combo_options };
    const cart = await polledCart(wish);
    expect(cart.poll).toMatchObject(wish);
    expect(await pollOf(cart)).toMatchObject(wish);
  },
);

test('a poll ends with its order: who answered is told once that is removed', async () => {
  const cart = await polledCart();
  const { email } = await makeUser();
  await addFor(cart, { package_item_option_id: cart.options[0], email }).expect(201);
  await cart.orderer.delete(`${base}/orders/${cart.orderId}`).expect(204);
  await runPendingJobs();
  const [row] = await sql.rows('select status from order_polls where code = $1', [cart.code]);
  expect(row).toEqual({ status: 'deleted' });
  expect((await mailTo(email)).map(({ template }) => template)).toEqual(['poll_deleted']);
});

test('a link that is renewed is another one, and the old one is dead', async () => {
  const cart = await polledCart();
  await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
  const { body } = (await cart.orderer.post(`${base}/order_polls/${cart.code}/renewals`).expect(201)) as {
    body: Schemas['Poll'];
  };
  expect(body.code).not.toBe(cart.code);
  expect(body.people_count).toBe(1);
  await cart.orderer.get(answersPath(cart)).expect(404);
  await cart.orderer.get(answersPath(body)).expect(200);
});

test('[API-032] a poll that is deleted is gone, its order stays, and another one may be begun', async () => {
  const cart = await polledCart();
  await addFor(cart, { package_item_option_id: cart.options[0], email: 'gone@example.com' }).expect(201);
  await cart.orderer.delete(`${base}/order_polls/${cart.code}`).send({ email_pollees: true }).expect(204);
  await cart.orderer.get(pollPath(cart)).expect(404);
  await cart.orderer.delete(`${base}/order_polls/${cart.code}`).send({}).expect(404);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  const again = await makeReadyCart(setting.caterer, { days: 5 });
  const ask = () => again.orderer.post(pollPath(again)).send({ order_poll: inHours(24) });
  const { body } = (await ask().expect(201)) as { body: Schemas['Poll'] };
  await again.orderer.delete(`${base}/order_polls/${body.code}`).send({}).expect(204);
  await ask().expect(201);
});

test('who is invited is known by name where they are a member, and a stranger’s account is told to nobody', async () => {
  const stranger = await makeUser();
  const cart = await polledCart();
  const { user } = await colleague(cart, 'guest');
  const invite = (emails: string[]) =>
    cart.orderer
      .post(`${base}/order_polls/${cart.code}/invitees`)
      .send({ invitees: emails.map((email) => ({ email })) });
  await invite([stranger.email, user.email]).expect(201);
  await invite([user.email]).expect(201);
  expect((await pollOf(cart)).invitees).toMatchObject([
    { email: stranger.email, name: '', user_id: null, answer: null },
    { email: user.email, name: `${user.firstName} ${user.lastName}`, user_id: user.id, answer: null },
  ]);
  await addFor(cart, { opted_out: true, email: stranger.email }).expect(201);
  expect((await pollOf(cart)).invitees[0]?.answer).toBe('opted_out');
  const unconfirmed = await colleague(cart, 'admin');
  await unconfirmed.user.update({ emailVerifiedAt: null });
  await unconfirmed.person
    .post(`${base}/order_polls/${cart.code}/invitees`)
    .send({ invitees: [{ email: 'x@example.com' }] })
    .expect(403);
});

test('who had mail often enough is named, and spends nothing of the others; who is invited already counts for nothing', async () => {
  const cart = await polledCart();
  const invite = (to: PolledCart, ...emails: string[]) =>
    to.orderer
      .post(`${base}/order_polls/${to.code}/invitees`)
      .send({ invitees: emails.map((email) => ({ email })) });
  for (let times = 0; times < 11; times += 1) await invite(cart, 'full@example.com').expect(201);
  await sql.rows(`update rate_limits set points = 10 where key like 'poll_invitations_to%'`);
  await invite(cart, 'full@example.com', 'new@example.com').expect(201);
  const honest = await polledCart();
  const counted = () => sql.rows('select key, points from rate_limits order by key');
  const before = await counted();
  const refused = errorOf(await invite(honest, 'one@example.com', 'full@example.com').expect(429));
  expect(refused.fields).toEqual({ 'invitees.1.email': ['asked_often'] });
  expect(refused.message).toMatch(
    /^full@example\.com had mail from polls often enough for now\. .* \d+ minutes\.$/,
  );
  expect(await counted()).toEqual(before);
  await addFor(honest, { opted_out: true, email: 'full@example.com' }).expect(429);
  await invite(honest, 'one@example.com').expect(201);
});

test('the rest is reminded once an hour, while the poll is open', async () => {
  const cart = await polledCart();
  const remind = () => cart.orderer.post(`${base}/order_polls/${cart.code}/reminders`);
  await remind().expect(204);
  expect(errorOf(await remind().expect(429)).message).toMatch(/^They were reminded within the last hour\./);
  await change(cart, { status: 'closed' }).expect(200);
  await sql.rows('delete from rate_limits');
  expect(errorOf(await remind().expect(409)).code).toBe('poll-wrong_state');
});

test('[CUST-14] my polls are those of my orders, those that I answered and those that I was invited to', async () => {
  const invited = await makeUser();
  const cart = await polledCart({ invitees: [{ email: invited.email }] });
  const { person: answering } = await colleague(cart);
  const listed = async (person: typeof answering) =>
    ((await person.get(`${base}/order_polls`).expect(200)) as { body: { records: Schemas['ListedPoll'][] } })
      .body.records;
  expect(await listed(answering)).toEqual([]);
  await answering
    .post(answersPath(cart))
    .send({ poll_selection: { opted_out: true } })
    .expect(201);
  expect(await listed(answering)).toMatchObject([{ code: cart.code, is_own: false, answer: 'opted_out' }]);
  expect(await listed(await signedIn(invited))).toMatchObject([
    { code: cart.code, is_own: false, is_invited: true, answer: null },
  ]);
  expect(await listed(cart.orderer)).toMatchObject([
    { code: cart.code, is_own: true, order_status: 'in_cart', can: { read_order: true } },
  ]);
});

test('[CUST-14] a renewed link is told by the list to nobody who answered by the old one, nor to who left the organization', async () => {
  const cart = await polledCart();
  const [invited, leaving] = [await makeUser(), await colleague(cart)];
  const { person: member } = await colleague(cart);
  const invitees = [invited, leaving.user].map(({ email }) => ({ email }));
  await cart.orderer.post(`${base}/order_polls/${cart.code}/invitees`).send({ invitees }).expect(201);
  const stranger = await signedIn(await makeUser());
  const say = (person: TestClient, code: string) =>
    person.post(publicPath).send({ code, poll_selection: { opted_out: true } });
  for (const person of [stranger, member, leaving.person]) await say(person, cart.code).expect(201);
  await Membership.destroy({ where: { userId: leaving.user.id } });
  const listed = async (person: TestClient) =>
    (
      (await person.get(`${base}/order_polls`).expect(200)) as {
        body: { records: Schemas['ListedPoll'][]; count: number };
      }
    ).body.records.map(({ code }) => code);
  expect(await listed(stranger)).toEqual([cart.code]);
  const { code } = (await cart.orderer.post(`${base}/order_polls/${cart.code}/renewals`).expect(201))
    .body as Schemas['Poll'];
  expect(await listed(stranger)).toEqual([]);
  expect(await listed(leaving.person)).toEqual([]);
  for (const person of [cart.orderer, member, await signedIn(invited)])
    expect(await listed(person)).toEqual([code]);
  // A person with the new link keeps it, whoever else changes their answer.
  await say(stranger, code).expect(201);
  expect(await listed(stranger)).toEqual([code]);
});

test('[CUST-14] of my polls those come first that wait for me, the next to end before the rest, and what is over last', async () => {
  const reader = await makeUser();
  const invitees = [{ email: reader.email }];
  const over = await polledCart({ invitees });
  await change(over, { status: 'closed' }).expect(200);
  const answered = await polledCart({ invitees, ...inHours(12) });
  const later = await polledCart({ invitees, ...inHours(30) });
  const sooner = await polledCart({ invitees, ...inHours(20) });
  const person = await signedIn(reader);
  await person
    .post(publicPath)
    .send({ code: answered.code, poll_selection: { opted_out: true } })
    .expect(201);
  const { body } = (await person.get(`${base}/order_polls`).expect(200)) as {
    body: { records: Schemas['ListedPoll'][] };
  };
  expect(body.records.map(({ code }) => code)).toEqual(
    [sooner, later, answered, over].map(({ code }) => code),
  );
});

test('[CUST-14] of my polls one ends when its order can be ordered last, and is over then, wherever its own end is', async () => {
  const reader = await makeUser();
  const invitees = [{ email: reader.email }];
  const [later, sooner, over] = [
    await polledCart({ invitees, ...inHours(20) }),
    await polledCart({ invitees, ...inHours(30) }),
    await polledCart({ invitees, ...inHours(10) }),
  ];
  const lastOrder = (cart: PolledCart, hours: number) =>
    sql.rows(`update orders set cutoff_at = clock_timestamp() + make_interval(hours => $2) where id = $1`, [
      cart.orderId,
      hours,
    ]);
  await lastOrder(sooner, 5);
  await lastOrder(over, -1);
  const person = await signedIn(reader);
  const { body } = (await person.get(`${base}/order_polls`).expect(200)) as {
    body: { records: Schemas['ListedPoll'][] };
  };
  expect(body.records.map(({ code, is_over }) => [code, is_over])).toEqual([
    [sooner.code, false],
    [later.code, false],
    [over.code, true],
  ]);
});

test('[ORG-12] my polls of one organization, and none that I am not in; nobody reads an order by them', async () => {
  const cart = await polledCart();
  const invited = await makeUser();
  await cart.orderer
    .post(`${base}/order_polls/${cart.code}/invitees`)
    .send({ invitees: [{ email: invited.email }] })
    .expect(201);
  const guest = await signedIn(invited);
  const of = async (team: number) =>
    (
      (await guest.get(`${base}/order_polls`).query({ team_id: team }).expect(200)) as {
        body: { records: Schemas['ListedPoll'][]; count: number };
      }
    ).body;
  expect(await of(cart.poll.team_id ?? 0)).toMatchObject({
    count: 1,
    records: [{ code: cart.code, can: { read_order: false } }],
  });
  expect(await of((cart.poll.team_id ?? 0) + 1_000)).toEqual({ count: 0, records: [] });
  await guest.get(`${base}/orders/${cart.poll.order_id}`).expect(404);
});
