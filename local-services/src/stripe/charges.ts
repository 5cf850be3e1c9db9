import { type Call, get, type Route } from './call';
import { read, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { type Charge, type PaymentIntent, type PaymentMethod } from './objects';
import { insert, load } from './store';
import { type Decline } from './test-cards';

// An authorisation that isn't captured within seven days lapses.
const authorisationSeconds = 7 * 24 * 3600;

/** Records one attempt to charge: a success (captured, or only authorised), or a decline. */
export function recordCharge(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Promise<Charge> {
  const captured = !decline && intent.capture_method !== 'manual';
  return insert<Charge>(call.transaction, {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LOCAL TEST',
    captured,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description ?? null,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: decline
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...method.card,
        ...(captured || decline ? {} : { capture_before: now() + authorisationSeconds }),
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email ?? null,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  });
}

export const chargeRoutes: Route[] = [
  get('/charges', ({ transaction, form, url }) => {
    const { customer, payment_intent, ...query } = read(form, {
      ...page,
      customer: text(),
      payment_intent: text(),
    });
    return listObjects(transaction, 'charge', url, query, { customer, payment_intent });
  }),
  get('/charges/:id', ({ transaction, path }) => load(transaction, 'charge', path.id ?? '')),
];
