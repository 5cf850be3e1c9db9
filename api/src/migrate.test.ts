import pg from 'pg';
import { migrateDown, migrateUp } from './migrate';
import { pendingMigrations } from './pending-migrations';
import { administer, databaseUrl } from './testing/server';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `${process.env.TEST_DATABASE_TEMPLATE}_migrate`;
const url = databaseUrl(server, name);

beforeAll(() => administer(server, `create database ${name}`));
afterAll(() => administer(server, `drop database if exists ${name} with (force)`));

async function query(text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(text)).rows;
  } finally {
    await client.end();
  }
}

const tables = () =>
  query(`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`);

it('goes up, down and up again, and two that start at once take turns', async () => {
  const [first, second] = await Promise.all([migrateUp(url), migrateUp(url)]);
  expect(Math.min(first.length, second.length)).toBe(0);
  expect(Math.max(first.length, second.length)).toBeGreaterThan(5);
  const before = await tables();
  expect(before.map((table) => table.name)).toEqual(
    expect.arrayContaining(['users', 'orders', 'user_sessions']),
  );
  expect(await pendingMigrations(query)).toEqual([]);

  await migrateDown(0, url);
  expect(await tables()).toEqual([{ name: 'schema_migrations' }]);
  await migrateUp(url);
  expect(await tables()).toEqual(before);
}, 120_000);
