import { errorCodes, openStatuses, orderTransitions, type OrderStatus } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { inList } from '../database';
import { giveBackCapacity } from '../delivery';
import { ApiError } from '../errors';
import { isBeingAsked, paymentWaits, refundBeyond } from '../payments';
import { Process, type Move, type Transition } from '../processes';
import { settleCredit } from '../coins';
import { giveBackCoupon } from '../coupons';
import { asAgreed, cancellationOf, forTheFeeShown, unpaidInTime, type Cancellation } from './cancellation';
import { chargedStart } from './charged-start';
import { fromTheDayBefore, paymentStands } from './confirmation';
import { coinsOf } from './credit';
import { aboutItsTime } from './delivery-steps';
import { recordHistory, type HistoryKind } from './history';
import { orderEvents } from './order.events';
import { letHoldGo } from './payment/let-hold-go';
import { cardToCharge } from './payment/payment-methods';
import { chargeOrder } from './order.jobs';
import { Order } from './order.model';
import { catererOrderPolicy, mayStill, orderPolicy } from './order.policy';
import {
  keepDishes,
  keepPrice,
  keepWhatItWasPricedWith,
  recordSubmitted,
  scheduleHold,
  submittedColumns,
  takeKitchen,
  stayWithinCredit,
  useCoins,
  useCoupon,
  type Submission,
} from './submission/submission';

type Step<Input> = Transition<OrderStatus, Order, Input>;

const anHour = 3_600_000;
/** Cancels an order whose card was refused when the deadline for another one passes, so that nothing is cooked unpaid. */
const unpaid = {
  take: 'cancelUnpaid',
  at: ({ heldUntil }: Order) => heldUntil,
  // While another card is being authorized, or the bank is asked, the deadline that the person was told applies. The
  // extra half hour is granted once, even if they try several cards.
  waits: async ({ id, heldUntil }: Order, transaction: Move['transaction']) => {
    const last = (heldUntil?.getTime() ?? 0) + paymentWaits.bankMs;
    return (await databaseNow(transaction)).getTime() < last && (await isBeingAsked(id, transaction));
  },
} as const;

/** Rejects an answer after the deadline or the start, even if no job has ended the order yet. */
function inTime({ expiresAt, startAt }: Order, { now }: Move): void {
  if ([expiresAt, startAt].every((end) => end === null || now < end)) return;
  throw new ApiError(409, 'order-answer_too_late', {
    message: 'The time to answer this order is over.',
  });
}

/** The order version that the caterer answers; null answers any. */
interface Answered {
  version: number | null;
}
function asSeen({ lockVersion }: Order, { input }: Move<Answered>): void {
  if (input.version === null || input.version === lockVersion) return;
  throw new ApiError(409, errorCodes.stale, {
    message: 'This order has changed since you saw it. It is not answered yet: please look at it again.',
    fields: { lock_version: ['stale'] },
    context: { lock_version: lockVersion },
  });
}

/** Returns the coins that an order has redeemed, since it ends without a delivery. */
async function giveBackCoins<Input>(order: Order, { transaction }: Move<Input>): Promise<void> {
  if (order.creditCents) await settleCredit(coinsOf(order), 0, transaction);
}

/** An end before the delivery: releases everything that was reserved and stores the reason. */
const endsBy = <Input>(kind: HistoryKind, reasonOf: (input: Input) => string) => ({
  writes: (_order: Order, { now, input }: Move<Input>) => ({
    endedAt: now,
    endReason: reasonOf(input),
    expiresAt: null,
    heldUntil: null,
  }),
  tells: (_order: Order, { input }: Move<Input>) => ({ reason: reasonOf(input) }),
  follows: {
    history: ({ id: orderId }: Order, { actor, input, transaction }: Move<Input>) =>
      recordHistory({ orderId, kind, actor, details: { reason: reasonOf(input) } }, transaction),
    'free the kitchen': ({ id }: Order, { transaction }: Move<Input>) => giveBackCapacity(id, transaction),
    'release the hold': ({ id }: Order, { transaction }: Move<Input>) => letHoldGo(id, transaction),
    'send back what was charged': ({ id }: Order, { transaction }: Move<Input>) =>
      refundBeyond(id, 0, transaction),
    'give the coupon back': ({ id }: Order, { transaction }: Move<Input>) => giveBackCoupon(id, transaction),
    'give the coins back': giveBackCoins<Input>,
  },
});

