import { type Call, get, post, type Route } from './call';
import { loadCustomer } from './customers';
import { badParameter, cardError, refused } from './errors';
import { emit } from './events';
import { flag, mergeMetadata, oneOf, read, text } from './form';
import { newId, newSecret, now } from './ids';
import {
  challenge,
  checkOwner,
  checkReturnUrl,
  confirmationFields,
  intentFields,
  methodSettings,
  methodToConfirm,
} from './intents';
import { listObjects, page } from './lists';
import { change, type PaymentMethod, type SetupIntent } from './objects';
import { attach, useMethod } from './payment-methods';
import { insert, load, save } from './store';
import { behaviourOf } from './test-cards';

interface Confirmation {
  payment_method?: string | null;
  return_url?: string | null;
}

async function createIntent(call: Call) {
  const input = read(call.form, {
    ...intentFields,
    ...confirmationFields,
    confirm: flag,
    usage: oneOf('off_session', 'on_session'),
  });
  if (input.return_url && !input.confirm) {
    throw badParameter('return_url', '`return_url` can only be used when `confirm` is true.');
  }
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    application: null,
    ...methodSettings(input),
    cancellation_reason: null,
    client_secret: newSecret(id),
    created: now(),
    customer: input.customer ? (await loadCustomer(call, input.customer, 'customer')).id : null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        mandate_options: null,
        network: null,
        request_three_d_secure: input.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
      },
    },
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: input.usage ?? 'off_session',
  };
  if (input.payment_method) {
    const method = await useMethod(call, input.payment_method, 'payment_method');
    await checkOwner(call, method, intent.customer);
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  await insert(call.transaction, intent);
  await emit(call, 'setup_intent.created', intent);
  const { payment_method: _, ...confirmation } = input;
  return input.confirm ? confirmSetup(call, intent, confirmation) : intent;
}

async function confirmSetup(call: Call, intent: SetupIntent, input: Confirmation): Promise<SetupIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw refused(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      'setup_intent_unexpected_state',
      { setup_intent: intent },
    );
  }
  const method = await methodToConfirm(call, intent, input.payment_method, 'SetupIntent');
  checkReturnUrl(intent, input.return_url, 'SetupIntent');
  const { authentication, decline, saves } = behaviourOf(method);
  if (decline && !saves) {
    const details = { ...decline, payment_method: method };
    await failSetup(call, intent, { ...details, type: 'card_error' });
    throw cardError({ ...details, setup_intent: intent });
  }
  intent.payment_method = method.id;
  if (!authentication) return completeSetup(call, intent, method);
  intent.status = 'requires_action';
  intent.next_action = challenge(call, intent, input.return_url);
  await emit(call, 'setup_intent.requires_action', intent);
  return save(call.transaction, intent);
}

/** The card is verified and attached to the intent's customer. */
export async function completeSetup(
  call: Call,
  intent: SetupIntent,
  method: PaymentMethod,
): Promise<SetupIntent> {
  if (intent.customer) await attach(call, method, intent.customer);
  change(intent, { status: 'succeeded', next_action: null, last_setup_error: null });
  await emit(call, 'setup_intent.succeeded', intent);
  return save(call.transaction, intent);
}

export async function failSetup(
  call: Call,
  intent: SetupIntent,
  error: SetupIntent['last_setup_error'],
): Promise<SetupIntent> {
  change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  await emit(call, 'setup_intent.setup_failed', intent);
  return save(call.transaction, intent);
}

async function cancelSetup(call: Call) {
  const input = read(call.form, {
    cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer'),
  });
  const intent = await loadIntent(call);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw refused(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      'setup_intent_unexpected_state',
      { setup_intent: intent },
    );
  }
  change(intent, {
    status: 'canceled',
    cancellation_reason: input.cancellation_reason ?? null,
    next_action: null,
  });
  await emit(call, 'setup_intent.canceled', intent);
  return save(call.transaction, intent);
}

const loadIntent = (call: Call) => load(call.transaction, 'setup_intent', call.path.id ?? '');

export const setupIntentRoutes: Route[] = [
  post('/setup_intents', createIntent),
  get('/setup_intents', ({ transaction, form, url }) => {
    const { customer, payment_method, ...query } = read(form, {
      ...page,
      customer: text(),
      payment_method: text(),
    });
    return listObjects(transaction, 'setup_intent', url, query, { customer, payment_method });
  }),
  get('/setup_intents/:id', loadIntent),
  post('/setup_intents/:id/confirm', async (call) => {
    const input = read(call.form, confirmationFields);
    return confirmSetup(call, await loadIntent(call), input);
  }),
  post('/setup_intents/:id/cancel', cancelSetup),
];
