/** The reads that are under way, and how many hooks wait for each; by URL and actor. */
const running = new Map<string, AbortController>();
const waiting = new Map<string, number>();

/** Runs a read so that it can be given up. */
export async function run<Answer>(
  id: string,
  read: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    return await read(controller.signal);
  } finally {
    if (running.get(id) === controller) running.delete(id);
  }
}

/** Waits for a read until the returned function is called; what nobody waits for any more is given up. */
export function waitFor(id: string): () => void {
  waiting.set(id, (waiting.get(id) ?? 0) + 1);
  return () => {
    waiting.set(id, (waiting.get(id) ?? 1) - 1);
    // The next screen may wait for the same, and is mounted a moment later.
    setTimeout(() => {
      if (waiting.get(id) !== 0) return;
      waiting.delete(id);
      running.get(id)?.abort();
    });
  };
}
