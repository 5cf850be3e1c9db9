import Stripe from 'stripe';
import { env } from '../env';

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

/** Stripe's word on a card that it refused, or null for any other failure (a lost connection is tried again). */
export function cardRefusal(error: unknown): CardRefusal | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return { code: error.decline_code ?? error.code ?? 'card_declined', message: error.message };
}

/** Whether Stripe said that the thing asked for does not exist or can't be used so. */
export const isRefusedRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
