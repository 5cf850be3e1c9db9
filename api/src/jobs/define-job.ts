import Joi, { type StrictSchemaMap } from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import { atTheEndOf } from '../transaction-end';
import { jobsStatement, queueJobs, type JobRow } from './job-row';

interface Kind<Payload> {
  /** The schema of the payload; others are refused when the job is enqueued. */
  payload: StrictSchemaMap<Payload>;
  /** The parts of the job's key, a word and payload fields: a second job with the same key replaces a waiting one. */
  key?: readonly [word: string, ...fields: (keyof Payload & string)[]];
  /** Default 25, about four days with the growing delays. */
  maxAttempts?: number;
  /** Jobs in a named queue run one after another. */
  queue?: string;
  /** A schedule in addition: five cron fields in UTC. */
  cron?: string;
  /**
   * The job's former name; jobs enqueued under it, also by an older release, are handled too. An older worker does not
   * know the new name: it leaves such jobs waiting and logs them.
   */
  formerly?: string;
}

/** A job with its handler; a rejection is retried with growing delays. */
export interface HandledJob {
  name: string;
  /** All names that it may be enqueued under. */
  names: readonly string[];
  cron: string | undefined;
  handle: (payload: unknown) => Promise<void>;
}

export interface Job<Payload extends object> {
  readonly name: string;
  /** Enqueues the job within the transaction, so that it exists only after the commit. `runAt`: not before that time. */
  enqueue(transaction: Transaction, payload: Payload, when?: { runAt?: Date }): Promise<void>;
  /**
   * For sweeps: enqueues a job per row of a query whose columns are the payload, at most `limit`, unless one that is
   * due or will be retried is queued already.
   */
  enqueueMissing(query: string, limit: number): Promise<void>;
  /** The job as a queue row, for data that is written without models, such as the demo's. */
  row(payload: Payload, when?: { runAt?: Date }): JobRow;
  /** The job's key; null if each one is separate. */
  keyOf(payload: Payload): string | null;
  /** Attaches the handler, for the worker's list. It may run twice, so it must be idempotent. */
  handledBy(handle: (payload: Payload) => Promise<void>): HandledJob;
}

const defined = new Set<string>();

/** The jobs of a transaction are enqueued together. */
const add = (transaction: Transaction, rows: readonly JobRow[]) =>
  sql.send(transaction, queueJobs, jobsStatement(rows).values);

/** Every defined job name. */
export const definedJobs = (): ReadonlySet<string> => defined;

/** The id of a row, in a payload. */
export const rowId = () => Joi.number().integer().positive().required();

/**
 * Defines a kind of job: name (`noun_verb`), payload and key. Separate from its handler, because callers that enqueue
 * it need not load the handler, which often calls them.
 */
export function defineJob<Payload extends object>(
  name: string,
  { payload: shape, key, maxAttempts, queue, cron, formerly }: Kind<Payload>,
): Job<Payload> {
  if (defined.has(name)) throw new Error(`the job ${name} is defined twice`);
  defined.add(name);
  const schema = Joi.object<Payload>(shape).required();
  const names = formerly === undefined ? [name] : [name, formerly];

  const keyOf = (payload: Payload) => {
    if (!key) return null;
    const [word, ...fields] = key;
    return [word, ...fields.map((field) => String(payload[field]))].join('-');
  };
  const row = (payload: Payload, { runAt }: { runAt?: Date } = {}): JobRow => {
    const { error } = schema.validate(payload, { convert: false });
    // A programming error, not the caller's.
    if (error) throw new TypeError(`the job ${name} can't be queued: ${error.message}`);
    return {
      name,
      payload,
      key: keyOf(payload),
      queue: queue ?? null,
      max_attempts: maxAttempts ?? null,
      run_at: runAt?.toISOString() ?? null,
    };
  };

  return {
    name,
    keyOf,
    row,
    enqueue(transaction, payload, when) {
      atTheEndOf(transaction, add, row(payload, when));
      return Promise.resolve();
    },
    async enqueueMissing(query, limit) {
      if (!key) throw new TypeError(`the job ${name} has no key by which one is found in the queue`);
      const [word, ...fields] = key;
      const parts = ['$1::text', ...fields.map((field) => `each."${field}"`)];
      await database.transaction(async (transaction) => {
        const missing = await database.query<Payload>(
          `select * from (${query}) each where not exists (
             select from graphile_worker.jobs j where j.attempts < j.max_attempts
               and (j.attempts > 0 or j.run_at < now() + interval '1 minute')
               and j.task_identifier = any($3::text[]) and j.key = concat_ws('-', ${parts.join(', ')}))
           limit $2`,
          { type: QueryTypes.SELECT, transaction, bind: [word, limit, names] },
        );
        for (const payload of missing) atTheEndOf(transaction, add, row(payload));
      });
    },
    handledBy: (handle) => ({ name, names, cron, handle: (payload) => handle(payload as Payload) }),
  };
}
