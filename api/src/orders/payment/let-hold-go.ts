import type { Transaction } from 'sequelize';
import { releaseHold } from '../../payments';
import { recordHistory } from '../history';

/** Lets go all that is held for an order, or may be; where money was held, its history says so. */
export async function letHoldGo(orderId: number, transaction: Transaction): Promise<void> {
  if (await releaseHold(orderId, transaction))
    await recordHistory({ orderId, kind: 'payment_released', actor: null }, transaction);
}
