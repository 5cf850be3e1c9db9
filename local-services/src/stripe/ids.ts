import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function random(length: number): string {
  // 248 is the largest multiple of 62 in a byte: larger values would favour the first letters.
  let result = '';
  while (result.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && result.length < length) result += alphabet.charAt(byte % 62);
    }
  }
  return result;
}

/** An id in Stripe's shape, such as `pi_3Qx…`. */
export const newId = (prefix: string) => `${prefix}_${random(24)}`;

export const newSecret = (id: string) => `${id}_secret_${random(25)}`;

/** Seconds since 1970, the only way in which Stripe tells time. */
export const now = () => Math.floor(Date.now() / 1000);
