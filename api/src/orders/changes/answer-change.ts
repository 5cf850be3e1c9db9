import { errorCodes } from '@copper-carrot/contracts';
import { database } from '../../database';
import { ApiError, forbidden } from '../../errors';
import type { Actor } from '../../http';
import { orderPolicy } from '../order.policy';
import { changeProcess } from './change.process';
import { lockChange, senderOf } from './open-change';
import { OrderChange } from './order-change.model';
import { payerRefusal } from './who-pays';

/** That a change which somebody has seen is one of the order: 409 where it is not. */
async function requireOf(orderId: number, id: number): Promise<void> {
  if ((await OrderChange.count({ where: { orderId, id } })) > 0) return;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'There are no changes that wait for an answer.',
  });
}

/**
 * A caterer takes the changes of an order: from then on they are the order. Changes whose sender may not pay for them any
 * more (2 §6), or whose coupon can not be used any more, end here instead, 409.
 */
export async function approveChange(orderId: number, id: number, actor: Actor): Promise<void> {
  await requireOf(orderId, id);
  try {
    await approve(id, actor);
  } catch (error) {
    if (!isOfCoupon(error)) throw error;
    await database.transaction(async (transaction) => {
      const open = await lockChange(id, transaction);
      if (open?.change.status !== 'requested') return;
      const input = { reason: error.message };
      await changeProcess.step('fail', open, { actor: null, input, transaction });
    });
    throw new ApiError(409, errorCodes.modify.changeClosed, {
      message:
        'The coupon of these changes can’t be used any more, so they were not made. The order stands as it was, and your customer is told. There is nothing left to answer.',
    });
  }
}

const isOfCoupon = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith(errorCodes.submit.couponNotApplicable);

async function approve(id: number, actor: Actor): Promise<void> {
  const isForbidden = await database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (open?.change.status !== 'requested') return false;
    const sender = await senderOf(open.change);
    const refusal = await payerRefusal(open, sender, transaction);
    if (!refusal) {
      await changeProcess.step('approve', open, { actor, input: undefined, transaction });
      return false;
    }
    // By nobody: its sender is not there to hear of it.
    const input = { reason: notTheirsToPay };
    await changeProcess.step('forbid', open, { actor: null, input, transaction });
    return true;
  });
  if (isForbidden)
    throw new ApiError(409, errorCodes.modify.changeClosed, {
      message: 'Who sent these changes may not pay for them any more. The order stands as it was.',
    });
  await changeProcess.take('approve', id, { actor, input: undefined });
}

const notTheirsToPay = 'Who sent them may not pay for this order any more.';

/** A caterer turns them down: the order stands as it was. */
export async function declineChange(
  orderId: number,
  id: number,
  reason: string,
  actor: Actor,
): Promise<void> {
  await requireOf(orderId, id);
  await changeProcess.take('decline', id, { actor, input: { reason } });
}

/** A customer takes them back before they are answered, or lets them go before they are paid for; a caterer declines them. */
export async function withdrawChange(orderId: number, id: number, actor: Actor): Promise<void> {
  await requireOf(orderId, id);
  const isLetGo = await database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (open && !(orderPolicy.pay(actor, open.order) && orderPolicy.decide(actor, open.order)))
      throw forbidden();
    // Again, or after the clock: it is not made either way.
    if (open?.change.status === 'refused') return true;
    if (open?.change.status !== 'paying') return false;
    await changeProcess.step('giveUp', open, { actor, input: undefined, transaction });
    return true;
  });
  if (!isLetGo) await changeProcess.take('withdraw', id, { actor, input: undefined });
}
