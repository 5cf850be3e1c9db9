import type { Schemas } from '@copper-carrot/contracts';
import type { Locator, Page } from '@playwright/test';
import { chooseFrom } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('the campaigns stand on a phone as well', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cares');
  await expect(
    page.getByRole('heading', { level: 1, name: 'A warm plate for whoever stays late' }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, 'the campaigns on a phone');
});

const nextWeek = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);

/** Texts that are cut off, except scrollable address fields. */
const cropped = (page: Page) =>
  page
    .getByRole('main')
    .locator('button span')
    .evaluateAll((all) =>
      all
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

test(
  'the food of a search stands near the top, after one line of what was asked',
  { tag: '@phone' },
  async ({ page }) => {
    for (const when of ['', `&start_date=${nextWeek}&start_time=12:00`]) {
      await page.goto(`/search?place_id=1&search_type=packages&headcount=20${when}`);
      const picture = page.getByRole('region', { name: 'Results' }).getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /packages? from/ })).toBeVisible();
      const top = await picture.evaluate((image) => image.getBoundingClientRect().top);
      expect(top, 'pixels before the first picture').toBeLessThan(300);
      expect(await cropped(page)).toEqual([]);
    }
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await chooseFrom(page, sheet, 'Sort by', /^Best rated/);
    await expect(page).toHaveURL(/sort=rating/);
  },
);

test(
  'the way into a search stands before the pictures of the home page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Start a search' });
    await expect(form).toBeVisible();
    await expect(page.getByRole('list', { name: 'On tables now' }).getByRole('img').first()).toBeVisible();
    const top = await form.evaluate((box) => box.getBoundingClientRect().top);
    expect(top, 'pixels before the form').toBeLessThan(300);
    await expectAccessible(page, 'the home page on a phone');
  },
);

/** Button texts that wrap. */
const broken = (button: Locator) =>
  button.locator('span').evaluateAll((all) =>
    all
      .filter(({ children }) => children.length === 0)
      .filter((span) => {
        const text = document.createRange();
        text.selectNodeContents(span);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

test(
  'no date and no time of an order is cropped or broken at any width',
  { tag: '@phone' },
  async ({ page }) => {
    const answer = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=1');
    const { records } = (await answer.json()) as Schemas['PackageSearch'];
    for (const when of ['', `&start_date=${nextWeek}`, `&start_date=${nextWeek}&start_time=12:00`]) {
      await page.goto(`/packages/${records[0]?.slug}?place_id=1&headcount=20${when}`);
      for (const width of [390, 820, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('button', { name: /\bTime$/ })).toBeVisible();
        const where = `${width} pixels, ${when}`;
        expect(await cropped(page), where).toEqual([]);
        expect(await broken(page.getByRole('button', { name: /\b(Date|Time)$/ })), where).toEqual([]);
      }
    }
  },
);
