import type Stripe from 'stripe';
import { User } from '../accounts';
import { databaseNow } from '../clock';
import { CreditCard, type PaymentAttempt } from './payment.model';
import {
  ask,
  askOnce,
  cardRefusal,
  codeOf,
  isRefusedAmount,
  isRefusedRequest,
  stripe,
  Undecided,
} from './stripe';

export type Authorization =
  | { outcome: 'authorized'; intentId: string }
  | { outcome: 'requires_action'; intentId: string; clientSecret: string }
  | { outcome: 'failed'; intentId: string | null; code: string; message: string };

/** Stripe keeps keys for a day; an older claim is looked for, because asking would hold a second time. */
const KEY_LIVES_MS = 23 * 3_600_000;
/** How long Stripe is waited for while somebody waits for us; tests wait shorter. */
export const holdWaits = { answerMs: 10_000 };
/** Whoever asks asks again; the client's own patience would only hide from them how long it takes. */
const once = () => ({ maxNetworkRetries: 0, timeout: holdWaits.answerMs });

/**
 * Asks Stripe to hold the attempt's amount on its card. Asking again for the same attempt asks nothing new: its id is
 * the idempotency key, and a known intent is read back. Throws `Undecided` while Stripe has said neither yes nor no:
 * the attempt stays as it is, and is asked again.
 */
export async function authorizePayment(attempt: PaymentAttempt): Promise<Authorization> {
  const known = attempt.stripePaymentIntentId;
  if (known) return outcomeOf(await ask(() => stripe.paymentIntents.retrieve(known, {}, once())));
  const card = await CreditCard.findByPk(attempt.creditCardId, { rejectOnEmpty: true });
  const owner = await User.findByPk(card.userId, { rejectOnEmpty: true });
  const customer = owner.stripeCustomerId ?? undefined;
  try {
    const isForgotten = (await databaseNow(null)).getTime() - attempt.claimedAt.getTime() > KEY_LIVES_MS;
    const find = () => findIntent(attempt, customer);
    const intent = isForgotten ? await find() : await askOnce(() => hold(attempt, card, customer), find);
    if (intent) return outcomeOf(intent);
    return failed(
      'processing_error',
      'The payment did not go through, and nothing was charged. Please try again.',
    );
  } catch (error) {
    const refusal = cardRefusal(error);
    if (refusal) return failed(refusal.code, refusal.message);
    if (isRefusedAmount(error)) return failed(amountRefused, 'This sum can not be charged to a card.');
    if (isRefusedRequest(error)) return failed('unusable_card', 'This card can no longer be used.');
    throw error;
  }
}

/** The code of a hold that failed for its sum, whatever the card. */
export const amountRefused = 'amount_refused';

const failed = (code: string, message: string): Authorization => ({
  outcome: 'failed',
  intentId: null,
  code,
  message,
});

async function hold(attempt: PaymentAttempt, card: CreditCard, customer: string | undefined) {
  const intent = await stripe.paymentIntents.create(
    {
      amount: attempt.amountCents,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      customer,
      payment_method: card.stripePaymentMethodId,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { order_id: String(attempt.orderId), payment_attempt_id: String(attempt.id) },
    },
    { idempotencyKey: keyOf(attempt, 'authorize'), ...once() },
  );
  // The key repeats what was said at first; how it went on is read.
  return intent.status === 'processing' ? stripe.paymentIntents.retrieve(intent.id, {}, once()) : intent;
}

/** The intent that an attempt made at Stripe, by what it wrote there. */
async function findIntent(attempt: PaymentAttempt, customer: string | undefined) {
  // Two clocks: ours, and Stripe's.
  const gte = Math.floor(attempt.claimedAt.getTime() / 1000) - 300;
  const made = stripe.paymentIntents.list({ customer, created: { gte }, limit: 100 });
  return ask(async () => {
    for await (const intent of made) {
      if (intent.metadata.payment_attempt_id === String(attempt.id)) return intent;
    }
    return null;
  });
}

function outcomeOf(intent: Stripe.PaymentIntent): Authorization {
  if (intent.status === 'processing') throw new Undecided(intent.status);
  if (intent.status === 'requires_capture' || intent.status === 'succeeded') {
    return { outcome: 'authorized', intentId: intent.id };
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

/** The attempt's own key at Stripe; the time of its claim keeps apart two databases that share an account. */
export const keyOf = (attempt: PaymentAttempt, what: string) =>
  `${what}-${attempt.id}-${attempt.claimedAt.getTime()}`;
