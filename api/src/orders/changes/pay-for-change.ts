import type { Transaction } from 'sequelize';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import {
  authorizePayment,
  changeAttempt,
  type PaymentAttempt,
  settleAttempt,
  Undecided,
  type Authorization,
} from '../../payments';
import { recordHistory } from '../history';
import { orderPolicy } from '../order.policy';
import { paymentError } from '../submission/payment-refusals';
import { declinedLimit } from '../submission/submit-order';
import { goOn, sendOrApply, type ModifyStep } from './change-steps';
import { finishChange } from './change.jobs';
import { changeProcess, lockChange } from './change.process';

/**
 * Asks Stripe for the hold of a change, in no transaction, and takes the step that its answer allows in one. Whoever asks
 * twice asks nothing new; without an actor it is whoever sent the change, by the rights that they have now.
 */
export async function payForChange(claimed: PaymentAttempt, actor: Actor | null): Promise<ModifyStep> {
  let result: Authorization;
  try {
    result = await authorizePayment(claimed);
  } catch (error) {
    // The claim stands: what Stripe did or will do under it is heard by asking again.
    if (error instanceof Undecided) return { do: 'ask again', attemptId: claimed.id };
    throw error;
  }
  const sender = actor ?? (await actorSource.findActor(claimed.requestedBy));
  try {
    const step = await database.transaction((transaction) => settle(claimed, result, sender, transaction));
    if (step.do === 'refuse' && result.outcome === 'failed')
      await declinedLimit.spend(String(claimed.requestedBy));
    return step;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Something was taken between claim and answer (capacity, a coupon): nothing changes, so nothing is held.
    await database.transaction(async (transaction) => {
      const open = await lockChange(claimed.changeId ?? 0, transaction);
      if (open?.change.status === 'paying')
        await changeProcess.step('refuse', open, { actor: sender, input: undefined, transaction });
    });
    return { do: 'refuse', error };
  }
}

async function settle(
  claimed: PaymentAttempt,
  result: Authorization,
  actor: Actor | null,
  transaction: Transaction,
): Promise<ModifyStep> {
  // Read again without its lock: a change that was promoted has an attempt that names it no more.
  const open = await lockChange(claimed.changeId ?? 0, transaction);
  if (!open) return { do: 'wait' };
  const { change, order } = open;
  const now = await databaseNow(transaction);
  const attempt = await changeAttempt(change.id, transaction);
  // Another caller settled this claim while we asked Stripe; its outcome holds for us too.
  if (change.status !== 'paying' || attempt?.id !== claimed.id) return goOn(open, null, now, transaction);

  await settleAttempt(attempt, result, transaction);
  const orderId = order.id;
  if (result.outcome === 'requires_action') {
    await recordHistory({ orderId, kind: 'payment_confirmation', actor }, transaction);
    return { do: 'refuse', error: paymentError(result) };
  }
  if (result.outcome === 'failed' || !actor || !orderPolicy.edit(actor, order)) {
    await changeProcess.step('refuse', open, { actor, input: undefined, transaction });
    return result.outcome === 'failed'
      ? { do: 'refuse', error: paymentError(result) }
      : goOn(open, null, now, transaction);
  }
  const details = { amount_cents: attempt.amountCents, change_id: change.id };
  await recordHistory({ orderId, kind: 'payment_authorized', actor: null, details }, transaction);
  return sendOrApply(open, actor, now, transaction);
}

/** What finishes a change that a crash left half paid; a refusal is an end like any other. */
export const changeJobs = [
  finishChange.handledBy(async ({ changeId }) => {
    const attempt = await database.transaction((transaction) => changeAttempt(changeId, transaction));
    if (attempt?.status !== 'claimed') return;
    const step = await payForChange(attempt, null);
    if (step.do === 'ask again') throw new Error(`Stripe has not decided the hold of change ${changeId}`);
  }),
];
