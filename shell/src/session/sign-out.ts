import { actingHeaders, client } from '@copper-carrot/contracts/runtime';
import { clearStorage } from './clear-storage';
import { noteSignedOut, session, type SessionStore } from './session';

interface Around {
  store?: SessionStore;
  /** Where somebody else goes on. */
  to?: string | undefined;
  leave?: (to: string) => void;
}

/** Deletes the auth session, resets all state and loads `/` or `to` anew (2 §4); the page is left even when the call fails. */
export async function signOut({
  store = session,
  to = '/',
  leave = (address) => window.location.assign(address),
}: Around = {}): Promise<void> {
  try {
    // Whoever may not act as the page's address says may log out all the same.
    await client.delete('/cpi/v1/auth', { headers: actingHeaders({}) });
  } finally {
    store.reset();
    noteSignedOut();
    clearStorage();
    leave(to);
  }
}
