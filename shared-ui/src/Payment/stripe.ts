import { type Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's script, fetched once per page and only when a card is to be added or confirmed; asked for again where it did not come. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey) ?? loadStripe(publishableKey);
  loaded.set(publishableKey, known);
  known.catch(() => loaded.delete(publishableKey));
  return known;
}
