import type timers from 'node:timers/promises';
import pg from 'pg';
import { env } from '../../env';
import { overrideClock } from '../../testing/database-clock';

// Import this file first: it replaces the API's timers by this clock.
jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof timers>('node:timers/promises');
  const setTimeout = (milliseconds?: number, value?: unknown, options?: object) =>
    options ? real.setTimeout(milliseconds, value, options) : sleep(milliseconds ?? 0);
  return { ...real, setTimeout };
});

const realNow = Date.now.bind(Date);
const realPerformance = performance.now.bind(performance);
/** The offset to the machine's clock, in milliseconds. */
let ahead = 0;
/** The total time waited; `performance.now()` must never run backwards. */
let waited = 0;
let control: pg.Client | undefined;
let moved: Promise<unknown> = Promise.resolve();

/**
 * A clock that a test moves, for the database, the processes and the Stripe stand-in together. `now()` and
 * `clock_timestamp()` are shadowed by own functions, and a pause of the API moves the clock instead of waiting. Call it
 * once, while the database has no other connection that matters.
 */
export async function startVirtualTime(): Promise<void> {
  // Plain assignments: spies record every call, and there are millions.
  Date.now = () => Math.floor(realNow() + ahead);
  performance.now = () => realPerformance() + waited;
  control = new pg.Client({ connectionString: env.DATABASE_URL });
  await control.connect();
  await control.query(`
    create schema virtual_time;
    create table virtual_time.clock (ahead interval not null);
    insert into virtual_time.clock values ('0')`);
  await overrideClock(control, {
    now: 'pg_catalog.now() + (select ahead from virtual_time.clock)',
    clockTimestamp: 'pg_catalog.clock_timestamp() + (select ahead from virtual_time.clock)',
  });
  await control.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

export async function stopVirtualTime(): Promise<void> {
  await control?.end();
  Date.now = realNow;
  performance.now = realPerformance;
  jest.restoreAllMocks();
}

/** Simulates a restart of PostgreSQL: ends every connection of the API; the test's own stay. */
export async function endConnections(): Promise<void> {
  const ends = moved.then(() =>
    control?.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'copper-carrot-api'`,
    ),
  );
  moved = ends.catch(() => undefined);
  await ends;
  // Gives the pool time to notice the end of its idle connections.
  await new Promise((heard) => setTimeout(heard, 5));
}

export const minute = 60_000;
export const hour = 60 * minute;

/** Moves the clock, in milliseconds. */
export async function timePasses(milliseconds: number): Promise<void> {
  ahead += milliseconds;
  const moves = moved.then(() =>
    control?.query('update virtual_time.clock set ahead = make_interval(secs => $1)', [ahead / 1000]),
  );
  // Concurrent waits are queued, because the connection takes one query at a time.
  moved = moves.catch(() => undefined);
  await moves;
}

/** Moves the clock back to the real time. */
export const backToToday = (): Promise<void> => timePasses(-ahead);

async function sleep(milliseconds: number): Promise<void> {
  waited += milliseconds;
  await timePasses(milliseconds);
}
