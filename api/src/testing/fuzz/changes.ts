import type { Client } from 'pg';

/** Tables that a refused call may write, each with its reason. */
const mayChange: Record<string, string> = {
  'public.user_sessions': 'a session is kept alive by each call',
  'public.rate_limits': 'a try counts, above all one that is refused',
};

/** Columns that a refused call may set, by their table. */
const mayBeSet: Record<string, { columns: string[]; reason: string }> = {
  'public.users': {
    columns: ['stripe_customer_id', 'updated_at'],
    reason: 'a person is a customer of the payment service before their first card is looked at',
  },
  'public.remote_deploy_keys': {
    columns: ['last_used_at'],
    reason: 'a key says when it was last used, for whatever call',
  },
};

const watch = `
create schema fuzz;
create table fuzz.changes (id bigint generated always as identity primary key, what text not null);
create function fuzz.note() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'UPDATE' and tg_nargs > 0 and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
    return null;
  end if;
  insert into fuzz.changes (what) values (tg_table_schema || '.' || tg_table_name || ' ' || tg_op);
  return null;
end $$;
do $$
declare name text;
begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'public' or (schemaname, tablename) = ('graphile_worker', '_private_jobs')
  loop
    execute format('create trigger zz_fuzz after insert or update or delete on %s for each row execute function fuzz.note()', name);
  end loop;
end $$`;

/** Every row that is written, committed and not undone; a call that is refused must leave none. */
export class Changes {
  private last = 0;

  constructor(private readonly database: Client) {}

  async watch(): Promise<void> {
    await this.database.query(watch);
    for (const [table, { columns }] of Object.entries(mayBeSet)) {
      const names = columns.map((column) => `'${column}'`).join();
      await this.database.query(
        `drop trigger zz_fuzz on ${table};
         create trigger zz_fuzz after insert or update or delete on ${table}
           for each row execute function fuzz.note(${names})`,
      );
    }
  }

  /** What was written since it was last asked, such as `public.orders UPDATE`, save where that is allowed. */
  async since(): Promise<string[]> {
    const { rows } = await this.database.query<{ last: string; what: string }>({
      name: 'changes',
      text: 'select max(id) as last, what from fuzz.changes where id > $1 group by what order by what',
      values: [this.last],
    });
    this.last = Math.max(this.last, ...rows.map(({ last }) => Number(last)));
    return rows.map(({ what }) => what).filter((what) => !((what.split(' ')[0] ?? '') in mayChange));
  }
}
