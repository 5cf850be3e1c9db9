import { expect, type Locator, type Page } from '@playwright/test';
import { catererBrand } from '../support/demo';
import { headcount, type Offer } from '../support/offers';
import { chooseDate, chooseFrom, clock, pick } from './controls';

/** Searches the demo caterer's packages by address, headcount and date, which the address then contains. */
export async function searchFor(
  page: Page,
  what: 'Packages' | 'Restaurants',
  { date, time }: Offer,
  isPhone = false,
): Promise<void> {
  await page.goto('/search');
  const main = page.getByRole('main');
  if (isPhone) await main.getByRole('button', { name: /^Change where and when/ }).click();
  const event = isPhone ? page.getByRole('dialog', { name: 'Where and when?' }) : main;
  await chooseFrom(page, event, 'Place', /^New York City/);
  const people = event.getByRole('textbox', { name: 'People' });
  await people.fill(String(headcount));
  await people.press('Tab');
  await chooseDate(page, event, 'Date', date);
  await chooseFrom(page, event, 'Time', new RegExp(`^${clock(time)}$`));
  if (isPhone) await event.getByRole('button', { name: 'Done' }).click();
  const kinds = (place: Locator) =>
    pick(place.getByRole('radiogroup', { name: 'Search for' }), new RegExp(`^${what}`));
  await (isPhone ? withFilters(page, isPhone, kinds) : kinds(main));
  await searchBox(page).fill(catererBrand);
  // Enter closes the suggestions, which cover the results.
  await searchBox(page).press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  for (const part of [
    'place_id=1',
    `headcount=${headcount}`,
    `start_date=${date}`,
    `start_time=${encodeURIComponent(time)}`,
    'query=',
  ])
    await expect(page).toHaveURL((url) => url.search.includes(part));
}

/** The search field with suggestions. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search dishes/ });

/** Runs `work` with the filters shown; on phones in their sheet, closed afterwards. */
export async function withFilters(
  page: Page,
  isPhone: boolean,
  work: (filters: Locator) => Promise<void>,
): Promise<void> {
  if (!isPhone) return work(page.getByRole('complementary', { name: 'Filters' }));
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await work(sheet);
  await sheet.getByRole('button', { name: /^Show (\d|results)/ }).click();
  await expect(sheet).toBeHidden();
}

export const results = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('list').getByRole('heading', { level: 3 });

export const resultNamed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('link', { name, exact: true });

/** Scrolls up, as the sticky header covers content. */
export const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));
