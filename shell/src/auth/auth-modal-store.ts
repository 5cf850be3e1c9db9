import { type AuthMode } from '@copper-carrot/contracts/runtime';

/** The dialog's mode and the reason to sign in. */
export interface ShownAuth {
  mode: AuthMode;
  why?: string;
}

/** The state of the sign-in dialog, and the requests that wait for its result. */
export class AuthModalStore {
  private shown: ShownAuth | null = null;
  private waiting: ((signedIn: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): ShownAuth | null => this.shown;

  /** Opens the dialog; resolves true after a sign-in and false if it is closed. */
  open(mode: AuthMode = 'login', why?: string): Promise<boolean> {
    this.set({ mode, why });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Changes the mode and keeps the reason. */
  readonly turnTo = (mode: AuthMode): void => this.set({ ...this.shown, mode });

  readonly end = (signedIn: boolean): void => {
    const { waiting } = this;
    this.waiting = [];
    this.set(null);
    for (const resolve of waiting) resolve(signedIn);
  };

  private set(shown: ShownAuth | null): void {
    this.shown = shown;
    for (const listener of [...this.listeners]) listener();
  }
}

export const authModal = new AuthModalStore();
