import { type Call } from './call';
import { recordCharge } from './charges';
import { cardError, refused } from './errors';
import { emit } from './events';
import { challenge, checkReturnUrl, methodToConfirm } from './intents';
import { change, type PaymentIntent, type PaymentMethod } from './objects';
import { attach, spend } from './payment-methods';
import { save } from './store';
import { behaviourOf, type Decline } from './test-cards';

interface Confirmation {
  payment_method?: string | null;
  return_url?: string | null;
  off_session?: boolean;
  error_on_requires_action?: boolean;
  setup_future_usage?: 'off_session' | 'on_session';
}

const needsProof: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Charges or authorises the card, requires 3-D Secure, or throws the card error; the result is stored in
 * each case.
 */
export async function confirmPayment(
  call: Call,
  intent: PaymentIntent,
  input: Confirmation,
): Promise<PaymentIntent> {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw refused(
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
  }
  const method = await methodToConfirm(call, intent, input.payment_method, 'PaymentIntent');
  checkReturnUrl(intent, input.return_url, 'PaymentIntent');
  if (input.setup_future_usage) intent.setup_future_usage = input.setup_future_usage;
  intent.payment_method = method.id;
  intent.next_action = null;

  if (await asksForProof(call, method)) {
    if (input.off_session) return declinePayment(call, intent, method, needsProof);
    if (input.error_on_requires_action) {
      return declinePayment(call, intent, method, {
        code: 'authentication_required',
        message:
          'This payment required an authentication action to complete, but `error_on_requires_action` was set.',
      });
    }
    intent.status = 'requires_action';
    intent.next_action = challenge(call, intent, input.return_url);
    await emit(call, 'payment_intent.requires_action', intent);
    return save(call.transaction, intent);
  }
  return completePayment(call, intent, method, input.off_session);
}

/** Continues after authentication with the issuer's answer. */
export async function completePayment(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  isOffSession = false,
): Promise<PaymentIntent> {
  const { decline } = behaviourOf(method);
  if (decline) return declinePayment(call, intent, method, decline);
  const charge = await recordCharge(call, intent, method, null, isOffSession);
  const held = intent.capture_method === 'manual';
  change(intent, {
    status: held ? 'requires_capture' : 'succeeded',
    amount_capturable: held ? intent.amount : 0,
    amount_received: held ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  });
  if (method.customer === null) {
    if (intent.setup_future_usage && intent.customer) await attach(call, method, intent.customer);
    else await spend(call, method);
  }
  await emit(call, 'charge.succeeded', charge);
  await emit(call, held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent);
  return save(call.transaction, intent);
}

/** 3-D Secure failed or was cancelled: another method may be tried. */
export async function failAuthentication(call: Call, intent: PaymentIntent, method: PaymentMethod) {
  change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    },
  });
  await emit(call, 'payment_intent.payment_failed', intent);
  return save(call.transaction, intent);
}

async function declinePayment(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<never> {
  const charge = await recordCharge(call, intent, method, decline);
  const details = { ...decline, charge: charge.id, payment_method: method };
  change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: { ...details, type: 'card_error' },
  });
  await emit(call, 'charge.failed', charge);
  await emit(call, 'payment_intent.payment_failed', intent);
  await save(call.transaction, intent);
  throw cardError({ ...details, payment_intent: intent });
}

async function asksForProof(call: Call, method: PaymentMethod): Promise<boolean> {
  const { authentication } = behaviourOf(method);
  if (authentication !== 'until_set_up') return authentication === 'always';
  const proven = await call.transaction.query(
    `select 1 from local_services.stripe_objects
     where kind = 'setup_intent' and data->>'payment_method' = $1 and data->>'status' = 'succeeded'`,
    [method.id],
  );
  return proven.rowCount === 0;
}
