import type { Schemas, SiteData } from '@copper-carrot/contracts';
import { type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { bringNothing } from '../support/first-reads';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Navigates within the page, as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('[ERRP-20] back from an unknown package the good one stands again, and so does every one after', async ({
  page,
}) => {
  const answer = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=2');
  const { records } = (await answer.json()) as Schemas['PackageSearch'];
  const [one, other] = records as [(typeof records)[number], (typeof records)[number]];
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`/packages/${one.slug}`);
  await expect(title(one.name)).toBeVisible();
  await follow(page, '/packages/no-such-package');
  await expect(title('404')).toBeVisible();
  await expect(page).toHaveTitle(/^404/);
  await page.goBack();
  await expect(title(one.name)).toBeVisible();
  await expect.poll(() => page.title()).toContain(one.name);
  await follow(page, `/packages/${other.slug}`);
  await expect(title(other.name)).toBeVisible();
});

test.describe('a remote that throws where nobody catches', () => {
  test.use({ mayThrow: true });

  test('is reported with its version, from a timer, a handler and a promise', async ({ page }) => {
    await page.goto('/search?place_id=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { feed } = JSON.parse(await page.locator('#site-data').innerText()) as SiteData;
    const [{ name, base, version, hash }] = feed.remotes.filter((each) => each.name === 'mfe-search') as [
      SiteData['feed']['remotes'][number],
    ];
    await page.route('**/late.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `setTimeout(() => { throw new Error('in a timer') });
          document.addEventListener('click', () => { throw new Error('in a handler') }, { once: true });
          Promise.reject(new Error('in a promise'));`,
      }),
    );
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const taken: number[] = [];
    page.on('response', (each) => {
      if (each.url().endsWith('/remotes/faults')) taken.push(each.status());
    });
    await page.addScriptTag({ url: `${base}late.js` });
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => taken).toEqual([204, 204, 204]);
    for (const where of ['a timer', 'a handler', 'a promise'])
      expect(said).toContain(`${name}@${version}-${hash}: script: Error: in ${where}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page whose script is missing says so, and is there once it is loaded again', async ({ page }) => {
  await page.route('**/assets/vendor.*', (route) => route.abort());
  const told = page.waitForResponse('**/remotes/faults');
  await page.goto('/search?place_id=1');
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
  const { shell } = JSON.parse(await page.locator('#site-data').innerText()) as SiteData;
  expect((await told).status()).toBe(204);
  expect((await told).request().postDataJSON()).toMatchObject({ release_id: shell?.id, kind: 'load' });
  await expectAccessible(page, 'a page that could not start');
  await page.unroute('**/assets/vendor.*');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /in New York City$/ })).toBeVisible();
});

test('a page whose script never comes says so in the end', async ({ page }) => {
  await page.route('**/assets/shell-app.*', () => new Promise(() => undefined));
  await page.goto('/search?place_id=1', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
});

test('a guarded page that nobody answers for can be left, and comes by itself once somebody does', async ({
  page,
}) => {
  await signInQuietly(page, accounts.staff);
  await bringNothing(page);
  await page.route('**/cpi/v2/user', () => new Promise(() => undefined));
  await page.goto('/customer/orders', { waitUntil: 'commit' });
  await expect(page.getByText('Copper Carrot takes too long to answer.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
  await page.unroute('**/cpi/v2/user');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
