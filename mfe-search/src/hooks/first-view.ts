const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whoever reloads or comes back stands where they stood, and finds the whole page there. */
const visit = { isFresh: opened?.type === 'navigate' };

/** Whether nothing of this visit was shown yet, so that what lies further down can wait for what is seen. */
export const isFirstView = (): boolean => visit.isFresh;

/** The first view of the visit is drawn. */
export function endFirstView(): void {
  visit.isFresh = false;
}
