import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import { sql } from '../database';
import { endEventStreams } from '../http/event-stream';
import { client, until } from '../testing';
import { watchable, type Watching } from '../testing/watching';
import {
  addFor,
  answersPath,
  base,
  change,
  colleague,
  polledCart,
  usePolls,
  type PolledCart,
} from './poll.factory';

usePolls();

let site: Awaited<ReturnType<typeof watchable>>;
beforeAll(async () => {
  site = await watchable(createApp());
});
afterEach(endEventStreams);
afterAll(() => void site.server.close());

const watch = ({ code }: Pick<PolledCart, 'code'>, headers = {}) =>
  site.watch(`/cpi/v1/public/order_polls/${code}/live`, headers);
const last = (page: Watching) => page.events().at(-1)?.data as Schemas['LivePoll'] | undefined;
const hears = (page: Watching, what: (poll: Schemas['LivePoll']) => boolean) =>
  until('hearing', () => {
    const poll = last(page);
    return poll !== undefined && what(poll);
  });
const counts = async ({ code }: PolledCart) =>
  (
    (await client().get(`/cpi/v1/public/order_polls/${code}/counts`).expect(200)) as {
      body: Schemas['LivePoll'];
    }
  ).body;

it('every page hears how a poll stands, and each answer and its end, by the same counts', async () => {
  const cart = await polledCart();
  const [desk, phone] = [await watch(cart), await watch(cart)];
  await hears(desk, ({ answers_count: answers }) => answers === 0);

  const { user, person } = await colleague(cart);
  await person
    .post(answersPath(cart))
    .send({ poll_selection: { package_item_option_id: cart.options[0], qty: 2 } })
    .expect(201);
  await addFor(cart, { opted_out: true }).expect(201);
  for (const page of [desk, phone]) await hears(page, ({ answers_count: answers }) => answers === 2);
  expect(last(phone)).toEqual(last(desk));
  expect(last(phone)).toEqual(await counts(cart));
  expect(last(phone)).toMatchObject({ people_count: 2, status: 'open', is_over: false });
  expect(JSON.stringify(phone.events())).not.toContain(user.lastName);

  await change(cart, { status: 'closed' }).expect(200);
  for (const page of [desk, phone]) await hears(page, ({ status }) => status === 'closed');
  const versions = phone.events().map(({ id }) => Number(id));
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
});

it('a page that comes back hears what it has missed, and nothing that it has', async () => {
  const cart = await polledCart();
  const first = await watch(cart);
  await hears(first, () => true);
  const seen = { 'Last-Event-ID': String(first.events()[0]?.id) };
  first.leave();

  const again = await watch(cart, seen);
  await addFor(cart, { package_item_option_id: cart.options[1] }).expect(201);
  await hears(again, () => true);
  expect(again.events()).toHaveLength(1);
  expect(last(again)?.people_count).toBe(1);

  const late = await watch(cart, seen);
  await hears(late, ({ people_count: people }) => people === 1);
});

it('every page hears of other dishes, though no answer changed', async () => {
  const cart = await polledCart();
  const page = await watch(cart);
  await hears(page, () => true);
  const [first] = cart.options;
  await change(cart, { poll_options: [first] }).expect(200);
  await hears(page, ({ counts: each }) =>
    each.every(({ package_item_option_id: id }) => id === first || id === null),
  );
});

it('hears what happened while the database could not be heard', async () => {
  const cart = await polledCart();
  const page = await watch(cart);
  await hears(page, () => true);
  await sql.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'copper-carrot-listener' and datname = current_database()`,
  );
  await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
  await hears(page, ({ people_count: people }) => people === 1);
});

it('tells a renewed link and a deleted poll that there is nothing to watch any more, and nobody else a thing', async () => {
  const [renewed, deleted] = [await polledCart(), await polledCart()];
  const pages = [await watch(renewed), await watch(deleted)];
  for (const page of pages) await hears(page, () => true);
  await renewed.orderer.post(`${base}/order_polls/${renewed.code}/renewals`).send({}).expect(201);
  await deleted.orderer.delete(`${base}/order_polls/${deleted.code}`).send({}).expect(204);
  for (const page of pages) {
    await until('the end', page.isOver);
    expect(page.events().at(-1)).toEqual({ id: null, event: 'gone', data: {} });
  }
  for (const { code } of [renewed, deleted, { code: 'nobodyknows1' }]) {
    expect((await watch({ code })).response.status).toBe(404);
    await client().get(`/cpi/v1/public/order_polls/${code}/counts`).expect(404);
  }
});
