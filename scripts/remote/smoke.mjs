// @ts-check
import { Problem } from '../lib/problem.mjs';
import { answered, closed, Unanswered } from './deadline.mjs';
import { contractIn, drawnAt, headingInstead, wrongScreens } from './in-page.mjs';
import { siteOrigin } from './platform.mjs';
import { cart, placed, signInStandIn } from './stand-in.mjs';

/** @import { FeedRemote, List, matchPattern, matchRoute, fillPattern, Schemas, SiteData } from '@copper-carrot/contracts' */
/** @import { Browser, BrowserContext, Page } from '@playwright/test' */
/** @import { Call } from './platform.mjs' */
/** @typedef {Schemas['PlatformRemote']} Remote */
/** @typedef {Pick<Schemas['PlatformRelease'], 'id'> & { name: string }} Named */
/** @typedef {{ shell: Named | undefined, remote: Named | undefined }} Pair which two are drawn together */
/** @typedef {{ path: string, address: string, isOpen: boolean }} Screen isOpen: for anybody, by its address alone */
/** @typedef {{ matchPattern: typeof matchPattern, matchRoute: typeof matchRoute, fillPattern: typeof fillPattern }} Patterns */
/** @typedef {(page: Page) => Promise<string[]>} Look finds what is wrong with a page that came */
/** @typedef {{ drawn: number, loaded: number }} Seen how many screens */

const inlined = /<script type="application\/json" id="site-data">(.*?)<\/script>/s;
const deadlineMs = 15_000;
const lateness = /: late: |: suspended: |words for a remote that is late|had not come within/;
/** The wait in ms for a screen whose address may have no content. */
const patienceMs = 2_000;
/**
 * Expected messages: a screen that finds nothing or is refused by the API shows an error page, and lateness
 * on a busy machine is no fault of a loaded screen.
 */
const harmless = /^(?:PageError|ApiFailure)\b|: late: /;
/** The number of pairs drawn in parallel. */
const lanes = 2;

/**
 * Smoke-tests a release in a headless browser as the site serves it by override: a remote in the live shell
 * and the canary, a shell with every remote. Loads and draws each route's screen: public ones with the
 * site's answers, others for a stand-in. Throws with the errors found.
 * @param {Call} call
 * @param {Named} candidate
 * @returns {Promise<Seen & { browser: string }>}
 */
export async function drawRelease(call, candidate) {
  // Node's warning about parsing a TypeScript file twice does not concern the publisher.
  process.removeAllListeners('warning').on('warning', (warning) => {
    if (!('code' in warning) || warning.code !== 'MODULE_TYPELESS_PACKAGE_JSON')
      console.warn(String(warning));
  });
  const [{ chromium }, { default: findBrowser }, patterns] = await Promise.all([
    import('@playwright/test'),
    import(String(new URL('../../e2e/support/find-browser.ts', import.meta.url))),
    import(String(new URL('../../contracts/src/route-pattern.ts', import.meta.url))),
  ]);
  await findBrowser();
  const waiting = pairsOf(candidate, await remotesOf(call));
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  const seen = { drawn: 0, loaded: 0 };
  const lane = async () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const { drawn, loaded } = await drawPair(browser, pair, await linkTo(call, candidate, pair), patterns);
      seen.drawn += drawn;
      seen.loaded += loaded;
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return { browser: `Chromium ${browser.version()}`, ...seen };
  } finally {
    await closed(browser.close());
  }
}

/**
 * All remotes of the site, and the shell.
 * @param {Call} call
 */
async function remotesOf(call) {
  /** @type {Remote[]} */
  const remotes = [];
  for (;;) {
    /** @type {List<Remote>} */
    const { records, count } = await call('GET', `?limit=200&offset=${remotes.length}`);
    remotes.push(...records);
    if (records.length === 0 || remotes.length >= count) return remotes;
  }
}

/**
 * The live and canary releases that a release may run with.
 * @param {Named} candidate @param {Remote[]} site @returns {Pair[]}
 */
function pairsOf(candidate, site) {
  const given = site.flatMap(({ name, live, canary }) =>
    [live, canary].flatMap((each) => (each ? [{ id: each.id, name }] : [])),
  );
  const isShell = candidate.name === 'shell';
  const others = given.filter(({ name }) => (name === 'shell') !== isShell);
  // Without a published shell, the site's own build is used.
  const met = others.length > 0 ? others : [undefined];
  return met.map((other) =>
    isShell ? { shell: candidate, remote: other } : { shell: other, remote: candidate },
  );
}

