import { signUpCode } from '@copper-carrot/contracts';

/**
 * A sign-up that waits for its code. Stored over a reload, as a phone may discard the page while the mail
 * is read.
 */
export interface BegunSignUp {
  id: string;
  email: string;
  /** When the code was sent, by this browser's clock. */
  at: number;
  /** Wrong attempts in this browser. */
  wrong: number;
  /** Whether this is not the first code. */
  again: boolean;
}

const key = 'begun-sign-up';

/** The stored sign-up, while its code is valid. */
export function keptSignUp(): BegunSignUp | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as BegunSignUp | null;
    return kept && Date.now() - kept.at < signUpCode.minutes * 60_000 ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a sign-up; null removes it. */
export function keepSignUp(begun: BegunSignUp | null): void {
  try {
    if (begun) sessionStorage.setItem(key, JSON.stringify(begun));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the sign-up lasts as long as the page.
  }
}
