import { type Page } from '@playwright/test';

/** The contents of the document's head. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    return {
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
      path: canonical && new URL(canonical.href).pathname,
      unlisted: document.querySelector('meta[name="robots"][content="noindex"]') !== null,
    };
  });

/** Opens a page and sums up its layout shifts. */
export async function layoutShift(page: Page, path: string): Promise<{ measure: () => Promise<number> }> {
  await page.addInitScript(() => {
    const found = { total: 0 };
    Object.assign(window, { shifted: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) found.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return {
    measure: () => page.evaluate(() => (window as unknown as { shifted: { total: number } }).shifted.total),
  };
}
