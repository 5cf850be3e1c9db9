import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';

export interface AddJobOptions {
  /** A second job under the same key replaces the first while that one waits. */
  jobKey?: string;
  /** Not before; at once otherwise. */
  runAt?: Date;
  /** 25 unless said; with the queue's growing delays that is about three days. */
  maxAttempts?: number;
  /** Jobs of one queue run one after another. */
  queue?: string;
  /** `unsafe_dedupe` keeps what waits, even if it failed for good; `replace` is the standard. */
  mode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
}

/** Puts a job into the queue with the transaction's fate: none without its commit. */
export async function addJob(
  transaction: Transaction,
  name: string,
  payload: object,
  options: AddJobOptions = {},
): Promise<void> {
  await database.query(
    `select graphile_worker.add_job($1, payload => $2::json, queue_name => $3, run_at => $4::timestamptz,
       max_attempts => $5::integer, job_key => $6, job_key_mode => $7)`,
    {
      type: QueryTypes.SELECT,
      transaction,
      bind: [
        name,
        JSON.stringify(payload),
        options.queue ?? null,
        options.runAt ?? null,
        options.maxAttempts ?? null,
        options.jobKey ?? null,
        options.mode ?? 'replace',
      ],
    },
  );
}
