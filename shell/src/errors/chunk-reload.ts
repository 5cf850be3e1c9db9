import { chunkReloadGuardMs } from '@copper-carrot/contracts';

const storageKey = 'copper-carrot.chunk-reload-at';

/** Whether an error is a script of a deployed page that is no longer to be had. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /Loading chunk [^ ]+ failed/.test(error.message))
  );
}

/** Loads the page anew after a chunk could not be loaded, at most once a minute; true when it does (2 §2, 2 §9). */
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
    // Without storage nothing could stop a loop of reloads.
    return false;
  }
  reload();
  return true;
}
