import { type AuthMode } from '@copper-carrot/contracts/runtime';

/** What the modal shows: its mode, and the sentence that says what signing in is good for. */
export interface ShownAuth {
  mode: AuthMode;
  why?: string;
}

/** Whether sign-in is asked for as a modal, and who waits for its end. */
export class AuthModalStore {
  private shown: ShownAuth | null = null;
  private waiting: ((signedIn: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): ShownAuth | null => this.shown;

  /** Opens the modal; true once someone is signed in, false when it is closed before. */
  open(mode: AuthMode = 'login', why?: string): Promise<boolean> {
    this.set({ mode, why });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Another mode, for the same reason. */
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
