import { type DraftOptions, type Kept } from './draft-options';
import { type Base } from './merge';
import { type Changes } from './sections';

const nothing: Kept = { pending: {}, base: null };

/** Keeps what is not saved yet over a reload and a sign-in; signing out forgets it with the rest of the session's storage. */
export function draftStore(
  orderId: string | number,
  key = `copper-carrot.checkout.${orderId}`,
): DraftOptions['store'] {
  // What it was typed on stands beside it, where the release before does not look.
  const baseKey = `${key}.base`;
  return {
    read() {
      try {
        return {
          pending: JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes,
          base: JSON.parse(sessionStorage.getItem(baseKey) ?? 'null') as Base | null,
        };
      } catch {
        return nothing;
      }
    },
    write({ pending, base }) {
      try {
        if (Object.keys(pending).length === 0) {
          sessionStorage.removeItem(key);
          sessionStorage.removeItem(baseKey);
        } else {
          sessionStorage.setItem(key, JSON.stringify(pending));
          sessionStorage.setItem(baseKey, JSON.stringify(base));
        }
      } catch {
        // Where storage is closed, what is typed lives as long as the page.
      }
    },
  };
}
