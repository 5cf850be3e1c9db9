import { useSyncExternalStore } from 'react';
import { read, signedInCookie, type Schemas } from '@copper-carrot/contracts';
import { actingHeaders, client, events, isApiFailure } from '@copper-carrot/contracts/runtime';
import { clearStorage } from './clear-storage';

/** Read anew each time: an HTML page that comes back from a cache may be older than the sign-in. */
export const hasSession = (): boolean => new RegExp(`(^|;\\s*)${signedInCookie}=1`).test(document.cookie);

const knownKey = 'copper-carrot.known';
const leftKey = 'copper-carrot.left';

/** Whom it is about is not written down; that it is written tells the other tabs, so each time has another word. */
function note(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Where storage is closed, everybody is new, and each tab finds out by itself.
  }
}
const noteKnownHere = () => note(knownKey);
/** Has the other tabs show nothing any more of who logged out in this one. */
export const noteSignedOut = (): void => note(leftKey);

/** Whether somebody was signed in in this browser before; not who. */
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(knownKey) !== null;
  } catch {
    return false;
  }
}

/** Asks as whom the address wants to act; where that is refused, who they are all the same. */
async function askWho(): Promise<Schemas['Session']> {
  try {
    return await client.get('/cpi/v2/user');
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 403) throw error;
    return client.fetch(read('/cpi/v2/user'), { headers: actingHeaders({}) });
  }
}

/**
 * Who is signed in, in this page. The person is fetched once, and not at all where the browser has no session; a failure
 * leaves the visitor signed out, silently (2 §4, 2 §7).
 */
export class SessionStore {
  private person: Schemas['Session'] | null = null;
  private attempt: Promise<Schemas['Session'] | null> | null = null;
  /** The last that was asked, whose answer counts. */
  private newest: Promise<Schemas['Session'] | null> | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly user = (): Schemas['Session'] | null => this.person;

  /** The person, fetched unless that was already attempted, or it is known that nobody is signed in. */
  load(): Promise<Schemas['Session'] | null> {
    if (this.attempt) return this.attempt;
    return hasSession() ? this.ask() : Promise.resolve(null);
  }

  /** The person whom the page came with. */
  begin(person: Schemas['Session']): void {
    this.attempt = this.newest = Promise.resolve(person);
    this.set(person);
  }

  /** The person, fetched again: after signing in, or when something of theirs changed. */
  async refetch(): Promise<Schemas['Session'] | null> {
    const before = this.person?.id;
    const person = await this.ask();
    if (person && person.id !== before) noteKnownHere();
    return person;
  }

  /** As `refetch`, where the browser may have lost its session without this page. */
  lookAgain(): Promise<Schemas['Session'] | null> {
    if (hasSession()) return this.ask({ waits: false });
    if (this.person) this.reset();
    return Promise.resolve(null);
  }

  /** `waits`: whoever needs the person meanwhile waits for this answer, and not with the one before. */
  private ask({ waits = true } = {}): Promise<Schemas['Session'] | null> {
    const known = this.person;
    const settle = (person: Schemas['Session'] | null) => {
      // An older answer that comes late does not overwrite a newer one.
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
        // Whoever was known stays so while nobody says otherwise: a lost connection signs nobody out.
        const person = isApiFailure(error) && error.status === 401 ? null : known;
        settle(person);
        return person;
      },
    );
    this.newest = attempt;
    // Where nothing is known yet there is nothing to go on with.
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
 * Looks again who is there when Back shows a page as it was left, when somebody comes back to its tab, and when another tab
 * says that somebody signed in: a page never goes on as one person with what another's session reads.
 */
export function followReturns(
  store: SessionStore = session,
  reload: () => void = () => window.location.reload(),
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Nobody may be there for a while: what the page holds is of the last one who was.
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
  // What stands there may be older than the page's own memory of it.
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
