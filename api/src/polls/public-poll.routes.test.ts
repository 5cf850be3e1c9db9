import { randomBytes } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { asked, client, makeUser, signedIn, type TestClient } from '../testing';
import {
  answersOf,
  apply,
  base,
  change,
  colleague,
  endsNow,
  errorOf,
  guest,
  orderedOf,
  pollOf,
  polledCart,
  publicPath,
  usePolls,
  type PolledCart,
} from './poll.factory';

usePolls();
jest.setTimeout(60_000);

const seenBy = async (
  browser: TestClient,
  { code }: Pick<PolledCart, 'code'>,
): Promise<Schemas['PublicPoll']> =>
  ((await browser.get(`${publicPath}?code=${code}`).expect(200)) as { body: Schemas['PublicPoll'] }).body;
const say = (browser: TestClient, { code }: Pick<PolledCart, 'code'>, poll_selection: object) =>
  browser.post(publicPath).send({ code, poll_selection });
const said = (answer: { body: unknown }) => answer.body as Schemas['PollSelection'];

test('each dish shows what it looks like, where its caterer has a picture of it', async () => {
  const cart = await polledCart();
  const [first] = cart.options;
  const url = `/pictures/options/${first}.svg?v=abc`;
  await sql.rows('update package_item_options set picture = $2 where id = $1', [first, { url }]);
  const { options } = await seenBy(client(), cart);
  expect(options.map(({ picture_url: shown }) => shown)).toEqual([
    url,
    ...cart.options.slice(1).map(() => ''),
  ]);
  const { text, headers } = await client().get(url).expect(200);
  expect(headers['content-type']).toMatch('image/svg+xml');
  expect(text || 'svg').toMatch('svg');
  await sql.rows(`update package_item_options set picture = '{}' where id = $1`, [first]);
});

test('whose order it is finds the way to it by the link, and nobody else', async () => {
  const cart = await polledCart();
  expect(await seenBy(cart.orderer, cart)).toMatchObject({ order_id: cart.orderId, is_called_off: false });
  const { person } = await colleague(cart);
  expect(await seenBy(person, cart)).toMatchObject({ order_id: null });
  expect(await seenBy(client(), cart)).toMatchObject({ order_id: null });
});

test('who answered without an account and signs in finds their answer, may take it back, and is told of it in their list', async () => {
  const cart = await polledCart();
  const { person, user } = await colleague(cart);
  const { name } = guest();
  await say(client(), cart, { name, email: user.email, package_item_option_id: cart.options[0] }).expect(201);
  const { selection } = await seenBy(person, cart);
  expect(selection).toMatchObject({ user_id: null, package_item_option_id: cart.options[0] });
  const listed = async () =>
    (
      (await person.get('/cpi/v1/orderer/order_polls').expect(200)) as {
        body: { records: Schemas['ListedPoll'][] };
      }
    ).body.records.find(({ code }) => code === cart.code);
  expect(await listed()).toMatchObject({ answer: 'answered' });
  await user.update({ emailVerifiedAt: null });
  expect((await seenBy(person, cart)).selection).toBeNull();
  await person.delete(`${publicPath}/${selection?.id}`).send({ code: cart.code }).expect(404);
  await user.update({ emailVerifiedAt: new Date() });
  await person.delete(`${publicPath}/${selection?.id}`).send({ code: cart.code }).expect(204);
  expect((await seenBy(person, cart)).selection).toBeNull();
});

test('a meal is an entry for the calendar of who picked it, and of nobody else', async () => {
  const cart = await polledCart();
  const { browser, name, email } = guest();
  const calendar = (of: TestClient) => of.get(`/cpi/v1/public/order_polls/${cart.code}/calendar`);
  await calendar(browser).expect(404);
  await say(browser, cart, { name, email, package_item_option_id: cart.options[1], qty: 2 }).expect(201);
  const { text, headers } = await calendar(browser).expect(200);
  expect(headers['content-type']).toMatch('text/calendar');
  const lines = text.replace(/\r\n[ \t]/g, '');
  const poll = await seenBy(browser, cart);
  expect(lines).toContain(`DTSTART:${poll.start_at?.replace(/[-:]|\.\d+/g, '')}`);
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('DESCRIPTION:Your meal: 2 × Mushroom');
  expect(lines).toMatch(new RegExp(`URL:.*/customer/polls/${cart.code}`));
  await calendar(client()).expect(404);
  await say(browser, cart, { opted_out: true }).expect(201);
  await calendar(browser).expect(404);
});

