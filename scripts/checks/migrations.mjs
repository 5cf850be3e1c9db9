// @ts-check
import { run } from '../lib/run.mjs';

/**
 * Brings an empty database up, down to nothing and up again, and answers what is wrong: leftovers of the way down, or a
 * second way up that ends elsewhere than the first.
 * @param {string} url of an empty database
 * @returns {Promise<string[]>}
 */
export async function checkMigrations(url) {
  await migrate(url, 'up');
  const first = await describe(url);
  await migrate(url, 'down', 'all');
  const empty = await describe(url);
  await migrate(url, 'up');
  const second = await describe(url);
  return [
    ...(first.length === 0 ? ['The first way up made nothing.'] : []),
    ...empty.map((thing) => `Left after the way down: ${thing}`),
    ...first
      .filter((thing) => !second.includes(thing))
      .map((thing) => `Missing after the second way up: ${thing}`),
    ...second
      .filter((thing) => !first.includes(thing))
      .map((thing) => `New after the second way up: ${thing}`),
  ];
}

/**
 * @param {string} url
 * @param {string[]} args
 */
async function migrate(url, ...args) {
  const { code, output } = await run(process.execPath, ['api/dist/src/migrate.js', ...args], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
  });
  if (code !== 0) throw new Error(`migrate ${args.join(' ')} failed:\n${output}`);
}

/**
 * One line for each thing that migrations make; the migrations' own log and what extensions bring are left out.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function describe(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`
      with own as (select oid, relname, relkind from pg_class
        where relnamespace = 'public'::regnamespace and relname !~ '^schema_migrations'
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e'))
      select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as thing
        from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped left join pg_attrdef on adrelid = own.oid and adnum = attnum where relkind <> 'i'
      union all select 'relation ' || relkind::text || ' ' || relname from own
      union all select 'index ' || pg_get_indexdef(own.oid) from own where relkind = 'i'
      union all select 'constraint ' || own.relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) from pg_constraint join own on conrelid = own.oid
      union all select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) from pg_trigger join own on tgrelid = own.oid where not tgisinternal
      union all select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all select 'type ' || typname || ' ' || coalesce((select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid), '')
        from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
      order by thing`);
    return rows.map(({ thing }) => thing);
  } finally {
    await client.end();
  }
}
