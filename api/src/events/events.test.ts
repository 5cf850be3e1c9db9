import type { Transaction } from 'sequelize';
import { database, sql } from '../database';
import { runJobs } from '../jobs';
import { client, useDatabase } from '../testing';
import { deliveries, mostAttempts, type Delivery } from './deliveries';
import { keptDays } from './prune-events';
import { defineEvent, eventJobs, on, parkedEvents, subscribe, type Happened, type Subscription } from '.';

useDatabase();

const cooked = defineEvent<{ dish: string }>('meal.cooked');
const eaten = defineEvent<{ dish: string }>('meal.eaten');

let lastMeal = 0;
/** A meal of its own for each test. */
const meal = () => ({ kind: 'meal', key: (lastMeal += 1) });

const publish = (subject: { kind: string; key: number }, dish: string, type = cooked) =>
  database.transaction((transaction) => type.publish(transaction, subject, { dish }));

const waiting = (subscriber: string) =>
  sql.rows<{ attempts: number; parked: boolean; last_error: string | null }>(
    `select attempts, parked_at is not null as parked, last_error from event_deliveries
     where subscriber = $1 order by event_id`,
    [subscriber],
  );

const run = (...subscriptions: Subscription[]) => runJobs(eventJobs(subscriptions));

/** The delays between two tries are over, and the worker looks. */
async function tryAgain(...subscriptions: Subscription[]): Promise<void> {
  await sql.rows('update event_deliveries set due_at = now()');
  await sql.rows(`update graphile_worker._private_jobs set run_at = now(), attempts = 0`);
  await run(...subscriptions);
}

/** Somebody who writes down what they hear, and can be told to fail. */
function listener(name: string, ...types: (typeof cooked)[]) {
  const heard: string[] = [];
  const state = { broken: (_dish: string): boolean => false };
  const hear = async ({ data }: Happened<{ dish: string }>, transaction: Transaction) => {
    await database.query(
      `insert into outbox_messages (event_key, message_id, template, recipient, data, sent_at)
       values ($1 || gen_random_uuid(), gen_random_uuid(), 'heard', 'nobody@example.com', '{}', now())`,
      { bind: [`${name} `], transaction },
    );
    if (state.broken(data.dish)) throw new Error(`${data.dish} is too hot`);
    heard.push(data.dish);
  };
  return { heard, state, subscription: subscribe(name, ...types.map((type) => on(type, hear))) };
}

const written = async (name: string) =>
  (await sql.rows(`select from outbox_messages where event_key like $1 || ' %'`, [name])).length;

test('what a transaction tells is told with it, and not at all without it', async () => {
  const { heard, subscription } = listener('with_the_transaction', cooked);
  const broken = database.transaction(async (transaction) => {
    await cooked.publish(transaction, meal(), { dish: 'a soup that boiled over' });
    throw new Error('boiled over');
  });
  await expect(broken).rejects.toThrow('boiled over');
  expect(await sql.rows(`select from events where data ->> 'dish' = 'a soup that boiled over'`)).toEqual([]);
  await publish(meal(), 'soup');
  await run(subscription);
  expect(heard).toEqual(['soup']);
  expect(await waiting('with_the_transaction')).toEqual([]);
});

test('each who subscribes hears of its own type alone, with what was told and when', async () => {
  const [cook, guest] = [listener('cook', cooked), listener('guest', eaten)];
  const subject = meal();
  await publish(subject, 'bread');
  await publish(subject, 'bread', eaten);
  const told: Happened<object>[] = [];
  const clerk = subscribe(
    'clerk',
    on(eaten, (event) => Promise.resolve(void told.push(event))),
  );
  await run(cook.subscription, guest.subscription, clerk);
  expect([cook.heard, guest.heard]).toEqual([['bread'], ['bread']]);
  const [row] = await sql.rows(
    'select id, happened_at as "happenedAt" from events where key = $1 and type = $2',
    [subject.key, 'meal.eaten'],
  );
  expect(told).toEqual([{ ...row, type: 'meal.eaten', subject, data: { dish: 'bread' } }]);
});

test('of one subject everybody hears in its order, and what fails keeps only its own followers waiting', async () => {
  const [steady, shaky] = [listener('steady', cooked, eaten), listener('shaky', cooked, eaten)];
  const [one, other] = [meal(), meal()];
  shaky.state.broken = (dish) => dish === 'first';
  for (const [dish, type] of [['first'], ['second', eaten], ['third']] as const)
    await publish(one, dish, type);
  await publish(other, 'elsewhere');
  await run(steady.subscription, shaky.subscription);
  expect(steady.heard.filter((dish) => dish !== 'elsewhere')).toEqual(['first', 'second', 'third']);
  expect(shaky.heard).toEqual(['elsewhere']);
  // Nothing of a try that failed stays.
  expect(await written('shaky')).toBe(1);
  shaky.state.broken = () => false;
  await tryAgain(steady.subscription, shaky.subscription);
  expect(shaky.heard).toEqual(['elsewhere', 'first', 'second', 'third']);
  expect(steady.heard).toHaveLength(4);
});

