import { type Call, get, post, type Route } from './call';
import { loadCustomer } from './customers';
import { badParameter, refused } from './errors';
import { emit } from './events';
import { shipping } from './contact';
import { flag, given, integer, mergeMetadata, oneOf, type Read, read, required, text } from './form';
import { newId, newSecret, now } from './ids';
import { checkOwner, confirmationFields, intentFields, methodSettings } from './intents';
import { listObjects, page } from './lists';
import { change, type PaymentIntent } from './objects';
import { cancelPayment, capturePayment } from './payment-settlement';
import { useMethod } from './payment-methods';
import { confirmPayment } from './payment-confirmation';
import { insert, load, save } from './store';

const futureUsage = oneOf('off_session', 'on_session');
// Stripe refuses amounts below 50 cents.
const smallestAmount = 50;

const writable = {
  amount: integer(0, Number.MAX_SAFE_INTEGER),
  currency: text(3),
  customer: text(),
  description: text(),
  metadata: intentFields.metadata,
  payment_method: text(),
  receipt_email: text(),
  setup_future_usage: futureUsage,
  shipping,
  statement_descriptor: text(22),
  statement_descriptor_suffix: text(22),
  transfer_group: text(),
};
const confirmationShape = {
  ...confirmationFields,
  error_on_requires_action: flag,
  off_session: flag,
  receipt_email: text(),
  setup_future_usage: futureUsage,
};
const creationShape = {
  ...intentFields,
  ...confirmationShape,
  ...writable,
  amount: required(writable.amount),
  currency: required(writable.currency),
  capture_method: oneOf('automatic', 'automatic_async', 'manual'),
  confirm: flag,
  confirmation_method: oneOf('automatic', 'manual'),
};

function checkAmount(amount: number): void {
  if (amount < smallestAmount) {
    throw badParameter('amount', 'Amount must be at least $0.50 usd', 'amount_too_small');
  }
  if (amount > 99_999_999) {
    throw badParameter('amount', 'Amount must be no more than $999,999.99', 'amount_too_large');
  }
}

function currencyOf(sent: string): string {
  if (sent.toLowerCase() !== 'usd') {
    throw badParameter('currency', `Invalid currency: ${sent}. The local stand-in takes usd only.`);
  }
  return 'usd';
}

async function createIntent(call: Call) {
  const input = read(call.form, creationShape);
  checkAmount(input.amount);
  if (!input.confirm && (input.off_session !== undefined || input.error_on_requires_action !== undefined)) {
    const param = input.off_session === undefined ? 'error_on_requires_action' : 'off_session';
    throw badParameter(param, `\`${param}\` can only be used when \`confirm\` is true.`);
  }
  const intent = newIntent(input);
  await setMethod(call, intent, input.payment_method, input.customer);
  await insert(call.transaction, intent);
  await emit(call, 'payment_intent.created', intent);
  // The method is set already; a test id would create a second one.
  const { payment_method: _, ...confirmation } = input;
  return input.confirm ? confirmPayment(call, intent, confirmation) : intent;
}

function newIntent(input: Read<typeof creationShape>): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    ...methodSettings(input),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.capture_method ?? 'automatic_async',
    client_secret: newSecret(id),
    confirmation_method: input.confirmation_method ?? 'automatic',
    created: now(),
    currency: currencyOf(input.currency),
    customer: null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: input.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
      },
    },
    payment_record: null,
    processing: null,
    receipt_email: input.receipt_email ?? null,
    review: null,
    setup_future_usage: input.setup_future_usage ?? null,
    shipping: input.shipping ?? null,
    source: null,
    statement_descriptor: input.statement_descriptor ?? null,
    statement_descriptor_suffix: input.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: input.transfer_group ?? null,
  };
}

async function setMethod(
  call: Call,
  intent: PaymentIntent,
  method: string | null | undefined,
  customer: string | null | undefined,
) {
  if (customer) intent.customer = (await loadCustomer(call, customer, 'customer')).id;
  if (!method) return;
  const found = await useMethod(call, method, 'payment_method');
  await checkOwner(call, found, intent.customer);
  intent.payment_method = found.id;
  intent.status = 'requires_confirmation';
}

async function updateIntent(call: Call) {
  const { metadata, payment_method, customer, currency, amount, ...input } = read(call.form, writable);
  const intent = await load(call.transaction, 'payment_intent', call.path.id ?? '');
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  if (!open && [payment_method, customer, currency, amount].some((value) => value !== undefined)) {
    throw refused(
      `This PaymentIntent's amount, currency, customer and payment method could not be updated because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
  }
  change(intent, given(input));
  if (amount !== undefined) checkAmount((intent.amount = amount));
  if (currency) intent.currency = currencyOf(currency);
  intent.metadata = mergeMetadata(intent.metadata, metadata);
  await setMethod(call, intent, payment_method, customer);
  return save(call.transaction, intent);
}

const loadIntent = (call: Call) => load(call.transaction, 'payment_intent', call.path.id ?? '');

export const paymentIntentRoutes: Route[] = [
  post('/payment_intents', createIntent),
  get('/payment_intents', ({ transaction, form, url }) => {
    const { customer, ...query } = read(form, { ...page, customer: text() });
    return listObjects(transaction, 'payment_intent', url, query, { customer });
  }),
  get('/payment_intents/:id', async (call) => {
    const { client_secret } = read(call.form, { client_secret: text() });
    const intent = await loadIntent(call);
    if (client_secret && client_secret !== intent.client_secret) {
      throw refused('The client_secret provided does not match this PaymentIntent.', undefined, {
        param: 'client_secret',
      });
    }
    return intent;
  }),
  post('/payment_intents/:id', updateIntent),
  post('/payment_intents/:id/confirm', async (call) => {
    const input = read(call.form, confirmationShape);
    return confirmPayment(call, await loadIntent(call), input);
  }),
  post('/payment_intents/:id/capture', async (call) => {
    const input = read(call.form, {
      amount_to_capture: integer(1),
      final_capture: flag,
      metadata: intentFields.metadata,
    });
    return capturePayment(call, await loadIntent(call), input);
  }),
  post('/payment_intents/:id/cancel', async (call) => {
    const { cancellation_reason } = read(call.form, {
      cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    });
    return cancelPayment(call, await loadIntent(call), cancellation_reason ?? null);
  }),
];
