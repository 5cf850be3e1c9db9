import { loadingIndicatorMs } from '@copper-carrot/contracts';

/** The full-screen loading indicator: shows on start, hides on finish or fail, and after two seconds in any case (2 §4). */
export class LoadingStore {
  private running = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private visible = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): boolean => this.visible;

  /** Starts showing; the returned function finishes this start, and may be called again without effect. */
  readonly start = (): (() => void) => {
    this.running += 1;
    this.set(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.set(false), loadingIndicatorMs);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.running -= 1;
      if (this.running === 0) this.set(false);
    };
  };

  private set(visible: boolean) {
    if (!visible) clearTimeout(this.timer);
    if (visible === this.visible) return;
    this.visible = visible;
    for (const listener of [...this.listeners]) listener();
  }
}

export const loading = new LoadingStore();
