import type { Transaction } from 'sequelize';
import { sql } from './database';
import { logger } from './logger';
import { prepared } from './prepared';

const measureEvery = 60_000;

/** How far the database's clock is ahead of this process's, in milliseconds. */
let ahead = 0;
let measuring: NodeJS.Timeout | undefined;

const clock = prepared('clock', { now: 'timestamptz' }, 'select clock_timestamp() as now');

/** The database's clock itself; it goes on inside a transaction, where SQL's `now()` stands still at its start. */
export async function databaseNow(transaction: Transaction | null): Promise<Date> {
  const [row] = await sql.within(transaction, clock, []);
  if (!row) throw new Error('the database does not tell the time');
  return row.now;
}

/** The database's clock as it was last measured: for what is shown. What money or a deadline hangs on asks `databaseNow`. */
export const now = (): Date => new Date(Date.now() + ahead);

/** A moment that this process took with `Date.now()`, on the database's clock. */
export async function onDatabaseClock(moment: number): Promise<Date> {
  const there = await databaseNow(null);
  return new Date(there.getTime() - (Date.now() - moment));
}

/** Compares the two clocks; half of the way there and back is the error at most. */
export async function measureClock(): Promise<void> {
  const asked = Date.now();
  const there = await databaseNow(null);
  ahead = there.getTime() - (asked + Date.now()) / 2;
}

/** Compares them now and every minute; a database that is away leaves what was measured before. */
export function followClock(): void {
  const measure = () =>
    measureClock().catch((error: unknown) => logger.warn({ err: error }, 'the clock could not be compared'));
  void measure();
  measuring ??= setInterval(() => void measure(), measureEvery);
}

export function stopFollowingClock(): void {
  clearInterval(measuring);
  measuring = undefined;
}
