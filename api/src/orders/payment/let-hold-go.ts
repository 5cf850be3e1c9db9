import type { Transaction } from 'sequelize';
import { releaseChangeHold, releaseHold } from '../../payments';
import { recordHistory } from '../history';

/** Lets go all that is held for an order, or may be; where money was held, its history says so. */
export async function letHoldGo(orderId: number, transaction: Transaction): Promise<void> {
  const amountCents = await releaseHold(orderId, transaction);
  await recordReleased(orderId, { amount_cents: amountCents }, transaction);
}

/** The same of what is held for a change that comes to nothing, beside what is held for its order. */
export async function letChangeHoldGo(
  { id, orderId }: { id: number; orderId: number },
  transaction: Transaction,
): Promise<void> {
  const amountCents = await releaseChangeHold(id, transaction);
  await recordReleased(orderId, { amount_cents: amountCents, change_id: id }, transaction);
}

async function recordReleased(
  orderId: number,
  details: { amount_cents: number; change_id?: number },
  transaction: Transaction,
): Promise<void> {
  if (details.amount_cents > 0)
    await recordHistory({ orderId, kind: 'payment_released', actor: null, details }, transaction);
}
