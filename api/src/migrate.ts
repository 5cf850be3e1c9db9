import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations as prepareJobQueue } from 'graphile-worker';
import pg from 'pg';
import { Umzug, type MigrationParams, type UmzugStorage } from 'umzug';
import { env } from './env';
import { migrationNames, migrationsFolder } from './pending-migrations';

/** Any number, as long as nobody else locks it: two processes that start at once take turns. */
const lockNumber = 4_711_202;

const logTable =
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())';

/** The log row is written by the migration's own transaction, so a crash can't leave one without the other. */
class MigrationLog implements UmzugStorage<pg.Client> {
  async logMigration({ name, context }: MigrationParams<pg.Client>) {
    await context.query('insert into schema_migrations (name) values ($1) on conflict do nothing', [name]);
  }
  async unlogMigration({ name, context }: MigrationParams<pg.Client>) {
    await context.query('delete from schema_migrations where name = $1', [name]);
  }
  async executed({ context }: { context: pg.Client }) {
    const { rows } = await context.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    return rows.map(({ name }) => name);
  }
}

async function runFile(client: pg.Client, file: string, record: () => Promise<unknown>) {
  await client.query('begin');
  try {
    await client.query(readFileSync(join(migrationsFolder, file), 'utf8'));
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const migrator = (client: pg.Client) => {
  const storage = new MigrationLog();
  return new Umzug<pg.Client>({
    context: client,
    storage,
    logger: undefined,
    migrations: migrationNames().map((name) => ({
      name,
      up: () => runFile(client, `${name}.up.sql`, () => storage.logMigration({ name, context: client })),
      down: () =>
        runFile(client, `${name}.down.sql`, () => storage.unlogMigration({ name, context: client })),
    })),
  });
};

async function alone<Result>(
  url: string,
  work: (umzug: ReturnType<typeof migrator>) => Promise<Result>,
): Promise<Result> {
  // Migrations may take longer than any request, and PgBouncer loses the lock: a direct connection of their own.
  const client = new pg.Client({ connectionString: url, application_name: 'copper-carrot-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(logTable);
    return await work(migrator(client));
  } finally {
    await client.end();
  }
}

/** Brings the database to the newest schema, the job queue's included; the names of what ran. Safe when two start at once. */
export const migrateUp = (url = env.DATABASE_URL): Promise<string[]> =>
  alone(url, async (umzug) => {
    const done = await umzug.up();
    await prepareJobQueue({ connectionString: url, logger: new Logger(() => () => undefined) });
    return done.map(({ name }) => name);
  });

/** Takes back the newest migration, or all of them; the names of what was taken back. */
export const migrateDown = (to?: 0, url = env.DATABASE_URL): Promise<string[]> =>
  alone(url, async (umzug) => (await umzug.down(to === 0 ? { to } : undefined)).map(({ name }) => name));

async function main([command = 'up', to]: string[]) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (command === 'up') for (const name of await migrateUp()) say(`up ${name}`);
  else if (command === 'down')
    for (const name of await migrateDown(to === '0' || to === 'all' ? 0 : undefined)) say(`down ${name}`);
  else if (command === 'status') {
    const pending = await alone(env.DATABASE_URL, async (umzug) =>
      (await umzug.pending()).map(({ name }) => name),
    );
    for (const name of migrationNames()) say(`${pending.includes(name) ? 'pending' : 'applied'} ${name}`);
  } else throw new Error(`Unknown command ${command}: use up, down, down all or status`);
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
