// @ts-check
/// <reference lib="dom" />
/* global document, window */
/** @import { Browser, Page } from '@playwright/test' */

/** Of each remote a page, who opens it, and another page of the site to go to and back from. */
export const pages = [
  { name: 'mfe-search', path: '/search?place_id=1' },
  { name: 'mfe-cares', path: '/cares' },
  { name: 'mfe-checkout', path: '/orders/1/checkout', as: 'orderer@northwind.example' },
  { name: 'mfe-customer', path: '/customer/me/orders', as: 'orderer@northwind.example' },
  { name: 'mfe-caterer', path: '/caterer/1/orders', as: 'caterer@saffron.example' },
];
/** The lightest page of the shell: what is kept is the remote's. */
const elsewhere = '/no-such-page';
const notFoundHeading = '404';

/** @param {Browser} browser @param {string} origin @param {string | undefined} email */
async function openContext(browser, origin, email) {
  const context = await browser.newContext({ baseURL: origin });
  if (email) await context.request.post('/cpi/v1/auth', { data: { email, password: 'copper-carrot' } });
  return context;
}

/** Goes to a page of the site as a link does, and waits for its heading. @param {Page} page @param {string} path */
const go = (page, path) =>
  page.evaluate(
    async ([to, nowhere, notFound]) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: {} }));
      for (let waited = 0; waited < 100; waited += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const heading = document.querySelector('h1')?.textContent;
        if (heading && (heading === notFound) === (to === nowhere)) return;
      }
      throw new Error(`${to} did not come`);
    },
    [path, elsewhere, notFoundHeading],
  );

/**
 * Bytes that are kept after a remote's page was shown and left so many times, after ten times to warm up.
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ path: string, as?: string }} page
 * @param {number} times
 */
export async function keptAfter(browser, origin, { path, as }, times) {
  const context = await openContext(browser, origin, as);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const used = async () => {
      // What a page still does after it was left (its view is told two seconds later) holds it until then.
      await page.waitForTimeout(3_000);
      await devTools.send('HeapProfiler.collectGarbage');
      await devTools.send('HeapProfiler.collectGarbage');
      return (await devTools.send('Runtime.getHeapUsage')).usedSize;
    };
    await page.goto(path);
    await page.locator('h1').waitFor();
    const mount = async (/** @type {number} */ count) => {
      for (let round = 0; round < count; round += 1) {
        await go(page, elsewhere);
        await go(page, path);
      }
      await go(page, elsewhere);
      return used();
    };
    const before = await mount(10);
    return (await mount(times)) - before;
  } finally {
    await context.close();
  }
}

/** Milliseconds from when a slot asked for a remote whose entry hangs until something stands in it. @param {Browser} browser @param {string} origin */
export async function fallbackOfHung(browser, origin) {
  const context = await openContext(browser, origin, undefined);
  try {
    const page = await context.newPage();
    await page.route(/\/remotes\/mfe-search\/[^/]+\/remoteEntry\.js/, () => new Promise(() => undefined));
    await page.route(/\/remotes\/(faults|loads)$/, (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(() => {
      const seen = { asked: 0, stood: 0 };
      Object.assign(window, { seen });
      new window.MutationObserver(() => {
        if (!seen.asked && document.querySelector('script[src*="/remotes/"]')) seen.asked = performance.now();
        if (!seen.stood && document.querySelector('#main h1')) seen.stood = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/search?place_id=1', { waitUntil: 'commit' });
    const seen = await (
      await page.waitForFunction(() => {
        const { seen: found } = /** @type {{ seen: { asked: number, stood: number } }} */ (
          /** @type {unknown} */ (window)
        );
        return found.stood > 0 ? found : null;
      })
    ).jsonValue();
    return seen ? seen.stood - seen.asked : Number.NaN;
  } finally {
    await context.close();
  }
}
