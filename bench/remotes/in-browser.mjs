// @ts-check
/// <reference lib="dom" />
/* global document, window */
/** @import { Browser, Page } from '@playwright/test' */

/** A page of each remote, its visitor, and another page of the site to navigate to and back from. */
export const pages = [
  { name: 'mfe-search', path: '/search?place_id=1' },
  { name: 'mfe-cares', path: '/cares' },
  { name: 'mfe-checkout', path: '/orders/1/checkout', as: 'orderer@northwind.example' },
  { name: 'mfe-customer', path: '/customer/me/orders', as: 'orderer@northwind.example' },
  { name: 'mfe-caterer', path: '/caterer/1/orders', as: 'caterer@saffron.example' },
];
/** The shell's smallest page, so that retained memory is the remote's. */
const elsewhere = '/no-such-page';
const notFoundHeading = '404';

/** @param {Browser} browser @param {string} origin @param {string | undefined} email */
async function openContext(browser, origin, email) {
  const context = await browser.newContext({ baseURL: origin });
  if (email) {
    const answer = await context.request.post('/cpi/v1/auth', { data: { email, password: 'copper-carrot' } });
    if (!answer.ok()) throw new Error(`${email} can't sign in: ${answer.status()} ${await answer.text()}`);
  }
  return context;
}

/**
 * Navigates within the site like a link, and waits for the heading.
 * @param {Page} page @param {string} path
 */
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
 * The memory in bytes retained after showing and leaving a remote's page a number of times.
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ path: string, as?: string }} page
 * @param {{ warm: number, mounts: number }} times
 */
export async function keptAfter(browser, origin, { path, as }, { warm, mounts }) {
  const context = await openContext(browser, origin, as);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const used = async () => {
      // Pending work of a left page (its page view is reported after two seconds) retains it until then.
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
    const before = await mount(warm);
    return (await mount(mounts)) - before;
  } finally {
    await context.close();
  }
}

/** The heading of the remote's own screen, unlike the fallback's. */
const screenHeading = 'in New York City';

/**
 * The ms from a slot's request for a hanging remote to the fallback, and from the remote's recovery to its
 * screen.
 * @param {Browser} browser
 * @param {string} origin
 */
export async function throughHang(browser, origin) {
  const context = await openContext(browser, origin, undefined);
  try {
    const page = await context.newPage();
    let hangs = true;
    await page.route(/\/remotes\/mfe-search\/[^/]+\/remoteEntry\.js/, (route) =>
      hangs ? new Promise(() => undefined) : route.fallback(),
    );
    await page.route(/\/remotes\/(faults|loads)$/, (route) => route.fulfill({ status: 204 }));
    await page.addInitScript((heading) => {
      const seen = { asked: 0, stood: 0, back: 0 };
      Object.assign(window, { seen });
      new window.MutationObserver(() => {
        if (!seen.asked && document.querySelector('script[src*="/remotes/"]')) seen.asked = performance.now();
        const words = document.querySelector('#main h1')?.textContent;
        if (!seen.stood && words) seen.stood = performance.now();
        if (!seen.back && words?.includes(heading)) seen.back = performance.now();
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, screenHeading);
    await page.goto('/search?place_id=1', { waitUntil: 'commit' });
    const { asked, stood } = await noted(page, 'stood');
    const mended = await page.evaluate(() => performance.now());
    hangs = false;
    const { back } = await noted(page, 'back');
    return { fallback: stood - asked, recovery: back - mended };
  } finally {
    await context.close();
  }
}

/** @typedef {{ asked: number, stood: number, back: number }} Noted milliseconds of the page's own clock */

/**
 * The page's record, once it has this value.
 * @param {Page} page @param {keyof Noted} what @returns {Promise<Noted>}
 */
async function noted(page, what) {
  const found = await page.waitForFunction((wanted) => {
    const { seen } = /** @type {{ seen: Noted }} */ (/** @type {unknown} */ (window));
    return seen[wanted] > 0 ? seen : null;
  }, what);
  return /** @type {Noted} */ (await found.jsonValue());
}