test('[API-063] [POLL-02] a link shows what is asked to whoever has it, and nobody else’s answer', async () => {
  const cart = await polledCart();
  const [first = 0, second = 0] = cart.options;
  const { person } = await colleague(cart);
  await say(person, cart, { package_item_option_id: first, note: 'A secret note' }).expect(201);
  const { browser, name, email } = guest();
  await say(browser, cart, { name, email, package_item_option_id: second }).expect(201);
  const stranger = client();
  const answer = await stranger.get(`${publicPath}?code=${cart.code}`).expect(200);
  const seen = answer.body as Schemas['PublicPoll'];
  expect(seen).toMatchObject({
    code: cart.code,
    status: 'open',
    is_over: false,
    asked_by: { name: `${cart.user.firstName} ${cart.user.lastName}` },
    time_zone: 'America/New_York',
    subject: 'filling',
    expires_at_with_zone: cart.poll.expires_at_with_zone,
    combo_creation_allowed: false,
    combo_options: [],
    selection: null,
    dietary_profile: [],
  });
  expect(seen.options.map(({ id }) => id)).toEqual(cart.options);
  expect(seen.options[1]).toMatchObject({ name: 'Mushroom', dietary_tags: ['vegetarian'] });
  for (const secret of ['A secret note', name, email, cart.user.email])
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  expect((await seenBy(browser, cart)).selection).toMatchObject({ name, package_item_option_id: second });
});

