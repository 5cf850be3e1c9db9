import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { invalid } from '../errors';
import { prepared } from '../prepared';
import { dollarsToCents } from '../pricing';
import type { OrderPoll } from './poll.model';

const paidBeside = prepared(
  'poll-allowance-raised',
  {},
  `update poll_selections
   set own_share_cents = case when $2::int4 is null then 0 else greatest(0, own_share_cents - qty * $2::int4) end
   where poll_id = $1 and own_share_cents > 0`,
);

/**
 * Raises the organization's allowance per meal (null: everything), and lowers existing shares. 422 for a lower one,
 * because people may be choosing by what their page shows.
 */
export async function raiseAllowance(
  poll: OrderPoll,
  dollars: number | null,
  transaction: Transaction,
): Promise<void> {
  const before = poll.mealAllowanceCents;
  const after = dollars === null ? null : dollarsToCents(dollars, 'meal_allowance');
  if (before === after) return;
  if (before === null || (after !== null && after < before))
    throw invalid(
      'meal_allowance',
      'greater_than',
      'can’t be less than before: people pick by what they were told',
    );
  poll.mealAllowanceCents = after;
  await sql.send(transaction, paidBeside, [poll.id, after === null ? null : after - before]);
}
