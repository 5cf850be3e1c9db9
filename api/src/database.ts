import pg from 'pg';
import { Sequelize, type Options, type Transaction, type TransactionOptions } from 'sequelize';
import { env } from './env';
import { logger } from './logger';
import { OutcomeUnknown, withRetry, repeatable, troubleOf } from './retry';
import type { Prepared } from './prepared';
import { writeWhatWaits } from './transaction-end';
import { askWithin, sendAlong, throughSequelize } from './sent-along';
import { cancellableRead, cancellableRows, type Rows } from './cancellable-read';

// Identities and counts fit a JavaScript number, and a date has no time zone to be moved by.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const applicationName = 'copper-carrot-api';
/** How long a connection may wait for work: what it has planned, a new one plans anew, for hundreds of milliseconds in all. */
const idleMs = 300_000;

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

/** A connection that may break at any moment, also where nobody listens yet: without a listener that ends the process. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // What it was asked, or is asked next, fails and says why.
    this.on('error', (error) => logger.debug({ err: error }, 'a database connection broke'));
  }
}

/**
 * A connection of a transaction: what is sent on it in one go is not held back until each before it is answered. A statement
 * is planned once on it, for whatever values: it goes by keys, and PostgreSQL's five plans for the first five values cost more
 * than all that they could spare.
 */
class TransactionClient extends Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true, options: '-c plan_cache_mode=force_generic_plan' });
  }
}

const options: Options = {
  dialect: 'postgres',
  dialectModule: { ...pg, Client: TransactionClient },
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
  pool: { max: env.DATABASE_POOL, min: 0, acquire: 10_000, idle: idleMs },
  // Without timestamps: the columns' defaults and triggers write them, by the database's clock.
  define: { underscored: true, timestamps: false, freezeTableName: true },
  query: { useMaster: true },
  logging: env.LOG_LEVEL === 'trace' ? (text) => logger.trace(text) : false,
};

/** Sits out a restart of PostgreSQL: what broke off is done again as long as nothing was, or could have been, stored. */
class RetryingDatabase extends Sequelize {
  override transaction(options?: TransactionOptions): Promise<Transaction>;
  override transaction<Result>(work: (transaction: Transaction) => PromiseLike<Result>): Promise<Result>;
  override transaction<Result>(
    options: TransactionOptions,
    work: (transaction: Transaction) => PromiseLike<Result>,
  ): Promise<Result>;
  override transaction<Result>(
    ...[first, second]: [
      first?: TransactionOptions | ((transaction: Transaction) => PromiseLike<Result>),
      second?: (transaction: Transaction) => PromiseLike<Result>,
    ]
  ): Promise<Result | Transaction> {
    const [options, work] = typeof first === 'function' ? [{}, first] : [first ?? {}, second];
    if (!work) return super.transaction(options);
    const once = async () => {
      let committing = false;
      try {
        return await super.transaction(options, async (transaction) => {
          const result = await work(transaction);
          await writeWhatWaits(transaction);
          committing = true;
          return result;
        });
      } catch (error) {
        if (committing && troubleOf(error) === 'unknown')
          throw new OutcomeUnknown('The connection broke during a commit', { cause: error });
        throw error;
      }
    };
    // Part of another transaction: that one is done again, whole.
    return options.transaction ? once() : withRetry(once, (error) => troubleOf(error) !== null);
  }
}

/**
 * The models' door to PostgreSQL. Reads go to the primary unless a query says `useMaster: false`, so that a read
 * after a write never misses it.
 */
export const database = new RetryingDatabase(options);

/** Sequelize keeps the connection of a transaction on it, and has no type for it. */
const connectionOf = (transaction: Transaction) =>
  (transaction as Transaction & { connection: pg.Client }).connection;

const askOnce = database.query.bind(database) as (text: unknown, options?: object) => Promise<unknown>;
database.query = ((text: string | { query: string }, given?: { transaction?: Transaction | null }) => {
  const ask = () => askOnce(text, given);
  const statement = typeof text === 'string' ? text : text.query;
  // A statement of a transaction that broke can't go on: the whole transaction is done again.
  return given?.transaction
    ? throughSequelize(connectionOf(given.transaction), statement, ask)
    : withRetry(ask, repeatable(statement));
}) as typeof database.query;

