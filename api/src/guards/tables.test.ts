import { join } from 'node:path';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { tableOwners } from './table-owners';
import { apiProgram, isOfAFeature, tablesWritten, tableWrites, type TableWrite } from './table-writes';

useDatabase();

let writes: TableWrite[];
beforeAll(() => {
  writes = tableWrites(apiProgram(), join(__dirname, '..')).filter(({ at }) => isOfAFeature(at));
}, 120_000);

const ownerOf = (table: string) =>
  Object.keys(tableOwners).filter((feature) => tableOwners[feature]?.includes(table));

test('a table is written by the one feature that owns it, by SQL and by models', () => {
  const strange = writes.filter(({ feature, table }) => ownerOf(table).join() !== feature);
  expect(
    strange.map(({ at, table }) => `${at} writes ${table}, which is ${ownerOf(table).join() || 'nobody'}'s`),
  ).toEqual([]);
});

test('writes are seen in SQL, by classes of models and by their records', () => {
  const seen = writes.map(({ feature, table }) => `${feature} ${table}`);
  for (const each of ['coupons coupon_redemptions', 'orders order_history', 'orders order_chosen_options'])
    expect(seen).toContain(each);
  expect(seen).toContain('orders orders');
  expect(seen).toContain('payments payment_attempts');
  expect(
    tablesWritten('with x as (delete from a where b) update c d set e = 1 from f for update of d'),
  ).toEqual(['a', 'c']);
  expect(tablesWritten('insert into a (b) values (1) on conflict (b) do update set b = 2')).toEqual(['a']);
  expect(tablesWritten('insert into ? (b) values (1)')).toEqual(['?']);
});

test('owners own tables that are there and that they write, each once', async () => {
  const owned = Object.values(tableOwners).flat();
  expect(owned).toEqual([...new Set(owned)]);
  const rows = await sql.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(owned.filter((table) => !there.has(table))).toEqual([]);
  const seen = new Set(writes.map(({ table }) => table));
  expect(owned.filter((table) => !seen.has(table))).toEqual([]);
});
