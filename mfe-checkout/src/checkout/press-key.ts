import { type OnceHeaders } from '@copper-carrot/contracts/runtime';

const nameOf = (orderId: number) => `copper-carrot.submit.${orderId}`;

/** Of orders whose key can't be kept over a reload. */
const here = new Map<number, string>();

/**
 * The key of a submit: the same for all that belongs to one press, until that is answered for good. What follows a question,
 * the bank's page, a lost line or a reload of the page gets the answer of the press, whoever placed the order meanwhile.
 */
export function pressOf(orderId: number, once: OnceHeaders): OnceHeaders {
  const key = keptKey(orderId) ?? once['Idempotency-Key'];
  try {
    sessionStorage.setItem(nameOf(orderId), key);
  } catch {
    here.set(orderId, key);
  }
  return { 'Idempotency-Key': key };
}

/** What is sent from now on is another press. */
export function endPress(orderId: number): void {
  here.delete(orderId);
  try {
    sessionStorage.removeItem(nameOf(orderId));
  } catch {
    // A closed storage holds none.
  }
}

function keptKey(orderId: number): string | null {
  try {
    return here.get(orderId) ?? sessionStorage.getItem(nameOf(orderId));
  } catch {
    return here.get(orderId) ?? null;
  }
}
