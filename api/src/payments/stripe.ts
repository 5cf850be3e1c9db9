import Stripe from 'stripe';
import { env } from '../env';
import { ApiError } from '../errors';
import { logger } from '../logger';

/** The official client. Without a key it uses the local stand-in, which accepts any `sk_test_` key. */
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
 * Stripe has neither accepted nor refused: the connection broke, Stripe failed, or the key or object is in use (409,
 * 429). The request may still be executed, so it is repeated with its key and never counts as refused.
 */
export class Undecided extends ApiError {
  constructor(override readonly cause: unknown) {
    super(503, 'payment-undecided', {
      message: 'The payment service has not answered yet. Please try again in a moment.',
    });
  }
}

/** Decided by status, because the client sometimes gives these the type of an invalid request. */
const inUse = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && (error.statusCode === 409 || error.statusCode === 429);

const isUndecided = (error: unknown) =>
  inUse(error) ||
  [StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );

/** A failure that Stripe repeats for its key: the request has ended, and only its answer was lost. */
const isLostAnswer = (error: unknown) =>
  error instanceof StripeAPIError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

/** Stripe's answer, or its refusal as an error; `Undecided` if there is neither. */
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
 * The same with an idempotency key. If the answer is lost for good, returns what `find` sees; if that is null, repeats
 * with the next key, because this one repeats its failure for a day.
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
        : // No client retries: they would repeat each stored failure and use up one key after another.
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

/** Stripe's refusal of a card, or null for any other failure. */
export function cardRefusal(error: unknown): CardRefusal | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return { code: codeOf(error), message: error.message };
}

/** Stripe's reason for a refusal, or a default. */
export const codeOf = (failure: { decline_code?: string | null; code?: string | null }): string =>
  [failure.decline_code, failure.code].find(Boolean) ?? 'card_declined';

/** Whether Stripe refused the amount, not the card. */
export const isRefusedAmount = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ['amount_too_large', 'amount_too_small'].includes(error.code ?? '');

/** Whether Stripe refused the request, because its object does not exist or can't be used this way. */
export const isRefusedRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether Stripe refused because the intent's state has changed; the caller reads it again. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';
