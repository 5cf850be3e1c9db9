import { type Call } from './call';
import { badParameter, refused } from './errors';
import { emit } from './events';
import { mergeMetadata } from './form';
import { now } from './ids';
import { change, type PaymentIntent } from './objects';
import { load, save } from './store';

interface Capture {
  amount_to_capture?: number;
  final_capture?: boolean;
  metadata?: Record<string, string> | null;
}

/** Captures the authorised amount or a part of it (cents); the rest is released. */
export async function capturePayment(
  call: Call,
  intent: PaymentIntent,
  input: Capture,
): Promise<PaymentIntent> {
  if (intent.status !== 'requires_capture' || !intent.latest_charge) {
    throw refused(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
  }
  if (input.final_capture === false) {
    throw badParameter('final_capture', 'The local stand-in captures once; the rest is released.');
  }
  const amount = input.amount_to_capture ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    throw refused(
      `The amount to capture (${amount}) is greater than the amount you can capture for this charge (${intent.amount_capturable}).`,
      'amount_too_large',
      { param: 'amount_to_capture', payment_intent: intent },
    );
  }
  const charge = await load(call.transaction, 'charge', intent.latest_charge);
  const until = charge.payment_method_details?.card?.capture_before;
  if (until && until < now()) {
    throw refused(
      'This charge was authorized too long ago and can no longer be captured.',
      'charge_expired_for_capture',
      { payment_intent: intent },
    );
  }
  // As in Stripe, the released rest counts as refunded.
  change(charge, {
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    captured: true,
  });
  change(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount });
  intent.metadata = mergeMetadata(intent.metadata, input.metadata);
  await save(call.transaction, charge);
  await emit(call, 'charge.captured', charge);
  await emit(call, 'payment_intent.succeeded', intent);
  return save(call.transaction, intent);
}

const cancelable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
];

/** Cancels the payment and releases the authorisation. */
export async function cancelPayment(
  call: Call,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): Promise<PaymentIntent> {
  if (!cancelable.includes(intent.status)) {
    throw refused(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
  }
  if (intent.status === 'requires_capture' && intent.latest_charge) {
    const charge = await load(call.transaction, 'charge', intent.latest_charge);
    change(charge, { amount_refunded: charge.amount, refunded: true });
    await save(call.transaction, charge);
    await emit(call, 'charge.refunded', charge);
  }
  change(intent, {
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: now(),
    cancellation_reason: reason,
    next_action: null,
  });
  await emit(call, 'payment_intent.canceled', intent);
  return save(call.transaction, intent);
}
