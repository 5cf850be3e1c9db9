import type Stripe from 'stripe';
import { sql } from '../database';
import { prepared } from '../prepared';
import type { PaymentAttempt } from './payment.model';
import {
  ask,
  askOnce,
  cardRefusal,
  codeOf,
  hasMovedOn,
  isRefusedAmount,
  isRefusedRequest,
  stripe,
  Undecided,
} from './stripe';

export type Authorization =
  | {
      outcome: 'authorized';
      intentId: string;
      /** Until when Stripe allows the capture. */
      captureBefore: Date | null;
    }
  | { outcome: 'requires_action'; intentId: string; clientSecret: string }
  | { outcome: 'failed'; intentId: string | null; code: string; message: string };

/** Stripe keeps idempotency keys for a day, so the intent of an older claim is searched before it is created again. */
const KEY_LIVES_MS = 23 * 3_600_000;
/** How long to wait for Stripe while a client waits; tests shorten it. */
export const holdWaits = { answerMs: 10_000 };
/** No retries by Stripe's client: callers retry themselves and need to know the time that passes. */
const once = () => ({ maxNetworkRetries: 0, timeout: holdWaits.answerMs });
/** The charge has the time until which it can be captured. */
const expand = ['latest_charge'];

/**
 * Authorizes an attempt's amount on its card: creates an unconfirmed intent, stores its id, and confirms it. Repeating
 * it is safe at any age: an intent can be confirmed only once, and one whose id was not stored holds nothing. Throws
 * `Undecided` while Stripe has neither accepted nor refused, and if the claim has ended.
 */
export async function authorizePayment(attempt: PaymentAttempt): Promise<Authorization> {
  try {
    const intent = await intentOf(attempt);
    return outcomeOf(intent.status === 'requires_confirmation' ? await confirm(attempt, intent.id) : intent);
  } catch (error) {
    const refusal = cardRefusal(error);
    if (refusal) return failed(refusal.code, refusal.message);
    if (isRefusedAmount(error)) return failed(amountRefused, 'This sum can not be charged to a card.');
    if (isRefusedRequest(error)) return failed('unusable_card', 'This card can no longer be used.');
    throw error;
  }
}

/** The code of a hold that failed because of its amount, not its card. */
export const amountRefused = 'amount_refused';

const failed = (code: string, message: string): Authorization => ({
  outcome: 'failed',
  intentId: null,
  code,
  message,
});

/** The intent's current state at Stripe. */
export const readIntent = (id: string): Promise<Stripe.PaymentIntent> =>
  ask(() => stripe.paymentIntents.retrieve(id, { expand }, once()));

/** The attempt's intent; its id is stored before it can hold anything. */
async function intentOf(attempt: PaymentAttempt): Promise<Stripe.PaymentIntent> {
  if (attempt.stripePaymentIntentId) return readIntent(attempt.stripePaymentIntentId);
  const payer = await payerOf(attempt);
  const age = payer.now.getTime() - attempt.claimedAt.getTime();
  // An earlier release created and confirmed in one call, under another key.
  const mayBeThere = age > KEY_LIVES_MS || attempt.offSession === null;
  const find = () => findIntent(attempt);
  const made =
    (mayBeThere ? await find() : null) ??
    (await askOnce(keyOf(attempt, 'intend'), (options) => create(attempt, payer, options), find));
  await keepIntent(attempt, made.id);
  return made;
}

const payerQuery = prepared(
  'payment-payer',
  { method: 'text', customer: 'text?', now: 'timestamptz' },
  `select c.stripe_payment_method_id as method, u.stripe_customer_id as customer, clock_timestamp() as now
   from credit_cards c join users u on u.id = c.user_id where c.id = $1`,
);

async function payerOf({ creditCardId }: PaymentAttempt) {
  const payer = await sql.first(payerQuery, [creditCardId]);
  if (!payer) throw new Error(`the card ${creditCardId} is not there`);
  return { ...payer, customer: payer.customer ?? undefined };
}
type Payer = Awaited<ReturnType<typeof payerOf>>;

