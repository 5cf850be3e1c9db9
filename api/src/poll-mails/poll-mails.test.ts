import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import { sql } from '../database';
import { renderTemplate } from '../mail/define-mail';
import { deliverEvents } from '../events/wake';
import { answerChanges, modified } from '../orders/changes/change.factory';
import { addJob, runPendingJobs, mailTo, makeUser, signedIn, type TestClient } from '../testing';
import {
  addFor,
  apply,
  arm,
  base,
  change,
  colleague,
  ends,
  guest,
  inHours,
  pollOf,
  polledCart,
  publicPath,
  usePolls,
  type PolledCart,
} from '../polls/poll.factory';

const setting = usePolls();
jest.setTimeout(60_000);

const templatesTo = async (email: string) => (await mailTo(email)).map(({ template }) => template);
const say = (browser: TestClient, { code }: PolledCart, poll_selection: object) =>
  browser.post(publicPath).send({ code, poll_selection });
const place = (cart: PolledCart) =>
  cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);

test('whoever answered with an address reads what their meal is once it is ordered, with an entry for their calendar', async () => {
  const cart = await polledCart();
  const [first, second] = cart.options;
  const { email } = await makeUser();
  const { email: none } = await makeUser();
  await addFor(cart, { package_item_option_id: first, email, note: 'No onions' }).expect(201);
  await addFor(cart, { opted_out: true, email: none }).expect(201);
  await addFor(cart, { package_item_option_id: second }).expect(201);
  await apply(cart).expect(200);
  await change(cart, { status: 'open', ...inHours(20) }).expect(200);
  await apply(cart).expect(200);
  await runPendingJobs();
  expect(await mailTo(email)).toEqual([]);
  await place(cart);
  await runPendingJobs();
  const [mail, ...others] = await mailTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'poll_meal', data: { meal: 'Carnitas', note: '' } });
  const { calendar: entry, body } = renderTemplate('poll_meal', mail?.data ?? {});
  expect(entry).toMatchObject({ status: 'confirmed', minutes: 30 });
  expect(renderToStaticMarkup(body)).toMatch(/href="[^"]*\/customer\/polls\/[^"]+"[^>]*>.*See your meal/s);
  expect(await mailTo(none)).toEqual([]);
  // Told once more, it is written once all the same.
  await sql.rows(`update event_deliveries set due_at = now()`);
  await runPendingJobs();
  expect(await templatesTo(email)).toEqual(['poll_meal']);
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  await runPendingJobs();
  expect(await templatesTo(email)).toEqual(['poll_meal', 'poll_meal_off']);
  const off = (await mailTo(email))[1];
  const gone = renderTemplate('poll_meal_off', off?.data ?? {}).calendar;
  expect(gone).toMatchObject({ name: entry?.name, status: 'cancelled' });
  expect(gone?.sequence).toBeGreaterThan(entry?.sequence ?? Infinity);
});

test('the entry of a meal is one, by mail and by download: the same words, place and number, and a higher one once it is off', async () => {
  const cart = await polledCart({ combo_creation_allowed: true });
  await sql.rows(`update orders set company_name = 'Northwind', suite = 'Floor 3' where id = $1`, [
    cart.orderId,
  ]);
  const { browser, ...person } = guest();
  const combo = { package_item_option_ids: cart.options };
  await browser
    .post(publicPath)
    .send({ code: cart.code, poll_selection: { ...person, combo } })
    .expect(201);
  const downloaded = async () => {
    const { text } = await browser.get(`/cpi/v1/public/order_polls/${cart.code}/calendar`).expect(200);
    return text
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => line.replaceAll('\\', ''));
  };
  const mailed = async () => {
    await runPendingJobs();
    const mail = (await mailTo(person.email)).at(-1);
    const entry = renderTemplate(mail?.template ?? '', mail?.data ?? {}).calendar;
    const { name, sequence, status, title, where, about } = entry ?? {};
    const [uid, is] = [`UID:${name}@localhost`, `STATUS:${status?.toUpperCase()}`];
    const lines = [
      uid,
      is,
      `SEQUENCE:${sequence}`,
      `SUMMARY:${title}`,
      `LOCATION:${where}`,
      `DESCRIPTION:${about}`,
    ];
    return { where, sequence: sequence ?? NaN, lines };
  };
  await apply(cart).expect(200);
  await place(cart);
  const ordered = await mailed();
  expect(ordered.where).toMatch(/^Northwind, .*\d.*, Floor 3$/);
  expect(await downloaded()).toEqual(expect.arrayContaining(ordered.lines));
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  const off = await mailed();
  expect(await downloaded()).toEqual(expect.arrayContaining(off.lines));
  expect(off.sequence).toBeGreaterThan(ordered.sequence);
});

