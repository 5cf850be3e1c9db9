import { type OnceHeaders } from '@copper-carrot/contracts/runtime';
import { type Changes } from './sections';

const submitOf = (orderId: number) => `copper-carrot.submit.${orderId}`;
const changesOf = (orderId: number) => `copper-carrot.modify.${orderId}`;

/** Keys of orders while session storage is not available. */
const here = new Map<string, string>();

/**
 * The idempotency key of a submit, the same until the press is finally answered: across questions,
 * the bank's page, a lost connection and a reload.
 */
export function pressOf(orderId: number, once: OnceHeaders): OnceHeaders {
  const name = submitOf(orderId);
  return keep(name, kept(name) ?? once['Idempotency-Key']);
}

/** Ends the press, so that the next submit gets a new key. */
export const endPress = (orderId: number): void => drop(submitOf(orderId));

/** The idempotency key of a modification, the same while its changes are the same. */
export function changesPressOf(orderId: number, changes: Changes, once: OnceHeaders): OnceHeaders {
  const said = JSON.stringify(Object.entries(changes).sort(([one], [other]) => (one < other ? -1 : 1)));
  const name = changesOf(orderId);
  const [key, sent] = splitOnce(kept(name) ?? '');
  const now = key && sent === said ? key : once['Idempotency-Key'];
  keep(name, `${now} ${said}`);
  return { 'Idempotency-Key': now };
}

/** Ends the press, so that the next modification gets a new key. */
export const endChangesPress = (orderId: number): void => drop(changesOf(orderId));

function splitOnce(words: string): [string, string] {
  const at = words.indexOf(' ');
  return [words.slice(0, Math.max(at, 0)), words.slice(at + 1)];
}

function keep(name: string, key: string): OnceHeaders {
  try {
    sessionStorage.setItem(name, key);
  } catch {
    here.set(name, key);
  }
  return { 'Idempotency-Key': key };
}

function drop(name: string): void {
  here.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without session storage there is no stored key.
  }
}

function kept(name: string): string | null {
  try {
    return here.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return here.get(name) ?? null;
  }
}