/**
 * The override link for the candidate and its partner.
 * @param {Call} call @param {Named} candidate @param {Pair} pair
 */
async function linkTo(call, candidate, { shell, remote }) {
  const beside = [shell, remote].flatMap((each) => (each && each.id !== candidate.id ? [each.id] : []));
  /** @type {Schemas['Preview']} */
  const { url } = await call('POST', `/${candidate.name}/preview`, { release_id: candidate.id, beside });
  return new URL(url).search;
}

/** @param {Browser} browser @param {Pair} pair @param {string} link @param {Patterns} patterns @returns {Promise<Seen>} */
async function drawPair(browser, pair, link, patterns) {
  const context = await browser.newContext();
  try {
    // Reports of this browser do not count as visitors'.
    await context.route(/\/remotes\/(faults|loads)$/, (route) => route.fulfill({ status: 204 }));
    const { feed, given } = givenIn(pair, await dataOf(context, link));
    if (!given) {
      await expectNone(pair, 'drawn at /login', () => faultsOf(context, '/login', drawsHeading));
      return { drawn: 1, loaded: 0 };
    }
    const screens = screensOf(given, feed, patterns);
    const [first] = screens;
    if (!first) return { drawn: 0, loaded: 0 };
    await expectNone(pair, 'loaded with all its screens', () =>
      faultsOf(context, first.address, loads(given)),
    );
    const open = screens.filter(({ isOpen }) => isOpen);
    for (const { path, address } of open)
      await expectNone(pair, `drawn at ${address}`, () => faultsOf(context, address, draws(given, path)));
    const others = screens.filter(({ isOpen }) => !isOpen);
    const forStandIn = others.length > 0 ? await drawForStandIn(context, pair, given, others, patterns) : 0;
    return { drawn: open.length + forStandIn, loaded: screens.length };
  } finally {
    await closed(context.close());
  }
}

/**
 * Draws screens that need sign-in or an id, for a stand-in, one after another in one page; returns how many
 * were drawn. The shell's error page is no fault, unless the screen threw.
 * @param {BrowserContext} context
 * @param {Pair} pair
 * @param {FeedRemote} given
 * @param {Screen[]} screens
 * @param {Patterns} patterns
 */
async function drawForStandIn(context, pair, given, screens, patterns) {
  const { settled } = await signInStandIn(context, siteOrigin(), patterns);
  let drawn = 0;
  /** @type {(faults: string[]) => Look} */
  const look = (faults) => async (page) => {
    const remote = await contractOf(page, given);
    drawn = 0;
    let named = 0;
    for (const { path, address } of screens) {
      const goTo = async (/** @type {string} */ place) => {
        const where = { remote, path, address: place, withinMs: patienceMs };
        const stands = await answered(place, patienceMs, page.evaluate(drawnAt, where));
        await settled();
        return new URL(page.url()).pathname === place ? stands : 'elsewhere';
      };
      let stands = await goTo(address);
      // The cart's page redirects to checkout.
      if (stands === 'elsewhere' && address.includes(`/${cart}`))
        stands = await goTo(address.replace(`/${cart}`, `/${placed}`));
      drawn += Number(stands === 'drawn');
      const own = faults.splice(named).filter((fault) => !harmless.test(fault));
      named = faults.push(...own.map((fault) => `${path}: ${fault}`));
    }
    return [];
  };
  const first = screens[0]?.address ?? '/';
  await expectNone(pair, 'drawn for somebody signed in', () => {
    /** @type {string[]} */
    const faults = [];
    return faultsOf(context, first, look(faults), faults);
  });
  return drawn;
}

/**
 * The site data of a browser that followed the link.
 * @param {BrowserContext} context @param {string} link @returns {Promise<SiteData>}
 */
async function dataOf(context, link) {
  const answer = await context.request.get(new URL(`/login${link}`, siteOrigin()).href);
  const [, json] = inlined.exec(await answer.text()) ?? [];
  if (json === undefined) throw new Problem(`The site answered ${answer.status()}, and no page`);
  return JSON.parse(json);
}

/**
 * The remote's release on the page; undefined for a pair without a remote.
 * @param {Pair} pair @param {SiteData} data
 */
