import { resolve } from 'node:path';
import { Client, type QueryResultRow } from 'pg';

/** The database of the site: from the environment, else of the running site. */
async function databaseUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dataDir = process.env.DATA_DIR ?? resolve(__dirname, '../../.data');
  const { startPostgres } = await import('../../scripts/postgres.mjs');
  return (await startPostgres({ dataDir })).url;
}

/** For states that no screen or call can produce, such as a caterer's menu change. */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
