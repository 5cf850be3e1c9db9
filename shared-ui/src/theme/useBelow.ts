import { useSyncExternalStore } from 'react';
import { breakpoints } from '@copper-carrot/contracts';

const queryOf = (name: keyof typeof breakpoints) => `(max-width: ${breakpoints[name] - 0.02}px)`;

/** Whether the window is narrower than the named width now. */
export const isBelow = (name: keyof typeof breakpoints): boolean => window.matchMedia(queryOf(name)).matches;

/** True while the window is narrower than the named width (2 §9). */
export function useBelow(name: keyof typeof breakpoints): boolean {
  const query = queryOf(name);
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => isBelow(name),
    () => false,
  );
}
