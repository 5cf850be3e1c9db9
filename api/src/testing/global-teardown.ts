import pg from 'pg';
import { administer } from './server';

/** Drops what this run made, the leftovers of crashed test files included, and stops a server of its own. */
export default async function tearDown(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (globalThis.testPostgres) await globalThis.testPostgres.stop();
  else if (server && template) await dropAll(server, template);
}

async function dropAll(server: string, template: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  await client.end();
  for (const { datname } of rows) await administer(server, `drop database if exists ${datname} with (force)`);
}
