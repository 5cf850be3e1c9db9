import { type Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's script, fetched once per page and only when a card is to be added or confirmed. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey) ?? loadStripe(publishableKey);
  loaded.set(publishableKey, known);
  return known;
}
