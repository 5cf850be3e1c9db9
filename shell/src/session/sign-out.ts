import { actingHeaders, client } from '@copper-carrot/contracts/runtime';
import { clearStorage } from './clear-storage';
import { noteSignedOut, session, type SessionStore } from './session';

interface Around {
  store?: SessionStore;
  /** Where to continue; by default `/`. */
  to?: string | undefined;
  leave?: (to: string) => void;
}

/**
 * Deletes the session, clears all state and loads `/` or `to` (2 §4); the page is left even if the call
 * fails.
 */
export async function signOut({
  store = session,
  to = '/',
  leave = (address) => window.location.assign(address),
}: Around = {}): Promise<void> {
  try {
    // Without acting headers, so that a person who may not act as the address says can still sign out.
    await client.delete('/cpi/v1/auth', { headers: actingHeaders({}) });
  } finally {
    store.reset();
    noteSignedOut();
    clearStorage();
    leave(to);
  }
}