test('the entry of a meal counts on where its placed order is moved', async () => {
  const cart = await polledCart();
  const { browser, ...person } = guest();
  await browser
    .post(publicPath)
    .send({ code: cart.code, poll_selection: { ...person, package_item_option_id: cart.options[0] } })
    .expect(201);
  await apply(cart).expect(200);
  await place(cart);
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
  const entry = async () => {
    await runPendingJobs();
    const { text } = await browser.get(`/cpi/v1/public/order_polls/${cart.code}/calendar`).expect(200);
    return { sequence: Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]), start: /^DTSTART:(.+)/m.exec(text)?.[1] };
  };
  const before = await entry();
  await modified(cart, { start_time: '12:30' });
  await answerChanges(cook, cart, 'approve');
  const after = await entry();
  expect(after.start).not.toBe(before.start);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

/** What happened to an order reaches all who hear of it, and its polls an hour after everybody else. */
const toldLateToPolls = (orderId: number) =>
  sql.rows(
    `with told as (
       update events set dispatched_at = now() where kind = 'order' and key = $1 and dispatched_at is null returning id, type)
     insert into event_deliveries (event_id, subscriber, kind, key, due_at)
     select told.id, subscriber, 'order', $1,
       now() + case when subscriber = 'polls_of_orders' then interval '1 hour' else interval '0' end
     from told join event_subscriptions using (type)`,
    [orderId],
  );

test('where polls hear late of an order that is off already, nobody reads that their meal is ordered', async () => {
  const cart = await polledCart();
  const { email } = await makeUser();
  await addFor(cart, { package_item_option_id: cart.options[0], email }).expect(201);
  await apply(cart).expect(200);
  await runPendingJobs();
  await place(cart);
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  await toldLateToPolls(cart.orderId);
  await runPendingJobs();
  expect(await templatesTo(email)).toEqual([]);
  await sql.rows('update event_deliveries set due_at = now()');
  await addJob(deliverEvents, { kind: 'order', key: cart.orderId });
  await runPendingJobs();
  expect(await templatesTo(email)).toEqual(['poll_meal_off']);
});

test('what somebody writes is mailed to nobody but their own account, and no name becomes a link', async () => {
  const cart = await polledCart();
  const [first] = cart.options;
  const note = 'Claim it at https://evil.example/claim';
  const { user: strange } = await colleague(cart);
  const { user, person } = await colleague(cart);
  await say(guest().browser, cart, {
    name: 'evil.example/claim',
    email: strange.email,
    package_item_option_id: first,
    note,
  }).expect(201);
  await say(person, cart, { package_item_option_id: first, note: 'No onions' }).expect(201);
  const { email: others } = await makeUser();
  const { person: third } = await colleague(cart);
  await say(third, cart, { email: others, package_item_option_id: first, note }).expect(201);
  await apply(cart).expect(200);
  await place(cart);
  await runPendingJobs();
  const mails = [strange.email, others].map(async (email) => (await mailTo(email))[0]);
  for (const mail of await Promise.all(mails)) {
    expect(mail).toMatchObject({ template: 'poll_meal', data: { note: '' } });
    const { body } = renderTemplate('poll_meal', mail?.data ?? {});
    expect(renderToStaticMarkup(body)).not.toContain('evil.example');
  }
  expect((await mailTo(user.email))[0]?.data.note).toBe('No onions');
});