describe('somebody without an account', () => {
  test('answers by name and address, changes it and takes it back, in their browser alone', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { browser, name, email } = guest();
    const answered = await say(browser, cart, { name, email, package_item_option_id: first }).expect(201);
    const cookie = String(answered.headers['set-cookie']);
    expect(cookie).toMatch(/^cc_poll_guest=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const { id } = said(answered);
    const kept = await sql.first<{ token: string }>(
      `select encode(guest_token_hash, 'escape') as token from poll_selections where id = $1`,
      [id],
    );
    expect(kept?.token).not.toContain(cookie.slice(14, 57));
    const path = `${publicPath}/${id}`;
    const body = { code: cart.code, poll_selection: { package_item_option_id: second } };
    await browser.patch(path).send(body).expect(200);
    for (const other of [client(), guest().browser, await signedIn(await makeUser())]) {
      await other.patch(path).send(body).expect(404);
      await other.delete(path).send({ code: cart.code }).expect(404);
    }
    const counts = async () => (await pollOf(cart)).counts.slice(0, 2).map(({ qty }) => qty);
    expect(await counts()).toEqual([0, 1]);
    // The same person counts as one answer.
    await say(browser, cart, { name, email, opted_out: true }).expect(201);
    expect(await counts()).toEqual([0, 0]);
    expect((await pollOf(cart)).answers_count).toBe(1);
    await browser.delete(path).send({ code: cart.code }).expect(204);
    expect((await pollOf(cart)).answers_count).toBe(0);
    expect((await pollOf(cart)).version).toBe(4);
  });

  test('says who they are', async () => {
    const cart = await polledCart();
    const [first] = cart.options;
    const fields = { package_item_option_id: first };
    const refused = async (more: object) =>
      Object.keys(errorOf(await say(client(), cart, { ...fields, ...more }).expect(422)).fields);
    expect(await refused({ email: 'x@example.com' })).toEqual(['name']);
    expect(await refused({ name: 'Sam' })).toEqual(['email']);
    expect(await refused({ name: 'Sam', email: 'x@example.com', user_id: 1 })).toEqual(['user_id']);
  });

  test('is one person however often the same call comes, with its answer lost on the way', async () => {
    const cart = await polledCart();
    const { name, email } = guest();
    const body = {
      code: cart.code,
      poll_selection: { name, email, package_item_option_id: cart.options[0] },
    };
    const again = () => client().post(publicPath).set('Idempotency-Key', 'one press').send(body);
    const first = said(await again().expect(201));
    const browser = client();
    const second = said(
      await browser.post(publicPath).set('Idempotency-Key', 'one press').send(body).expect(201),
    );
    expect(second.id).toBe(first.id);
    // The browser that got the last answer continues with it.
    expect((await seenBy(browser, cart)).selection?.id).toBe(first.id);
    expect(await answersOf(cart)).toHaveLength(1);
    const taken = await say(client(), cart, { name: 'Another', email, opted_out: true }).expect(422);
    expect(errorOf(taken).fields).toEqual({ email: ['taken'] });
  });

  test('corrects the address of a press whose reply was lost, and is one answer; a change since is not undone', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { name, email } = guest();
    const press = (browser: TestClient, key: string, fields: object) =>
      say(browser, cart, { name, email, package_item_option_id: first, ...fields }).set(
        'Idempotency-Key',
        key,
      );
    await press(client(), 'one', { email: `typo-${email}` }).expect(201);
    const browser = client();
    const { id } = said(await press(browser, 'one', {}).expect(201));
    expect(await answersOf(cart)).toMatchObject([{ id, email }]);
    await browser
      .patch(`${publicPath}/${id}`)
      .send({ code: cart.code, poll_selection: { package_item_option_id: second } })
      .expect(200);
    const { version } = await pollOf(cart);
    expect(said(await press(browser, 'one', {}).expect(201))).toMatchObject({
      id,
      package_item_option_id: second,
    });
    expect((await pollOf(cart)).version).toBe(version);
    await press(browser, 'two', { note: 'Later' }).expect(201);
    await press(browser, 'three', { opted_out: true, package_item_option_id: undefined }).expect(201);
    for (const key of ['one', 'two'])
      expect(said(await press(browser, key, {}).expect(201))).toMatchObject({ id, opted_out: true });
    expect(await answersOf(cart)).toMatchObject([{ id, email, opted_out: true }]);
  });

  test('keeps an answer that was pressed in an opened page from whoever knows the key of the press', async () => {
    const cart = await polledCart();
    const { browser, name, email } = guest();
    await seenBy(browser, cart);
    const press = (by: TestClient, fields: object) =>
      say(by, cart, { name, email, opted_out: true, ...fields }).set('Idempotency-Key', 'known');
    const { id } = said(await press(browser, {}).expect(201));
    const opened = client();
    await seenBy(opened, cart);
    for (const thief of [client(), opened]) {
      const told = await press(thief, { name: 'Thief', email: `not-${email}` }).expect(201);
      expect(said(told)).toMatchObject({ id, name, email });
      expect(told.headers['set-cookie']).toBeUndefined();
      expect((await seenBy(thief, cart)).selection).toBeNull();
    }
    expect((await seenBy(browser, cart)).selection).toMatchObject({ id, name });
    expect(await answersOf(cart)).toHaveLength(1);
  });

  test('and calls from another site’s page are refused', async () => {
    const cart = await polledCart();
    const { browser, name, email } = guest();
    await say(browser, cart, { name, email, opted_out: true })
      .set('Origin', 'https://evil.example')
      .expect(403);
    expect(await answersOf(cart)).toEqual([]);
  });
});

