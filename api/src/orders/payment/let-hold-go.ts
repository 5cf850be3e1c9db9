import type { Transaction } from 'sequelize';
import { releaseChangeHold, releaseHold } from '../../payments';
import { recordHistory } from '../history';

/** Releases every hold of an order, also one that may exist; the history has an entry if money was held. */
export async function letHoldGo(orderId: number, transaction: Transaction): Promise<void> {
  const amountCents = await releaseHold(orderId, transaction);
  await recordReleased(orderId, { amount_cents: amountCents }, transaction);
}

/** The same for the separate hold of a change that is not applied. */
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