const submit: Step<Submission> = {
  ...orderTransitions.submit,
  writes: submittedColumns,
  event: orderEvents.submitted,
  follows: {
    'take the kitchen': takeKitchen,
    'use the coupon': useCoupon,
    'spend the coins': useCoins,
    'stay within the credit': stayWithinCredit,
    'keep the dishes': keepDishes,
    'keep the price': keepPrice,
    'keep what it was priced with': keepWhatItWasPricedWith,
    history: recordSubmitted,
    'hold the card later': scheduleHold,
  },
};
type Declined = Answered & { reason: string };
const accept: Step<Answered> = {
  ...orderTransitions.accept,
  guards: {
    'who may still': mayStill(catererOrderPolicy, 'accept'),
    'in time': inTime,
    'as it was seen': asSeen,
  },
  writes: (_order, { now }) => ({ acceptedAt: now, expiresAt: null }),
  event: orderEvents.accepted,
  follows: {
    history: ({ id: orderId }, { actor, transaction }) =>
      recordHistory({ orderId, kind: 'accepted', actor }, transaction),
  },
};
const confirm: Step<Answered> = {
  ...orderTransitions.confirm,
  guards: {
    'who may still': mayStill(catererOrderPolicy, 'confirm'),
    'in time': inTime,
    'from the day before': fromTheDayBefore,
    'its payment stands': paymentStands,
    'as it was seen': asSeen,
  },
  writes: (_order, { now }) => ({ confirmedAt: now }),
  event: orderEvents.confirmed,
  follows: {
    history: ({ id: orderId }, { actor, transaction }) =>
      recordHistory({ orderId, kind: 'confirmed', actor }, transaction),
  },
};
const decline: Step<Declined> = {
  ...orderTransitions.decline,
  guards: {
    'who may still': mayStill(catererOrderPolicy, 'decline'),
    'in time': inTime,
    'as it was seen': asSeen,
  },
  event: orderEvents.declined,
  ...endsBy<Declined>('declined', ({ reason }) => reason),
};
const expire: Step<void> = {
  ...orderTransitions.expire,
  event: orderEvents.expired,
  ...endsBy('expired', () => 'The caterer did not answer in time.'),
};
const cancelUnpaid: Step<void> = {
  ...orderTransitions.cancelUnpaid,
  event: orderEvents.canceledUnpaid,
  ...endsBy('canceled', () => unpaidInTime),
};
const cancel: Step<Cancellation> = {
  ...orderTransitions.cancel,
  guards: {
    'who may still': mayStill(orderPolicy, 'cancel'),
    'as agreed': asAgreed,
    'for the fee that was shown': forTheFeeShown,
  },
  writes: (order, move) => ({
    endedAt: move.now,
    endReason: move.input.reason,
    expiresAt: null,
    // The fee is a new charge, whatever the card was refused for before.
    paymentHoldReason: null,
    heldUntil: null,
    cancellationFeeCents: cancellationOf(order, move.now).feeCents,
  }),
  event: orderEvents.canceled,
  tells: ({ cancellationFeeCents }, { input }) => ({
    reason: input.reason,
    feeCents: cancellationFeeCents ?? 0,
  }),
  follows: {
    history: ({ id: orderId, cancellationFeeCents }, { actor, transaction }) =>
      recordHistory(
        { orderId, kind: 'canceled', actor, details: { fee_cents: cancellationFeeCents } },
        transaction,
      ),
    'free the kitchen': ({ id }, { transaction }) => giveBackCapacity(id, transaction),
    // In a job, because Stripe may only be called after the step is committed.
    'charge the fee or release the hold': ({ id: orderId, cancellationFeeCents }, { transaction }) =>
      cancellationFeeCents ? chargeOrder.enqueue(transaction, { orderId }) : letHoldGo(orderId, transaction),
    // Refunds a card that was charged before the payment method became invoice or bypass.
    'send back what was charged beyond it': (order, { transaction }) =>
      refundBeyond(
        order.id,
        cardToCharge(order) === null ? 0 : (order.cancellationFeeCents ?? 0),
        transaction,
      ),
    'give the coupon back': ({ id }, { transaction }) => giveBackCoupon(id, transaction),
    'give the coins back': giveBackCoins,
  },
};
const fulfil: Step<void> = {
  ...orderTransitions.fulfil,
  guards: {
    'who may still': mayStill(catererOrderPolicy, 'deliver'),
    'about its time': aboutItsTime,
  },
  writes: (_order, { now }) => ({ fulfilledAt: now }),
  event: orderEvents.fulfilled,
  follows: {
    history: ({ id: orderId }, { actor, transaction }) =>
      recordHistory({ orderId, kind: 'fulfilled', actor }, transaction),
    // In a job, because Stripe may only be called after the step is committed.
    'charge what is due': ({ id: orderId }, { transaction }) => chargeOrder.enqueue(transaction, { orderId }),
  },
};

interface Inputs {
  submit: Submission;
  accept: Answered;
  confirm: Answered;
  decline: Declined;
  expire: void;
  cancelUnpaid: void;
  cancel: Cancellation;
  fulfil: void;
}

/** The life cycle of an order (1 §4, 2 §4); the only place that changes its status. */
export const orderProcess = new Process<OrderStatus, Order, Inputs>({
  kind: 'order',
  initial: 'in_cart',
  lock: (id: number, transaction) => Order.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE }),
  keyOf: ({ id }) => id,
  stateOf: ({ status }) => status,
  enter: (order, status, columns, transaction) => order.enter(status, columns, transaction),
  transitions: { submit, accept, confirm, decline, expire, cancelUnpaid, cancel, fulfil },
  strays: `
    select o.id as key from orders o left join processes p on p.kind = 'order' and p.key = o.id
    where o.status in (${inList(openStatuses)}) and p.state is distinct from o.status
    union
    select p.key from processes p join orders o on o.id = p.key
    where p.kind = 'order' and p.due_at is not null and p.state <> o.status`,
  timers: {
    pending: [{ take: 'expire', at: ({ expiresAt }) => expiresAt }, unpaid],
    accepted: [{ take: 'fulfil', at: delivered }, unpaid],
    confirmed: [{ take: 'fulfil', at: delivered }, unpaid],
  },
});

/** An order counts as delivered one hour after its agreed start. */
function delivered(order: Order): Date | null {
  const start = chargedStart(order);
  return start && new Date(start.getTime() + anHour);
}