describe('somebody with an account', () => {
  test('answers by it, and what they need of their food is remembered', async () => {
    const cart = await polledCart();
    const { user, person } = await colleague(cart, 'guest');
    await say(person, cart, { package_item_option_id: cart.options[1], dietary: ['vegetarian'] }).expect(201);
    expect(await answersOf(cart)).toMatchObject([{ user_id: user.id, email: user.email }]);
    const next = await polledCart();
    expect(await seenBy(person, next)).toMatchObject({ selection: null, dietary_profile: ['vegetarian'] });
    await say(person, next, { user_id: cart.user.id, opted_out: true }).expect(403);
  });

  test('changes what they need of their food, which is remembered, and not to the address of somebody else', async () => {
    const cart = await polledCart();
    const { user, person } = await colleague(cart);
    const { browser, name, email } = guest();
    await say(browser, cart, { name, email, opted_out: true }).expect(201);
    const { id } = said(await say(person, cart, { opted_out: true }).expect(201));
    const change = (poll_selection: object) =>
      person.patch(`${publicPath}/${id}`).send({ code: cart.code, poll_selection });
    await change({ dietary: ['vegan'] }).expect(200);
    expect((await seenBy(person, cart)).dietary_profile).toEqual(['vegan']);
    expect(errorOf(await change({ email }).expect(422)).fields).toEqual({ email: ['taken'] });
    expect((await seenBy(person, cart)).selection).toMatchObject({ email: user.email, dietary: ['vegan'] });
  });

  test('takes over what was answered under their address, once that is confirmed', async () => {
    const cart = await polledCart();
    const user = await makeUser({ emailVerifiedAt: null });
    const { browser } = guest();
    const answered = { name: 'Me', email: user.email, package_item_option_id: cart.options[0] };
    const { id } = said(await say(browser, cart, answered).expect(201));
    const person = await signedIn(user);
    const own = { package_item_option_id: cart.options[1] };
    expect(errorOf(await say(person, cart, own).expect(422)).fields).toEqual({ email: ['taken'] });
    await user.update({ emailVerifiedAt: new Date() });
    expect(said(await say(person, cart, own).expect(201)).id).toBe(id);
    expect((await seenBy(browser, cart)).selection).toBeNull();
    expect((await pollOf(cart)).answers_count).toBe(1);
  });
});

describe('a link', () => {
  test('of no poll is told from one that is over', async () => {
    const cart = await polledCart();
    const { browser, name, email } = guest();
    const fields = { name, email, package_item_option_id: cart.options[0] };
    const wrong = { ...cart, code: 'NoSuchCodeAtAll23456' };
    await browser.get(`${publicPath}?code=${wrong.code}`).expect(404);
    await browser.get(`${publicPath}?code=../../etc`).expect(422);
    await say(browser, wrong, fields).expect(404);
    const { id } = said(await say(browser, cart, fields).expect(201));
    await endsNow(cart);
    expect((await seenBy(browser, cart)).is_over).toBe(true);
    const late = [
      await say(browser, cart, fields),
      await browser.patch(`${publicPath}/${id}`).send({ code: cart.code, poll_selection: fields }),
      await browser.delete(`${publicPath}/${id}`).send({ code: cart.code }),
    ];
    for (const answer of late) expect([answer.status, errorOf(answer).code]).toEqual([409, 'poll-over']);
    await cart.orderer.post(`${base}/order_polls/${cart.code}/renewals`).expect(201);
    await browser.get(`${publicPath}?code=${cart.code}`).expect(404);
  });

  test.each([
    ['opening', (by: TestClient, code: string) => by.get(`${publicPath}?code=${code}`)],
    ['answering', (by: TestClient, code: string) => say(by, { code }, { opted_out: true })],
    ['watching', (by: TestClient, code: string) => by.get(`/cpi/v1/public/order_polls/${code}/counts`)],
  ])('is not found by %s many, which keeps nobody from one that is there', async (_how, open) => {
    const cart = await polledCart();
    const browser = client();
    let answer = await open(browser, 'NoSuchCode');
    for (let tries = 2; answer.status === 404 && tries < 100; tries += 1)
      answer = await open(browser, `NoSuchCode${100_000 + tries}`);
    expect(errorOf(answer).message).toMatch(/^You opened many links to polls that are not there\./);
    const { browser: answering, name, email } = guest();
    await seenBy(answering, cart);
    await say(answering, cart, { name, email, opted_out: true }).expect(201);
  });

  test('that was renewed, or whose poll was deleted, is dead and no guess', async () => {
    const cart = await polledCart();
    const { code } = (await cart.orderer.post(`${base}/order_polls/${cart.code}/renewals`).expect(201))
      .body as Schemas['Poll'];
    await cart.orderer.delete(`${base}/order_polls/${code}`).send({}).expect(204);
    const browser = client();
    for (let tries = 0; tries < 61; tries += 1)
      for (const dead of [cart.code, code]) await browser.get(`${publicPath}?code=${dead}`).expect(404);
  });

  test('lets nobody flood a poll', async () => {
    const cart = await polledCart();
    const { browser, name, email } = guest();
    const fields = { name, email, package_item_option_id: cart.options[0] };
    let answer = await say(browser, cart, fields);
    for (let times = 0; answer.status === 201 && times < 60; times += 1)
      answer = await say(browser, cart, fields);
    expect(answer.status).toBe(429);
    expect(errorOf(answer).message).toMatch(/^You changed your answer often\. Please wait \d+ minutes\.$/);
    // Changes count toward the limit too.
    const change = browser.patch(`${publicPath}/${(await seenBy(browser, cart)).selection?.id}`);
    await change.send({ code: cart.code, poll_selection: { note: 'Again' } }).expect(429);
    // A browser without its cookie is limited too.
    let many = 0;
    for (; many < 80; many += 1) {
      const next = guest();
      const { status } = await say(next.browser, cart, { name: 'Flood', email: next.email, opted_out: true });
      if (status === 429) break;
    }
    expect(many).toBeGreaterThan(50);
    expect(many).toBeLessThan(70);
    await sql.rows(`delete from rate_limits where key like 'poll_guests%'`);
    // Another person of the same office may still answer.
    const other = guest();
    await say(other.browser, cart, { name: other.name, email: other.email, opted_out: true }).expect(201);
  });
});

