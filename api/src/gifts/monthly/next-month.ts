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
  `update monthly_gifts set next_month = next_month + 1, failures = 0,
     next_at = started_at + make_interval(months => next_month + 1)
   where id = $1 returning next_at as "nextAt", next_month as "nextMonth", failures`,
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
