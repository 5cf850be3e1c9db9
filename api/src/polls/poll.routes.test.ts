import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeReadyCart } from '../orders/order.factory';
import { mailTo, runPendingJobs, signedIn, timeComesFor, makeUser } from '../testing';
import {
  addFor,
  answersOf,
  answersPath,
  apply,
  base,
  change,
  colleague,
  endsNow,
  errorOf,
  idOf,
  inHours,
  orderedOf,
  pollOf,
  pollPath,
  polledCart,
  usePolls,
} from './poll.factory';

const setting = usePolls();
jest.setTimeout(60_000);

describe('a poll is begun', () => {
  test('[POLL-01] [API-030] [API-028] [ENTI-08] [ENTI-09] of the choice that everybody has one of, with all of its options', async () => {
    const cart = await polledCart();
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
    const { end_date, end_time } = inHours(24);
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
    await change(cart, inHours(30)).expect(200);
    const moved = await pollOf(cart);
    expect(moved.expires_at_with_zone.slice(0, 16)).toBe(`${inHours(30).end_date}T${inHours(30).end_time}`);
    await timeComesFor('poll', await idOf(cart));
    // Its time has not come.
    expect((await pollOf(cart)).status).toBe('open');
    await endsNow(cart);
    expect(await pollOf(cart)).toMatchObject({ status: 'open', is_over: true });
    await timeComesFor('poll', await idOf(cart));
    expect((await pollOf(cart)).status).toBe('closed');
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
    // Before anybody has heard of it.
    const cut = await pollOf(cart);
    expect(cut.latest_end).not.toBeNull();
    expect(Date.parse(cut.expires_at)).toBeLessThanOrEqual(Date.parse(cut.latest_end ?? ''));
    await runPendingJobs();
    const settled = await pollOf(cart);
    expect(Date.parse(settled.expires_at)).toBeLessThanOrEqual(Date.parse(settled.latest_end ?? ''));
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

describe('the selections', () => {
  test('[API-033] [API-034] [ENTI-10] are of members first, and of people without an account last', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { user, person } = await colleague(cart);
    await addFor(cart, { package_item_option_id: first, qty: 2, note: 'No onions' }).expect(201);
    await addFor(cart, { opted_out: true, name: 'Nobody' }).expect(201);
    await person
      .post(answersPath(cart))
      .send({ poll_selection: { package_item_option_id: second, dietary: ['vegan'] } })
      .expect(201);
    const all = await answersOf(cart);
    expect(all.map(({ user_id }) => user_id)).toEqual([user.id, null, null]);
    expect(all[0]).toMatchObject({ email: user.email, package_item_option_id: second, dietary: ['vegan'] });
    expect(all[1]).toMatchObject({ qty: 2, note: 'No onions', combo_of: [], opted_out: false });
    const { counts, people_count, answers_count, version } = await pollOf(cart);
    expect(counts.map(({ qty }) => qty).slice(0, 2)).toEqual([2, 1]);
    expect(counts.at(-1)).toMatchObject({ opted_out: true, qty: 1 });
    expect([people_count, answers_count, version]).toEqual([3, 3, 3]);
    await cart.orderer.get(`${answersPath(cart)}?limit=201`).expect(422);
  });

  test('[API-035] [API-036] are changed and taken away, one’s own by oneself and any by who runs the poll', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { person } = await colleague(cart, 'external_attendant');
    const { person: other } = await colleague(cart, 'external_attendant');
    const { body: own } = (await person
      .post(answersPath(cart))
      .send({ poll_selection: { package_item_option_id: first } })
      .expect(201)) as { body: Schemas['PollSelection'] };
    const at = `${answersPath(cart)}/${own.id}`;
    await person
      .patch(at)
      .send({ poll_selection: { package_item_option_id: second } })
      .expect(200);
    await other
      .patch(at)
      .send({ poll_selection: { package_item_option_id: first } })
      .expect(403);
    await other.delete(at).expect(403);
    await person
      .post(answersPath(cart))
      .send({ poll_selection: { user_id: null, name: 'Sam', package_item_option_id: first } })
      .expect(403);
    await cart.orderer
      .patch(at)
      .send({ poll_selection: { note: 'Late' } })
      .expect(200);
    expect(await answersOf(cart)).toMatchObject([
      { id: own.id, package_item_option_id: second, note: 'Late' },
    ]);
    await cart.orderer.delete(at).expect(204);
    await cart.orderer.delete(at).expect(404);
    expect(await answersOf(cart)).toEqual([]);
  });

  test('count once, however often the same one comes, and a second of the same person takes the place of the first', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { user, person } = await colleague(cart);
    const say = (option: number | undefined, key: string) =>
      person
        .post(answersPath(cart))
        .set('Idempotency-Key', key)
        .send({ poll_selection: { package_item_option_id: option } });
    await Promise.all([say(first, 'a'), say(first, 'a'), say(first, 'b')]);
    await say(second, 'c').expect(201);
    expect(await answersOf(cart)).toMatchObject([
      { user_id: user.id, package_item_option_id: second, qty: 1 },
    ]);
    const add = () =>
      cart.orderer
        .post(answersPath(cart))
        .set('Idempotency-Key', 'once')
        .send({ poll_selection: { user_id: null, name: 'Robin', package_item_option_id: first } });
    await Promise.all([add(), add(), add()]);
    expect((await answersOf(cart)).map(({ name }) => name)).toEqual([
      user.firstName + ' ' + user.lastName,
      'Robin',
    ]);
    const taken = await addFor(cart, { user_id: user.id, package_item_option_id: first }).expect(422);
    expect(errorOf(taken).fields).toEqual({ user_id: ['taken'] });
    const stranger = await makeUser();
    const unknown = await addFor(cart, { user_id: stranger.id, package_item_option_id: first }).expect(422);
    expect(errorOf(unknown).fields).toEqual({ user_id: ['inclusion'] });
  });

  test.each([
    [
      'an option that is not asked about',
      { package_item_option_id: 2_000_000_000 },
      'package_item_option_id',
    ],
    ['nothing at all', {}, 'package_item_option_id'],
    ['both something and nothing', { package_item_option_id: 1, opted_out: true }, 'package_item_option_id'],
    ['a combination where there are none', { combo: { package_item_option_ids: [1, 2] } }, 'combo'],
    ['a web address for a name', { name: 'www.example.com', opted_out: true }, 'name'],
    ['too many portions', { opted_out: true, qty: 21 }, 'qty'],
  ])('are not %s', async (_what, fields, field) => {
    const cart = await polledCart();
    const refused = await addFor(cart, fields).expect(422);
    expect(Object.keys(errorOf(refused).fields)[0]).toMatch(new RegExp(`(^|\\.)${field}$`));
    expect((await pollOf(cart)).version).toBe(0);
  });

  test('of a teammate are over with the end, and of who runs the poll not before the order is sent', async () => {
    const cart = await polledCart();
    const [first] = cart.options;
    const { person } = await colleague(cart);
    const say = () =>
      person.post(answersPath(cart)).send({ poll_selection: { package_item_option_id: first } });
    await endsNow(cart);
    expect(errorOf(await say().expect(409)).code).toBe('poll-over');
    await addFor(cart, { package_item_option_id: first }).expect(201);
    await apply(cart).expect(200);
    await addFor(cart, { package_item_option_id: first }).expect(201);
    // What was applied is not all of it any more.
    expect((await pollOf(cart)).status).toBe('closed');
    await apply(cart).expect(200);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    await runPendingJobs();
    expect((await pollOf(cart)).status).toBe('submitted');
    await addFor(cart, { package_item_option_id: first }).expect(409);
  });
});

describe('the order', () => {
  test('[OERR-08] [POLL-03] is not sent before what was picked is on it, and not with less of that', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    const send = () => cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({});
    const code = 'submit_order-poll_selections_not_applied';
    await addFor(cart, { package_item_option_id: second, qty: 12 }).expect(201);
    expect(errorOf(await send().expect(409)).code).toBe(code);
    await apply(cart).expect(200);
    expect((await orderedOf(cart))[second]).toBeGreaterThanOrEqual(12);
    const choose = (chosen_options: object[]) =>
      cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: { chosen_options } });
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)) as {
      body: Schemas['Order'];
    };
    const others = order.chosen_options
      .filter(({ option_id }) => !cart.options.includes(option_id))
      .map(({ option_id, qty }) => ({ option_id, qty }));
    await choose([...others, { option_id: first, qty: 20 }]).expect(200);
    expect(errorOf(await send().expect(409)).code).toBe(code);
    await apply(cart).expect(200);
    await send().expect(200);
  });

  test('[API-031] [API-038] is only shown what would come onto it, where that is all that is asked', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    await addFor(cart, { package_item_option_id: first, qty: 18 }).expect(201);
    await addFor(cart, { package_item_option_id: second, qty: 5 }).expect(201);
    const before = await orderedOf(cart);
    const { body: shown } = (await apply(cart, { persist_changes: false }).expect(200)) as {
      body: Schemas['AppliedSelections'];
    };
    expect(shown).toMatchObject({ persisted: false, headcount: 23, headcount_before: 20 });
    expect(await orderedOf(cart)).toEqual(before);
    expect((await pollOf(cart)).status).toBe('open');
    const { body: done } = (await cart.orderer
      .post(`${base}/order_polls/${cart.code}/apply_selections`)
      .send({ persist_changes: true })
      .expect(200)) as { body: Schemas['AppliedSelections'] };
    expect({ ...done, persisted: false, poll: shown.poll }).toEqual(shown);
    expect(await orderedOf(cart)).toMatchObject({ [first]: 18, [second]: 5 });
    expect((await pollOf(cart)).selections_applied_at).not.toBeNull();
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)) as {
      body: Schemas['Order'];
    };
    expect([order.headcount, order.pricing.customer_price]).toEqual([23, done.pricing.customer_price]);
  });

  test('keeps at least what was picked where its headcount moves', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    await addFor(cart, { package_item_option_id: second, qty: 14 }).expect(201);
    await apply(cart).expect(200);
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { headcount: 15 }, should_redistribute: true })
      .expect(200);
    const ordered = await orderedOf(cart);
    expect(ordered[second]).toBeGreaterThanOrEqual(14);
    expect((ordered[first] ?? 0) + (ordered[second] ?? 0)).toBeLessThanOrEqual(15);
  });

  test('is not for more people than its package is sold for', async () => {
    const cart = await polledCart();
    await sql.rows('update packages set maximum_headcount = 30 where id = $1', [setting.caterer.pack.id]);
    for (const qty of [20, 20])
      await addFor(cart, { package_item_option_id: cart.options[0], qty }).expect(201);
    const refused = errorOf(await apply(cart).expect(422));
    expect([refused.code, refused.fields]).toEqual([
      'poll-too_many_people',
      { headcount: ['less_than_or_equal_to'] },
    ]);
    await sql.rows('update packages set maximum_headcount = 100 where id = $1', [setting.caterer.pack.id]);
  });
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
  expect(await listed(cart.orderer)).toMatchObject([{ code: cart.code, is_own: true }]);
  expect(await mailTo('nobody@example.com')).toEqual([]);
});
