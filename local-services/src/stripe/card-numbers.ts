import { StripeError } from './errors';
import { type FormValue } from './form';

// First digits of existing card networks; timestamps in ms and most ids start otherwise.
const networks = /^(?:3[0-9]|4|5|6|2[2-7])/;

/**
 * Throws if a request contains what looks like a real card: a number, or card fields. Nothing of it is
 * stored.
 */
export function refuseCardNumbers(value: FormValue | undefined, path: string[] = []): void {
  if (value === undefined) return;
  if (typeof value !== 'string') {
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, item] of entries) refuseCardNumbers(item, [...path, String(key)]);
    return;
  }
  const [parent, field] = path.slice(-2);
  if ((parent === 'card' && (field === 'number' || field === 'cvc')) || isCardNumber(value)) {
    throw new StripeError(
      402,
      {
        type: 'invalid_request_error',
        message:
          'Sending credit card numbers directly to the Stripe API is generally unsafe. The local stand-in takes only test payment methods such as pm_card_visa.',
      },
      'none',
    );
  }
}

function isCardNumber(value: string): boolean {
  if (!/^[\d -]{13,25}$/.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  return digits.length >= 13 && digits.length <= 19 && networks.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
