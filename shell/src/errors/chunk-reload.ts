import { chunkReloadGuardMs } from '@copper-carrot/contracts';

const storageKey = 'copper-carrot.chunk-reload-at';

/** Whether an error is a missing script of an earlier deployment. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /Loading chunk [^ ]+ failed/.test(error.message))
  );
}

/**
 * Reloads the page after a chunk failed to load, at most once a minute; returns true if it does (2 §2, 2
 * §9).
 */
export function reloadAfterChunkFailure(
  error: unknown,
  reload: () => void = () => window.location.reload(),
  now = Date.now(),
): boolean {
  if (!isChunkLoadError(error)) return false;
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (now - last < chunkReloadGuardMs) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without storage, a loop of reloads could not be stopped.
    return false;
  }
  reload();
  return true;
}
