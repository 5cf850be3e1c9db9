import { actingHeaders, client } from '@copper-carrot/contracts/runtime';
import { clearStorage } from './clear-storage';
import { noteSignedOut, session, type SessionStore } from './session';

interface Around {
  store?: SessionStore;
  leave?: () => void;
}

/** Deletes the auth session, resets all state and loads `/` anew (2 §4); the page is left even when the call fails. */
export async function signOut({
  store = session,
  leave = () => window.location.assign('/'),
}: Around = {}): Promise<void> {
  try {
    // Whoever may not act as the page's address says may log out all the same.
    await client.delete('/cpi/v1/auth', { headers: actingHeaders({}) });
  } finally {
    store.reset();
    noteSignedOut();
    clearStorage();
    leave();
  }
}
