import { type Locator, type Page } from '@playwright/test';
import { leisureMark } from '../../scripts/checks/goals.mjs';
import { accounts } from '../support/demo';
import { openMenu } from '../support/menu';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const firstCalls =
  /\/cpi\/(v2\/user|v1\/public\/(places|packages\/search|collections)|v2\/public\/brands\/search)(\?|$)/;

/** Opens a page and returns the API calls that its HTML should have avoided. */
async function callsOf(page: Page, path: string, until: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (firstCalls.test(pathname)) calls.push(pathname + search);
  });
  await page.goto(path);
  await until();
  return calls;
}
const aResult = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article').first();

test('a first page shows what its HTML brought, and asks for none of it', async ({ page }) => {
  expect(await callsOf(page, '/search', () => expect(aResult(page)).toBeVisible())).toEqual([]);
  await expect(page).toHaveURL(/place_id=1/);
});

test('a phone is sent the scripts that the documents of / and /search name, and none that no budget counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/search']) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    const isNamed = (script: string) => html.includes(`"${script}"`);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, leisureMark);
    const scripts = await page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (mark?.startTime ?? Infinity))
        .map((entry) => new URL(entry.name).pathname)
        .filter((file) => file.endsWith('.js'));
    }, leisureMark);
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(scripts.filter((script) => !isNamed(script))).toEqual([]);
  }
});

/** A picture's position in whole pixels. */
const placeOf = async (picture: Locator) => {
  const box = await picture.boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

test(
  'the first picture is seen before a script has run, and stays where it is',
  { tag: '@phone' },
  async ({ page }) => {
    let run = () => {};
    const held = new Promise<void>((resolve) => (run = resolve));
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/search?search_type=packages&place_id=1', { waitUntil: 'commit' });
    const early = page.getByRole('status', { name: 'Loading' }).locator('img');
    await expect(early).toBeVisible();
    const [url, place] = [await early.getAttribute('src'), await placeOf(early)];
    run();
    const drawn = aResult(page).locator('img').first();
    await expect(drawn).toHaveAttribute('src', url ?? 'none');
    expect(await placeOf(drawn)).toEqual(place);
  },
);

test('a person is there with the page, and with what it shows them', async ({ page }) => {
  await signInQuietly(page, accounts.staff);
  const calls = await callsOf(page, '/search?place_id=1&headcount=20', async () => {
    await expect(aResult(page)).toBeVisible();
    await openMenu(page);
  });
  expect(calls).toEqual([]);
});

test('after signing out, the way back leads to no page of the one who left', async ({ page }) => {
  await signInQuietly(page, accounts.staff);
  await page.goto('/search?place_id=1');
  await openMenu(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/place_id=1/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});
