import type { Diet, Schemas } from '@copper-carrot/contracts';
import type { Meal } from './meal';

/** An answer that may not have arrived, with the key by which it counts once. */
export interface Unsent {
  key: string;
  said: Schemas['PollSelectionFields'];
  /** When what stood before was said; null where nothing did. */
  before: string | null;
}

/** Who answered polls on this phone without an account. */
export interface Guest {
  name: string;
  email: string;
  dietary: Diet[];
}

/** All that the form of an answer asks for. */
export interface Typed extends Meal {
  name: string;
  email: string;
}

/** What a browser keeps for the next time under one name; nothing where it keeps nothing. */
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
        // It is lost with the page then, as anything else that is typed.
      }
    },
  };
}

/** The answer of a poll that is still to be sent; of one person: who signs in sends nobody else's. */
export const unsentOf = (code: string, userId: number | undefined) =>
  kept<Unsent>(`cc-poll-answer ${code} ${userId ?? 'guest'}`);

/** What is typed of an answer and was not sent yet: a phone forgets pages that it does not show. */
export const typedOf = (code: string, userId: number | undefined) =>
  kept<Typed>(`cc-poll-typed ${code} ${userId ?? 'guest'}`);

export const keptGuest = kept<Guest>('cc-poll-guest');
