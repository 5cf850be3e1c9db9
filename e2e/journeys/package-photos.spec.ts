import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { expect, test } from '../support/test';

/** The demo package at an index, so that each journey has its own. */
async function aPackage(page: Page, index: number): Promise<Schemas['Package']> {
  const found = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=50');
  const { slug } = ((await found.json()) as Schemas['PackageSearch']).records[index] ?? {};
  return (await (await page.request.get(`/cpi/v1/public/packages/${slug}`)).json()) as Schemas['Package'];
}

test(
  'the dishes of a package are seen one after the other where its own picture stands, and nothing moves',
  { tag: '@phone' },
  async ({ page, isPhone }) => {
    const pack = await aPackage(page, 0);
    const [own, first, second] = pack.photos;
    if (!own || !first || !second) throw new Error('The package has no pictures of dishes.');
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/pictures/options/')) loaded.push(pathname);
    });
    await page.addInitScript(() => {
      const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/packages/${pack.slug}?place_id=1`);
    const table = page.getByRole('img', { name: own.alt });
    await expect(table).toBeInViewport();
    await expect(page.getByText(/^Order (within|by) .+ for /)).toBeVisible();
    expect(loaded).toEqual([]);
    const place = await table.boundingBox();
    if (!place) throw new Error('The picture has no place.');

    const ways = page.getByRole('group', { name: `Pictures of ${pack.name}` });
    await expect(ways).toBeVisible();
    expect(await table.boundingBox()).toEqual(place);
    // Waits for the price, whose layout shift is not the pictures'.
    const before = await shiftsOf(page);
    const said = ways.getByRole('status');
    if (isPhone) {
      await swipeLeft(page, place);
    } else {
      await ways.getByRole('button', { name: 'Next picture' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(said).toHaveText(`Picture 2 of ${pack.photos.length}: ${first.caption}`);
    const dish = page.getByRole('img', { name: first.alt });
    await expect(dish).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(() => dish.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await expect.poll(async () => (await dish.boundingBox())?.x).toBe(place.x);
    expect(await dish.boundingBox()).toEqual(place);
    await expect(page.locator('figure', { has: dish })).toContainText(first.caption);

    await ways.getByRole('button', { name: 'Next picture' }).press('ArrowRight');
    await expect(said).toHaveText(`Picture 3 of ${pack.photos.length}: ${second.caption}`);
    await expect(page.getByRole('img', { name: second.alt })).toBeInViewport({ ratio: 0.99 });
    expect(loaded.length).toBeLessThanOrEqual(3);
    expect(await shiftsOf(page)).toBe(before);
    await expectAccessible(page, 'the pictures of a package');
  },
);

/** A swipe across most of a box, from right to left. */
async function swipeLeft(page: Page, { x, y, width, height }: Place): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height * 0.4 }],
    });
  await touch('touchStart', 0.85);
  // At any speed a swipe moves by one picture.
  for (let at = 0.8; at > 0.1; at -= 0.05) await touch('touchMove', at);
  await touch('touchEnd');
}
type Place = Record<'x' | 'y' | 'width' | 'height', number>;

const shiftsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  );

test('an option whose price moves while its page is open costs what it costs by now', async ({ page }) => {
  const pack = await aPackage(page, 1);
  const option = pack.choices.find(({ choice_type }) => choice_type === 'add_on')?.options[0];
  if (!option) throw new Error('Nothing is added to the package.');
  await page.goto(`/packages/${pack.slug}?place_id=1`);
  await expect(page.getByText(/^Order (within|by) .+ for /)).toBeVisible();
  await query('update package_item_options set price_cents = price_cents + 125 where id = $1', [option.id]);
  try {
    await page.getByRole('button', { name: `More ${option.name}` }).click();
    const people = page.getByRole('textbox', { name: 'People' });
    await people.fill(String(pack.minimum_headcount + pack.increment_by));
    await people.blur();
    const [now, was] = [option.price + 1.25, option.price].map((price) => `$${price.toFixed(2)}`);
    await expect(
      page.getByText(
        `The price of ${option.name} moved while you were here: it is ${now} now, and was ${was}.`,
      ),
    ).toBeVisible();
    await expect(
      page
        .getByText(`+${now}`)
        .or(page.getByText(now ?? ''))
        .first(),
    ).toBeVisible();
  } finally {
    await query('update package_item_options set price_cents = price_cents - 125 where id = $1', [option.id]);
  }
});
