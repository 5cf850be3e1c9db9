import { useSyncExternalStore } from 'react';
import { read, signedInCookie, type Schemas } from '@copper-carrot/contracts';
import { actingHeaders, client, events, isApiFailure } from '@copper-carrot/contracts/runtime';
import { clearStorage } from './clear-storage';

/** Read from the cookie each time, as a cached HTML page may be older than the sign-in. */
export const hasSession = (): boolean => new RegExp(`(^|;\\s*)${signedInCookie}=1`).test(document.cookie);

const knownKey = 'copper-carrot.known';
const leftKey = 'copper-carrot.left';

/** Writes a random value, whose change notifies other tabs; it does not identify the person. */
function note(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage, each tab finds out by itself.
  }
}
const noteKnownHere = () => note(knownKey);
/** Makes other tabs clear a signed-out person's data. */
export const noteSignedOut = (): void => note(leftKey);

/** Whether anyone signed in with this browser before. */
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(knownKey) !== null;
  } catch {
    return false;
  }
}

/** Reads the session as the address's identity; if that is refused, the person's own. */
async function askWho(): Promise<Schemas['Session']> {
  try {
    return await client.get('/cpi/v2/user');
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 403) throw error;
    return client.fetch(read('/cpi/v2/user'), { headers: actingHeaders({}) });
  }
}

/**
 * The signed-in person. Read once, and not without a session cookie; a failure means signed out, without a
 * message (2 §4, 2 §7).
 */
export class SessionStore {
  private person: Schemas['Session'] | null = null;
  private attempt: Promise<Schemas['Session'] | null> | null = null;
  /** The latest request, whose answer applies. */
  private newest: Promise<Schemas['Session'] | null> | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly user = (): Schemas['Session'] | null => this.person;

  /** The person; reads once unless the server's page or a missing cookie already decides it. */
  load(): Promise<Schemas['Session'] | null> {
    if (this.attempt) return this.attempt;
    return hasSession() ? this.ask() : Promise.resolve(null);
  }

  /** Sets the person from the server's page. */
  begin(person: Schemas['Session']): void {
    this.attempt = this.newest = Promise.resolve(person);
    this.set(person);
  }

  /** Reads the person again, after a sign-in or a change of their data. */
  async refetch(): Promise<Schemas['Session'] | null> {
    const before = this.person?.id;
    const person = await this.ask();
    if (person && person.id !== before) noteKnownHere();
    return person;
  }

  /** Like `refetch`, if the session may have ended outside of this page. */
  lookAgain(): Promise<Schemas['Session'] | null> {
    if (hasSession()) return this.ask({ waits: false });
    if (this.person) this.reset();
    return Promise.resolve(null);
  }

  /** `waits`: callers of `load` wait for this answer instead of using the previous one. */
  private ask({ waits = true } = {}): Promise<Schemas['Session'] | null> {
    const known = this.person;
    const settle = (person: Schemas['Session'] | null) => {
      // A late answer must not replace a newer one.
      if (this.newest !== attempt) return;
      this.attempt = attempt;
      this.set(person);
    };
    const attempt: Promise<Schemas['Session'] | null> = askWho().then(
      (person) => {
        settle(person);
        return person;
      },
      (error: unknown) => {
        // A lost connection does not sign the person out; only a 401 does.
        const person = isApiFailure(error) && error.status === 401 ? null : known;
        settle(person);
        return person;
      },
    );
    this.newest = attempt;
    // Without an earlier answer, callers have to wait.
    if (waits || !this.attempt) this.attempt = attempt;
    return attempt;
  }

  reset(): void {
    this.attempt = this.newest = Promise.resolve(null);
    this.set(null);
  }

  private set(person: Schemas['Session'] | null) {
    if (person && !isKnownHere()) noteKnownHere();
    const changed = person?.id !== this.person?.id;
    this.person = person;
    for (const listener of [...this.listeners]) listener();
    if (changed) events.emit('session.changed@1', { userId: person?.id ?? null });
  }
}

export const session = new SessionStore();

/**
 * Reads the session again after Back, on returning to the tab, and after a sign-in in another tab, so that
 * a page never mixes two people's data.
 */
export function followReturns(
  store: SessionStore = session,
  reload: () => void = () => window.location.reload(),
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // While signed out, the page still contains the last person's data.
  let last = store.user()?.id;
  const stop = store.subscribe(() => {
    last = store.user()?.id ?? last;
  });
  const lookAgain = async (isOther: (before: number | undefined, now: number | undefined) => boolean) => {
    const shown = store.user()?.id;
    const before = last;
    const now = (await store.lookAgain())?.id;
    if (shown !== undefined && now === undefined) clearStorage();
    if (isOther(shown, now) || anotherPerson(before, now)) reload();
  };
  // The storage may be older than the page's memory.
  const anybodyElse = (before?: number, now?: number) => now !== before;
  const anotherPerson = (before?: number, now?: number) =>
    before !== undefined && now !== undefined && now !== before;

  window.addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain(anybodyElse), {
    signal,
  });
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === knownKey) void lookAgain(anotherPerson);
      if (key === leftKey) void lookAgain(anybodyElse);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void lookAgain(anotherPerson),
    { signal },
  );
  return () => {
    stop();
    controller.abort();
  };
}

export const useSessionUser = (store: SessionStore = session): Schemas['Session'] | null =>
  useSyncExternalStore(store.subscribe, store.user);
