import { resolve } from 'node:path';
import { Client, type QueryResultRow } from 'pg';

/** The site's own database: said by whoever starts journeys and site together, else that of the running site. */
async function databaseUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dataDir = process.env.DATA_DIR ?? resolve(__dirname, '../../.data');
  const { startPostgres } = await import('../../scripts/postgres.mjs');
  return (await startPostgres({ dataDir })).url;
}

/** For what no screen and no call does yet, such as a caterer's change of a menu. */
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
