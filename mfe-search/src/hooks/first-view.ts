const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whoever comes back stands where they stood, and whoever reloads has seen the page: both find the whole of it. */
const visit = { isFresh: opened?.type === 'navigate' };

/** Whether nothing of this visit was shown yet, so that what lies further down can wait for what is seen. */
export const isFirstView = (): boolean => visit.isFresh;

/** The first view of the visit is drawn. */
export function endFirstView(): void {
  visit.isFresh = false;
}
