import { loadingIndicatorMs, minimumLoadingMs } from '@copper-carrot/contracts';

/**
 * State of the full-screen loading indicator: visible from start until finish or failure, for at least 200
 * ms and at most two seconds (2 §4, 2 §7).
 */
export class LoadingStore {
  private running = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private visible = false;
  private shownAt = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): boolean => this.visible;

  /** Starts; the returned function finishes this start and is idempotent. */
  readonly start = (): (() => void) => {
    this.running += 1;
    this.set(true);
    this.hideIn(loadingIndicatorMs);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.running -= 1;
      const stood = performance.now() - this.shownAt;
      if (this.running === 0 && this.visible) this.hideIn(minimumLoadingMs - stood);
    };
  };

  private hideIn(ms: number) {
    clearTimeout(this.timer);
    if (ms <= 0) this.set(false);
    else this.timer = setTimeout(() => this.set(false), ms);
  }

  private set(visible: boolean) {
    if (visible === this.visible) return;
    if (visible) this.shownAt = performance.now();
    this.visible = visible;
    for (const listener of [...this.listeners]) listener();
  }
}

export const loading = new LoadingStore();
