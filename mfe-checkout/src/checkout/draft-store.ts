import { type DraftOptions, type Kept } from './draft-options';
import { type Base } from './merge';
import { type Changes } from './sections';

const nothing: Kept = { pending: {}, base: null };

/**
 * Keeps unsaved changes in session storage over a reload and a sign-in; signing out clears them.
 */
export function draftStore(
  orderId: string | number,
  key = `copper-carrot.checkout.${orderId}`,
): DraftOptions['store'] {
  // The base has its own key, so that an earlier release can still read the changes.
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
        // Without session storage, changes last as long as the page.
      }
    },
  };
}
