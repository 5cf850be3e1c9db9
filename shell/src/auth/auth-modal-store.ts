import { type AuthMode } from '@copper-carrot/contracts/runtime';

/** Whether sign-in is asked for as a modal, and who waits for its end. */
export class AuthModalStore {
  private mode: AuthMode | null = null;
  private waiting: ((signedIn: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): AuthMode | null => this.mode;

  /** Opens the modal; true once someone is signed in, false when it is closed before. */
  open(mode: AuthMode = 'login'): Promise<boolean> {
    this.show(mode);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  readonly show = (mode: AuthMode | null): void => {
    this.mode = mode;
    for (const listener of [...this.listeners]) listener();
  };

  readonly end = (signedIn: boolean): void => {
    const { waiting } = this;
    this.waiting = [];
    this.show(null);
    for (const resolve of waiting) resolve(signedIn);
  };
}

export const authModal = new AuthModalStore();
