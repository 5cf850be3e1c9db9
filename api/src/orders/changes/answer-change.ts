import { errorCodes } from '@copper-carrot/contracts';
import { database } from '../../database';
import { ApiError, forbidden, notFound } from '../../errors';
import type { Actor } from '../../http';
import { orderPolicy } from '../order.policy';
import { changeProcess } from './change.process';
import { lockChange } from './open-change';
import { OrderChange } from './order-change.model';
import { PayerRefused } from './who-pays';

/** Requires that the change belongs to the order; 409 otherwise. */
async function requireOf(orderId: number, id: number): Promise<void> {
  if ((await OrderChange.count({ where: { orderId, id } })) > 0) return;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'There are no changes that wait for an answer.',
  });
}

/**
 * Approves an order's changes for its caterer and applies them. If their sender may no longer pay for them (2 §6), or
 * the coupon or credit is used up, the changes end here instead, with 409.
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
    // A colleague has answered in the meantime.
    await approve();
  }
}

/** Words for the caterer, who owns the full kitchen and can't choose another date. */
function inCaterersWords(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCodes.submit.catererUnavailable) return error;
  const message =
    'Your kitchen has no room for these changes at that time. Please make room for them, or decline them.';
  return new ApiError(error.status, error.code, { message });
}

/** How changes end that can't be approved: the reason for their sender, and the message for the caterer. */
interface End {
  step: 'forbid' | 'fail';
  reason: string;
  message: string;
}

/** The end of changes for an error; null if they keep waiting for an answer. */
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
  // The caterer must not learn how much credit the organization has left.
  if (refusal.code === errorCodes.submit.creditLimit)
    return notMade('These changes can’t be paid for by invoice any more');
  // Nor how many coins the customer has left.
  if (refusal.details.fields?.credit?.includes('not_enough_coins'))
    return notMade('These changes can’t be paid for with coins any more');
  if (refusal.code.startsWith(errorCodes.submit.couponNotApplicable))
    return notMade('The coupon of these changes can’t be used any more');
  return null;
}

const orderStands = 'The order stands as it was, and your customer is told. There is nothing left to answer.';

/** Ends changes that wait for their caterer's answer; returns whether it did. */
const endInstead = (id: number, { step, reason }: End): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (open?.change.status !== 'requested') return false;
    // Without an actor, because the sender gets no answer from this call and has to be notified.
    await changeProcess.step(step, open, { actor: null, input: { reason }, transaction });
    return true;
  });

/** Declines changes for the caterer; the order stays as it was. */
export async function declineChange(
  orderId: number,
  id: number,
  reason: string,
  actor: Actor,
): Promise<void> {
  await requireOf(orderId, id);
  await changeProcess.take('decline', id, { actor, input: { reason } });
}

/** Withdraws a customer's changes before they are answered or paid; a caterer declines instead. */
export async function withdrawChange(orderId: number, id: number, actor: Actor): Promise<void> {
  await requireOf(orderId, id);
  await database.transaction(async (transaction) => {
    const open = await lockChange(id, transaction);
    if (!open) throw notFound();
    if (!orderPolicy.takeChangesBack(actor, open.order)) throw forbidden();
    const { status } = open.change;
    // Withdrawn before, or ended by a job: the changes are not made either way.
    if (status === 'refused') return;
    const step = status === 'paying' ? 'giveUp' : 'withdraw';
    await changeProcess.takeLocked(step, open, { actor, input: undefined, transaction });
  });
}
