import { type OnceHeaders } from '@copper-carrot/contracts/runtime';
import { type Changes } from './sections';

const submitOf = (orderId: number) => `copper-carrot.submit.${orderId}`;
const changesOf = (orderId: number) => `copper-carrot.modify.${orderId}`;

/** Of orders whose key can't be kept over a reload. */
const here = new Map<string, string>();

/**
 * The key of a submit: the same for all that belongs to one press, until that is answered for good. What follows a question,
 * the bank's page, a lost line or a reload of the page gets the answer of the press, whoever placed the order meanwhile.
 */
export function pressOf(orderId: number, once: OnceHeaders): OnceHeaders {
  const name = submitOf(orderId);
  return keep(name, kept(name) ?? once['Idempotency-Key']);
}

/** What is sent from now on is another press. */
export const endPress = (orderId: number): void => drop(submitOf(orderId));

/** The key of changes likewise, as long as they are the same: others are another press. */
export function changesPressOf(orderId: number, changes: Changes, once: OnceHeaders): OnceHeaders {
  const said = JSON.stringify(Object.entries(changes).sort(([one], [other]) => (one < other ? -1 : 1)));
  const name = changesOf(orderId);
  const [key, sent] = splitOnce(kept(name) ?? '');
  const now = key && sent === said ? key : once['Idempotency-Key'];
  keep(name, `${now} ${said}`);
  return { 'Idempotency-Key': now };
}

/** What is sent from now on is another press, be it of the same changes. */
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
    // A closed storage holds none.
  }
}

function kept(name: string): string | null {
  try {
    return here.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return here.get(name) ?? null;
  }
}
