import { type DraftOptions } from './order-draft';
import { type Changes } from './sections';

/** Keeps what is not saved yet over a reload and a sign-in; signing out forgets it with the rest of the session's storage. */
export function draftStore(orderId: string | number): DraftOptions['store'] {
  const key = `copper-carrot.checkout.${orderId}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes;
      } catch {
        return {};
      }
    },
    write(pending) {
      try {
        if (Object.keys(pending).length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(pending));
      } catch {
        // Where storage is closed, what is typed lives as long as the page.
      }
    },
  };
}
