import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import { lockMonthlyGift } from './load-monthly-gift';
import { monthlyGiftProcess } from './monthly-gift.process';

/** Tries of a month within a week, three days apart. */
const mostTries = 3;

const next = { nextAt: 'timestamptz?', nextMonth: 'int4', failures: 'int4' } as const;
const moved = prepared(
  'monthly-gift-next',
  next,
  // Months that passed without a charge are left out.
  `update monthly_gifts m set next_month = n.month, failures = 0,
     next_at = m.started_at + make_interval(months => n.month)
   from (select min(month) as month from monthly_gifts g, generate_series(g.next_month + 1, g.next_month + 1200) as month
     where g.id = $1 and g.started_at + make_interval(months => month) > clock_timestamp()) n
   where m.id = $1 returning m.next_at as "nextAt", m.next_month as "nextMonth", m.failures`,
);
const failed = prepared(
  'monthly-gift-failed',
  next,
  `update monthly_gifts set failures = failures + 1, next_at = clock_timestamp() + interval '3 days'
   where id = $1 returning next_at as "nextAt", next_month as "nextMonth", failures`,
);
const methodKept = prepared(
  'monthly-gift-card-kept',
  {},
  `update monthly_gifts m set stripe_payment_method_id = d.stripe_payment_method_id
   from donations d where d.id = $2 and m.id = $1 and m.credit_card_id is null`,
);

/** A charge of a monthly gift was paid: its first begins it, and each other moves it to its next month. */
export async function monthPaid(id: number, giftId: number, transaction: Transaction): Promise<void> {
  const gift = await lockMonthlyGift(id, transaction);
  if (!gift) return;
  await sql.within(transaction, methodKept, [id, giftId]);
  const input = undefined;
  if (gift.status === 'starting')
    return monthlyGiftProcess.step('begin', gift, { actor: null, input, transaction });
  if (gift.startedAt === null) return;
  Object.assign(gift, (await sql.within(transaction, moved, [id]))[0]);
  await monthlyGiftProcess.keep(gift, await databaseNow(transaction), transaction);
}

/** A charge of a monthly gift came to nothing: it is tried again, and ends at the third time. */
export async function monthFailed(
  id: number,
  reason: string | null,
  transaction: Transaction,
): Promise<void> {
  const gift = await lockMonthlyGift(id, transaction);
  if (!gift || gift.status === 'ended') return;
  if (gift.status === 'starting')
    return monthlyGiftProcess.step('end', gift, { actor: null, input: undefined, transaction });
  Object.assign(gift, (await sql.within(transaction, failed, [id]))[0]);
  if (gift.failures < mostTries)
    return monthlyGiftProcess.keep(gift, await databaseNow(transaction), transaction);
  const input = { reason: `your card was declined three times. ${reason ?? ''}`.trim() };
  await monthlyGiftProcess.step('giveUp', gift, { actor: null, input, transaction });
}

/** Ends a monthly gift whose gift is sent back, so that its card is not charged again. */
export async function endMonthlyGift(id: number, transaction: Transaction): Promise<void> {
  const gift = await lockMonthlyGift(id, transaction);
  if (!gift || gift.status === 'ended') return;
  await monthlyGiftProcess.step('end', gift, { actor: null, input: undefined, transaction });
}
