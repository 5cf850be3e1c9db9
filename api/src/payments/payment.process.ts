import { Process, type Move, type Transition } from '../processes';
import { paymentEvents } from './payment.events';
import { enterInvoices } from './invoice-lines';
import { hearPayment, voidPayment } from './payment.jobs';
import { paidOrder } from './paid-order';
import { Payment, PaymentAttempt, type AttemptStatus } from './payment.model';

type Step<Input> = Transition<AttemptStatus, PaymentAttempt, Input>;

/** How long payments wait; tests shorten it. */
export const paymentWaits = {
  /** Before an unsettled claim is asked about again. */
  askMs: 8_000,
  /** Between two such tries, and between two tries to release a hold. */
  againMs: 60_000,
  /** For the person to confirm at their bank. */
  bankMs: 30 * 60_000,
  /** How long before its expiry a hold is checked. */
  renewMs: 12 * 3_600_000,
  /** Between two such checks. */
  lookMs: 3_600_000,
};

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const earlier = (one: Date, other: Date | null) => (other && other < one ? other : one);
/** At its time, or after a pause if that has passed. */
const atOrAgain = (at: Date, now: Date, pause: number) => (at > now ? at : later(now, pause));

/** Stripe's answer about a hold. */
interface Held {
  intentId: string;
}

/** The intent to release, if Stripe has just returned it, and the reason to show its person. */
export interface Released {
  intentId?: string | null;
  reason?: string;
}

const settled = (_attempt: PaymentAttempt, { now }: Move) => ({ settledAt: now });

const askBank: Step<Held> = {
  from: ['claimed'],
  to: 'requires_action',
  by: 'bank',
  writes: ({ validUntil }, { now, input }) => ({
    stripePaymentIntentId: input.intentId,
    settledAt: now,
    // A cutoff in the past was skipped, so it does not limit the deadline.
    validUntil: earlier(later(now, paymentWaits.bankMs), validUntil && validUntil > now ? validUntil : null),
  }),
  follows: {},
};
const authorize: Step<Held & { captureBefore: Date | null }> = {
  from: ['claimed', 'requires_action'],
  to: 'authorized',
  by: 'bank',
  writes: (_attempt, { now, input }) => ({
    stripePaymentIntentId: input.intentId,
    captureBefore: input.captureBefore,
    settledAt: now,
    // From now on it is the order's hold.
    renews: null,
  }),
  follows: {},
};
const refuse: Step<{ intentId: string | null; code: string; message: string }> = {
  from: ['claimed', 'requires_action'],
  to: 'failed',
  by: 'bank',
  writes: ({ stripePaymentIntentId }, { now, input }) => ({
    stripePaymentIntentId: input.intentId ?? stripePaymentIntentId,
    failureCode: input.code,
    failureMessage: input.message,
    settledAt: now,
  }),
  follows: {},
};
const release: Step<Released> = {
  from: ['claimed', 'requires_action', 'authorized'],
  to: 'voiding',
  by: 'order',
  writes: ({ stripePaymentIntentId }, { input }) => ({
    stripePaymentIntentId: input.intentId ?? stripePaymentIntentId,
    failureMessage: input.reason ?? null,
  }),
  follows: {
    'tell Stripe': ({ id: attemptId }, { transaction }) => voidPayment.enqueue(transaction, { attemptId }),
  },
};
const voidStep: Step<{ intentId: string | null }> = {
  from: ['voiding'],
  to: 'voided',
  by: 'payment service',
  writes: (_attempt, { now, input }) => ({ stripePaymentIntentId: input.intentId, settledAt: now }),
  follows: {},
};
const lapse: Step<void> = {
  from: ['authorized'],
  to: 'voided',
  by: 'payment service',
  writes: settled,
  follows: {},
};
const capture: Step<{ amountCents: number }> = {
  // Also from released or failed states, because Stripe may have captured it before it got the cancellation.
  from: ['authorized', 'voiding', 'failed', 'voided'],
  to: 'captured',
  by: 'order',
  writes: (_attempt, { input }) => ({ capturedCents: input.amountCents }),
  event: paymentEvents.captured,
  tells: (attempt, { input }) => ({ orderId: paidOrder(attempt), amountCents: input.amountCents }),
  follows: {
    'enter it in the ledger': (attempt, { input, transaction }) =>
      Payment.create(
        {
          orderId: paidOrder(attempt),
          paymentAttemptId: attempt.id,
          kind: 'capture',
          amountCents: input.amountCents,
          stripeId: attempt.stripePaymentIntentId,
        },
        { transaction },
      ),
  },
};
/** The same for invoices: each gets its part of the ledger. */
const captureInvoices: Step<{ amountCents: number }> = {
  from: capture.from,
  to: 'captured',
  by: 'invoices',
  writes: (_attempt, { input }) => ({ capturedCents: input.amountCents }),
  event: paymentEvents.invoicesPaid,
  follows: {
    'enter each invoice in the ledger': (attempt, { transaction }) => enterInvoices(attempt.id, transaction),
  },
};
/** All of it was refunded; after a partial refund it stays captured. */
const refund: Step<void> = {
  from: ['captured'],
  to: 'refunded',
  by: 'order',
  follows: {},
};

