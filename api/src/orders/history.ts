import type { Transaction } from 'sequelize';
import type { Actor } from '../http';
import { OrderHistory } from './order.model';

export const historyKinds = [
  'created',
  'changed',
  'submitted',
  'accepted',
  'declined',
  'confirmed',
  'canceled',
  'expired',
  'fulfilled',
  'payment_authorized',
  'payment_failed',
  'payment_released',
  'payment_captured',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Enters a change in the order's append-only history: who, as whom, what; a job has no actor. */
export async function recordHistory(
  entry: { orderId: number; kind: HistoryKind; actor: Actor | null; details?: Record<string, unknown> },
  transaction: Transaction,
) {
  const { orderId, kind, actor, details = {} } = entry;
  await OrderHistory.create(
    {
      orderId,
      kind,
      details,
      userId: actor?.userId ?? null,
      actingUserId: actor?.ghostingAdmin?.id ?? null,
    },
    { transaction },
  );
}