// Sequelize writes each column's name into the options that a model gives: two attributes may never share one object.
database.addHook('beforeDefine', (attributes: Record<string, unknown>) => {
  for (const [name, given] of Object.entries(attributes)) {
    if (typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype)
      attributes[name] = { ...given };
  }
});

function pool(url: string) {
  const made = new pg.Pool({
    Client,
    connectionString: url,
    max: env.DATABASE_POOL,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    application_name: applicationName,
    allowExitOnIdle: true,
  });
  // Without a listener, a server restart would end this process.
  made.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'));
  return made;
}

/** The primary by the bare driver: sessions, rate limits and `sql` share it. It is asked once: `sql` is patient. */
export const primaryPool = pool(env.DATABASE_URL);
const replicaPools = env.DATABASE_REPLICA_URLS.map(pool);
let turn = 0;

async function run<Row extends pg.QueryResultRow>(
  from: pg.Pool,
  query: Prepared<Row> | string,
  values: unknown[],
) {
  const asked = typeof query === 'string' ? { text: query, values } : named(query, values);
  const { rows } = await withRetry(() => from.query<Row>(asked), repeatable(asked.text));
  return rows;
}

const named = ({ name, text }: Prepared<object>, values: unknown[]) => ({ name, text, values });
const replicaPool = () => replicaPools[turn++ % (replicaPools.length || 1)] ?? primaryPool;

/** Raw SQL: rows without model instances. What is hot is `prepared`. */
export const sql = {
  /** Rows from the primary. */
  rows: <Row extends pg.QueryResultRow>(query: Prepared<Row> | string, values: unknown[] = []) =>
    run<Row>(primaryPool, query, values),
  /** The first row from the primary, or undefined. */
  first: async <Row extends pg.QueryResultRow>(
    query: Prepared<Row> | string,
    values: unknown[] = [],
  ): Promise<Row | undefined> => (await run<Row>(primaryPool, query, values))[0],
  /** Rows from a replica where there is one: they may lag behind by a moment (search, public pages). */
  fromReplica: <Row extends pg.QueryResultRow>(query: Prepared<Row> | string, values: unknown[] = []) =>
    run<Row>(replicaPool(), query, values),
  /** Rows as they stand in a transaction; without one like `rows`. */
  within: <Row extends pg.QueryResultRow>(
    transaction: Transaction | null,
    query: Prepared<Row>,
    values: unknown[],
  ): Promise<Row[]> =>
    transaction
      ? // By the driver: Sequelize has the database plan a statement anew each time.
        askWithin<Row>(connectionOf(transaction), named(query, values))
      : run<Row>(primaryPool, query, values),
  /**
   * A write whose answer nobody needs: it resolves at once, is done in its turn, and goes with the next statement of its
   * transaction or with the commit, which fails where it fails. Never one that the caller is to hear a refusal of.
   */
  send: (transaction: Transaction, query: Prepared<object>, values: unknown[]): Promise<void> => {
    sendAlong(connectionOf(transaction), named(query, values));
    return Promise.resolve();
  },
  /** Reads like `fromReplica`, in one transaction, that stop in the database as soon as `signal` aborts. */
  cancellable: <Result>(signal: AbortSignal, read: (rows: Rows) => Promise<Result>) =>
    withRetry(
      () => cancellableRead(replicaPool(), signal, read),
      (error) => troubleOf(error) !== null,
    ),
  /** Rows from the primary by one statement that stops in the database as soon as `signal` aborts. */
  cancellableRows: <Row extends pg.QueryResultRow>(
    signal: AbortSignal,
    query: Prepared<Row>,
    values: unknown[],
  ) =>
    withRetry(() => cancellableRows<Row>(primaryPool, signal, named(query, values)), repeatable(query.text)),
};

/** Words of ours as a list in a statement: `status in (${inList(openStatuses)})`. Never for what people send. */
export const inList = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Closes every connection of this process; for a shutdown and for the end of a test. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([database.close(), primaryPool.end(), ...replicaPools.map((each) => each.end())]);
}
