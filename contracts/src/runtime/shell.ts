import type { Schemas } from '../schemas';
import { type CallContext, createClient } from './client';
import { events } from './events';
import { loadingStatesStood } from './loading-states';
import { missingFields } from './missing-fields';

export type AuthMode = 'login' | 'signUp' | 'forgotPassword';

export interface Notice {
  kind: 'success' | 'error' | 'info' | 'warning';
  message: string;
  /** Something to do about it; a promise keeps its button pending. */
  action?: { label: string; onClick: () => unknown };
}

/** What a screen may ask of the shell around it. */
export interface Shell {
  /** A hook: the acting person, null when signed out or not yet known. */
  useUser(): Schemas['Session'] | null;
  /** The acting person now, outside of rendering. */
  user(): Schemas['Session'] | null;
  /** Fetches the person again; null, without an error, when signed out (2 §7). */
  refetchUser(): Promise<Schemas['Session'] | null>;
  /** For whom calls are made just now: the person's token, and what the address names (2 §7). */
  callContext(): CallContext;
  /** Ends the session and loads `/` (2 §4), or the address where somebody else goes on. */
  signOut(to?: string): Promise<void>;
  /**
   * Opens sign-in as a modal, with what it is good for as a sentence; true once someone is signed in, false when it was
   * closed (1 §2). Whoever was signed in here before is asked to log in, where others sign up.
   */
  openAuth(mode?: AuthMode, why?: string): Promise<boolean>;
  /** Shows a notice; dropped when three are showing (2 §2). */
  notify(notice: Notice): void;
  /** Shows the loading indicator until the returned function is called, for two seconds at most (2 §4). */
  showLoading(): () => void;
  /** Records an error with the remote that it came from. */
  report(error: unknown, context?: Record<string, string>): void;
}

let connected: Shell | null = null;

/** The shell calls this once, before any remote is loaded; a remote's tests pass a shell of their own. */
export function connectShell(shell: Shell): void {
  connected = shell;
}

function shell(): Shell {
  if (!connected) throw new Error('No shell is connected: call connectShell() first');
  return connected;
}

/** The shell of this page; null in a frame, which has none. */
export const connectedShell = (): Shell | null => connected;

/** For whom calls are made just now. */
const callContext = (): CallContext => connected?.callContext() ?? {};

let heard: number | undefined;

function heardRevision(revision: number): void {
  if (revision === heard) return;
  heard = revision;
  events.emit('site.revised@1', { revision });
}

/** The page's client of the API: it speaks for whoever is signed in, and for whom the address names. */
export const client = createClient({
  context: callContext,
  readsAfter: loadingStatesStood,
  lacks: missingFields,
  heardRevision,
});

export const useUser: Shell['useUser'] = () => shell().useUser();
export const currentUser: Shell['user'] = () => shell().user();
export const refetchUser: Shell['refetchUser'] = () => shell().refetchUser();
export const signOut: Shell['signOut'] = (to) => shell().signOut(to);
export const openAuth: Shell['openAuth'] = (...asked) => shell().openAuth(...asked);
export const notify: Shell['notify'] = (notice) => shell().notify(notice);
export const showLoading: Shell['showLoading'] = () => shell().showLoading();
export const report: Shell['report'] = (error, context) => shell().report(error, context);
