import { join } from 'node:path';
import pg from 'pg';
import { migrateUp } from '../migrate';
import { loadReferenceData } from '../reference-data';
import { administer, databaseUrl } from './server';

interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

declare global {
  var testPostgres: Postgres | undefined;
}

async function startServer(): Promise<string> {
  const file = join(__dirname, '..', '..', '..', 'scripts', 'postgres.mjs');
  // A computed import: the server's starter is an ES module outside of this package.
  const { startPostgres } = (await import(file)) as { startPostgres: () => Promise<Postgres> };
  globalThis.testPostgres = await startPostgres();
  return globalThis.testPostgres.url;
}

/** Two migrated templates per run, one with reference data: every test file copies one, which takes a fraction of filling it. */
export default async function setUp(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL || (await startServer());
  const template = `cc_test_${process.pid}_${Date.now().toString(36)}`;
  process.env.TEST_DATABASE_URL = server;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.DATABASE_URL = databaseUrl(server, template);
  process.env.NODE_ENV = 'test';
  const empty = `${template}_empty`;
  await administer(server, `create database ${empty}`);
  await migrateUp(databaseUrl(server, empty));
  await administer(server, `create database ${template} template ${empty}`);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await loadReferenceData(client);
  await client.end();
}
