import { sql } from './database';
import { hear } from './heard';
import { hearRelayed, relay } from './relayed';
import { until, useDatabase } from './testing';
import { redisPeer } from './testing/redis-peer';

useDatabase();

const listening = () =>
  sql.rows<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'copper-carrot-listener' and datname = current_database()`,
  );
const say = (channel: string, payload: string) => sql.rows('select pg_notify($1, $2)', [channel, payload]);

const stops: (() => Promise<void>)[] = [];
/** What is heard of a channel, once it is listened to. */
async function heardOf(channel: string) {
  const heard: (string | null)[] = [];
  stops.push(hear(channel, (payload) => heard.push(payload)));
  await until('listening', () => heard.length > 0);
  return heard;
}
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

it('hears each channel on one connection, and whoever comes later is told to look for themselves', async () => {
  const polls = await heardOf('polls');
  const plans = await heardOf('plans');
  const alsoPolls = await heardOf('polls');
  expect(await listening()).toHaveLength(1);

  await say('polls', 'one');
  await say('plans', 'two');
  await until('hearing', () => alsoPolls.includes('one') && plans.includes('two'));
  expect([polls, alsoPolls, plans]).toEqual([
    [null, 'one'],
    [null, 'one'],
    [null, 'two'],
  ]);
});

it('says that something may have been missed once a connection that was cut is there again', async () => {
  const polls = await heardOf('polls');
  const plans = await heardOf('plans');
  await sql.rows('select pg_terminate_backend($1)', [(await listening())[0]?.pid]);
  await until('listening again', () => polls.length > 1 && plans.length > 1);
  await say('polls', 'later');
  await say('plans', 'later');
  await until('hearing', () => polls.length > 2 && plans.length > 2);
  expect([polls, plans]).toEqual([
    [null, null, 'later'],
    [null, null, 'later'],
  ]);
});

it('leaves no connection once nobody listens', async () => {
  await heardOf('polls');
  await heardOf('plans');
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await until('its end', async () => (await listening()).length === 0);
});

/** Says it until it came through: what is said while somebody on the way is cut off is lost, and told as null. */
const sayUntilHeard = (heard: (string | null)[], payload: string) =>
  until('hearing', async () => {
    await say('polls', payload);
    return heard.includes(payload);
  });

describe('a channel that is relayed by Redis', () => {
  let peer: Awaited<ReturnType<typeof redisPeer>>;
  beforeAll(async () => {
    peer = await redisPeer();
  });
  afterAll(() => peer.close());

  it('is heard without a connection to PostgreSQL, and after a cut one is told to look for itself', async () => {
    const heard: (string | null)[] = [];
    stops.push(hearRelayed('polls', (payload) => heard.push(payload), peer.url));
    await until('subscribing', () => heard.length > 0);
    expect(heard).toEqual([null]);
    expect(await listening()).toHaveLength(0);

    stops.push(relay('polls', peer.url));
    // That whoever relays begins, or hears again, may have cost a notice.
    await until('hearing of the relay', () => heard.length > 1);
    expect(new Set(heard)).toEqual(new Set([null]));
    await sayUntilHeard(heard, '7');

    const before = heard.length;
    peer.cut();
    await until('subscribing again', () => heard.slice(before).includes(null) && peer.connections() === 2);
    await sayUntilHeard(heard, '8');
  });

  it('leaves no connection once nobody listens or relays', async () => {
    const stopsNow = [hearRelayed('polls', () => undefined, peer.url), relay('polls', peer.url)];
    await until('connecting', () => peer.connections() === 2);
    await Promise.all(stopsNow.map((stop) => stop()));
    await until('its end', async () => peer.connections() === 0 && (await listening()).length === 0);
  });
});
