import type pg from 'pg';

/**
 * Has `now()` and `clock_timestamp()` of a database answer these expressions, for connections that are made afterwards: they
 * are found before PostgreSQL's own, in the schema `virtual_time`, which the caller made. Defaults of columns follow.
 */
export async function overrideClock(
  client: pg.ClientBase,
  clock: { now: string; clockTimestamp: string },
): Promise<void> {
  await client.query(`
    -- In a language that plans its statement once for each connection.
    create function virtual_time.now() returns timestamptz language plpgsql stable
      as 'begin return ${clock.now}; end';
    create function virtual_time.clock_timestamp() returns timestamptz language plpgsql volatile
      as 'begin return ${clock.clockTimestamp}; end';
    -- A default was bound to PostgreSQL's own clock when its table was made.
    do $$ declare statement text; statements text[]; begin
      select array_agg(format('alter table %s alter column %I set default %s', d.adrelid::regclass, a.attname,
        pg_get_expr(d.adbin, d.adrelid))) into statements
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)';
      set local search_path = virtual_time, pg_catalog, public;
      foreach statement in array statements loop execute statement; end loop;
      execute format('alter database %I set search_path = virtual_time, pg_catalog, public', current_database());
    end $$`);
}
