import { Process, type Move, type Transition } from '../processes';
import { paymentEvents } from './payment.events';
import { hearPayment, voidPayment } from './payment.jobs';
import { Payment, PaymentAttempt, type AttemptStatus } from './payment.model';

type Step<Input> = Transition<AttemptStatus, PaymentAttempt, Input>;

/** How long payments wait for what; tests wait shorter. */
export const paymentWaits = {
  /** Before a claim that nobody has settled is asked about again. */
  askMs: 8_000,
  /** Between two such asks, and between two tries of letting a hold go. */
  againMs: 60_000,
  /** For the person to confirm it with their bank. */
  bankMs: 30 * 60_000,
  /** How long before a hold lapses it is looked after. */
  renewMs: 12 * 3_600_000,
  /** Between two such looks. */
  lookMs: 3_600_000,
};

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const earlier = (one: Date, other: Date | null) => (other && other < one ? other : one);
/** At its time, or after a pause where that has passed. */
const atOrAgain = (at: Date, now: Date, pause: number) => (at > now ? at : later(now, pause));

/** What Stripe said of a hold. */
interface Held {
  intentId: string;
}

/** What is let go, where Stripe has just named it, and why, where its person is to read that. */
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
    // A cutoff that was let pass says nothing any more.
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
    // From here on it is the hold of its order.
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
  // Also of what was to be let go, or was over: Stripe may have charged it before it heard so.
  from: ['authorized', 'voiding', 'failed', 'voided'],
  to: 'captured',
  by: 'order',
  writes: (_attempt, { input }) => ({ capturedCents: input.amountCents }),
  event: paymentEvents.captured,
  tells: ({ orderId }, { input }) => ({ orderId, amountCents: input.amountCents }),
  follows: {
    'enter it in the ledger': (attempt, { input, transaction }) =>
      Payment.create(
        {
          orderId: attempt.orderId,
          paymentAttemptId: attempt.id,
          kind: 'capture',
          amountCents: input.amountCents,
          stripeId: attempt.stripePaymentIntentId,
        },
        { transaction },
      ),
  },
};
/** All of it went back; a part of it leaves it captured. */
const refund: Step<void> = {
  from: ['captured'],
  to: 'refunded',
  by: 'order',
  follows: {},
};

/** A bank sent it back. */
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
  refund: void;
  comeBack: void;
}

/** The life of a payment, from the claim to the money; the only place that changes its status. */
export const paymentProcess = new Process<AttemptStatus, PaymentAttempt, Inputs>({
  kind: 'payment',
  initial: 'claimed',
  lock: (id: number, transaction) =>
    PaymentAttempt.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE }),
  keyOf: ({ id }) => id,
  stateOf: ({ status }) => status,
  enter: (attempt, status, columns, transaction) => attempt.enter(status, columns, transaction),
  transitions: { askBank, authorize, refuse, release, void: voidStep, lapse, capture, refund, comeBack },
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
