/** A small observable store for React's `useSyncExternalStore`. */
export class Observed<State> {
  private readonly listeners = new Set<() => void>();

  constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): State => this.state;

  protected set(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }
}
