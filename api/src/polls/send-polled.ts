import { errorCodes, momentAt } from '@copper-carrot/contracts';
import { actorSource } from '../accounts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError, forbidden } from '../errors';
import { logger } from '../logger';
import type { Actor } from '../http';
import { coverSelections, requireMayIgnore, submitOrder, type Selections } from '../orders';
import { selectionsOf } from './apply-selections';
import { lockPoll, type LockedPoll } from './lock-poll';
import { pollEnd, pollProcess } from './poll.process';
import { pollPolicy } from './poll.policy';
import { sendPolled } from './poll.jobs';

/** Whether a scheduled poll has ended and its order waits for the submit. */
const isDue = ({ poll, order }: LockedPoll, now: Date): boolean =>
  (poll.status === 'closed' || poll.status === 'applied') &&
  poll.scheduledAt !== null &&
  order.isInCart &&
  order.waitsForPoll &&
  now >= pollEnd({ poll, order });

interface Sending {
  orderId: number;
  actor: Actor;
  key: string;
  mostCents: number;
  ignoreChecks: LockedPoll['poll']['ignoreChecks'];
}

/**
 * Submits the order of a scheduled poll that has ended, for the person who scheduled it, exactly once: applies the
 * selections and the extra headcount, then submits it like any order. A refusal leaves the poll closed and notifies its
 * owner; an unknown outcome is retried by the poll's job.
 */
async function sendOrderOf(pollId: number): Promise<void> {
  try {
    const sending = await applyInTime(pollId);
    if (!sending) return;
    const { orderId, actor, key, mostCents, ignoreChecks } = sending;
    await submitOrder({
      orderId,
      actor,
      ignoreChecks,
      submitKey: key,
      seen: { totalCents: null, lockVersion: null },
      arrivedAt: await databaseNow(null),
      byPoll: { mostCents },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isUndecided(error)) return;
    await fail(pollId, error);
  }
}

const { submit } = errorCodes;
/** Whether the poll's job should look again: the order may have been placed, or the outcome is unknown. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  status === 503 ||
  [submit.inProgress, submit.onItsWay, submit.alreadySubmitted, submit.over].some((each) => each === code);

/** Applies the selections once and returns who submits the order for how much; null if nothing is due. */
const applyInTime = (pollId: number): Promise<Sending | null> =>
  database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked || !isDue(locked, await databaseNow(transaction))) return null;
    const { poll, order } = locked;
    const { scheduledAt, armedBy, maximumTotalCents: mostCents } = poll;
    const actor = armedBy == null ? null : await actorSource.findActor(armedBy);
    if (!actor || scheduledAt == null || mostCents == null || !pollPolicy.update(actor, order))
      throw forbidden('Whoever scheduled this order may not send it any more.');
    const { ignoreChecks } = poll;
    requireMayIgnore(actor, order, ignoreChecks);
    if (poll.status === 'closed') {
      const selections = await selectionsOf(locked, poll.extraHeadcountForAutoSubmit, transaction);
      requirePeople(selections);
      await coverSelections(order, selections, { actor, persist: true, ignoreChecks }, transaction);
      await pollProcess.takeLocked('apply', locked, { actor: null, input: undefined, transaction });
    }
    const key = `poll-${pollId}-${scheduledAt.getTime()}`;
    return { orderId: order.id, actor, key, mostCents, ignoreChecks };
  });

/** Requires at least one eater, so that a poll without answers does not order the package's minimum; 409 otherwise. */
function requirePeople({ counts, extraHeadcount }: Selections): void {
  if (counts.length > 0 || (extraHeadcount ?? 0) > 0) return;
  throw new ApiError(409, errorCodes.poll.nobodyPicked, {
    message:
      'Nobody picked a meal in your poll. If you still want the food, delete the poll and place the order yourself, or open the poll again.',
  });
}

/**
 * The refusal for a person who was not there: the bank's challenge ended with the poll's try, so answering it places
 * nothing.
 */
const toldLater = ({ code, message }: ApiError, { order: { cutoffAt, timeZone } }: LockedPoll): string => {
  if (code !== errorCodes.submit.paymentAuthentication) return message;
  const until = cutoffAt ? ` until ${momentAt(cutoffAt, timeZone ?? null, null)}` : '';
  return `The bank wants this payment to be confirmed by a person, so your order was not placed. Open checkout, place it yourself${until}, and confirm the payment when the bank asks.`;
};

async function fail(pollId: number, error: ApiError): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked || !isDue(locked, await databaseNow(transaction))) return;
    const { code } = error;
    logger.info({ pollId, code }, 'a scheduled poll could not send its order');
    const input = { code, message: toldLater(error, locked) };
    await pollProcess.step('fail', locked, { actor: null, input, transaction });
  });
}

export const pollJobs = [sendPolled.handledBy(({ pollId }) => sendOrderOf(pollId))];
