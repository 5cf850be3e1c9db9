import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { inList } from '../../database';
import { ApiError, forbidden } from '../../errors';
import { hearPayment, lastAttemptFor, paymentWaits } from '../../payments';
import { Process, type Move, type Transition } from '../../processes';
import { recordHistory, type HistoryKind } from '../history';
import { catererOrderPolicy, mayStill, orderPolicy } from '../order.policy';
import { letChangeHoldGo } from '../payment/let-hold-go';
import { applyChange } from './apply-change';
import { changeEvents } from './change.events';
import { lockChange, type OpenChange } from './open-change';
import { openChangeStatuses, type ChangeStatus } from './order-change.model';
import { requirePayer } from './who-pays';
import { whyClosed } from './why-closed';

type Step<Input> = Transition<ChangeStatus, OpenChange, Input>;

/** The payment's own job handles the bank's answer; this later one ends a change that Stripe has not answered. */
const payingMs = () => paymentWaits.bankMs + 5 * 60_000;

/** An order that has ended or started takes no more changes, even if no job has closed it yet. */
function orderStands({ order }: OpenChange, { now }: Move): void {
  if (!whyClosed(order, now)) return;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'This order can’t be changed any more.',
  });
}
function inTime({ change: { expiresAt } }: OpenChange, { now }: Move): void {
  if (!expiresAt || now < expiresAt) return;
  throw new ApiError(409, 'order_change-answer_too_late', {
    message: 'The time to answer these changes is over.',
  });
}

const cookMayStill = (action: 'accept' | 'decline') => {
  const guard = mayStill(catererOrderPolicy, action);
  return ({ order }: OpenChange, move: Move): void => guard(order, move);
};
function customerMayStill({ order }: OpenChange, { actor }: Move): void {
  if (actor && !orderPolicy.takeChangesBack(actor, order)) throw forbidden();
}

const decided = (_open: OpenChange, { now, actor }: Move) => ({
  decidedAt: now,
  decidedBy: actor?.userId ?? null,
});
/** The next change is compared with this one to decide whether it is small. */
const agreed = (open: OpenChange, move: Move) => ({ ...decided(open, move), catererAgreed: true });
/** Ends a change that was not applied, with the reason for its sender. */
const notMade = (open: OpenChange, move: Move<Why>) => ({
  ...decided(open, move),
  reason: move.input.reason,
});
interface Why {
  reason: string;
}
const told = (kind: HistoryKind, detailsOf: (input: unknown) => object = () => ({})) => ({
  history: ({ change, order }: OpenChange, { actor, input, transaction }: Move) =>
    recordHistory(
      {
        orderId: order.id,
        kind,
        actor,
        details: {
          change_id: change.id,
          difference_cents: change.priceDifferenceCents,
          lock_version: order.lockVersion,
          ...detailsOf(input),
        },
      },
      transaction,
    ),
});
const payable = {
  'ask what its sender may spend': (open: OpenChange, { transaction }: Move) =>
    requirePayer(open, transaction),
};
const holds = {
  'change the order': ({ change, order }: OpenChange, { now, transaction }: Move) =>
    applyChange(order, change, now, transaction),
};
const letsGo = {
  'let its hold go': ({ change }: OpenChange, { transaction }: Move) => letChangeHoldGo(change, transaction),
};

const pay: Step<void> = {
  from: ['proposed'],
  to: 'paying',
  by: 'customer',
  writes: (_open, { now }) => ({ expiresAt: new Date(now.getTime() + payingMs()) }),
  event: changeEvents.paying,
  follows: {},
};
const request: Step<{ expiresAt: Date }> = {
  from: ['proposed', 'paying'],
  to: 'requested',
  by: 'customer',
  guards: { 'the order stands': orderStands },
  writes: (_open, { input }) => ({ expiresAt: input.expiresAt }),
  event: changeEvents.requested,
  follows: told('change_requested'),
};
const apply: Step<void> = {
  from: ['proposed', 'paying'],
  to: 'applied',
  by: 'customer',
  guards: { 'the order stands': orderStands },
  writes: decided,
  event: changeEvents.applied,
  follows: { ...holds, ...told('change_applied') },
};
/** A caterer changes their own direct order without raising its price; the customer is told who did it. */
const make: Step<void> = {
  from: ['proposed'],
  to: 'applied',
  by: 'caterer',
  guards: { 'the order stands': orderStands },
  writes: agreed,
  event: changeEvents.made,
  follows: { ...holds, ...told('change_made') },
};
const approve: Step<void> = {
  from: ['requested'],
  to: 'applied',
  by: 'caterer',
  guards: { 'who may still': cookMayStill('accept'), 'the order stands': orderStands, 'in time': inTime },
  writes: agreed,
  event: changeEvents.approved,
  follows: { ...payable, ...holds, ...told('change_approved') },
};
const decline: Step<Why> = {
  from: ['requested'],
  to: 'declined',
  by: 'caterer',
  guards: { 'who may still': cookMayStill('decline'), 'in time': inTime },
  writes: notMade,
  event: changeEvents.declined,
  tells: (_open, { input }) => ({ reason: input.reason }),
  follows: {
    ...told('change_declined', (input) => ({ reason: (input as Why).reason })),
    ...letsGo,
  },
};
const withdraw: Step<void> = {
  from: ['requested'],
  to: 'withdrawn',
  by: 'customer',
  guards: { 'who may still': customerMayStill },
  writes: decided,
  event: changeEvents.withdrawn,
  follows: { ...told('change_withdrawn'), ...letsGo },
};
const expire: Step<void> = {
  from: ['requested'],
  to: 'expired',
  by: 'clock',
  writes: decided,
  event: changeEvents.expired,
  follows: { ...told('change_expired'), ...letsGo },
};
/** The order has ended or started, so the change can't be answered any more. */
const ends = {
  by: 'order',
  writes: decided,
  event: changeEvents.ended,
  follows: { ...told('change_ended'), ...letsGo },
};
const end: Step<void> = { ...ends, from: ['requested'], to: 'expired' };
const endUnpaid: Step<void> = { ...ends, from: ['paying'], to: 'refused' };
/** The bank was not confirmed in time; the caterer never saw the change. */
const abandon: Step<void> = {
  from: ['paying'],
  to: 'refused',
  by: 'clock',
  writes: (open, move) => ({
    ...decided(open, move),
    reason: 'The payment was not confirmed with the bank.',
  }),
  event: changeEvents.refused,
  follows: { ...told('change_abandoned'), ...letsGo },
};
/** Another change replaces this one, or the customer cancels it. */
const giveUp: Step<void> = {
  from: ['paying'],
  to: 'refused',
  by: 'customer',
  writes: decided,
  event: changeEvents.refused,
  follows: { ...told('change_given_up'), ...letsGo },
};
const refuse: Step<Why> = {
  from: ['paying'],
  to: 'refused',
  by: 'bank',
  writes: notMade,
  event: changeEvents.refused,
  follows: { ...told('payment_failed'), ...letsGo },
};
/**
 * The card is authorized, but the change can't be applied: the kitchen is full, the cutoff has passed, or the coupon or
 * credit was used up meanwhile. A caterer who finds one of the last two can't fix it.
 */