test('a try that failed waits for its time, longer each time', async () => {
  const { state, heard, subscription } = listener('patient', cooked);
  state.broken = () => true;
  await publish(meal(), 'stew');
  const delays: number[] = [];
  while (delays.length < 3) {
    await tryAgain(subscription);
    const row = await sql.first<{ seconds: number }>(
      `select extract(epoch from due_at - now())::float as seconds from event_deliveries where subscriber = 'patient'`,
    );
    delays.push(row?.seconds ?? 0);
  }
  for (const [index, seconds] of [5, 15, 45].entries()) {
    expect(delays[index]).toBeGreaterThan(seconds - 5);
    expect(delays[index]).toBeLessThanOrEqual(seconds);
  }
  state.broken = () => false;
  await sql.rows(`update graphile_worker._private_jobs set run_at = now()`);
  await run(subscription);
  expect(heard).toEqual([]);
  await tryAgain(subscription);
  expect(heard).toEqual(['stew']);
});

test('a try that failed counts once, where two workers had the same one in hand', async () => {
  const { subscription } = listener('tried_by_two', cooked);
  const subject = meal();
  await publish(subject, 'goulash');
  await deliveries.register([subscription]);
  await deliveries.dispatch(subject);
  const taken = () =>
    database.transaction((transaction) => deliveries.next(subject, 'tried_by_two', transaction));
  for (const each of [await taken(), await taken()])
    await deliveries.failed(each as Delivery, 'tried_by_two', new Error('too hot'));
  expect(await waiting('tried_by_two')).toMatchObject([{ attempts: 1 }]);
});

test('what fails at every try is parked, shown, and handed over once a person says so; what follows goes on', async () => {
  const { state, heard, subscription } = listener('choosy', cooked);
  const subject = meal();
  state.broken = (dish) => dish === 'poison';
  await publish(subject, 'poison');
  await publish(subject, 'salad');
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) await tryAgain(subscription);
  expect(heard).toEqual([]);
  await tryAgain(subscription);
  expect(heard).toEqual(['salad']);
  expect(await waiting('choosy')).toEqual([
    { attempts: mostAttempts, parked: true, last_error: 'Error: poison is too hot' },
  ]);
  await tryAgain(subscription);
  expect(await waiting('choosy')).toMatchObject([{ attempts: mostAttempts }]);
  expect((await client().get('/metrics')).text).toContain('events_parked{subscriber="choosy"} 1');
  expect(await parkedEvents.list()).toMatchObject([
    { what: `meal.cooked of meal ${subject.key} for choosy` },
  ]);
  expect(await parkedEvents.runAgain()).toBe(1);
  await run(subscription);
  // All of its tries, not one more.
  expect(await waiting('choosy')).toMatchObject([{ attempts: 1, parked: false }]);
  state.broken = () => false;
  await tryAgain(subscription);
  expect(heard).toEqual(['salad', 'poison']);
  expect((await client().get('/metrics')).text).not.toContain('events_parked{subscriber="choosy"}');
});

test('a job that was lost does no harm: the sweep of the next minute finds what waits', async () => {
  const { heard, state, subscription } = listener('forgotten', cooked);
  const [untold, failed] = [meal(), meal()];
  state.broken = (dish) => dish === 'failed';
  await publish(failed, 'failed');
  await run(subscription);
  await publish(untold, 'untold');
  await sql.rows('delete from graphile_worker._private_jobs');
  state.broken = () => false;
  await sql.rows(`update events set happened_at = now() - interval '31 seconds' where dispatched_at is null`);
  await sql.rows(`update event_deliveries set due_at = now() - interval '31 seconds'`);
  await run(subscription);
  expect(heard).toEqual([]);
  await sql.rows(`select graphile_worker.add_job('events_sweep')`);
  await run(subscription);
  expect([...heard].sort()).toEqual(['failed', 'untold']);
});

