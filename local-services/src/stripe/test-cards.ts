import { createHash } from 'node:crypto';
import { type ErrorCode, type PaymentMethod } from './objects';

export interface Decline {
  code: ErrorCode;
  decline_code?: string;
  message: string;
}

interface TestCard {
  brand: string;
  last4: string;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  decline?: Decline;
  /** A card that is declined only when charged can still be saved. */
  saves?: boolean;
  /** `until_set_up`: a completed setup intent suffices for later payments. */
  authentication?: 'always' | 'until_set_up';
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const visa = { brand: 'visa', funding: 'credit', country: 'US' } as const;

/** The published test payment methods; each use creates a new payment method. */
export const testCards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { ...visa, last4: '4242' },
  pm_card_visa_debit: { ...visa, funding: 'debit', last4: '5556' },
  /** Its refunds stay pending for some time. */
  pm_card_pendingRefund: { ...visa, last4: '7726' },
  pm_card_mastercard: { ...visa, brand: 'mastercard', last4: '4444' },
  pm_card_amex: { ...visa, brand: 'amex', last4: '8431' },
  pm_card_discover: { ...visa, brand: 'discover', last4: '1117' },
  pm_card_chargeDeclined: { ...visa, last4: '0002', decline: declined('generic_decline') },
  pm_card_chargeDeclinedInsufficientFunds: {
    ...visa,
    last4: '9995',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  pm_card_chargeDeclinedLostCard: { ...visa, last4: '9987', decline: declined('lost_card') },
  pm_card_chargeDeclinedStolenCard: { ...visa, last4: '9979', decline: declined('stolen_card') },
  pm_card_chargeDeclinedExpiredCard: {
    ...visa,
    last4: '0069',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  pm_card_chargeDeclinedProcessingError: {
    ...visa,
    last4: '0119',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  pm_card_chargeCustomerFail: {
    ...visa,
    last4: '0341',
    decline: declined('generic_decline'),
    saves: true,
  },
  pm_card_authenticationRequired: { ...visa, last4: '3184', authentication: 'always' },
  pm_card_authenticationRequiredOnSetup: { ...visa, last4: '3155', authentication: 'until_set_up' },
};

const fingerprintOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 16);
const byFingerprint = new Map(Object.entries(testCards).map(([name, card]) => [fingerprintOf(name), card]));

/** How the card of a payment method behaves. */
export function behaviourOf(method: { card: { fingerprint: string } }): TestCard {
  const card = byFingerprint.get(method.card.fingerprint);
  if (!card) throw new Error(`unknown test card ${method.card.fingerprint}`);
  return card;
}

export function cardDetails(name: string, card: TestCard): PaymentMethod['card'] {
  const today = new Date();
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    display_brand: card.brand,
    exp_month: today.getUTCMonth() + 1,
    exp_year: today.getUTCFullYear() + 1,
    fingerprint: fingerprintOf(name),
    funding: card.funding,
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
