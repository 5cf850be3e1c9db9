import type { Schemas } from '@copper-carrot/contracts';
import sharp from 'sharp';
import { sql } from '../database';
import { makeCaterer, makeCart, type Cart, type Caterer } from '../orders/order.factory';
import {
  client,
  mailTo,
  makeUser,
  signedIn,
  timeComesForJob,
  useLocalServices,
  type TestClient,
} from '../testing';
import { upload } from '../uploads/upload.factory';
import { colleagueOf, inboxOf, placedOrder, saidIn, say, unreadOf } from './message.factory';
import { unreadMail } from './unread-mail';

useLocalServices();

let caterer: Caterer;
let cook: TestClient;
let cart: Cart;
let of: { order_id: number };
beforeEach(async () => {
  caterer = await makeCaterer();
  cook = await signedIn(caterer.cook);
  cart = await placedOrder(caterer);
  of = { order_id: cart.orderId };
});
const pair = () => ({ team_id: cart.teamId, brand_id: caterer.brand.id });
const bodies = async (by: TestClient, which: object = of) =>
  (await saidIn(by, which)).records.map(({ body, own, from_caterer }) => [body, own, from_caterer]);

describe('the thread of an order', () => {
  test('[API-084] is written and read by who orders and by who cooks, the latest first', async () => {
    await say(cart.orderer, of, 'Where do you park?\nThe dock is closed.');
    const answer = await say(cook, of, 'On the street.');
    expect(answer).toMatchObject({
      own: true,
      from_caterer: true,
      sender_name: expect.stringMatching(/^Cook /) as unknown,
    });
    expect(await bodies(cart.orderer)).toEqual([
      ['On the street.', false, true],
      ['Where do you park?\nThe dock is closed.', true, false],
    ]);
    const page = await cart.orderer
      .get('/cpi/v2/messages')
      .query({ ...of, limit: 1, offset: 1 })
      .expect(200);
    expect(page.body).toMatchObject({ count: 2, records: [{ own: true }] });
  });

  test('is open to those who order for the organization, and to nobody else', async () => {
    await say(cart.orderer, of, 'Hello');
    const peer = await colleagueOf(cart, 'orderer');
    const admin = await colleagueOf(cart, 'admin');
    const staff = await colleagueOf(cart, 'staff');
    const stranger = await signedIn(await makeUser());
    const otherCook = await signedIn((await makeCaterer()).cook);
    for (const by of [peer.client, admin.client]) expect(await bodies(by)).toEqual([['Hello', false, false]]);
    const former = await colleagueOf(cart, 'admin');
    await sql.rows('update orders set user_id = $1 where id = $2', [former.user.id, cart.orderId]);
    await sql.rows('delete from memberships where user_id = $1', [former.user.id]);
    for (const by of [former.client, staff.client, stranger, otherCook]) {
      await by.get('/cpi/v2/messages').query(of).expect(404);
      await by
        .post('/cpi/v2/messages')
        .send({ message: { ...of, body: 'x' } })
        .expect(404);
      await by
        .post('/cpi/v2/messages/read')
        .send({ thread: { ...of, read_through: 1 } })
        .expect(404);
      await by.get('/cpi/v2/messages/live').query(of).expect(404);
    }
    await client().get('/cpi/v2/messages').query(of).expect(401);
  });

  test('begins with the order, and says by field what can’t be sent', async () => {
    const open = await makeCart(caterer);
    await open.orderer.get('/cpi/v2/messages').query({ order_id: open.orderId }).expect(404);
    const send = (message: object) => cart.orderer.post('/cpi/v2/messages').send({ message }).expect(422);
    expect(((await send({ ...of, body: '   ' })).body as Schemas['Error']).fields).toHaveProperty('body');
    expect(((await send({ ...of, body: 'x'.repeat(5001) })).body as Schemas['Error']).fields).toHaveProperty(
      'body',
    );
    expect(((await send({ body: 'To whom?' })).body as Schemas['Error']).fields).toHaveProperty('order_id');
  });

  test('holds a message once, however often it is sent under one key and at once', async () => {
    const send = () =>
      cart.orderer
        .post('/cpi/v2/messages')
        .set('Idempotency-Key', 'press-1')
        .send({ message: { ...of, body: 'Once' } })
        .expect(201);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => (body as Schemas['Message']).id)).size).toBe(1);
    expect(await bodies(cart.orderer)).toEqual([['Once', true, false]]);
  });

  test('has files, which its readers see by links that end, and each of which is sent once', async () => {
    const terms = Buffer.from('%PDF-1.7\n');
    const key = await upload(cart.orderer, 'dock plan.pdf', terms);
    const send = (keys: string[]) =>
      cart.orderer.post('/cpi/v2/messages').send({ message: { ...of, body: 'The plan', upload_keys: keys } });
    await send([key]).expect(201);
    const { attachments } = (await saidIn(cook, of)).records[0] as Schemas['Message'];
    expect(attachments).toMatchObject([{ name: 'dock plan.pdf', content_type: 'application/pdf' }]);
    await client()
      .get(attachments[0]?.url ?? '')
      .expect(200);
    expect(((await send([key]).expect(422)).body as Schemas['Error']).fields).toHaveProperty('upload_keys');
    const program = await upload(cart.orderer, 'plan.pdf', Buffer.from('MZ\x90\x00'));
    expect(((await send([program]).expect(422)).body as Schemas['Error']).message).toBe(
      'This file is of another type. Please choose a JPEG, PNG, WebP or PDF file.',
    );
    expect((await saidIn(cook, of)).count).toBe(1);
  });

  test('shows the picture of who wrote it', async () => {
    const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c60' } })
      .png()
      .toBuffer();
    const key = await upload(cook, 'me.png', dot, 'avatar');
    await cook.put('/cpi/v2/user/avatar').send({ upload_key: key }).expect(200);
    await say(cook, of, 'Hello');
    await say(cart.orderer, of, 'Hi');
    const faces = (await saidIn(cart.orderer, of)).records.map(({ sender_avatar_url: url }) => url);
    expect(faces).toEqual([null, `/cpi/v1/public/files/${key}`]);
  });

  test('names the admin who writes as somebody', async () => {
    const admin = await signedIn(await makeUser({ isAdmin: true, firstName: 'Ada', lastName: 'Root' }));
    await admin
      .post('/cpi/v2/messages')
      .set('CC-As-User', String(cart.user.id))
      .send({ message: { ...of, body: 'For them' } })
      .expect(201);
    expect((await saidIn(cook, of)).records).toEqual([
      expect.objectContaining({ body: 'For them', acting_as: 'Ada Root', from_caterer: false }),
    ]);
  });
});

