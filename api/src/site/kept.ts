export interface KeepOptions {
  /** How many answers are kept; the one that was asked for longest ago makes room. */
  most: number;
  /** Milliseconds for which an answer is given without asking again. */
  freshMs: number;
  /** Milliseconds for which an old answer is still given while a new one is fetched behind it. */
  staleMs: number;
  now?: () => number;
}

interface Kept<Value> {
  value: Promise<Value>;
  at: number;
  refreshing: boolean;
}

/** Remembers answers for a moment: many who ask at once cost one question. Neither a failure nor null is kept. */
export function keep<Value>(
  ask: (key: string) => Promise<Value>,
  { most, freshMs, staleMs, now = Date.now }: KeepOptions,
): (key: string) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();

  const fetch = (key: string): Kept<Value> => {
    const entry: Kept<Value> = { value: ask(key), at: now(), refreshing: false };
    const forget = () => kept.get(key) === entry && kept.delete(key);
    entry.value.then((value) => value === null && forget(), forget);
    return entry;
  };

  const refresh = (key: string, old: Kept<Value>) => {
    old.refreshing = true;
    const next: Kept<Value> = { value: ask(key), at: now(), refreshing: false };
    next.value.then(
      (value) => {
        if (kept.get(key) !== old) return;
        if (value === null) kept.delete(key);
        else kept.set(key, next);
      },
      () => (old.refreshing = false),
    );
  };

  return (key) => {
    const known = kept.get(key);
    const age = known ? now() - known.at : Infinity;
    const entry = known && age < freshMs + staleMs ? known : fetch(key);
    if (known === entry && age >= freshMs && !entry.refreshing) refresh(key, entry);
    // Last in the map is what was asked for last.
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return entry.value;
  };
}
