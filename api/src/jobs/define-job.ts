import Joi, { type StrictSchemaMap } from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import { atTheEndOf } from '../transaction-end';
import { jobsStatement, queueJobs, type JobRow } from './job-row';

interface Kind<Payload> {
  /** The payload's shape; any other is refused when the job is queued. */
  payload: StrictSchemaMap<Payload>;
  /** A word and the payload's fields after it: a second job under one key replaces the first while that one waits. */
  key?: readonly [word: string, ...fields: (keyof Payload & string)[]];
  /** 25 unless said; with the queue's growing delays that is about four days. */
  maxAttempts?: number;
  /** Jobs of one queue run one after another. */
  queue?: string;
  /** By the clock as well: five cron fields in UTC. */
  cron?: string;
  /**
   * What it was called before: what was queued under that name, by an older release too, is done as well. The older one does
   * not know the new name: it leaves such jobs alone, and its worker says so.
   */
  formerly?: string;
}

/** A job with what is done about it; a rejection is tried again later, with growing delays. */
export interface HandledJob {
  name: string;
  /** All under which it may have been queued. */
  names: readonly string[];
  cron: string | undefined;
  handle: (payload: unknown) => Promise<void>;
}

export interface Job<Payload extends object> {
  readonly name: string;
  /** Queues it with the transaction's fate: none without its commit. `runAt`: not before, at once otherwise. */
  enqueue(transaction: Transaction, payload: Payload, when?: { runAt?: Date }): Promise<void>;
  /**
   * For sweeps: queues one for each row of a query whose columns are its payload, at most `limit`, save where one that is
   * due, or will try again, is in the queue under a name that is handled.
   */
  enqueueMissing(query: string, limit: number): Promise<void>;
  /** The job as a row of the queue, for what is written without a model, such as the demo's data. */
  row(payload: Payload, when?: { runAt?: Date }): JobRow;
  /** The queue's key for it; null where each one stands for itself. */
  keyOf(payload: Payload): string | null;
  /** Its handler, for the worker's list. May run twice: the second time changes nothing. */
  handledBy(handle: (payload: Payload) => Promise<void>): HandledJob;
}

const defined = new Set<string>();

/** The jobs of a transaction go into the queue together. */
const add = (transaction: Transaction, rows: readonly JobRow[]) =>
  sql.send(transaction, queueJobs, jobsStatement(rows).values);

/** Every kind of job that loaded code can queue. */
export const definedJobs = (): ReadonlySet<string> => defined;

/** The id of a row, in a payload. */
export const rowId = () => Joi.number().integer().positive().required();

/**
 * A kind of work for later: its name (`noun_verb`), what it is told, under which key it waits. It is told apart from its
 * handler, because whoever queues it need not load what does it, and often is what the handler calls.
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
    // Ours, not the caller's: whoever queues knows the shape.
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
