import type { Transaction } from 'sequelize';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import { prepared } from '../prepared';
import { bumpVersion } from './answer-poll';

const made = prepared(
  'poll-bills-made',
  {},
  `insert into poll_selection_bills (poll_selection_id, amount_cents)
   select s.id, s.own_share_cents from poll_selections s
   where s.poll_id = $1 and s.own_share_cents > 0 and not s.opted_out
   on conflict (poll_selection_id) do nothing`,
);

/** Bills people whose meals cost more than the allowance, by the share they agreed to; once per answer. */
export const makeBills = (pollId: number, transaction: Transaction): Promise<void> =>
  sql.send(transaction, made, [pollId]);

const voided = prepared(
  'poll-bills-voided',
  {},
  `update poll_selection_bills b set voided_at = clock_timestamp()
   from poll_selections s where s.id = b.poll_selection_id and s.poll_id = $1 and b.voided_at is null`,
);
/** Voids the bills of an order that will not be delivered. */
export const voidBills = (pollId: number, transaction: Transaction): Promise<void> =>
  sql.send(transaction, voided, [pollId]);

const settled = prepared(
  'poll-bill-settled',
  { isVoid: 'bool' },
  `update poll_selection_bills b
   set paid_at = case when b.voided_at is not null then b.paid_at when $3 then coalesce(b.paid_at, clock_timestamp()) end
   from poll_selections s
   where b.id = $2 and s.id = b.poll_selection_id and s.poll_id = $1
   returning b.voided_at is not null as "isVoid"`,
);

/** Marks a bill as settled between the people or not; 409 if it is void. */
export const settleBill = (pollId: number, id: number, isPaid: boolean): Promise<void> =>
  database.transaction(async (transaction) => {
    const [bill] = await sql.within(transaction, settled, [pollId, id, isPaid]);
    if (!bill) throw notFound();
    if (bill.isVoid)
      throw new ApiError(409, 'poll_selection_bill-void', {
        message: 'The order of this meal is off: nothing is owed for it.',
      });
    await bumpVersion(pollId, transaction);
  });
