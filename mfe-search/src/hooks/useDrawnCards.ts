import { useDeferredValue, useEffect } from 'react';

/** About what a window shows before it is scrolled. */
const firstFew = 6;
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whoever reloads or comes back stands where they stood, and finds the whole list there. */
const visit = { isFresh: opened?.type === 'navigate' };

/** How many cards of a list are drawn: a few where they are the first that a visit shows, all as soon as these are painted. */
export function useDrawnCards(): number {
  useEffect(() => {
    visit.isFresh = false;
  }, []);
  return useDeferredValue(Infinity, visit.isFresh ? firstFew : undefined);
}
