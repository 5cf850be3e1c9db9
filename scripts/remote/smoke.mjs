// @ts-check
import { Problem } from '../lib/problem.mjs';
import { siteOrigin } from './platform.mjs';

/** @import { RemoteManifest, SiteData } from '@copper-carrot/contracts' */
/** @typedef {{ id: number, hash: string, manifest: RemoteManifest }} Candidate */

const inlined = /(<script type="application\/json" id="site-data">)(.*?)(<\/script>)/s;
const deadlineMs = 15_000;

/**
 * Draws the first screens of a release in a headless browser, inside the shell that the site serves: its pages are given
 * the release in the place of what is live. Throws with what went wrong; answers the browser's name.
 * @param {Candidate} candidate
 * @returns {Promise<string>}
 */
export async function drawRelease(candidate) {
  const [{ chromium }, { default: findBrowser }] = await Promise.all([
    import('@playwright/test'),
    import(String(new URL('../../e2e/support/find-browser.ts', import.meta.url))),
  ]);
  await findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
  try {
    for (const path of openPaths(candidate.manifest)) await draw(browser, path, candidate);
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

/** The pages of a release that anybody may open by their address alone; its first one, where there is none. @param {RemoteManifest} manifest */
function openPaths({ routes }) {
  const plain = routes.filter(({ path, guards }) => !/\{[^}?]*\}/.test(path) && !guards.includes('loggedIn'));
  const shown = plain.length > 0 ? plain : routes.slice(0, 1);
  return shown.slice(0, 5).map(({ path }) => path.replaceAll(/\/?\{[^}]*\}/g, '') || '/');
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path
 * @param {Candidate} candidate
 */
async function draw(browser, path, candidate) {
  const { manifest } = candidate;
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  const mine = `${manifest.name}@`;
  page.on('console', (message) => message.text().startsWith(mine) && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      inlined,
      (_whole, open, json, close) => `${open}${withRelease(json, candidate)}${close}`,
    );
    await route.fulfill({ response, status: 200, body });
  });
  // What it reports here is of no visitor.
  await page.route('**/remotes/faults', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(new URL(path, siteOrigin()).href, { waitUntil: 'load', timeout: deadlineMs });
    await page.locator('main h1').first().waitFor({ timeout: deadlineMs });
    const title = await page.locator('main h1').first().innerText();
    if (title === manifest.fallback.title) faults.push(`${path} shows the words for a remote that is late`);
  } catch (error) {
    faults.push(`${path} drew no heading within ${deadlineMs / 1000} s (${String(error).split('\n')[0]})`);
  } finally {
    await page.close();
  }
  if (faults.length > 0)
    throw new Problem(`The shell could not draw ${path} of ${manifest.name}:\n  ${faults.join('\n  ')}`);
}

/** The page's data with the release in its feed. @param {string} json @param {Candidate} candidate */
function withRelease(json, { id, hash, manifest }) {
  const data = /** @type {SiteData} */ (JSON.parse(json));
  const { name, version, contract, container, entry, routes, navigation, fallback, files } = manifest;
  const given = {
    ...{ id, hash, name, version, contract, container, entry, routes, navigation, fallback },
    base: `/remotes/${name}/${version}-${hash}/`,
    integrity: files[entry],
  };
  const others = data.feed.remotes.filter((each) => each.name !== name);
  const feed = { ...data.feed, remotes: [...others, given] };
  return JSON.stringify({ ...data, feed }).replaceAll('<', '\\u003c');
}
