import { expect, type Page } from '@playwright/test';
import { catererBrand } from '../support/demo';
import { headcount, type Offer } from '../support/offers';
import { chooseDate, chooseFrom, clock, pick } from './controls';

/** Says where, for how many and when, and finds what the demo caterer has; the search is in the address after that. */
export async function searchFor(
  page: Page,
  what: 'Packages' | 'Restaurants',
  { date, time }: Offer,
  isPhone: boolean,
): Promise<void> {
  await page.goto('/search');
  const main = page.getByRole('main');
  if (isPhone) await main.getByRole('button', { name: /Change$/ }).click();
  const event = isPhone ? page.getByRole('dialog', { name: 'Where and when?' }) : main;
  await chooseFrom(page, event, 'Place', /^New York City/);
  const people = event.getByRole('textbox', { name: 'People' });
  await people.fill(String(headcount));
  await people.press('Tab');
  await chooseDate(page, event, 'Date', date);
  await chooseFrom(page, event, 'Time', new RegExp(`^${clock(time)}$`));
  if (isPhone) await event.getByRole('button', { name: 'Done' }).click();
  await pick(main.getByRole('radiogroup', { name: 'Search for' }), new RegExp(`^${what}`));
  await main.getByRole('searchbox').fill(catererBrand);
  for (const part of [
    'place_id=1',
    `headcount=${headcount}`,
    `start_date=${date}`,
    `start_time=${encodeURIComponent(time)}`,
    'query=',
  ])
    await expect(page).toHaveURL((url) => url.search.includes(part));
}

export const resultNamed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('link', { name, exact: true });
