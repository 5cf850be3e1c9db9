import { notificationCap } from '@copper-carrot/contracts';
import { type Notice } from '@copper-carrot/contracts/runtime';

export interface ShownNotice extends Notice {
  id: number;
}

/** The shown notices: at most three, more are dropped (2 §2). */
export class NoticeStore {
  private shown: readonly ShownNotice[] = [];
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly ShownNotice[] => this.shown;

  readonly notify = (notice: Notice): void => {
    if (this.shown.length < notificationCap) this.set([...this.shown, { ...notice, id: (this.lastId += 1) }]);
  };

  readonly close = (id: ShownNotice['id'] | string): void =>
    this.set(this.shown.filter((notice) => notice.id !== id));

  private set(shown: readonly ShownNotice[]) {
    this.shown = shown;
    for (const listener of [...this.listeners]) listener();
  }
}

export const notices = new NoticeStore();
