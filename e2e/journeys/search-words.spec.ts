import type { Schemas } from '@copper-carrot/contracts';
import { results, searchBox } from '../screens/search';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/**
 * A weekday four to six days ahead: nearer days may be within a kitchen's notice on a Thursday afternoon.
 */
const day = [4, 5, 6]
  .map((ahead) => new Date(Date.now() + ahead * 86_400_000))
  .find((each) => ![0, 6].includes(each.getUTCDay()));
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(day);
const sentence = `vegan lunch for 25 under $400 ${weekday.toLowerCase()} noon`;
const found = /^\d+ packages? from \d+ restaurants?$/;

test(
  'a sentence in the search box becomes filters, each of which can be taken back',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto('/search?place_id=1&search_type=packages');
    await expect(results(page).first()).toBeVisible();
    const count = page.getByText(found);
    const before = await count.textContent();
    await searchBox(page).fill(sentence);
    await searchBox(page).press('Enter');

    const understood = page.getByRole('group', { name: 'Understood' });
    const chips = understood.getByRole('button');
    await expect(chips).toHaveText([
      'Lunch & dinner',
      '25 people',
      'Up to $400.00 in all',
      new RegExp(`^${weekday.slice(0, 3)} \\d\\d/\\d\\d/\\d{4}$`),
      '12:00 pm',
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'Searched for as words: vegan.' })).toHaveText(
      /^Understood: Lunch & dinner · 25 people/,
    );
    await expect(searchBox(page)).toHaveValue('vegan');
    for (const part of ['package_type=lunch_or_dinner', 'headcount=25', 'budget_limit=400', 'query=vegan'])
      await expect(page).toHaveURL((url) => url.search.includes(part));
    const date = new URL(page.url()).searchParams.get('start_date') ?? '';
    expect(new Date(`${date}T12:00:00Z`).getUTCDay()).toBe(day?.getUTCDay());
    await expect(count).not.toHaveText(before ?? '');
    const query = new URL(page.url()).searchParams;
    query.delete('search_type');
    const answer = await page.request.get(`/cpi/v1/public/packages/search?${query.toString()}&limit=0`);
    const { count: all } = (await answer.json()) as Schemas['PackageSearch'];
    await expect(count).toHaveText(new RegExp(`^${all} package`));
    await expectAccessible(page, 'what was understood');

    await understood.getByRole('button', { name: /^Take back: Up to \$400/ }).click();
    await expect(chips).toHaveCount(4);
    await expect(page).not.toHaveURL(/budget_limit/);
    // The words return to the field, and the search drops the limit.
    await expect(searchBox(page)).toHaveValue('vegan under $400');
    await expect(page).toHaveURL(/query=vegan(&|$)/);
    await expect(count).not.toHaveText(new RegExp(`^${all} package`));
    await page.goBack();
    await expect(chips).toHaveCount(5);
    await page.reload();
    await expect(chips).toHaveCount(5);
    // The same sentence in a shared link is understood too.
    await page.goto(`/search?place_id=1&query=${encodeURIComponent(sentence)}`);
    await expect(chips).toHaveCount(5);
    await expect(searchBox(page)).toHaveValue('vegan');
  },
);

test('the home page takes a sentence as well', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'What' }).fill('buffet lunch for 30 in Boston');
  await page.getByRole('button', { name: 'Find food' }).click();
  await expect(page.getByRole('group', { name: 'Understood' }).getByRole('button')).toHaveText([
    'Buffet',
    'Lunch & dinner',
    '30 people',
    'Boston and Cambridge',
  ]);
  await expect(page).toHaveURL((url) =>
    ['place_id=2', 'headcount=30', 'presentation_type=buffet'].every((part) => url.search.includes(part)),
  );
  await expect(results(page).first()).toBeVisible();
});
