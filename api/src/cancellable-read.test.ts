import { Client } from 'pg';
import { sql } from './database';
import { env } from './env';
import { useDatabase } from './testing';

useDatabase();

/** What this database runs for the API under a name given in a comment, as another connection sees it. */
async function running(mark: string): Promise<number> {
  const watcher = new Client({ connectionString: env.DATABASE_URL, application_name: 'watcher' });
  await watcher.connect();
  try {
    const { rows } = await watcher.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = 'copper-carrot-api' and state = 'active' and query like $1`,
      [`%${mark}%`],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await watcher.end();
  }
}

/** Fails when it does not come to pass within many tries. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It never came to pass');
}

it('ends the statement in the database when the signal aborts, and leaves the connection fit for use', async () => {
  const caller = new AbortController();
  let begun = 0;
  const read = sql.cancellable(caller.signal, async (rows) => {
    begun++;
    await rows('select /* long one */ pg_sleep(600)');
    begun++;
    await rows('select 1');
  });
  const refused = expect(read).rejects.toMatchObject({ status: 499, code: 'request_cancelled' });
  await until(async () => (await running('long one')) === 1);
  caller.abort();
  await refused;
  await until(async () => (await running('long one')) === 0);
  expect(begun).toBe(1);
  const [row] = await sql.cancellable(new AbortController().signal, (rows) =>
    rows<{ one: number }>('select 1 as one'),
  );
  expect(row).toEqual({ one: 1 });
});

it('begins nothing for a caller that has gone already', async () => {
  const read = sql.cancellable(AbortSignal.abort(), () => Promise.reject(new Error('was begun')));
  await expect(read).rejects.toMatchObject({ status: 499 });
});

it('changes nothing: the transaction is for reading', async () => {
  const write = sql.cancellable(new AbortController().signal, (rows) =>
    rows(`insert into package_templates (name) values ('x')`),
  );
  await expect(write).rejects.toThrow(/read-only transaction/);
});
