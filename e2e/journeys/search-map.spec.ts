import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { pick } from '../screens/controls';
import { results } from '../screens/search';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { deliveryAddress } from '../support/offers';
import { expect, test } from '../support/test';

const search = `/search?place_id=1&search_type=packages&headcount=20&formatted_address=${encodeURIComponent(deliveryAddress)}`;

test(
  'a map shows who delivers to the address, with the same in words beside it',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto(search);
    await expect(results(page).first()).toBeVisible();
    const answered = page.waitForResponse((response) => response.url().includes('/brands/search/map'));
    await pick(page.getByRole('radiogroup', { name: 'Show as' }), /^Map/);
    await expect(page).toHaveURL(/view=map/);
    const { records } = (await (await answered).json()) as Schemas['SearchMap'];
    const delivering = records.filter(({ delivers }) => delivers).length;
    expect(delivering).toBeGreaterThan(0);

    const picture = page.getByRole('img', { name: /^Map:/ });
    await expect(picture).toBeVisible();
    await expect(picture.locator('.land').first()).toBeAttached();
    const restaurants = new Set(records.flatMap((each) => (each.delivers ? [each.brand_id] : []))).size;
    await expect(
      page.getByText(new RegExp(`^${restaurants} restaurants?, ${delivering} kitchens? deliver to`)),
    ).toBeVisible();
    // The list shows the same number of restaurants.
    const found = await page.request.get(
      `/cpi/v2/public/brands/search?place_id=1&headcount=20&limit=1&formatted_address=${encodeURIComponent(deliveryAddress)}`,
    );
    expect(((await found.json()) as Schemas['BrandSearch']).count).toBe(restaurants);
    const kitchens = page.getByRole('group', { name: 'Kitchens on the map' }).getByRole('link');
    await expect(kitchens).toHaveCount(records.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleOnPhoneToo(page, 'the map of who delivers');

    await kitchens.first().focus();
    await expect(picture.locator('.chosen')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(brands|catering)\/[^?]+\?.*headcount=20/);
    await page.goBack();
    await expect(picture).toBeVisible();
    await pick(page.getByRole('radiogroup', { name: 'Show as' }), /^List/);
    await expect(results(page).first()).toBeVisible();
  },
);

const styleUrl = '/made-up-streets/style.json';
/** A local map style with a single blank tile. */
const style = {
  version: 8,
  sources: {
    paper: {
      type: 'raster',
      tiles: ['/made-up-streets/{z}/{x}/{y}.png'],
      tileSize: 256,
      attribution: '<a href="https://streets.example">Streets of nobody</a>',
    },
  },
  layers: [{ id: 'paper', type: 'raster', source: 'paper' }],
};
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGklEQVR4nGM4sW8VVsRwYt+q10+uYKLBKQEAH5WiBCsifjUAAAAASUVORK5CYII=',
  'base64',
);

/** Configures a street map whose tiles load or fail. */
async function withStreets(page: Page, baseURL: string, hasTiles: boolean): Promise<void> {
  await page.route('**/brands/search/map?*', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as Schemas['SearchMap'];
    await route.fulfill({ response, json: { ...map, street_style_url: new URL(styleUrl, baseURL).href } });
  });
  await page.route(`**${styleUrl}`, (route) =>
    route.fulfill({
      json: {
        ...style,
        sources: {
          paper: { ...style.sources.paper, tiles: style.sources.paper.tiles.map((path) => baseURL + path) },
        },
      },
    }),
  );
  await page.route('**/made-up-streets/*/*/*.png', (route) =>
    hasTiles ? route.fulfill({ body: tile, contentType: 'image/png' }) : route.fulfill({ status: 503 }),
  );
}

test(
  'streets come where the site has them, with zoom, sources and a card behind each pin',
  { tag: '@explore-phone' },
  async ({ page, baseURL }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await withStreets(page, baseURL ?? '', true);
    await page.goto(search);
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => path.includes('maplibre'))).toEqual([]);

    await page.goto(`${search}&view=map`);
    const streets = page.getByRole('region', { name: /^Map:/ });
    await expect(streets).toBeVisible();
    await expect(page.getByRole('link', { name: 'Streets of nobody' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map:/ })).toHaveCount(0);
    expect(loaded.filter((path) => path.includes('maplibre'))).toHaveLength(1);
    const pins = page.getByRole('group', { name: /^Pins/ }).getByRole('button');
    const before = await pins.count();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => pins.count()).toBeGreaterThan(before);
    await expectAccessible(page, 'a map with streets');

    const one = pins.filter({ hasNotText: /\d/ }).and(page.locator(':not([data-muted])')).first();
    const name = (await one.getAttribute('aria-label')) ?? '';
    await one.press('Enter');
    const card = page.getByRole('dialog', { name });
    await expect(card).toBeFocused();
    await expect(card.getByText('per person')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(one).toBeFocused();
  },
);

test('streets whose tiles do not come leave the outlines, which say so', async ({ page, baseURL }) => {
  await withStreets(page, baseURL ?? '', false);
  await page.goto(`${search}&view=map`);
  await expect(page.getByText(/^The street map could not be loaded/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map:/ })).toBeVisible();
  await withStreets(page, baseURL ?? '', true);
  await page.getByRole('button', { name: 'Load the streets again' }).click();
  await expect(page.getByRole('region', { name: /^Map:/ })).toBeVisible();
});
