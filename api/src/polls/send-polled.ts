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

/** A poll that is over and was armed to send its order, which waits for that. */
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
 * Sends the order of a scheduled poll that is over, as the person who armed it, exactly once: what was picked comes onto the
 * order, for so many people more, and it is submitted as anybody's is. What stands in the way leaves the poll closed and says so
 * to its owner; what nobody knows yet is asked again by the poll's clock.
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
/** Placed meanwhile, or nobody knows yet: the poll's clock looks again. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  status === 503 ||
  [submit.inProgress, submit.onItsWay, submit.alreadySubmitted, submit.over].some((each) => each === code);

/** Puts what was picked onto the order, once, and answers by whom and for how much it is to be sent; null where nothing is due. */
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

/** That somebody eats: who armed a poll and heard of nobody since has not asked for the package's minimum; 409 otherwise. */
function requirePeople({ counts, extraHeadcount }: Selections): void {
  if (counts.length > 0 || (extraHeadcount ?? 0) > 0) return;
  throw new ApiError(409, errorCodes.poll.nobodyPicked, {
    message:
      'Nobody picked a meal in your poll. If you want the food all the same, delete the poll and place the order yourself, or open the poll again.',
  });
}

/**
 * What is told of a refusal to somebody who was not there when it came: a bank's question has ended with the poll's try, so that
 * nothing is placed by answering it.
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
