import { useEffect } from 'react';

/**
 * What a load of the whole page would cost somebody: input that nobody has sent (`typed`), which goes with its screen
 * anyway, or what is on its way to the API (`sending`), which would have arrived.
 */
export type Unsaved = 'typed' | 'sending';

const held: Record<Unsaved, Set<symbol>> = { typed: new Set(), sending: new Set() };

/** Says that something is unsaved, until the returned function is called. */
export function holdUnsaved(kind: Unsaved): () => void {
  const one = Symbol(kind);
  held[kind].add(one);
  return () => void held[kind].delete(one);
}

/** Whether anything on the page is unsaved just now: the shell loads no page anew by itself meanwhile. */
export const hasUnsaved = (kind: Unsaved): boolean => held[kind].size > 0;

/** Says so for as long as it is true and its part is on show. */
export function useUnsaved(kind: Unsaved, isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsaved(kind) : undefined), [kind, isUnsaved]);
}
