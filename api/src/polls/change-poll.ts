import { errorCodes, momentAt, pollSendingMinutes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError, forbidden, invalid, notFound } from '../errors';
import type { Actor } from '../http';
import {
  assessForPoll,
  endEarlierSubmit,
  orderPolicy,
  requireReadyForPoll,
  requireWritableCart,
  waitForPoll,
} from '../orders';
import { dollarsToCents } from '../pricing';
import { bumpVersion } from './answer-poll';
import { remindIfAllowed } from './invite-to-poll';
import { lockPoll, type LockedPoll } from './lock-poll';
import { saidEnd, type WallEnd } from './poll-end';
import { keepOptions, requireCombosStay, requireExtras } from './poll-options';
import { pollEnd, pollProcess } from './poll.process';
import { raiseAllowance } from './raise-allowance';

type Changes = Schemas['ChangePollBody']['order_poll'];
interface Change {
  changes: Changes;
  ignoreChecks: Schemas['IgnoreChecks'];
  actor: Actor;
  now: Date;
}

/**
 * Changes a poll completely or not at all (1 §7): options, end, status, and whether it submits its order. While it is
 * scheduled to submit, only that can be turned off; 409 otherwise.
 */
export async function changePoll(
  pollId: number,
  { order_poll: changes, ignore_checks: ignoreChecks = {} }: Schemas['ChangePollBody'],
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked || locked.poll.status === 'deleted') throw notFound();
    const { poll, order } = locked;
    if (poll.status === 'submitted') throw wrongState(poll.status);
    const takesOff = changes.scheduled_at === null || changes.auto_submit === false;
    const wasOpen = poll.status === 'open';
    if (takesOff) await unschedule(locked, actor, transaction);
    requireWritableCart(order);
    const change = { changes, ignoreChecks, actor, now: await databaseNow(transaction) };
    await changeQuestion(locked, changes, transaction);
    if (changes.meal_allowance !== undefined) await raiseAllowance(poll, changes.meal_allowance, transaction);
    await changeEnd(locked, change, transaction);
    if (changes.auto_submit !== undefined) poll.autoSubmit = changes.auto_submit;
    if (changes.maximum_total !== undefined)
      poll.maximumTotalCents = dollarsToCents(changes.maximum_total, 'maximum_total');
    if (changes.scheduled_at != null) await schedule(locked, change, transaction);
    await poll.save({ transaction });
    await pollProcess.keep(locked, change.now, transaction);
    // Last, so that a refused change does not use up the reminder limit.
    if (!wasOpen && poll.status === 'open') await remindIfAllowed(pollId, actor, transaction);
  });
}

const wrongState = (status: string) =>
  new ApiError(409, errorCodes.poll.wrongState, {
    message: `This poll is ${status} and can’t be changed.`,
    context: { status },
  });

async function unschedule(
  { poll, order }: LockedPoll,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (poll.scheduledAt) await endEarlierSubmit(order, actor, transaction);
  poll.set({ autoSubmit: false, scheduledAt: null, armedBy: null });
  await waitForPoll(order, false, transaction);
}

async function changeQuestion(locked: LockedPoll, changes: Changes, transaction: Transaction): Promise<void> {
  const { poll } = locked;
  if (changes.combo_creation_allowed !== undefined)
    poll.comboCreationAllowed = changes.combo_creation_allowed;
  if (changes.limit_combo_options !== undefined) poll.limitComboOptions = changes.limit_combo_options;
  if (changes.extra_headcount_for_auto_submit !== undefined)
    poll.extraHeadcountForAutoSubmit = changes.extra_headcount_for_auto_submit;
  await changeDishes(locked, changes, transaction);
  await requireCombosStay(poll, changes.poll_options !== undefined, transaction);
}

async function changeDishes({ poll, order }: LockedPoll, changes: Changes, transaction: Transaction) {
  const { poll_options: options, extra_selections: extras } = changes;
  if (!options && !extras) return;
  const { terms } = await assessForPoll(order, transaction);
  const choice = terms.offer.choices.find(({ id }) => id === poll.packageItemId);
  const field = options ? 'poll_options' : 'extra_selections';
  if (!choice) throw invalid(field, 'inclusion', 'is of a choice that is not on the menu any more');
  if (options) {
    await keepOptions(poll.id, options, choice, transaction);
    // The options are separate rows, so the poll's version has to be incremented.
    await bumpVersion(poll.id, transaction);
  }
  if (extras) {
    requireExtras(extras, choice);
    poll.extraSelections = extras;
  }
}

async function changeEnd(locked: LockedPoll, { changes, actor, now }: Change, transaction: Transaction) {
  const { poll, order } = locked;
  const { status, end_date, end_time } = changes;
  const end: WallEnd | null =
    end_date !== undefined && end_time !== undefined ? { end_date, end_time } : null;
  if (status === 'closed')
    return pollProcess.takeLocked('close', locked, { actor, input: undefined, transaction });
  if (status === undefined && !end) return;
  const { timeZone, cutoffAt } = await assessForPoll(order, transaction);
  const expiresAt = end && saidEnd(end, { timeZone, cutoffAt, now });
  if (poll.status !== 'open') {
    if (status !== 'open') throw wrongState(poll.status);
    if (!expiresAt) throw invalid('end_time', 'blank', 'is needed to open the poll again');
    await pollProcess.takeLocked('reopen', locked, {
      actor,
      input: { expiresAt },
      transaction,
    });
  } else if (expiresAt) poll.expiresAt = expiresAt;
}

/** Schedules the submit at the poll's end up to the agreed total; the order is read-only until then. */
async function schedule(locked: LockedPoll, { ignoreChecks, actor, now }: Change, transaction: Transaction) {
  const { poll, order } = locked;
  if (!poll.autoSubmit)
    throw invalid('auto_submit', 'inclusion', 'must be true for a poll that is to send its order');
  if (poll.maximumTotalCents == null)
    throw invalid('maximum_total', 'blank', 'is needed: up to which total the order may be sent by itself');
  if (!orderPolicy.submit(actor, order)) throw forbidden();
  if (poll.status !== 'open')
    throw new ApiError(409, errorCodes.poll.over, {
      message: 'This poll is over. Open it again, or apply its selections and place the order yourself.',
    });
  const { cutoffAt, timeZone } = await assessForPoll(order, transaction);
  const latest = cutoffAt && new Date(cutoffAt.getTime() - pollSendingMinutes * 60_000);
  if (latest && pollEnd(locked) > latest)
    throw invalid(
      'end_time',
      'after_cutoff',
      `leaves no time to place the order: it may be ${momentAt(latest, timeZone, null)} at the latest`,
    );
  await requireReadyForPoll(order, { actor, ignoreChecks }, transaction);
  poll.set({
    scheduledAt: now,
    armedBy: actor.userId,
    ignoreChecks,
    ...{ failureCode: null, failureMessage: null, failedAt: null },
  });
  await waitForPoll(order, true, transaction);
}
