const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** False after going back or a reload, when the page has to be whole for the old scroll position. */
const visit = { isFresh: opened?.type === 'navigate' };

/** Whether nothing of this visit was shown yet, so that content below can load later. */
export const isFirstView = (): boolean => visit.isFresh;

/** Ends the first view once it is drawn. */
export function endFirstView(): void {
  visit.isFresh = false;
}