describe('the thread of an organization and a brand', () => {
  test('is one for all who order there, and the kitchen answers in it', async () => {
    const peer = await colleagueOf(cart, 'orderer');
    await say(cart.orderer, pair(), 'Do you do breakfast?');
    await say(peer.client, pair(), 'And coffee?');
    await say(cook, pair(), 'Both.');
    expect((await bodies(cart.orderer, pair())).map(([body]) => body)).toEqual([
      'Both.',
      'And coffee?',
      'Do you do breakfast?',
    ]);
    expect(await bodies(cart.orderer)).toEqual([]);
  });

  test('is closed to the rest of the organization, and unknown to strangers and to kitchens it never met', async () => {
    const staff = await colleagueOf(cart, 'staff');
    await staff.client.get('/cpi/v2/messages').query(pair()).expect(403);
    await (await signedIn(await makeUser())).get('/cpi/v2/messages').query(pair()).expect(404);
    const other = await makeCaterer();
    const unmet = { team_id: cart.teamId, brand_id: other.brand.id };
    await (await signedIn(other.cook)).get('/cpi/v2/messages').query(unmet).expect(404);
    await cart.orderer
      .get('/cpi/v2/messages')
      .query({ ...pair(), brand_id: 999_999 })
      .expect(404);
    expect(await bodies(await signedIn(await makeUser({ isAdmin: true })), pair())).toEqual([]);
    await sql.rows('update brands set active = false where id = $1', [other.brand.id]);
    await cart.orderer.get('/cpi/v2/messages').query(unmet).expect(404);
  });

  test('is begun with ten restaurants a day, and goes on with those', async () => {
    const post = (brandId: number) =>
      cart.orderer
        .post('/cpi/v2/messages')
        .send({ message: { team_id: cart.teamId, brand_id: brandId, body: 'Do you do breakfast?' } });
    const brands = await sql.rows<{ id: number }>(
      `insert into brands (name, slug) select 'B', 'many-' || n from generate_series(1, 11) n returning id`,
    );
    const [first, ...others] = brands.map(({ id }) => id);
    await post(first!).expect(201);
    const statuses = [];
    for (const id of others) statuses.push((await post(id)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(201), 429]);
    await post(first!).expect(201);
  });
});

