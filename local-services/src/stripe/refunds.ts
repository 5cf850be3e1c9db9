import { type Call, get, post, type Route } from './call';
import { badParameter, missing, refused } from './errors';
import { emit } from './events';
import { integer, mergeMetadata, metadata, oneOf, read, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { type Refund } from './objects';
import { insert, load, peek, save } from './store';
import { testCards } from './test-cards';

async function createRefund(call: Call) {
  const input = read(call.form, {
    amount: integer(1),
    charge: text(),
    metadata,
    payment_intent: text(),
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  });
  const charge = await chargeToRefund(call, input.payment_intent, input.charge);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const amount = input.amount ?? left;
  if (amount > left) {
    throw refused(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      undefined,
      { param: 'amount' },
    );
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await save(call.transaction, charge);
  const refund = await insert<Refund>(call.transaction, {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status:
      charge.payment_method_details?.card?.last4 === testCards.pm_card_pendingRefund?.last4
        ? 'pending'
        : 'succeeded',
    transfer_reversal: null,
  });
  await emit(call, 'refund.created', refund);
  await emit(call, 'charge.refunded', charge);
  return refund;
}

async function chargeToRefund(
  call: Call,
  intentId: string | null | undefined,
  chargeId: string | null | undefined,
) {
  if (Boolean(intentId) === Boolean(chargeId)) {
    throw badParameter(
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    );
  }
  // Locks the intent before its charge, as every call does, to avoid deadlocks.
  const intent = await load(
    call.transaction,
    'payment_intent',
    intentId ?? (await intentOf(call, chargeId ?? '')),
    'payment_intent',
  );
  const id = chargeId ?? intent.latest_charge;
  const charge = id ? await load(call.transaction, 'charge', id, 'charge') : null;
  if (charge?.status !== 'succeeded' || !charge.captured) {
    throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return charge;
}

async function intentOf(call: Call, chargeId: string): Promise<string> {
  const charge = await peek(call.transaction, chargeId);
  if (charge?.object !== 'charge') throw missing('charge', chargeId, 'charge');
  return charge.payment_intent;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export const refundRoutes: Route[] = [
  post('/refunds', createRefund),
  get('/refunds', ({ transaction, form, url }) => {
    const { charge, payment_intent, ...query } = read(form, {
      ...page,
      charge: text(),
      payment_intent: text(),
    });
    return listObjects(transaction, 'refund', url, query, { charge, payment_intent });
  }),
  get('/refunds/:id', ({ transaction, path }) => load(transaction, 'refund', path.id ?? '')),
];