test.each([
  ['Chris', 'Hello Chris,'],
  ['J.R.R. Tolkien', 'Hello J.R.R. Tolkien,'],
  ['St. John', 'Hello St. John,'],
  ['evil.example', 'Hello,'],
  ['Claim evil．example／x', 'Hello,'],
  ['evil。example', 'Hello,'],
  ['evil\u200b.example', 'Hello,'],
  ['a@evil', 'Hello,'],
])('%s is greeted: %s', (name, greeting) => {
  const data = { asker: 'Pat', brand: 'Taqueria', what: 'Tacos', when: 'Monday', name };
  const { body } = renderTemplate('poll_deleted', data);
  expect(toPlainText(renderToStaticMarkup(body)).replace(/\s+/g, ' ')).toContain(`${greeting} the poll`);
});

test('the owner hears that the end came, unless they ended it, or it goes on by itself', async () => {
  const cart = await polledCart();
  await ends(cart);
  expect(await templatesTo(cart.user.email)).toEqual(['poll_closed']);
  const byHand = await polledCart();
  await change(byHand, { status: 'closed' }).expect(200);
  await runPendingJobs();
  expect(await templatesTo(byHand.user.email)).toEqual([]);
  const armed = await polledCart();
  await addFor(armed, { package_item_option_id: armed.options[0] }).expect(201);
  await arm(armed).expect(200);
  await ends(armed);
  expect(await templatesTo(armed.user.email)).toEqual(['order_submitted']);
});

test('owner and who armed it read what stood in the way, and what to do', async () => {
  const cart = await polledCart();
  await addFor(cart, { package_item_option_id: cart.options[0], qty: 12 }).expect(201);
  const { user, person } = await colleague(cart, 'admin');
  await arm({ ...cart, orderer: person }, { maximum_total: 10 }).expect(200);
  await ends(cart);
  for (const { email } of [cart.user, user]) {
    const [mail, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'poll_failed', data: { orderId: cart.orderId, people: 12 } });
    expect(mail?.data.reason).toMatch(
      /^This order comes to \$\d+\.\d\d, and it was to be sent automatically for \$10\.00 at most\.$/,
    );
    expect(mail?.data.until).not.toBe('');
  }
});

test.each([
  [
    'was deactivated',
    (id: number) => sql.rows('update users set deactivated_at = now() where id = $1', [id]),
  ],
  ['left', (id: number) => sql.rows('delete from memberships where user_id = $1', [id])],
])(
  'where whoever armed and owns it %s, the admins of its organization hear of it in their place',
  async (what, goes) => {
    const cart = await polledCart();
    await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
    const { user: admin, person } = await colleague(cart, 'admin');
    const { user: orderer } = await colleague(cart, 'orderer');
    const { user: gone } = await colleague(cart, 'admin');
    await sql.rows('update users set deactivated_at = now() where id = $1', [gone.id]);
    await arm(cart).expect(200);
    await goes(cart.user.id);
    await ends(cart);
    expect((await pollOf(cart, person)).failure?.code).toBe('forbidden');
    const [mail, ...others] = await mailTo(admin.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'poll_failed',
      data: { orderId: cart.orderId, name: admin.firstName },
    });
    const { subject } = renderTemplate('poll_failed', mail?.data ?? {});
    expect(subject).toMatch(
      new RegExp(`^${cart.user.firstName} ${cart.user.lastName}’s order with .* was not placed$`),
    );
    // The cart of who left stays theirs.
    expect(await templatesTo(cart.user.email)).toEqual(what === 'left' ? ['poll_failed'] : []);
    for (const { email } of [orderer, gone]) expect(await templatesTo(email)).toEqual([]);
  },
);

test.each([
  [true, ['poll_deleted']],
  [false, []],
])('[API-032] where a poll is taken back, who answered is told: %s', async (email_pollees, expected) => {
  const cart = await polledCart();
  const { email } = await makeUser();
  await addFor(cart, { package_item_option_id: cart.options[0], email }).expect(201);
  await cart.orderer.delete(`${base}/order_polls/${cart.code}`).send({ email_pollees }).expect(204);
  await runPendingJobs();
  expect(await templatesTo(email)).toEqual(expected);
});
