// @ts-check
/** @import { ClientBase } from 'pg' */

const tables = [
  'brands',
  'kitchens',
  'packages',
  'package_items',
  'package_item_options',
  'deals',
  'menus',
  'menu_categories',
  'menu_items',
];

/**
 * Runs a bulk load without the tables' indexes, except those of constraints, and creates them again
 * afterwards.
 * @param {ClientBase} client
 * @param {() => Promise<void>} load
 * @param {(line: string) => void} log
 */
export async function withoutIndexes(client, load, log) {
  /** @type {{ rows: { name: string, definition: string }[] }} */
  const { rows: indexes } = await client.query(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any($1) and t.relnamespace = 'public'::regnamespace and not i.indisunique`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  try {
    await load();
  } finally {
    const from = performance.now();
    for (const { definition } of indexes) await client.query(definition);
    log(`indexes: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
}
