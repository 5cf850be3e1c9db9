import { errorCodes } from '@copper-carrot/contracts';
import { database } from '../../database';
import { ApiError, forbidden, notFound } from '../../errors';
import type { Actor } from '../../http';
import { orderPolicy } from '../order.policy';
import { changeProcess } from './change.process';
import { lockChange } from './open-change';
import { OrderChange } from './order-change.model';
import { PayerRefused } from './who-pays';

/** That a change which somebody has seen is one of the order: 409 where it is not. */
async function requireOf(orderId: number, id: number): Promise<void> {
  if ((await OrderChange.count({ where: { orderId, id } })) > 0) return;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'There are no changes that wait for an answer.',
  });
}

/**
 * A caterer takes the changes of an order: from then on they are the order. Changes whose sender may not pay for them any
 * more (2 §6), or whose coupon or invoice has no room for them any more, end here instead, 409.
 */
export async function approveChange(orderId: number, id: number, actor: Actor): Promise<void> {
  await requireOf(orderId, id);
  const approve = () => changeProcess.take('approve', id, { actor, input: undefined });
  try {
    await approve();
  } catch (error) {
    const end = endBy(error);
    if (!end) throw inCaterersWords(error);
    if (await endInstead(id, end))
      throw new ApiError(409, errorCodes.modify.changeClosed, { message: end.message });
    // A colleague has answered meanwhile.
    await approve();
  }
}

/** A full kitchen is the caterer's own, who has no other date to try. */
function inCaterersWords(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCodes.submit.catererUnavailable) return error;
  const message =
    'Your kitchen has no room for these changes at that time. Please make room for them, or decline them.';
  return new ApiError(error.status, error.code, { message });
}

/** How changes end that their caterer wanted to take: why, to who sent them, and what the caterer reads. */
interface End {
  step: 'forbid' | 'fail';
  reason: string;
  message: string;
}

/** How what stands against changes ends them; null where they still wait for their answer. */
function endBy(error: unknown): End | null {
  if (error instanceof PayerRefused && error.refusal.code !== errorCodes.submit.creditLimit)
    return {
      step: 'forbid',
      reason: 'Who sent them may not pay for this order any more.',
      message: `Who sent these changes may not pay for them any more. ${orderStands}`,
    };
  const refusal = error instanceof PayerRefused ? error.refusal : error;
  if (!(refusal instanceof ApiError)) return null;
  const notMade = (because: string): End => ({
    step: 'fail',
    reason: refusal.message,
    message: `${because}, so they were not made. ${orderStands}`,
  });
  // What its organization has left is not the caterer's to know.
  if (refusal.code === errorCodes.submit.creditLimit)
    return notMade('These changes can’t be paid for by invoice any more');
  if (refusal.code.startsWith(errorCodes.submit.couponNotApplicable))
    return notMade('The coupon of these changes can’t be used any more');
  return null;
}

const orderStands = 'The order stands as it was, and your customer is told. There is nothing left to answer.';

/** Ends changes that wait for their caterer's answer. Whether they did. */
const endInstead = (id: number, { step, reason }: End): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (open?.change.status !== 'requested') return false;
    // By nobody: its sender is not there to hear of it.
    await changeProcess.step(step, open, { actor: null, input: { reason }, transaction });
    return true;
  });

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
    if (!orderPolicy.takeChangesBack(actor, open.order)) throw forbidden();
    const { status } = open.change;
    // Again, or after the clock: it is not made either way.
    if (status === 'refused') return;
    const step = status === 'paying' ? 'giveUp' : 'withdraw';
    await changeProcess.takeLocked(step, open, { actor, input: undefined, transaction });
  });
}
