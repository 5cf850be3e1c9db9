// @ts-check
import { Problem } from '../lib/problem.mjs';
import { siteOrigin } from './platform.mjs';

/** @import { SiteData } from '@copper-carrot/contracts' */
/** @import { Browser, BrowserContext } from '@playwright/test' */
/** @import { Call, Release, Remote } from './platform.mjs' */
/** @typedef {Pick<Release, 'id'> & { name: string }} Named */
/** @typedef {{ shell: Named | undefined, remote: Named | undefined }} Pair which two are drawn together */

const inlined = /<script type="application\/json" id="site-data">(.*?)<\/script>/s;
const deadlineMs = 15_000;
/** Of a remote, how many screens are drawn in each shell. */
const mostScreens = 5;
/** How many pairs are drawn at once. */
const lanes = 2;

/**
 * Draws the first screens of a release in a headless browser, as the site serves them to a browser that was given it: those
 * of a remote in the live shell and in the candidate, those of every remote in a shell. Throws with what went wrong.
 * @param {Call} call
 * @param {Named} candidate
 * @returns {Promise<{ browser: string, screens: number }>}
 */
export async function drawRelease(call, candidate) {
  // That Node looks twice at a TypeScript file is nothing to whoever publishes.
  process.removeAllListeners('warning').on('warning', (warning) => {
    if (!('code' in warning) || warning.code !== 'MODULE_TYPELESS_PACKAGE_JSON')
      console.warn(String(warning));
  });
  const [{ chromium }, { default: findBrowser }] = await Promise.all([
    import('@playwright/test'),
    import(String(new URL('../../e2e/support/find-browser.ts', import.meta.url))),
  ]);
  await findBrowser();
  const { records } = await call('GET', '?limit=200');
  const waiting = pairsOf(candidate, records);
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  let screens = 0;
  const lane = async () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const drawn = await drawPair(browser, pair, await linkTo(call, candidate, pair));
      screens += drawn;
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return { browser: `Chromium ${browser.version()}`, screens };
  } finally {
    await browser.close();
  }
}

/** What a release may meet: each remote or shell that is live, and each that is a canary. @param {Named} candidate @param {Remote[]} site @returns {Pair[]} */
function pairsOf(candidate, site) {
  const given = site.flatMap(({ name, live, canary }) =>
    [live, canary].flatMap((each) => (each ? [{ id: each.id, name }] : [])),
  );
  const isShell = candidate.name === 'shell';
  const others = given.filter(({ name }) => (name === 'shell') !== isShell);
  // A site without a shell of its own is drawn by the build that it runs from.
  const met = others.length > 0 ? others : [undefined];
  return met.map((other) =>
    isShell ? { shell: candidate, remote: other } : { shell: other, remote: candidate },
  );
}

/** The address by which one browser is given the candidate and what it is drawn with. @param {Call} call @param {Named} candidate @param {Pair} pair */
async function linkTo(call, candidate, { shell, remote }) {
  const beside = [shell, remote].flatMap((each) => (each && each.id !== candidate.id ? [each.id] : []));
  const { url } = await call('POST', `/${candidate.name}/preview`, { release_id: candidate.id, beside });
  return new URL(url).search;
}

/** @param {Browser} browser @param {Pair} pair @param {string} link @returns {Promise<number>} how many screens were drawn */
async function drawPair(browser, pair, link) {
  const context = await browser.newContext();
  try {
    // What it reports here is of no visitor.
    await context.route(/\/remotes\/(faults|loads)$/, (route) => route.fulfill({ status: 204 }));
    const screens = openScreens(pair, await dataOf(context, link));
    for (const screen of screens) await draw(context, pair, screen);
    return screens.length;
  } finally {
    await context.close();
  }
}

/** What the site gives to a browser that followed the link. @param {BrowserContext} context @param {string} link @returns {Promise<SiteData>} */
async function dataOf(context, link) {
  const answer = await context.request.get(new URL(`/login${link}`, siteOrigin()).href);
  const [, json] = inlined.exec(await answer.text()) ?? [];
  if (json === undefined) throw new Problem(`The site answered ${answer.status()}, and no page`);
  return JSON.parse(json);
}

/** The screens of a pair that anybody may open by their address alone; the remote's first one, where there is none. @param {Pair} pair @param {SiteData} data */
function openScreens({ shell, remote }, { shell: drawing, feed }) {
  if (shell && drawing?.id !== shell.id) throw new Problem(`The site did not give the shell ${shell.id}`);
  if (!remote) return [{ path: '/login', late: undefined }];
  const given = feed.remotes.find(({ id }) => id === remote.id);
  if (!given) throw new Problem(`The site did not give ${remote.name} ${remote.id}`);
  const plain = given.routes.filter(
    ({ path, guards }) => !/\{[^}?]*\}/.test(path) && !guards.includes('loggedIn'),
  );
  const shown = plain.length > 0 ? plain : given.routes.slice(0, 1);
  return shown.slice(0, mostScreens).map(({ path }) => ({
    path: path.replaceAll(/\/?\{[^}]*\}/g, '') || '/',
    late: given.fallback.title,
  }));
}

/** @param {BrowserContext} context @param {Pair} pair @param {{ path: string, late?: string }} screen */
async function draw(context, pair, screen) {
  const seen = await faultsOf(context, pair, screen);
  // A busy machine is no fault of the release: it may be late once.
  const isLate =
    seen.length > 0 && seen.every((fault) => /: late: |words for a remote that is late/.test(fault));
  const faults = isLate ? await faultsOf(context, pair, screen) : seen;
  if (faults.length === 0) return;
  const what = [pair.remote, pair.shell].flatMap((each) => (each ? [`${each.name} ${each.id}`] : []));
  throw new Problem(`${screen.path} of ${what.join(' in ')} could not be drawn:\n  ${faults.join('\n  ')}`);
}

/** What went wrong as a page was drawn. @param {BrowserContext} context @param {Pair} pair @param {{ path: string, late?: string }} screen */
async function faultsOf(context, { remote }, { path, late }) {
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  const blamed = ['shell@', ...(remote ? [`${remote.name}@`] : [])];
  page.on('console', (message) => {
    if (blamed.some((name) => message.text().startsWith(name))) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const heading = page.locator('main h1').first();
  try {
    await page.goto(new URL(path, siteOrigin()).href, { waitUntil: 'load', timeout: deadlineMs });
    await heading.waitFor({ timeout: deadlineMs });
    if ((await heading.innerText()) === late)
      faults.push(`${path} shows the words for a remote that is late`);
  } catch (error) {
    faults.push(`${path} drew no heading within ${deadlineMs / 1000} s (${String(error).split('\n')[0]})`);
  } finally {
    await page.close();
  }
  return faults;
}
