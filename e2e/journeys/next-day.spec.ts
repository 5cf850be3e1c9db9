import type { Schemas } from '@copper-carrot/contracts';
import { results } from '../screens/search';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { expect, test } from '../support/test';

const api = '/cpi/v1/public/packages/search';

test(
  '[SEA-51] a day on which nothing can be had names the next one that has food, and one press takes it',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const read = async <Answer>(path: string) => (await page.request.get(path)).json() as Promise<Answer>;
    // Packages with a day's notice are not available today at any time of day.
    const { records } = await read<Schemas['BrandSearch']>('/cpi/v2/public/brands/search?place_id=1');
    const brand = records.find(({ lead_time_hours }) => lead_time_hours >= 24);
    if (!brand) throw new Error('Everybody in New York cooks at once.');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    const search = `place_id=1&brand_id=${brand.id}&start_date=${today}`;
    expect((await read<Schemas['PackageSearch']>(`${api}?${search}`)).count).toBe(0);
    const next = await read<Schemas['NextDate']>(`${api}/next_date?${search}`);
    if (next.start_date === null) throw new Error(`${brand.name} cooks on no day.`);

    await page.goto(`/search?search_type=packages&${search}`);
    const day = new Intl.DateTimeFormat('en-US', {
      ...{ weekday: 'short', month: 'short', day: 'numeric' },
      timeZone: 'UTC',
    }).format(new Date(next.start_date));
    await expect(page.getByText(`The next day with food is ${day}.`)).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'a search on a day without food');
    await page.getByRole('button', { name: `Take ${day}` }).click();
    await expect(page).toHaveURL(new RegExp(`start_date=${next.start_date}`));
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${next.count} packages? from 1 restaurant$`))).toBeVisible();
  },
);
