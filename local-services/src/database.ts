import { Pool, type PoolClient } from 'pg';
import { schemaSql } from './schema';

/** Runs SQL: the pool, or one open transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

/** The rows that an open transaction has locked, by their id, with their kind. */
const locks = new WeakMap<Queryable, Map<string, string>>();
export const locksOf = (transaction: Queryable): Map<string, string> =>
  locks.get(transaction) ?? new Map<string, string>();

// An advisory lock, so that two simultaneous starts do not create the schema at once.
const schemaLock = 7_302_511;

/** Connects, creates the schema `local_services` when it is missing, and returns the pool; waits up to 15 s for the server. */
export async function openDatabase(connectionString: string): Promise<Pool> {
  const pool = new Pool({ connectionString, max: 12, application_name: 'local-services' });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`local services: lost a database connection: ${error.message}`));
  try {
    await createSchema(pool, Date.now() + 15_000);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function createSchema(pool: Pool, deadline: number): Promise<void> {
  try {
    await inTransaction(pool, async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', [schemaLock]);
      await transaction.query(schemaSql);
    });
  } catch (error) {
    if (!isStartingUp(error) || Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    await createSchema(pool, deadline);
  }
}

// 57P03: the server is up but not yet ready to take connections.
function isStartingUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === '57P03';
}

/** Runs `work` in one transaction: all of it is kept, or, when it throws, none. */
export async function inTransaction<T>(pool: Pool, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    locks.set(client, new Map());
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