describe('an answer of somebody else', () => {
  const madeUp = () => `cc_poll_guest=${randomBytes(32).toString('base64url')}`;

  test('is looked for so often from one network, without waiting for the poll; one’s own is changed all the same', async () => {
    const cart = await polledCart();
    const { browser, name, email } = guest();
    const { id } = said(await say(browser, cart, { name, email, opted_out: true }).expect(201));
    const path = `${publicPath}/${id}`;
    const body = { code: cart.code, poll_selection: { note: 'Mine' } };
    const { statements } = await asked(() =>
      client().patch(path).set('Cookie', madeUp()).send(body).expect(404),
    );
    expect(statements.join()).not.toMatch(/for (no key )?update/);
    let answer = await client().delete(path).set('Cookie', madeUp()).send({ code: cart.code });
    for (let tries = 2; answer.status === 404 && tries < 100; tries += 1)
      answer = await client().patch(path).set('Cookie', madeUp()).send(body);
    expect(errorOf(answer).message).toMatch(/^You tried to change many answers that are not yours\./);
    await client().delete(path).set('Cookie', madeUp()).send({ code: cart.code }).expect(429);
    await browser.patch(path).send(body).expect(200);
  });
});

test('nobody keeps an address from answering: neither by answers that are not theirs, nor by one answer again and again', async () => {
  const cart = await polledCart();
  const { browser, name, email } = guest();
  const victim = guest();
  const { id } = said(await say(browser, cart, { name, email, opted_out: true }).expect(201));
  const path = `${publicPath}/${id}`;
  const named = (address: string) => ({ code: cart.code, poll_selection: { email: address } });
  for (let tries = 0; tries < 21; tries += 1)
    await client()
      .patch(path)
      .set('Cookie', `cc_poll_guest=${randomBytes(32).toString('base64url')}`)
      .send(named(victim.email))
      .expect(404);
  for (let tries = 0; tries < 20; tries += 1) {
    await browser.patch(path).send(named(victim.email)).expect(200);
    await browser.patch(path).send(named(email)).expect(200);
  }
  const next = await polledCart();
  const { email: address } = victim;
  await say(victim.browser, next, { name, email: address, opted_out: true }).expect(201);
});

test('an address is answered for in so many polls within the hour', async () => {
  const cart = await polledCart();
  const { name, email } = guest();
  const body = { name, email, opted_out: true };
  await say(client(), cart, body).expect(201);
  await sql.rows(`update rate_limits set points = 20 where key like 'poll_addresses:%'`);
  const next = await polledCart();
  for (const again of [1, 2]) {
    const refused = await say(client(), next, { ...body, qty: again }).expect(429);
    expect(errorOf(refused).message).toMatch(/^This address answered often\./);
  }
});

