import type { PageHead } from '../public-pages';

/** The events that shell and remotes meet on. A change of a payload's meaning is a new name (`…@2`), never an edit. */
export interface Events {
  /** The acting person changed: signed in, out, or acting as another. */
  'session.changed@1': { userId: number | null };
  /** An order was created, changed or submitted in this page. */
  'order.changed@1': { orderId: number; status: string };
  /** An order was bought, said once for each; `value` is what analytics counts, in dollars. */
  'order.purchased@1': { orderId: number; value: number; currency: 'USD' };
  /** Someone reads another screen; the path without its query. */
  'page.viewed@1': { path: string; title: string };
  /** The API speaks of another revision of the feed than before: with one that is newer than this page's, a new page would have other releases. */
  'site.revised@1': { revision: number };
  /** A screen knows what its page is called; the path that it speaks of. */
  'page.described@1': PageHead & { path: string };
  /** A screen shows something of a caterer who may be called; the path that it speaks of. */
  'caterer.shown@1': { path: string; name: string; phone: string };
}

type Listener<Name extends keyof Events> = (payload: Events[Name]) => void;

/** A typed bus that replays the last value of an event to whoever subscribes after it. */
export function createEvents() {
  const listeners = new Map<keyof Events, Set<Listener<keyof Events>>>();
  const last = new Map<keyof Events, Events[keyof Events]>();
  return {
    emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
      last.set(name, payload);
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload);
        } catch (error) {
          // One team's listener must not keep the event from another's.
          reportError(error);
        }
      }
    },
    on<Name extends keyof Events>(name: Name, listener: Listener<Name>): () => void {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      known.add(listener as Listener<keyof Events>);
      const before = last.get(name);
      if (before !== undefined) listener(before as Events[Name]);
      return () => void known.delete(listener as Listener<keyof Events>);
    },
  };
}

const reportError = (error: unknown) =>
  setTimeout(() => Promise.reject(error instanceof Error ? error : new Error(String(error))));

/** The page's own bus; the shell brings this module, so that everybody holds the same one. */
export const events = createEvents();
