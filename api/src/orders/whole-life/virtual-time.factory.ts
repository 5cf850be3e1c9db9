import type timers from 'node:timers/promises';
import pg from 'pg';
import { env } from '../../env';

// Import this before everything else: whoever waits by the API's pauses waits on this clock.
jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof timers>('node:timers/promises');
  const setTimeout = (milliseconds?: number, value?: unknown, options?: object) =>
    options ? real.setTimeout(milliseconds, value, options) : sleep(milliseconds ?? 0);
  return { ...real, setTimeout };
});

const realNow = Date.now.bind(Date);
const realPerformance = performance.now.bind(performance);
/** How far this world is ahead of the machine, in milliseconds. */
let ahead = 0;
/** What has been waited for altogether; patience never runs backwards. */
let waited = 0;
let control: pg.Client | undefined;
let moved: Promise<unknown> = Promise.resolve();

/**
 * Time that a test moves: the database's, the processes' and the Stripe stand-in's, all at once. `now()` and
 * `clock_timestamp()` are found before PostgreSQL's own, and a pause of the API moves the clock instead of waiting. Call it
 * once, while the database has no other connection that matters.
 */
export async function startVirtualTime(): Promise<void> {
  // No spies: those keep every call, and there are millions.
  Date.now = () => Math.floor(realNow() + ahead);
  performance.now = () => realPerformance() + waited;
  control = new pg.Client({ connectionString: env.DATABASE_URL });
  await control.connect();
  await control.query(`
    create schema virtual_time;
    create table virtual_time.clock (ahead interval not null);
    insert into virtual_time.clock values ('0');
    -- In a language that plans its statement once for each connection.
    create function virtual_time.now() returns timestamptz language plpgsql stable
      as 'begin return pg_catalog.now() + (select ahead from virtual_time.clock); end';
    create function virtual_time.clock_timestamp() returns timestamptz language plpgsql volatile
      as 'begin return pg_catalog.clock_timestamp() + (select ahead from virtual_time.clock); end';
    -- A default was bound to PostgreSQL's own clock when its table was made.
    do $$ declare statement text; statements text[]; begin
      select array_agg(format('alter table %s alter column %I set default %s', d.adrelid::regclass, a.attname,
        pg_get_expr(d.adbin, d.adrelid))) into statements
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)';
      set local search_path = virtual_time, pg_catalog, public;
      foreach statement in array statements loop execute statement; end loop;
      execute format('alter database %I set search_path = virtual_time, pg_catalog, public', current_database());
    end $$`);
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

/** PostgreSQL restarts: every connection of the API's ends, and new ones are taken. Whoever looks on keeps theirs. */
export async function endConnections(): Promise<void> {
  const ends = moved.then(() =>
    control?.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'copper-carrot-api'`,
    ),
  );
  moved = ends.catch(() => undefined);
  await ends;
  // Whoever holds an idle one has heard of its end by then.
  await new Promise((heard) => setTimeout(heard, 5));
}

export const minute = 60_000;
export const hour = 60 * minute;

/** So much time passes for everybody, in milliseconds. */
export async function timePasses(milliseconds: number): Promise<void> {
  ahead += milliseconds;
  const moves = moved.then(() =>
    control?.query('update virtual_time.clock set ahead = make_interval(secs => $1)', [ahead / 1000]),
  );
  // Several may wait at once, and one connection takes one question after the other.
  moved = moves.catch(() => undefined);
  await moves;
}

/** It is today again. */
export const backToToday = (): Promise<void> => timePasses(-ahead);

async function sleep(milliseconds: number): Promise<void> {
  waited += milliseconds;
  await timePasses(milliseconds);
}