describe('a combination', () => {
  test('is made where the poll allows it, counted as one meal, and an option of the order once it is applied', async () => {
    const cart = await polledCart({ combo_creation_allowed: true });
    const [first = 0, second = 0] = cart.options;
    const combo = (ids: number[]) => ({ combo: { package_item_option_ids: ids } });
    const [one, two] = [guest(), guest()];
    const seen = await seenBy(one.browser, cart);
    expect([seen.combo_options.map(({ id }) => id), seen.combo_least]).toEqual([cart.options, 2]);
    await say(one.browser, cart, { ...one, browser: undefined, ...combo([second, first]), qty: 3 }).expect(
      201,
    );
    await say(two.browser, cart, { ...two, browser: undefined, ...combo([first, second]) }).expect(201);
    expect((await pollOf(cart)).counts).toContainEqual({
      option_id: null,
      package_item_option_id: null,
      combo_of: [first, second].sort((a, b) => a - b),
      qty: 4,
      opted_out: false,
    });
    const shown = (await apply(cart, { persist_changes: false }).expect(200))
      .body as Schemas['AppliedSelections'];
    expect(shown.chosen_options.filter(({ combo_of }) => combo_of.length > 0)).toMatchObject([
      { option_id: -1, qty: 4, qty_before: 0 },
    ]);
    await apply(cart).expect(200);
    await apply(cart).expect(200);
    const made = Object.entries(await orderedOf(cart)).filter(([id]) => !cart.options.includes(Number(id)));
    expect(made.map(([, qty]) => qty)).toContain(4);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  });

  test.each([
    ['of one option', (ids: number[]) => ids.slice(0, 1), 'too_few'],
    ['of what is not offered', (ids: number[]) => [ids[0] ?? 0, 2_000_000_000], 'inclusion'],
  ])('%s is refused', async (_what, of, code) => {
    const cart = await polledCart({ combo_creation_allowed: true });
    const { browser, name, email } = guest();
    const fields = { name, email, combo: { package_item_option_ids: of(cart.options) } };
    expect(errorOf(await say(browser, cart, fields).expect(422)).fields).toEqual({ combo: [code] });
  });

  test('is of the options of the poll alone where that is limited', async () => {
    const cart = await polledCart({ combo_creation_allowed: true, limit_combo_options: true });
    const [first = 0, second = 0] = cart.options;
    await change(cart, { poll_options: [first] }).expect(200);
    const { browser, name, email } = guest();
    const fields = { name, email, combo: { package_item_option_ids: [first, second] } };
    expect(errorOf(await say(browser, cart, fields).expect(422)).fields).toEqual({ combo: ['inclusion'] });
    await change(cart, { limit_combo_options: false }).expect(200);
    await say(browser, cart, fields).expect(201);
  });
});

test('guests of one network ask for two portions each and some more, and not for a banquet', async () => {
  const wants = (cart: PolledCart, qty: number) => {
    const { browser, name, email } = guest();
    const fields = { name, email, package_item_option_id: cart.options[0], qty };
    return { browser, post: browser.post(publicPath).send({ code: cart.code, poll_selection: fields }) };
  };
  const office = await polledCart({}, { headcount: 20 });
  for (let people = 0; people < 60; people += 1) await wants(office, 2).post.expect(201);
  await sql.rows('delete from rate_limits');
  const cart = await polledCart({}, { headcount: 20 });
  for (let people = 0; people < 3; people += 1) await wants(cart, 20).post.expect(201);
  const { browser, post } = wants(cart, 1);
  const { body } = (await post.expect(201)) as { body: Schemas['PollSelection'] };
  const change = (qty: number) =>
    browser.patch(`${publicPath}/${body.id}`).send({ code: cart.code, poll_selection: { qty } });
  await change(8).expect(200);
  // Fewer portions are always allowed.
  await change(2).expect(200);
  const refused = errorOf(await change(3).expect(429));
  expect(refused.message).toMatch(
    /^Many portions were asked for from your network\. .* Please wait \d+ minutes\.$/,
  );
  await wants(cart, 20).post.expect(429);
  await wants(cart, 2).post.expect(201);
});
