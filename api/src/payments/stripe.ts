import Stripe from 'stripe';
import { env } from '../env';
import { ApiError } from '../errors';
import { logger } from '../logger';

/** The official client. Without a key it talks to the local stand-in, which takes any `sk_test_` key. */
export const stripe: Stripe = createClient();

function createClient(): Stripe {
  const common = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false };
  if (env.STRIPE_SECRET_KEY) return new Stripe(env.STRIPE_SECRET_KEY, common);
  const peer = new URL(env.LOCAL_SERVICES_URL ?? 'http://127.0.0.1:1');
  return new Stripe('sk_test_local', {
    ...common,
    host: peer.hostname,
    port: Number(peer.port || 80),
    protocol: 'http',
  });
}

export interface CardRefusal {
  code: string;
  message: string;
}

const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } = Stripe.errors;

/**
 * Stripe has said neither yes nor no: the connection broke, it failed, or the key or the object is in use (409, 429).
 * What was asked may be done by now or soon, so it is asked again under its key and never counts as refused.
 */
export class Undecided extends ApiError {
  constructor(override readonly cause: unknown) {
    super(503, 'payment-undecided', {
      message: 'The payment service has not answered yet. Please try again in a moment.',
    });
  }
}

/** The client names these after their `type`, which is the one of a bad request now and then; the status says what they are. */
const inUse = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && (error.statusCode === 409 || error.statusCode === 429);

const isUndecided = (error: unknown) =>
  inUse(error) ||
  [StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );

/** A failure that Stripe repeats: the request is over, and only its answer was lost. */
const isLostAnswer = (error: unknown) =>
  error instanceof StripeAPIError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

/** Stripe's answer or its refusal, as its client gives it; `Undecided` where there is neither. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!isUndecided(error)) throw error;
    logger.warn({ err: error }, 'Stripe has not decided');
    throw new Undecided(error);
  }
}

/**
 * The same of what is done once, under a key. When the answer is lost for good, what `find` sees of the work; where that is
 * nothing (null) it is asked for under the next key, since this one repeats its failure for a day.
 */
export async function askOnce<T>(
  key: string,
  question: (options: Stripe.RequestOptions) => Promise<T>,
  find: () => Promise<T | null>,
): Promise<T> {
  for (let nth = 1; ; nth += 1) {
    const options =
      nth === 1
        ? { idempotencyKey: key }
        : // Asked once: by itself the client would hear each new failure a second time, and so need key after key.
          { idempotencyKey: `${key}-${nth}`, maxNetworkRetries: 0 };
    try {
      return await ask(() => question(options));
    } catch (error) {
      if (!(error instanceof Undecided && isLostAnswer(error.cause))) throw error;
      const done = await find();
      if (done) return done;
    }
  }
}

/** Stripe's word on a card that it refused, or null for any other failure (a lost connection is tried again). */
export function cardRefusal(error: unknown): CardRefusal | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return { code: codeOf(error), message: error.message };
}

/** Stripe's own word on why; what it leaves empty is not said. */
export const codeOf = (failure: { decline_code?: string | null; code?: string | null }): string =>
  [failure.decline_code, failure.code].find(Boolean) ?? 'card_declined';

/** Whether Stripe refused the sum, which says nothing of the card. */
export const isRefusedAmount = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ['amount_too_large', 'amount_too_small'].includes(error.code ?? '');

/** Whether Stripe said that the thing asked for does not exist or can't be used so. */
export const isRefusedRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether Stripe refused because the thing has moved on: what it is now is read. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';
