// @ts-check
import { leisureMark } from '../../scripts/checks/goals.mjs';
import { roundsBefore } from './rounds.mjs';

/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @import { Sent } from './rounds.mjs' */

/**
 * @typedef {object} Visit
 * @property {number} largestPaint ms
 * @property {number} firstPaint of content, ms
 * @property {number} layoutShift
 * @property {number} blocked ms that tasks took beyond 50 ms each, after the first paint
 * @property {number} scripts bytes of JavaScript as they came, their headers left out, until the page has leisure
 * @property {number} later the same of what it fetches once it has
 * @property {number} headers bytes of the headers of all those scripts
 * @property {number} requests until the page has leisure
 * @property {number} calls of the API
 * @property {number} rounds to the network, one after another, until the first picture of the page is there; 0 without one
 */

const inMs = (/** @type {number} */ ms) => `${Math.round(ms)} ms`;
const plain = (/** @type {number} */ value) => String(value);

const inKb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** How each figure is printed. @type {Record<keyof Visit, (value: number) => string>} */
export const figureNames = {
  largestPaint: inMs,
  firstPaint: inMs,
  layoutShift: (shift) => shift.toFixed(3),
  blocked: inMs,
  scripts: inKb,
  later: inKb,
  headers: inKb,
  requests: plain,
  calls: plain,
  rounds: plain,
};

/** @param {Visit[]} visits @returns {Visit} */
export function medianOf(visits) {
  const names = /** @type {(keyof Visit)[]} */ (Object.keys(figureNames));
  const middle = (/** @type {keyof Visit} */ name) =>
    visits.map((visit) => visit[name]).sort((one, other) => one - other)[visits.length >> 1] ?? 0;
  return /** @type {Visit} */ (Object.fromEntries(names.map((name) => [name, middle(name)])));
}

/**
 * Opens a page as a new visitor, on a phone with an average connection and processor.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url) {
  const isOfSite = !new URL(url).pathname.startsWith('/remotes/');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The empty page is a static file without a nonce.
    bypassCSP: !isOfSite,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    const sent = await watchNetwork(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 10_000_000 / 8,
      uploadThroughput: 10_000_000 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await settled(page, sent);
    const paints = await page.evaluate(() => /** @type {any} */ (globalThis).paints);
    const atLeisure = isOfSite ? await fetchedAtLeisure(page, sent) : new Set();
    const all = [...sent.values()];
    const scripts = all.filter(({ type }) => type === 'Script');
    const requests = all.filter(({ url }) => !atLeisure.has(url));
    const picture = requests.find(({ type, path }) => type === 'Image' && path.startsWith('/pictures/'));
    return {
      ...paints,
      scripts: sum(scripts.map((each) => (atLeisure.has(each.url) ? 0 : each.bytes))),
      later: sum(scripts.map((each) => (atLeisure.has(each.url) ? each.bytes : 0))),
      headers: sum(scripts.map((each) => each.headers)),
      requests: requests.length,
      calls: requests.filter(({ path }) => path.startsWith('/cpi/')).length,
      rounds: picture ? roundsBefore(requests, picture) + 1 : 0,
    };
  } finally {
    await context.close();
  }
}

const sum = (/** @type {number[]} */ sizes) => sizes.reduce((whole, each) => whole + each, 0);

/**
 * The addresses fetched after the page's leisure mark, by the page's clock, which is independent of the
 * machine's load.
 * @param {Page} page
 * @param {Map<string, Sent>} sent
 * @returns {Promise<Set<string>>} addresses
 */
async function fetchedAtLeisure(page, sent) {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, leisureMark, {
    polling: 100,
  });
  await settled(page, sent);
  const late = await page.evaluate((name) => {
    const [mark] = performance.getEntriesByName(name);
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= (mark?.startTime ?? Infinity))
      .map((entry) => entry.name);
  }, leisureMark);
  return new Set(late);
}

/** @typedef {{ name: string, startTime: number, duration: number, value: number, hadRecentInput: boolean }} Entry moments in milliseconds; `value` and `hadRecentInput` are a shift's */
/** @typedef {new (hear: (list: { getEntries(): Entry[] }) => void) => { observe(what: { type: string, buffered: true }): void }} Observing */

/** Runs in the page: records paints, layout shifts and long tasks from the browser. */
function watchPaints() {
  const paints = { largestPaint: 0, firstPaint: 0, layoutShift: 0, blocked: 0 };
  Object.assign(globalThis, { paints });
  // The browser's observer type, which has more entry types than Node's.
  const Observer = /** @type {Observing} */ (/** @type {unknown} */ (PerformanceObserver));
  /**
   * @param {string} type
   * @param {(entry: Entry) => void} each
   */
  const watch = (type, each) =>
    new Observer((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paints.layoutShift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (startTime + duration > paints.firstPaint) paints.blocked += duration - 50;
  });
}

/** @param {CDPSession} session */
async function watchNetwork(session) {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { protocol, pathname } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    sent.set(requestId, {
      url: request.url,
      path: pathname,
      type: type ?? 'Other',
      began: timestamp,
      ended: Infinity,
      bytes: 0,
      headers: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength - request.headers });
  });
  // A request that failed or was canceled has ended too: nobody waits for it.
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = sent.get(requestId);
    if (request) request.ended = timestamp;
  });
  await session.send('Network.enable');
  return sent;
}

/**
 * Waits until no request started or ran for a second; polling has longer intervals.
 * @param {Page} page
 * @param {Map<string, Sent>} sent
 */
async function settled(page, sent) {
  const quietMs = 1000;
  for (let [known, since] = [0, Date.now()]; Date.now() - since < quietMs; await page.waitForTimeout(100)) {
    const open = [...sent.values()].filter(({ ended }) => ended === Infinity).length;
    if (open === 0 && sent.size === known) continue;
    known = sent.size;
    since = Date.now();
  }
}
