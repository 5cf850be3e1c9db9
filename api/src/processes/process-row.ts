import Joi from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import { defineJob, rowId } from '../jobs';
import { prepared } from '../prepared';

const leaseSeconds = 60;

/** Wakes a process whose time has come. */
export const wakeProcess = defineJob<{ kind: string; key: number }>('process_wake', {
  payload: { kind: Joi.string().required(), key: rowId() },
  key: ['wake', 'kind', 'key'],
});

/** Another worker holds a newer lease on the same process. */
export class Outrun extends Error {}

export interface Lease {
  state: string;
  /** Incremented with each lease; writes under an older one are refused. */
  fence: number;
}

const written = prepared(
  'process-written',
  {},
  `insert into processes (kind, key, state, due_at) values ($1, $2, $3, $4)
   on conflict (kind, key) do update set state = $3, due_at = $4, fence = processes.fence + 1, leased_until = null`,
);

/** The row of a process: its state, when its timer is due, and who holds the lease. */
export const processRows = {
  /** Writes the current state, ends the lease on the previous one, and schedules the wake-up. */
  async write(
    { kind, key, state, dueAt }: { kind: string; key: number; state: string; dueAt: Date | null },
    transaction: Transaction,
  ): Promise<void> {
    await sql.send(transaction, written, [kind, key, state, dueAt]);
    if (dueAt) await wakeProcess.enqueue(transaction, { kind, key }, { runAt: dueAt });
  },

  /** Throws `Outrun` if a newer lease exists; locks the row until the transaction ends. */
  async requireFence(kind: string, key: number, fence: number, transaction: Transaction): Promise<void> {
    const rows = await database.query(
      'select 1 from processes where kind = $1 and key = $2 and fence = $3 for update',
      { type: QueryTypes.SELECT, transaction, bind: [kind, key, fence] },
    );
    if (rows.length === 0) throw new Outrun(`${kind} ${key} is in other hands`);
  },

  /** Takes a lease on a due process; undefined if it is not due or is leased. */
  lease: (kind: string, key: number): Promise<Lease | undefined> =>
    sql.first<{ state: string; fence: number }>(
      `update processes set fence = fence + 1, leased_until = now() + make_interval(secs => $3)
       where kind = $1 and key = $2 and due_at <= now() and (leased_until is null or leased_until < now())
       returning state, fence`,
      [kind, key, leaseSeconds],
    ),

  async release(kind: string, key: number, { fence }: Lease): Promise<void> {
    await sql.rows('update processes set leased_until = null where kind = $1 and key = $2 and fence = $3', [
      kind,
      key,
      fence,
    ]);
  },

  /** Wakes overdue processes without a scheduled wake-up, in case a job was lost. */
  wakeOverdue: (): Promise<void> =>
    wakeProcess.enqueueMissing(
      `select kind, key from processes
       where due_at < now() - interval '30 seconds' and (leased_until is null or leased_until < now())
       order by due_at`,
      500,
    ),
};
