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

/** The payment's own clock hears what the bank said; this one ends what Stripe has not answered by then. */
const payingMs = () => paymentWaits.bankMs + 5 * 60_000;

/** An order that has ended or begun takes no change any more, though nobody has closed it yet. */
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
/** What is small is measured from here on. */
const agreed = (open: OpenChange, move: Move) => ({ ...decided(open, move), catererAgreed: true });
/** It was not made, and its sender reads why. */
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
/** A caterer changes a direct order of theirs, which costs no more by it; its customer is told whose doing it is. */
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
/** Its order has ended, or the food is there: nobody answers it any more. */
const ends = {
  by: 'order',
  writes: decided,
  event: changeEvents.ended,
  follows: { ...told('change_ended'), ...letsGo },
};
const end: Step<void> = { ...ends, from: ['requested'], to: 'expired' };
const endUnpaid: Step<void> = { ...ends, from: ['paying'], to: 'refused' };
/** Nobody told the bank in time; the caterer never heard of it. */
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
/** Something else is wished for now, or nothing any more. */
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
 * The card is good, and yet it can not be made: a kitchen has filled, its notice is over, or a coupon or what may be owed on
 * invoices was used up since it was sent. Its caterer, who finds that of the last two, can do nothing about it.
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
/** Who sent it has no right to spend that money any more (2 §6), when the bank or the caterer says yes. */
const forbid: Step<Why> = {
  from: ['paying', 'requested'],
  to: 'refused',
  by: 'privileges of its sender',
  writes: notMade,
  event: changeEvents.notMade,
  tells: (_open, { input, actor }) => ({ reason: input.reason, isHeard: actor !== null }),
  follows: { ...told('change_not_permitted'), ...letsGo },
};
/** What was held for it is gone at Stripe while the restaurant thinks: it would be cooked unpaid. */
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
/** A worker that was away until then has heard nothing of the bank, and nobody who told it is given up unheard. */
const hearTheBank = async ({ change }: OpenChange, transaction: Transaction): Promise<void> => {
  const attempt = await lastAttemptFor(change.id, transaction);
  if (attempt) await hearPayment.enqueue(transaction, { attemptId: attempt.id });
};
const orAgain = (at: Date | null, now: Date): Date | null =>
  at && (at > now ? at : new Date(now.getTime() + paymentWaits.againMs));

/** The life of a change of an order that was submitted: the order stands as it is until the change is applied (1 §4). */
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