test('two workers at one subject hand each event over once, and in order', async () => {
  const { heard, subscription } = listener('crowded', cooked);
  const subject = meal();
  const dishes = Array.from({ length: 20 }, (_, index) => `dish ${index}`);
  for (const dish of dishes) await publish(subject, dish);
  const deliver = async () => {
    for (const job of eventJobs([subscription])) if (job.name === 'events_deliver') await job.handle(subject);
  };
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(heard).toEqual(dishes);
  expect(await written('crowded')).toBe(20);
});

test('a name that only a newer worker knows is left to it', async () => {
  const [known, newer] = [listener('known', cooked), listener('newer', cooked)];
  const subject = meal();
  await publish(subject, 'rice');
  const noHands = subscribe(
    'newer_still',
    on(cooked, () => Promise.reject(new Error('not yet'))),
  );
  await run(newer.subscription, noHands);
  await publish(subject, 'beans');
  await run(known.subscription);
  expect(known.heard).toEqual(['beans']);
  expect(await waiting('newer_still')).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
});

test('an event that is told while another one fails for somebody is handed over within a minute', async () => {
  const [early, broken] = [listener('early', cooked, eaten), listener('broken', cooked)];
  const subject = meal();
  broken.state.broken = () => true;
  const late = subscribe(
    'late',
    on(cooked, async (event, transaction) => {
      await Promise.resolve();
      // Told after this job has looked for what is new, and before it says when it comes again.
      await publish(subject, 'second', eaten);
      await database.query('select 1', { transaction });
    }),
  );
  await publish(subject, 'first');
  await run(early.subscription, late, broken.subscription);
  await sql.rows(`update events set happened_at = now() - interval '31 seconds' where dispatched_at is null`);
  await sql.rows(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`);
  await sql.rows(`select graphile_worker.add_job('events_sweep')`);
  await run(early.subscription, late, broken.subscription);
  expect(early.heard).toEqual(['first', 'second']);
});

test('who subscribes to what is known to an older worker too', async () => {
  const newcomer = listener('newcomer', cooked);
  await publish(meal(), 'leek');
  await run(newcomer.subscription);
  await publish(meal(), 'onion');
  await run();
  expect(newcomer.heard).toEqual(['leek']);
  await sql.rows(
    `update event_deliveries set due_at = now() - interval '1 minute' where subscriber = 'newcomer'`,
  );
  await sql.rows(`select graphile_worker.add_job('events_sweep')`);
  await run(newcomer.subscription);
  expect(newcomer.heard).toEqual(['leek', 'onion']);
});

test('what everybody has handled is forgotten after its days, and nothing that somebody still owes', async () => {
  const sold = defineEvent<{ dish: string }>('meal.sold');
  const unheard = defineEvent<{ dish: string }>('meal.wasted');
  const { state, subscription } = listener('late_reader', sold);
  const [done, owed, parked, fresh, untold] = [meal(), meal(), meal(), meal(), meal()];
  state.broken = (dish) => dish !== 'done';
  for (const subject of [done, fresh]) await publish(subject, 'done', sold);
  for (const subject of [owed, parked]) await publish(subject, 'owed', sold);
  await publish(done, 'unheard', unheard);
  await run(subscription);
  await publish(untold, 'untold', sold);
  await sql.rows('update event_deliveries set parked_at = now() where key = $1', [parked.key]);
  const mine = [done, owed, parked, fresh, untold].map(({ key }) => key);
  const age = (keys: number[], days: number) =>
    sql.rows('update events set happened_at = now() - make_interval(days => $2) where key = any($1)', [
      keys,
      days,
    ]);
  await age(mine, keptDays + 1);
  await age([fresh.key], keptDays - 1);
  await sql.rows(`delete from graphile_worker._private_jobs`);
  await sql.rows(`select graphile_worker.add_job('events_prune')`);
  await run(subscription);
  const left = await sql.rows<{ key: number }>('select key from events where key = any($1) order by id', [
    mine,
  ]);
  expect(left.map(({ key }) => key)).toEqual([fresh, owed, parked, untold].map(({ key }) => key));
});

test('what is to be forgotten is forgotten to the last, however much it is', async () => {
  const { key } = meal();
  await sql.rows(
    `insert into events (type, kind, key, data, happened_at, dispatched_at)
     select 'meal.sold', 'meal', $1, '{}', now() - make_interval(days => $2), now() from generate_series(1, 10001)`,
    [key, keptDays + 1],
  );
  await sql.rows(`select graphile_worker.add_job('events_prune')`);
  await run();
  expect(await sql.rows('select from events where key = $1', [key])).toEqual([]);
});

test('two subscriptions under one name are refused', () => {
  const { subscription } = listener('twice', cooked);
  expect(() => eventJobs([subscription, subscription])).toThrow('one name');
});
