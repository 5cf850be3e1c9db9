import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** The package of the demo that most people have reviewed, as everybody reads it. */
async function reviewedPackage(page: Page): Promise<Schemas['Package']> {
  const found = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=200');
  const { records } = (await found.json()) as Schemas['PackageSearch'];
  const [most] = records.sort((a, b) => b.review_count - a.review_count);
  if (!most || most.review_count === 0) throw new Error('Nobody has reviewed anything.');
  const read = await page.request.get(`/cpi/v1/public/packages/${most.slug}`);
  return (await read.json()) as Schemas['Package'];
}

/** The calls of the API that a page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cpi/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test(
  'a package is read from its picture to what others thought of it, and what lies below comes when it is wanted',
  { tag: '@phone' },
  async ({ page, isPhone }) => {
    const pack = await reviewedPackage(page);
    const calls = callsOf(page);
    await page.addInitScript(() => {
      const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/packages/${pack.slug}?place_id=1`);
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
    await expect(page.getByText(/^Order within .+ for /)).toBeVisible();
    await expect(
      page.getByText(isPhone ? /before delivery for \d+/ : /per person.* delivery$/).first(),
    ).toBeVisible();

    // Its HTML brought the package: only what its order would cost is asked for.
    expect(calls).toEqual([`POST /cpi/v1/orderer/packages/${pack.id}/order/preview`]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);

    const diets = page.getByRole('region', { name: 'Diets and allergens' });
    await expect(diets.getByRole('listitem')).toHaveCount(pack.diets.length);
    const stars = page
      .getByRole('main')
      .getByRole('link', { name: / of 5 stars, / })
      .first();
    await stars.click();
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toBeFocused();
    await expect(reviews).toBeInViewport();
    await expect(reviews.getByText(/ of delivered orders$/)).toBeVisible();
    await expect(page).toHaveURL(/#reviews$/);

    const given = reviews.getByRole('button', { name: /stars?: [1-9]\d* review/ }).first();
    await given.click();
    await expect(given).toHaveAttribute('aria-pressed', 'true');
    await expect(reviews.getByRole('button', { name: 'Show all' })).toBeVisible();

    const terms = page.getByRole('region', { name: 'Ordering, delivery and canceling' });
    // What lies below is there once somebody comes near it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(terms.getByText(/^Order at least /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar, by other caterers' })).toBeVisible();
    await expectAccessible(page, 'the page of a package');
  },
);

test('the stars of a caterer lead to what people thought of all that they cook', async ({ page }) => {
  const pack = await reviewedPackage(page);
  await page.goto(`/${pack.caterer.kitchen_count > 1 ? 'brands' : 'catering'}/${pack.caterer.slug}#reviews`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByText(/^Ordered /).first()).toBeVisible();
  await expectAccessible(page, 'the reviews of a restaurant');
});
