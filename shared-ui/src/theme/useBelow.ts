import { useSyncExternalStore } from 'react';
import { breakpoints } from '@copper-carrot/contracts';

/** True while the window is narrower than the named width (2 §9). */
export function useBelow(name: keyof typeof breakpoints): boolean {
  const query = `(max-width: ${breakpoints[name] - 0.02}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
