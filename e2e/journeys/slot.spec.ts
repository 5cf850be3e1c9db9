import type { Page, Route } from '@playwright/test';
import { goals } from '../../scripts/checks/goals.mjs';
import { results } from '../screens/search';
import { expect, test } from '../support/test';

const remote = 'mfe-search';
const entries = new RegExp(`/remotes/${remote}/[^/]+/remoteEntry\\.js(\\?.*)?$`);

interface Fault {
  answer: (route: Route) => Promise<void>;
  /** Milliseconds after the fallback is shown. */
  lasts: number;
  tag?: '@explore';
}

/** Ways in which an entry fails for a while; fault-matrix.spec tests all of them briefly. */
const faults: Record<string, Fault> = {
  hangs: { answer: () => new Promise(() => undefined), lasts: 2000, tag: '@explore' },
  'is refused': { answer: (route) => route.abort('connectionrefused'), lasts: 7000 },
};

const { fallbackMs, recoveryMs } = goals.remotes;
/** Slack in ms: the measured time includes page start and rendering. */
const toleranceMs = 1500;

for (const [fault, { answer, lasts, tag = [] }] of Object.entries(faults)) {
  test(
    `when a remote's entry ${fault} the page stands with its fallback, and the screen comes without a reload`,
    { tag },
    async ({ page }) => {
      let broken = true;
      await page.route(entries, (route) => (broken ? answer(route) : route.continue()));
      await page.goto('/search?place_id=1', { waitUntil: 'commit' });

      const bar = page.getByRole('banner');
      await expect(bar).toBeVisible();
      const began = Date.now();
      await expect(fallbackOf(page)).toBeVisible({ timeout: fallbackMs + toleranceMs });
      expect(Date.now() - began).toBeLessThan(fallbackMs + toleranceMs);
      await expect(page.getByRole('main').getByRole('link', { name: 'Your orders' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Log In' })).toBeVisible();

      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      await page.waitForTimeout(lasts);
      await expect(fallbackOf(page)).toBeVisible();
      // How soon it is asked for again is up to the page; how soon it is then drawn is up to the machine as well.
      const askedAgain = page.waitForRequest(entries, { timeout: recoveryMs + toleranceMs });
      broken = false;
      await askedAgain;
      await expect(page.getByRole('heading', { level: 1, name: /in New York City$/ })).toBeVisible();
      await expect(fallbackOf(page)).toBeHidden();
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    },
  );
}

test('a further screen of a remote that hung comes at once, from where the remote came', async ({ page }) => {
  let hangs = true;
  await page.route(entries, (route) => (hangs ? new Promise(() => undefined) : route.continue()));
  await page.goto('/search?place_id=1&search_type=packages', { waitUntil: 'commit' });
  await expect(fallbackOf(page)).toBeVisible();
  hangs = false;
  const first = results(page).first();
  const name = (await first.innerText()).trim();
  const asked: string[] = [];
  page.on('request', (request) => void (entries.test(request.url()) && asked.push(request.url())));
  await first
    .getByRole('link')
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
  // Checks that a server that answers is not asked again after the fallback.
  expect(asked).toEqual([]);
});

const fallbackOf = (page: Page) => page.getByRole('heading', { name: 'The menus are taking a moment' });
