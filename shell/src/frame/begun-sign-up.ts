import { signUpCode } from '@copper-carrot/contracts';

/** A sign-up whose code was mailed. It is kept over a reload, for a phone drops the page while its mail is read. */
export interface BegunSignUp {
  id: string;
  email: string;
  /** When its code was sent, by the clock of this browser. */
  at: number;
  /** How often a wrong code was given for it here. */
  wrong: number;
  /** Whether an earlier code was sent before this one. */
  again: boolean;
}

const key = 'begun-sign-up';

/** The sign-up that was begun here, as long as its code works. */
export function keptSignUp(): BegunSignUp | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as BegunSignUp | null;
    return kept && Date.now() - kept.at < signUpCode.minutes * 60_000 ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a sign-up, or forgets it with null. */
export function keepSignUp(begun: BegunSignUp | null): void {
  try {
    if (begun) sessionStorage.setItem(key, JSON.stringify(begun));
    else sessionStorage.removeItem(key);
  } catch {
    // A frame without storage: the sign-up then lives as long as the page.
  }
}
