import { errorCodes } from '@copper-carrot/contracts';
import { database } from '../../database';
import { ApiError, forbidden, notFound } from '../../errors';
import type { Actor } from '../../http';
import { catererOrderPolicy } from '../order.policy';
import { changeProcess, mayTakeBack } from './change.process';
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
  const end = await approve(id, actor);
  if (!end) return;
  await database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (open?.change.status !== 'requested') return;
    // By nobody: its sender is not there to hear of it.
    const by = { actor: null, input: { reason: end.reason }, transaction };
    await changeProcess.step(end.step, open, by);
  });
  throw new ApiError(409, errorCodes.modify.changeClosed, { message: end.message });
}

/** How changes end that their caterer wanted to take: why, to who sent them, and what the caterer reads. */
interface End {
  step: 'forbid' | 'fail';
  reason: string;
  message: string;
}

/** Approves changes; what stands against that ends them. Null where nothing does. */
async function approve(id: number, actor: Actor): Promise<End | null> {
  try {
    return await database.transaction(async (transaction) => {
      const open = await lockChange(id, transaction);
      if (!open) throw notFound();
      // Before anything is ended: the step, which asks them again, comes after what their sender may.
      if (!catererOrderPolicy.accept(actor, open.order)) throw forbidden();
      if (open.change.status === 'requested') {
        const sender = await senderOf(open.change);
        if (await payerRefusal(open, sender, transaction)) return notTheirsToPay;
      }
      await changeProcess.takeLocked('approve', open, { actor, input: undefined, transaction });
      return null;
    });
  } catch (error) {
    const end = endBy(error);
    if (!end) throw error;
    return end;
  }
}

function endBy(error: unknown): End | null {
  if (!(error instanceof ApiError)) return null;
  // What its organization has left is not the caterer's to know.
  if (error.code === errorCodes.submit.creditLimit) return notTheirsToPay;
  if (!error.code.startsWith(errorCodes.submit.couponNotApplicable)) return null;
  return {
    step: 'fail',
    reason: error.message,
    message:
      'The coupon of these changes can’t be used any more, so they were not made. The order stands as it was, and your customer is told. There is nothing left to answer.',
  };
}

const notTheirsToPay: End = {
  step: 'forbid',
  reason: 'Who sent them may not pay for this order any more.',
  message: 'Who sent these changes may not pay for them any more. The order stands as it was.',
};

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
  await database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (!open) throw notFound();
    if (!mayTakeBack(actor, open.order)) throw forbidden();
    const { status } = open.change;
    // Again, or after the clock: it is not made either way.
    if (status === 'refused') return;
    const step = status === 'paying' ? 'giveUp' : 'withdraw';
    await changeProcess.takeLocked(step, open, { actor, input: undefined, transaction });
  });
}
