import pg from 'pg';
import { Sequelize, type Options } from 'sequelize';
import { env } from './env';
import { logger } from './logger';
import { readWhileWanted, rowsWhileWanted, type Rows } from './read-while-wanted';

// Identities and counts fit a JavaScript number, and a date has no time zone to be moved by.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const applicationName = 'copper-carrot-api';

function connection(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

const options: Options = {
  dialect: 'postgres',
  ...(env.DATABASE_REPLICA_URLS.length > 0
    ? {
        replication: { write: connection(env.DATABASE_URL), read: env.DATABASE_REPLICA_URLS.map(connection) },
      }
    : connection(env.DATABASE_URL)),
  dialectOptions: {
    application_name: applicationName,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  },
  pool: { max: env.DATABASE_POOL, min: 0, acquire: 10_000, idle: 10_000 },
  define: { underscored: true, timestamps: true, freezeTableName: true },
  query: { useMaster: true },
  logging: env.LOG_LEVEL === 'trace' ? (text) => logger.trace(text) : false,
};

/**
 * The models' door to PostgreSQL. Reads go to the primary unless a query says `useMaster: false`, so that a read
 * after a write never misses it.
 */
export const database = new Sequelize(options);

// Sequelize writes each column's name into the options that a model gives: two attributes may never share one object.
database.addHook('beforeDefine', (attributes: Record<string, unknown>) => {
  for (const [name, given] of Object.entries(attributes)) {
    if (typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype)
      attributes[name] = { ...given };
  }
});

function pool(url: string) {
  const made = new pg.Pool({
    connectionString: url,
    max: env.DATABASE_POOL,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    application_name: applicationName,
    allowExitOnIdle: true,
  });
  // Without a listener, a server restart would end this process.
  made.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'));
  return made;
}

/** The primary by the bare driver: sessions, rate limits and `sql` share it. */
export const primaryPool = pool(env.DATABASE_URL);
const replicaPools = env.DATABASE_REPLICA_URLS.map(pool);
let turn = 0;

/** A hot read: `text` is planned once per connection under `name`, which must be unique to the text. */
export interface PreparedQuery {
  name: string;
  text: string;
}

async function run<Row extends pg.QueryResultRow>(
  from: pg.Pool,
  query: PreparedQuery | string,
  values: unknown[],
) {
  const { rows } = await from.query<Row>(
    typeof query === 'string' ? { text: query, values } : { ...query, values },
  );
  return rows;
}

const laggingPool = () => replicaPools[turn++ % (replicaPools.length || 1)] ?? primaryPool;

/** Raw SQL for hot reads: rows without model instances. A query with a name is a prepared statement. */
export const sql = {
  /** Rows from the primary. */
  rows: <Row extends pg.QueryResultRow>(query: PreparedQuery | string, values: unknown[] = []) =>
    run<Row>(primaryPool, query, values),
  /** The first row from the primary, or undefined. */
  first: async <Row extends pg.QueryResultRow>(
    query: PreparedQuery | string,
    values: unknown[] = [],
  ): Promise<Row | undefined> => (await run<Row>(primaryPool, query, values))[0],
  /** Rows from a replica where there is one: they may lag behind by a moment (search, public pages). */
  lagging: <Row extends pg.QueryResultRow>(query: PreparedQuery | string, values: unknown[] = []) =>
    run<Row>(laggingPool(), query, values),
  /** Reads like `lagging`, in one transaction, that stop in the database as soon as `signal` aborts. */
  whileWanted: <Result>(signal: AbortSignal, read: (rows: Rows) => Promise<Result>) =>
    readWhileWanted(laggingPool(), signal, read),
  /** Rows from the primary by one statement that stops in the database as soon as `signal` aborts. */
  rowsWhileWanted: <Row extends pg.QueryResultRow>(
    signal: AbortSignal,
    query: PreparedQuery,
    values: unknown[],
  ) => rowsWhileWanted<Row>(primaryPool, signal, query, values),
};

/** Closes every connection of this process; for a shutdown and for the end of a test. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([database.close(), primaryPool.end(), ...replicaPools.map((each) => each.end())]);
}