function givenIn({ shell, remote }, { shell: drawing, feed }) {
  if (shell && drawing?.id !== shell.id) throw new Problem(`The site did not give the shell ${shell.id}`);
  const given = remote && feed.remotes.find(({ id }) => id === remote.id);
  if (remote && !given) throw new Problem(`The site did not give ${remote.name} ${remote.id}`);
  if (given?.unmet) throw new Problem(`${given.name} ${given.id} does not run in this shell: ${given.unmet}`);
  return { feed, given };
}

/**
 * The screens of a release, each with an address.
 * @param {FeedRemote} given @param {SiteData['feed']} feed @param {Patterns} patterns @returns {Screen[]}
 */
function screensOf(given, feed, { fillPattern, matchRoute }) {
  const every = feed.remotes.flatMap(({ routes }) => routes);
  return given.routes.map(({ path, guards }) => {
    const needed = [...path.matchAll(/\{([^}?]+)\}/g)].map(([, name]) => [name, cart]);
    const address = fillPattern(path, Object.fromEntries(needed));
    const leadsThere = matchRoute(every, address)?.route.path === path;
    return { path, address, isOpen: leadsThere && needed.length === 0 && !guards.includes('loggedIn') };
  });
}

/**
 * Throws with the errors found.
 * @param {Pair} pair @param {string} what @param {() => Promise<string[]>} look
 */
async function expectNone(pair, what, look) {
  let faults = await look();
  // Lateness may be a busy machine's fault, so the check is repeated.
  const isLate = () => faults.length > 0 && faults.every((fault) => lateness.test(fault));
  for (let again = 0; again < 2 && isLate(); again += 1) faults = await look();
  if (faults.length === 0) return;
  const names = [pair.remote, pair.shell].flatMap((each) => (each ? [`${each.name} ${each.id}`] : []));
  const told = [...new Set(faults)].join('\n  ');
  throw new Problem(`${names.join(' in ')} could not be ${what}:\n  ${told}`);
}

/**
 * The errors of a page, and those that `look` finds.
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Look} look
 * @param {string[]} [faults] where each is noted as it comes
 */
async function faultsOf(context, address, look, faults = []) {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Refused calls and missing pictures are no script errors.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (!isAnswer || isScriptHere(message.location().url)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  try {
    await page
      .goto(new URL(address, siteOrigin()).href, { waitUntil: 'load', timeout: deadlineMs })
      .catch((error) => {
        throw error.name === 'TimeoutError' ? new Unanswered(address) : error;
      });
    faults.push(...(await look(page)));
  } catch (error) {
    faults.push(
      error instanceof Unanswered
        ? error.message
        : `${address} did not come: ${String(error).split('\n')[0]}`,
    );
  } finally {
    await closed(page.close());
  }
  return faults;
}

const isScriptHere = (/** @type {string} */ url) => url.startsWith(siteOrigin()) && url.endsWith('.js');

/**
 * Whether the shell's page has a heading.
 * @type {Look}
 */
async function drawsHeading(page) {
  await page.locator('main h1').first().waitFor({ timeout: deadlineMs });
  return [];
}

const addressOf = (/** @type {Page} */ page) => new URL(page.url()).pathname;

/**
 * The release's contract in the page.
 * @param {Page} page @param {FeedRemote} given
 */
const contractOf = (page, { container }) =>
  answered(addressOf(page), deadlineMs, page.evaluateHandle(contractIn, { container, withinMs: deadlineMs }));

/**
 * The errors of loading all screens of a release.
 * @param {FeedRemote} given @returns {Look}
 */
const loads = (given) => async (page) => {
  const remote = await contractOf(page, given);
  const paths = given.routes.map(({ path }) => path);
  const asked = page.evaluate(wrongScreens, { remote, paths, withinMs: deadlineMs });
  return answered(addressOf(page), deadlineMs, asked);
};

/**
 * Whether the release's own screen is drawn.
 * @param {FeedRemote} given @param {string} path @returns {Look}
 */
const draws = (given, path) => async (page) => {
  const remote = await contractOf(page, given);
  const asked = page.evaluate(headingInstead, { remote, path, withinMs: deadlineMs });
  const instead = await answered(addressOf(page), deadlineMs, asked);
  if (instead === null) return [];
  if (instead === given.fallback.title) return [`${path} shows the words for a remote that is late`];
  return [`${path} shows ${instead ? `“${instead}”` : 'no heading'}, and no screen of ${given.name}`];
};
