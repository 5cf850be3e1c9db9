import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { asOfNow } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { ApiError, forbidden } from '../../errors';
import type { Actor } from '../../http';
import {
  changeAttempt,
  lockAttempt,
  lookAfterHold,
  type PaymentAttempt,
  releaseLateHold,
  takeAnswer,
  Undecided,
} from '../../payments';
import { recordHistory } from '../history';
import { keepWhatIsOwed } from '../payment/charge-order';
import { colleagueOf, refusedOf } from '../payment/colleagues-card';
import { answerTo, settleClaim, type Answered } from '../payment/settle-claim';
import { bankQuestion, paymentError } from '../payment/payment-refusals';
import { goOn, sendOrApply, type ModifyStep } from './change-steps';
import { changeProcess } from './change.process';
import { lockChange, senderOf, type OpenChange } from './open-change';
import { OrderChange } from './order-change.model';
import { payerRefusal } from './who-pays';

/**
 * Asks Stripe for a change's hold outside any transaction, then takes the next step in one. Repeating it asks for no
 * second hold. Without an actor, it acts as the change's sender with their current rights.
 */
export async function payForChange(claimed: PaymentAttempt, actor: Actor | null): Promise<ModifyStep> {
  const result = await answerTo(claimed);
  if (!result) return { do: 'ask again', attemptId: claimed.id };
  // The bank's answer may take minutes, so the rights are read again.
  const payer = actor ? await asOfNow(actor) : await senderOfChange(claimed);
  const isHeard = actor !== null;
  try {
    return await settleClaim(claimed, result, (answered, transaction) =>
      finish(claimed, answered, { payer, isHeard }, transaction),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Capacity or a coupon was used up between claim and answer: the change is not applied, so its hold is released.
    await database.transaction(async (transaction) => {
      const open = await lockChange(claimed.changeId ?? 0, transaction);
      if (open?.change.status === 'paying')
        await changeProcess.step('fail', open, { ...by(isHeard ? payer : null, error), transaction });
    });
    return { do: 'refuse', error };
  }
}

const senderOfChange = async ({ changeId }: PaymentAttempt): Promise<Actor | null> => {
  const change = changeId === null ? null : await OrderChange.findByPk(changeId);
  return change && senderOf(change);
};

/** The actor and the reason of a step that ends a change. */
const by = (actor: Actor | null, { message }: ApiError) => ({ actor, input: { reason: message } });

async function finish(
  claimed: PaymentAttempt,
  { attempt, result, waits }: Answered,
  { payer, isHeard }: { payer: Actor | null; isHeard: boolean },
  transaction: Transaction,
): Promise<ModifyStep> {
  const open = await lockChange(claimed.changeId ?? 0, transaction);
  if (!open) return { do: 'wait' };
  const { change, order } = open;
  const now = await databaseNow(transaction);
  // Another request settled this claim while this one asked Stripe; its outcome applies here too.
  if (change.status !== 'paying' || !waits) return goOn(open, null, now, transaction);

  const isAskedAgain = attempt.status === 'requires_action';
  await takeAnswer(attempt, result, now, transaction);
  const asked = { attempt, whatFollows: bankQuestion.change };
  const orderId = order.id;
  if (result.outcome === 'requires_action') {
    if (!isAskedAgain)
      await recordHistory({ orderId, kind: 'payment_confirmation', actor: payer }, transaction);
    return { do: 'refuse', error: await paymentError(result, asked, transaction) };
  }
  if (result.outcome === 'failed') {
    const error = await paymentError(result, asked, transaction);
    const colleague = await colleagueOf(order, attempt.creditCardId, transaction);
    const input = { reason: colleague ? refusedOf(colleague.name) : error.message };
    await changeProcess.step('refuse', open, { actor: payer, input, transaction });
    return { do: 'refuse', error };
  }
  if (isOver(open, now) && !isHeard && !isAskedAgain) {
    await changeProcess.step('abandon', open, { actor: null, input: undefined, transaction });
    return { do: 'wait' };
  }
  if (isOver(open, now) && !hasNotice(open, now)) {
    const error = tooLate();
    await changeProcess.step('fail', open, { ...by(isHeard ? payer : null, error), transaction });
    return { do: 'refuse', error };
  }
  const refusal = await payerRefusal(open, payer, transaction);
  if (!payer || refusal) {
    const error = refusal ?? forbidden();
    await changeProcess.step('forbid', open, { ...by(isHeard ? payer : null, error), transaction });
    return { do: 'refuse', error };
  }
  const details = { amount_cents: attempt.amountCents, change_id: change.id };
  await recordHistory({ orderId, kind: 'payment_authorized', actor: null, details }, transaction);
  return sendOrApply(open, payer, now, transaction);
}

/**
 * Whether the deadline that its sender was told has passed. A payment that was confirmed with the bank may be applied
 * later, before the cutoff.
 */
const isOver = ({ change: { expiresAt } }: OpenChange, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt;
/** A change that leaves the cooking alone, or skips the kitchen check, needs no notice. */
function hasNotice({ change: { proposal, ignoreChecks } }: OpenChange, now: Date): boolean {
  if (proposal.booking === null || ignoreChecks.availability) return true;
  const cutoffAt = proposal.agreed?.cutoffAt;
  return typeof cutoffAt !== 'string' || now <= new Date(cutoffAt);
}
const tooLate = () =>
  new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'Their payment came through only after the caterer’s notice was over.',
  });

/**
 * Handles a change's payment for the job and for Stripe's webhooks: asks Stripe again, gives the change up after the
 * bank's deadline, and ends it if its hold is gone.
 */
export async function goOnWithChangePayment(attempt: PaymentAttempt): Promise<void> {
  switch (attempt.status) {
    case 'claimed':
    case 'requires_action': {
      const isHeard = (await payForChange(attempt, null)).do !== 'ask again';
      await giveUpLate(attempt, isHeard);
      if (!isHeard) throw new Undecided(`the hold of change ${attempt.changeId}`);
      return;
    }
    case 'authorized':
      return (await lookAfterHold(attempt)) === 'lapsed' ? endUnheld(attempt) : undefined;
    case 'failed':
    case 'voided':
      await releaseLateHold(attempt, keepWhatIsOwed);
      return endUnheld(attempt);
  }
}

/**
 * Gives a change up if Stripe says that the bank was not confirmed in time, or if Stripe does not answer and the
 * change's deadline has passed.
 */
const giveUpLate = ({ id, changeId }: PaymentAttempt, isHeard: boolean): Promise<void> =>
  database.transaction(async (transaction) => {
    const open = changeId === null ? null : await lockChange(changeId, transaction);
    if (open?.change.status !== 'paying') return;
    const { status, validUntil } = await lockAttempt(id, transaction);
    const askedUntil = status === 'requires_action' ? validUntil : null;
    const until = isHeard ? askedUntil : open.change.expiresAt;
    if (!until || (await databaseNow(transaction)) < until) return;
    await changeProcess.step('abandon', open, { actor: null, input: undefined, transaction });
  });

/** Ends a change whose hold is gone, so that it is not applied unpaid. */
const endUnheld = ({ changeId }: PaymentAttempt): Promise<void> =>
  database.transaction(async (transaction) => {
    const open = changeId === null ? null : await lockChange(changeId, transaction);
    if (!open || (await changeAttempt(open.change.id, transaction))) return;
    const by = { actor: null, input: undefined, transaction };
    if (open.change.status === 'requested') await changeProcess.step('lapse', open, by);
    if (open.change.status === 'paying') await changeProcess.step('abandon', open, by);
  });