const fail: Step<Why> = {
  from: ['paying', 'requested'],
  to: 'refused',
  by: 'order',
  writes: notMade,
  event: changeEvents.notMade,
  tells: (_open, { input, actor }) => ({ reason: input.reason, isHeard: actor !== null }),
  follows: { ...told('change_not_made'), ...letsGo },
};
/** The sender lost the right to pay (2 §6) before the bank or the caterer agreed. */
const forbid: Step<Why> = {
  from: ['paying', 'requested'],
  to: 'refused',
  by: 'privileges of its sender',
  writes: notMade,
  event: changeEvents.notMade,
  tells: (_open, { input, actor }) => ({ reason: input.reason, isHeard: actor !== null }),
  follows: { ...told('change_not_permitted'), ...letsGo },
};
/** The hold disappeared at Stripe while the restaurant decides, so the food would be unpaid. */
const lapse: Step<void> = {
  from: ['requested'],
  to: 'refused',
  by: 'Stripe',
  writes: (open, move) => ({ ...decided(open, move), reason: 'The bank no longer holds what they cost.' }),
  event: changeEvents.lapsed,
  follows: { ...told('change_lapsed'), ...letsGo },
};

interface Inputs {
  pay: void;
  request: { expiresAt: Date };
  apply: void;
  make: void;
  approve: void;
  decline: Why;
  withdraw: void;
  expire: void;
  end: void;
  endUnpaid: void;
  abandon: void;
  giveUp: void;
  refuse: Why;
  fail: Why;
  forbid: Why;
  lapse: void;
}

const answerUntil = ({ change }: OpenChange): Date | null => change.expiresAt ?? null;
/** If the worker was down, the bank may have answered unnoticed, so the payment is checked before a change is given up. */
const hearTheBank = async ({ change }: OpenChange, transaction: Transaction): Promise<void> => {
  const attempt = await lastAttemptFor(change.id, transaction);
  if (attempt) await hearPayment.enqueue(transaction, { attemptId: attempt.id });
};
const orAgain = (at: Date | null, now: Date): Date | null =>
  at && (at > now ? at : new Date(now.getTime() + paymentWaits.againMs));

/** The life cycle of a change of a submitted order; the order stays as it is until the change is applied (1 §4). */
export const changeProcess = new Process<ChangeStatus, OpenChange, Inputs>({
  kind: 'order_change',
  initial: 'proposed',
  lock: lockChange,
  keyOf: ({ change }) => change.id,
  stateOf: ({ change }) => change.status,
  enter: ({ change }, status, columns, transaction) => change.update({ ...columns, status }, { transaction }),
  transitions: {
    ...{ pay, request, apply, make, approve, decline, withdraw, expire },
    ...{ end, endUnpaid, abandon, giveUp, refuse, fail, forbid, lapse },
  },
  strays: `
    select c.id as key from order_change_requests c
      left join processes p on p.kind = 'order_change' and p.key = c.id
    where c.status in (${inList(openChangeStatuses)}) and p.state is distinct from c.status
    union
    select p.key from processes p join order_change_requests c on c.id = p.key
    where p.kind = 'order_change' and p.due_at is not null and p.state <> c.status`,
  timers: {
    paying: {
      does: 'hear what the bank said, and give it up where that is nothing',
      queue: hearTheBank,
      at: (open, now) => orAgain(answerUntil(open), now),
    },
    requested: { take: 'expire', at: answerUntil },
  },
});
