import { minimumLoadingMs } from '../constants';

/** The loading states on the page just now, each with when it was shown. */
const shown = new Set<{ since: number }>();

/** A loading state is shown from now on; the returned function says that it is gone. */
export function loadingStateShown(): () => void {
  const state = { since: performance.now() };
  shown.add(state);
  return () => void shown.delete(state);
}

/**
 * Resolves once every loading state that is shown has stood its 200 ms (2 §7), so that none flashes by. At once where none
 * is shown: what is inlined, cached or read behind a page that stands is not kept waiting.
 */
export async function loadingStatesStood(): Promise<void> {
  const youngest = Math.max(...[...shown].map(({ since }) => since));
  const left = youngest + minimumLoadingMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
