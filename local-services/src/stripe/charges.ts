import type Stripe from 'stripe';
import { type Call, get, type Route } from './call';
import { read, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { type Charge, type PaymentIntent, type PaymentMethod } from './objects';
import { insert, load } from './store';
import { type Decline } from './test-cards';

/** The validity of an authorisation: seven days, and less for Visa off-session. */
const authorisationSeconds = (method: PaymentMethod, isOffSession: boolean) =>
  isOffSession && method.card.brand === 'visa' ? (4 * 24 + 18) * 3600 : 7 * 24 * 3600;

/** Records an attempt to charge: captured, authorised, or declined. */
export function recordCharge(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  isOffSession = false,
): Promise<Charge> {
  const captured = !decline && intent.capture_method !== 'manual';
  return insert<Charge>(call.transaction, {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LOCAL TEST',
    captured,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
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
        ...chargedCard(method, intent, decline),
        ...(captured || decline
          ? {}
          : { capture_before: now() + authorisationSeconds(method, isOffSession) }),
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
}

/** The card in a charge, with the network's result. */
function chargedCard(method: PaymentMethod, intent: PaymentIntent, decline: Decline | null) {
  const { card } = method;
  return {
    amount_authorized: decline ? null : intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
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
