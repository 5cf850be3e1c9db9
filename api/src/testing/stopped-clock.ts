import pg from 'pg';
import { overrideClock } from './database-clock';

/** Stops the clock of a database; connections that are made afterwards go by it. */
export async function stopDatabaseClock(connectionString: string, at: Date): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    create schema virtual_time;
    create table virtual_time.clock as select timestamptz '${at.toISOString()}' as at`);
  const moment = '(select at from virtual_time.clock)';
  await overrideClock(client, { now: moment, clockTimestamp: moment });
  await client.end();
}

/** Sets the stopped clocks of the database and of this process. */
export async function setStoppedClocks(client: pg.ClientBase, at: Date): Promise<void> {
  jest.setSystemTime(at);
  await client.query('update virtual_time.clock set at = $1', [at]);
}
