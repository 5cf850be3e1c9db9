import type { Schemas } from '@copper-carrot/contracts';
import { pick } from '../screens/controls';
import { results } from '../screens/search';
import { expect, test } from '../support/test';

test(
  '[SEA-34] back from a package, the results stand where they were left: page, scroll and focus',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto('/search?place_id=1&search_type=packages');
    await expect(results(page).first()).toBeVisible();
    const second = page.waitForResponse((response) => response.url().includes('offset=24'));
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await second;
    const region = page.getByRole('region', { name: 'Results' });
    await expect(region.locator('[aria-busy]')).toHaveCount(0);
    // Waits for the new page's scroll before scrolling further.
    await expect.poll(() => region.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(0);
    const link = page
      .getByRole('region', { name: 'Results' })
      .getByRole('heading', { level: 3 })
      .nth(9)
      .getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const name = await link.textContent();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(300);

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/packages\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(link).toHaveText(name ?? '');
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 120);
    await expect(link).toBeInViewport();
  },
);

test('[SEA-08] a place opens on packages or restaurants by how many restaurants it has, and each is a press away', async ({
  page,
}) => {
  const answer = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=1');
  const { brands_count } = (await answer.json()) as Schemas['PackageSearch'];
  const titles = [/^Catering in New York/, /^Restaurants in New York/] as const;
  const [expected, other] = brands_count < 30 ? [titles[1], titles[0]] : titles;
  await page.goto('/search?place_id=1');
  await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible();
  await pick(
    page.getByRole('radiogroup', { name: 'Search for' }),
    expected === titles[0] ? /^Restaurants/ : /^Packages/,
  );
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
});

test(
  '[SEA-02] the anchor #packages brings the results into view',
  { tag: '@explore-desk' },
  async ({ page }) => {
    await page.goto('/search?place_id=1&search_type=packages#packages');
    await expect(results(page).first()).toBeVisible();
    const top = () =>
      page.getByRole('region', { name: 'Results' }).evaluate((region) => region.getBoundingClientRect().top);
    // Directly below the sticky bars.
    await expect.poll(top).toBeLessThan(170);
    expect(await top()).toBeGreaterThan(0);
  },
);