function create(attempt: PaymentAttempt, { method, customer }: Payer, options: Stripe.RequestOptions) {
  return stripe.paymentIntents.create(
    {
      amount: attempt.amountCents,
      currency: 'usd',
      capture_method: 'manual',
      customer,
      payment_method: method,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: {
        ...(attempt.orderId !== null && { order_id: String(attempt.orderId) }),
        payment_attempt_id: String(attempt.id),
      },
    },
    { ...options, ...once() },
  );
}

const keepIntentQuery = prepared(
  'payment-intent-kept',
  { id: 'int4' },
  `update payment_attempts set stripe_payment_intent_id = $2 where id = $1 and status = 'claimed' returning id`,
);

/**
 * Stores the intent while the claim is open. If the claim has ended, the stored intent is released and must not be
 * confirmed.
 */
async function keepIntent(attempt: PaymentAttempt, intentId: string): Promise<void> {
  const kept = await sql.rows(keepIntentQuery, [attempt.id, intentId]);
  if (kept.length === 0) throw new Undecided('the claim is over');
}

async function confirm(attempt: PaymentAttempt, intentId: string): Promise<Stripe.PaymentIntent> {
  try {
    const intent = await askOnce(
      keyOf(attempt, 'confirm'),
      (options) =>
        stripe.paymentIntents.confirm(
          intentId,
          // No person is there to authenticate, so the bank decides by the card alone.
          { expand, ...(attempt.offSession && { off_session: true }) },
          { ...options, ...once() },
        ),
      async () => {
        const found = await readIntent(intentId);
        return found.status === 'requires_confirmation' ? null : found;
      },
    );
    // An idempotent repeat returns the first answer, so the current state is read.
    return intent.status === 'processing' ? await readIntent(intentId) : intent;
  } catch (error) {
    if (hasMovedOn(error)) return readIntent(intentId);
    throw error;
  }
}

/** The intent that an attempt created at Stripe, found by its metadata. */
export async function findIntent(attempt: PaymentAttempt): Promise<Stripe.PaymentIntent | null> {
  const { customer } = await payerOf(attempt);
  // Tolerates five minutes of difference between the clocks of database and Stripe.
  const gte = Math.floor(attempt.claimedAt.getTime() / 1000) - 300;
  const made = stripe.paymentIntents.list({ customer, created: { gte }, limit: 100 });
  return ask(async () => {
    for await (const intent of made) {
      if (intent.metadata.payment_attempt_id === String(attempt.id)) return readIntent(intent.id);
    }
    return null;
  });
}

function outcomeOf(intent: Stripe.PaymentIntent): Authorization {
  if (intent.status === 'processing') throw new Undecided(intent.status);
  if (intent.status === 'requires_capture' || intent.status === 'succeeded') {
    return { outcome: 'authorized', intentId: intent.id, captureBefore: captureBefore(intent) };
  }
  if (intent.status === 'requires_action' || intent.status === 'requires_confirmation') {
    return { outcome: 'requires_action', intentId: intent.id, clientSecret: intent.client_secret ?? '' };
  }
  const failure = intent.last_payment_error;
  return {
    outcome: 'failed',
    intentId: intent.id,
    code: failure ? codeOf(failure) : intent.status,
    message: failure?.message ?? 'The payment did not go through.',
  };
}

function captureBefore({ latest_charge: charge }: Stripe.PaymentIntent): Date | null {
  const seconds =
    charge && typeof charge !== 'string' ? charge.payment_method_details?.card?.capture_before : null;
  return seconds ? new Date(seconds * 1000) : null;
}

/** The attempt's idempotency key at Stripe; the claim's time separates databases that share one account. */
const keyOf = (attempt: PaymentAttempt, what: string) =>
  `${what}-${attempt.id}-${attempt.claimedAt.getTime()}`;