/** The card's bank returned the refund. */
const comeBack: Step<void> = {
  from: ['refunded'],
  to: 'captured',
  by: 'bank',
  follows: {},
};

const hear = ({ id: attemptId }: PaymentAttempt, transaction: Move['transaction']) =>
  hearPayment.enqueue(transaction, { attemptId });

interface Inputs {
  askBank: Held;
  authorize: Held & { captureBefore: Date | null };
  refuse: { intentId: string | null; code: string; message: string };
  release: Released;
  void: { intentId: string | null };
  lapse: void;
  capture: { amountCents: number };
  captureInvoices: { amountCents: number };
  refund: void;
  comeBack: void;
}

/** The life cycle of a payment, from claim to refund; the only place that changes its status. */
export const paymentProcess = new Process<AttemptStatus, PaymentAttempt, Inputs>({
  kind: 'payment',
  initial: 'claimed',
  lock: (id: number, transaction) =>
    PaymentAttempt.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE }),
  keyOf: ({ id }) => id,
  stateOf: ({ status }) => status,
  enter: (attempt, status, columns, transaction) => attempt.enter(status, columns, transaction),
  transitions: {
    askBank,
    authorize,
    refuse,
    release,
    void: voidStep,
    lapse,
    capture,
    captureInvoices,
    refund,
    comeBack,
  },
  strays: `
    select a.id as key from payment_attempts a left join processes p on p.kind = 'payment' and p.key = a.id
    where a.status in ('claimed', 'authorized', 'requires_action', 'voiding') and p.state is distinct from a.status
    union
    select p.key from processes p join payment_attempts a on a.id = p.key
    where p.kind = 'payment' and p.due_at is not null and p.state <> a.status`,
  timers: {
    claimed: {
      does: 'ask Stripe again',
      queue: hear,
      at: ({ claimedAt }, now) => atOrAgain(later(claimedAt, paymentWaits.askMs), now, paymentWaits.againMs),
    },
    requires_action: {
      does: 'hear what the bank said, and let it go where that is nothing',
      queue: hear,
      at: ({ validUntil }, now) => atOrAgain(validUntil ?? now, now, paymentWaits.againMs),
    },
    authorized: {
      does: 'renew the hold before it lapses',
      queue: hear,
      at: ({ captureBefore }, now) =>
        captureBefore && atOrAgain(later(captureBefore, -paymentWaits.renewMs), now, paymentWaits.lookMs),
    },
    voiding: {
      does: 'tell Stripe again',
      queue: ({ id: attemptId }, transaction) => voidPayment.enqueue(transaction, { attemptId }),
      at: (_attempt, now) => later(now, paymentWaits.againMs),
    },
  },
});
