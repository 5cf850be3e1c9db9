import type { Diet, Schemas } from '@copper-carrot/contracts';
import type { Meal } from './meal';

/** An answer that may not have arrived, with its idempotency key. */
export interface Unsent {
  key: string;
  said: Schemas['PollSelectionFields'];
  /** When the previous answer was given; null if there was none. */
  before: string | null;
}

/** A person without an account who answered polls on this phone. */
export interface Guest {
  name: string;
  email: string;
  dietary: Diet[];
}

/** All fields of the answer form. */
export interface Typed extends Meal {
  name: string;
  email: string;
}

/** A value in local storage; reads null if storage is not available. */
function kept<Value>(key: string) {
  return {
    read: (): Value | null => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    keep: (value: Value | null): void => {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage it is lost with the page, like other input.
      }
    },
  };
}

/** The unsent answer of a poll, per user, so that another account does not send it. */
export const unsentOf = (code: string, userId: number | undefined) =>
  kept<Unsent>(`cc-poll-answer ${code} ${userId ?? 'guest'}`);

/** Unsent input of the answer form, as phones discard background pages. */
export const typedOf = (code: string, userId: number | undefined) =>
  kept<Typed>(`cc-poll-typed ${code} ${userId ?? 'guest'}`);

export const keptGuest = kept<Guest>('cc-poll-guest');
