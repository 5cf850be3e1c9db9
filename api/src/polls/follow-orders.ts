import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { sql } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import { changeEvents, movesFood, orderEvents, type Proposal } from '../orders';
import { column, prepared } from '../prepared';
import { bumpVersion } from './answer-poll';
import { voidBills } from './bills';
import { lockPoll, type LockedPoll } from './lock-poll';
import { movedEnd } from './poll-end';
import { pollEvents } from './poll.events';
import { pollProcess } from './poll.process';

const ofOrder = prepared(
  'poll-id-of-order',
  { id: 'int4' },
  `select id from order_polls where order_id = $1 and status in ('open', 'closed', 'applied')`,
);

/** The poll of an order with the order, both locked; null without one. */
async function lockPollOf(orderId: number, transaction: Transaction): Promise<LockedPoll | null> {
  const [found] = await sql.within(transaction, ofOrder, [orderId]);
  return found ? lockPoll(found.id, transaction) : null;
}

/** Moves the poll's end with the event, by local time; `endOf` limits it to the cutoff anyway. */
const moveEnd: EventHandler<{ before: string | null; after: string | null }> = async (
  { subject, data: { before, after } },
  transaction,
) => {
  const locked = await lockPollOf(subject.key, transaction);
  if (!locked) return;
  const now = await databaseNow(transaction);
  const { poll, order } = locked;
  if (before && after && poll.status === 'open') {
    const timeZone = order.timeZone ?? 'UTC';
    const span = { before: new Date(before), after: new Date(after), timeZone, now };
    await poll.update({ expiresAt: movedEnd(poll.expiresAt, span) }, { transaction });
  }
  // The meals are at another time, even if the end stays.
  await bumpVersion(poll.id, transaction);
  await pollProcess.keep(locked, now, transaction);
};

const submitted: EventHandler<object> = async ({ subject }, transaction) => {
  const locked = await lockPollOf(subject.key, transaction);
  if (locked) await pollProcess.takeLocked('submit', locked, { actor: null, input: undefined, transaction });
};

const removed: EventHandler<object> = async ({ subject }, transaction) => {
  const locked = await lockPollOf(subject.key, transaction);
  const input = { emailPollees: true };
  if (locked) await pollProcess.takeLocked('remove', locked, { actor: null, input, transaction });
};

/** Fails a scheduled poll whose payment was not decided in time. */
const notPlaced: EventHandler<{ reason: string }> = async ({ subject, data: { reason } }, transaction) => {
  const locked = await lockPollOf(subject.key, transaction);
  // Another attempt may have placed the order since.
  if (!locked?.poll.scheduledAt || locked.poll.status === 'open' || !locked.order.isInCart) return;
  const input = { code: errorCodes.submit.paymentFailed, message: reason };
  await pollProcess.step('fail', locked, { actor: null, input, transaction });
};

const sentOf = prepared(
  'poll-sent-of-order',
  { id: 'int4' },
  `select id from order_polls where order_id = $1 and status = 'submitted'`,
);

/** The order will not be delivered. Polls publish their own event, so that its mails come after those of the submit. */
const calledOff: EventHandler<object> = async ({ subject }, transaction) => {
  const [poll] = await sql.within(transaction, sentOf, [subject.key]);
  if (!poll) return;
  await voidBills(poll.id, transaction);
  await bumpVersion(poll.id, transaction);
  await pollEvents.calledOff.publish(transaction, { kind: 'poll', key: poll.id }, {});
};

const touchedByChange = prepared(
  'poll-touched-by-change',
  { id: 'int4', isSilent: 'bool', columns: column<Proposal['columns']>('jsonb'), pickup: 'bool' },
  `update order_polls q set version = q.version from order_change_requests c join orders o on o.id = c.order_id
   where c.id = $1 and q.order_id = c.order_id and q.status = 'submitted'
   returning q.id, c.skip_notifications as "isSilent", c.proposal -> 'columns' as columns, o.pickup`,
);

/** The meal's time or place in the eaters' calendars may be outdated; a site admin may have turned notifications off. */
const orderChanged: EventHandler<object> = async ({ subject: { key: changeId } }, transaction) => {
  const [poll] = await sql.within(transaction, touchedByChange, [changeId]);
  if (poll && !poll.isSilent && movesFood(poll.columns, poll))
    await pollEvents.moved.publish(transaction, { kind: 'poll', key: poll.id }, { changeId });
};

/** Updates polls when their orders change. */
export const followOrders = subscribe(
  'polls_of_orders',
  on(orderEvents.moved, moveEnd),
  on(orderEvents.submitted, submitted),
  on(orderEvents.removed, removed),
  on(orderEvents.notPlaced, notPlaced),
  on(changeEvents.applied, orderChanged),
  on(changeEvents.made, orderChanged),
  on(changeEvents.approved, orderChanged),
  on(orderEvents.declined, calledOff),
  on(orderEvents.expired, calledOff),
  on(orderEvents.canceled, calledOff),
  on(orderEvents.canceledUnpaid, calledOff),
);