describe('an inbox', () => {
  test('lists the threads of each side with their last words and what is unread', async () => {
    await say(cart.orderer, of, 'Hello');
    await say(cook, of, 'Hi');
    await say(cook, pair(), 'We have a new menu.');
    const { records, count } = await inboxOf(cart.orderer);
    expect(count).toBe(2);
    expect(
      records.map(({ order, team, brand, last_message, unread_count }) => [
        order?.id ?? null,
        team?.id,
        brand.id,
        last_message.body,
        unread_count,
      ]),
    ).toEqual([
      [null, cart.teamId, caterer.brand.id, 'We have a new menu.', 1],
      [cart.orderId, cart.teamId, caterer.brand.id, 'Hi', 1],
    ]);
    expect((await inboxOf(cart.orderer, { brand_id: 999_999 })).count).toBe(0);
    const cooks = await inboxOf(cook, { side: 'caterer' });
    expect(cooks.records.map(({ last_message, unread_count }) => [last_message.body, unread_count])).toEqual([
      ['We have a new menu.', 0],
      ['Hi', 0],
    ]);
    expect((await inboxOf(cook)).count).toBe(0);
  });

  test('of an organization is for those who order for it', async () => {
    await say(cook, of, 'Hi');
    const peer = await colleagueOf(cart, 'orderer');
    const staff = await colleagueOf(cart, 'staff');
    expect((await inboxOf(peer.client, { team_id: cart.teamId })).count).toBe(1);
    const asked = (by: TestClient) => by.get('/cpi/v2/messages/threads').query({ team_id: cart.teamId });
    await asked(staff.client).expect(403);
    await asked(await signedIn(await makeUser())).expect(404);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect((await inboxOf(admin, { team_id: cart.teamId })).count).toBe(1);
  });

  test('[NAV-03] counts as unread for each person what the other side wrote, until they have read it', async () => {
    const peer = await colleagueOf(cart, 'admin');
    await say(cart.orderer, of, 'Mine is no news');
    const first = await say(cook, of, 'One');
    await say(cook, of, 'Two');
    expect([await unreadOf(cart.orderer), await unreadOf(peer.client)]).toEqual([2, 2]);
    const read = (read_through: number) =>
      cart.orderer
        .post('/cpi/v2/messages/read')
        .send({ thread: { ...of, read_through } })
        .expect(204);
    await read(first.id);
    expect([await unreadOf(cart.orderer), await unreadOf(peer.client)]).toEqual([1, 2]);
    // The read mark moves forward only, and not past the last message.
    await read(first.id + 1_000_000);
    await read(first.id);
    expect(await unreadOf(cart.orderer)).toBe(0);
    await say(cook, of, 'Three');
    expect(await unreadOf(cart.orderer)).toBe(1);
    // What was said before somebody came is no news to them.
    const late = await colleagueOf(cart, 'admin');
    expect(await unreadOf(late.client)).toBe(0);
  });
});

describe('a mail for what stays unread', () => {
  const unreadMails = async (email: string) =>
    (await mailTo(email)).filter(({ template }) => template === 'unread_messages').map(({ data }) => data);

  test('goes to the owner after two minutes, once, and again for what comes later only when an hour is over', async () => {
    const { id } = await say(cook, of, 'We are late.');
    const [waiting] = await sql.rows<{ seconds: number }>(
      `select round(extract(epoch from run_at - now()))::int as seconds from graphile_worker._private_jobs where key = $1`,
      [unreadMail.keyOf({ id })],
    );
    expect(waiting?.seconds).toBeGreaterThan(110);
    expect(waiting?.seconds).toBeLessThanOrEqual(120);
    await timeComesForJob(unreadMail, { id });
    expect(await unreadMails(cart.user.email)).toEqual([
      expect.objectContaining({
        otherSide: caterer.brand.name,
        about: `order #${cart.orderId}`,
        count: 1,
        body: 'We are late.',
        path: `/organization/${cart.teamId}/orders/${cart.orderId}/messages`,
      }),
    ]);
    const second = await say(cook, of, 'Ten minutes.');
    await timeComesForJob(unreadMail, second);
    expect(await unreadMails(cart.user.email)).toHaveLength(1);
    await sql.rows(`update message_reads set mailed_at = mailed_at - interval '61 minutes'`);
    await timeComesForJob(unreadMail, { id: second.id });
    await timeComesForJob(unreadMail, { id: second.id });
    expect((await unreadMails(cart.user.email)).map(({ count }) => count)).toEqual([1, 2]);
  });

  test('is not written for what was read in time, nor to whoever has left', async () => {
    const peer = await colleagueOf(cart, 'orderer');
    await say(peer.client, of, 'I ask as well.');
    await sql.rows('delete from memberships where user_id = $1', [peer.user.id]);
    const { id } = await say(cook, of, 'Hello');
    await cart.orderer
      .post('/cpi/v2/messages/read')
      .send({ thread: { ...of, read_through: id } })
      .expect(204);
    await timeComesForJob(unreadMail, { id });
    expect(await unreadMails(cart.user.email)).toEqual([]);
    expect(await unreadMails(peer.user.email)).toEqual([]);
  });

  test('goes to whoever answers for the kitchen, and leads to the order there', async () => {
    const { id } = await say(cart.orderer, of, 'Is it nut-free?');
    await timeComesForJob(unreadMail, { id });
    expect(await unreadMails(caterer.cook.email)).toEqual([
      expect.objectContaining({ path: `/caterer/${caterer.brand.id}/orders/${cart.orderId}` }),
    ]);
    const general = await say(cook, pair(), 'A new menu');
    await timeComesForJob(unreadMail, { id: general.id });
    const admins = await sql.rows<{ email: string }>(
      `select u.email::text from users u join memberships m on m.user_id = u.id where m.team_id = $1 and m.role = 'admin'`,
      [cart.teamId],
    );
    for (const { email } of admins) expect(await unreadMails(email)).toHaveLength(1);
    expect(await unreadMails(cart.user.email)).toEqual([]);
  });
});
