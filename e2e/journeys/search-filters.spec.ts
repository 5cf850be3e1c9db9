import { chooseFrom, pick } from '../screens/controls';
import { results, withFilters } from '../screens/search';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const search = '/search?place_id=1&search_type=packages&headcount=20';

test(
  '[SEA-03] [SEA-19] [SEA-24] [SEA-25] [SEA-27] filters of every kind narrow the results and stand in the address',
  { tag: '@phone' },
  async ({ page, isPhone }) => {
    await signInQuietly(page, accounts.orderer);
    await page.goto(search);
    await expect(results(page).first()).toBeVisible();
    await withFilters(page, isPhone, async (filters) => {
      await pick(filters.getByRole('radiogroup', { name: 'Budget' }), /^\$\$\$$/);
      await expect(page).toHaveURL(/budget=%24%24%24/);
      await chooseFrom(page, filters, 'Distance', /^Within 5 miles/);
      await expect(page).toHaveURL(/within_delivery_radius_miles=5/);
      await chooseFrom(page, filters, 'Advance notice', /^7 days/);
      await expect(page).toHaveURL(/lead_time_hours=168/);
      await filters.locator('label', { hasText: /^Hispanic-owned/ }).click();
      await expect(page).toHaveURL(/minority_flag=hispanic/);
      await chooseFrom(page, filters, 'Ordered before', /^What I have not/);
      await expect(page).toHaveURL(/previously_ordered=false/);
      // Scrolls up, as a card's heart half covered by the sticky bar is too small a target for axe.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page, 'the filters of a person');
    });
    const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
    // On phones the chips are in the filter sheet.
    const withChips = (work: () => Promise<void>) => (isPhone ? withFilters(page, isPhone, work) : work());
    const narrowed = page.url();
    await page.reload();
    await withChips(async () => {
      await expect(chips).toHaveCount(5);
      await page.getByRole('button', { name: 'Remove filter: Within 5 miles' }).click();
      await expect(page).not.toHaveURL(/within_delivery_radius_miles/);
    });
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await withChips(async () => {
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(chips).toHaveCount(0);
    });
    await expect(page).toHaveURL(/headcount=20/);
  },
);

test('[SEA-12] [SEA-13] [SEA-28] group ordering brings what it needs, and goes with it', async ({ page }) => {
  await page.goto(`${search}&package_type=breakfast`);
  await expect(results(page).first()).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.locator('label', { hasText: /^Everyone picks their own/ }).click();
  await expect(page).toHaveURL(/group_eligible=true/);
  await expect(page).toHaveURL(/package_type=lunch_or_dinner/);
  await expect(page).toHaveURL(/lead_time_hours=20/);
  await pick(filters.getByRole('radiogroup', { name: 'How it is served' }), /^Buffet/);
  await expect(page).not.toHaveURL(/group_eligible|lead_time_hours/);
});

test(
  'nothing fits: each way out says what it gives, and a press takes it',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto(`${search}&max_price=1&package_type=lunch_or_dinner`);
    await expect(page.getByText('Nothing fits all of that')).toBeVisible();
    const way = page.getByRole('button', { name: /^Leave out: Up to \$1\.00 a person, \d+ package/ });
    await expect(way).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'a search without a result');
    const promised = Number(/(\d+) package/.exec((await way.textContent()) ?? '')?.[1]);
    await way.click();
    await expect(page.getByText(new RegExp(`^${promised} package`))).toBeVisible();
    await expect(page).not.toHaveURL(/max_price/);
    await expect(page).toHaveURL(/package_type=lunch_or_dinner/);
  },
);

test(
  '[OERR-18] an address that nobody delivers to says so, and how to go on',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto(
      '/search?place_id=1&search_type=packages&formatted_address=1+Main+Street,+Fairbanks,+AK+99701',
    );
    await expect(page.getByText('None of our caterers delivers to this address')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expectAccessibleOnPhoneToo(page, 'an address that nobody delivers to');
    await page.getByRole('button', { name: 'See all of this place' }).click();
    await expect(results(page).first()).toBeVisible();
  },
);
