import { pick } from '../screens/controls';
import { expect, test } from '../support/test';

test(
  '[SEA-01] [SEA-03] what is searched for lives in the address: reload, back and forward keep it',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    await page.goto('/search?place_id=1&search_type=packages');
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('list').getByRole('link');
    await expect(cards.first()).toBeVisible();
    const filters = isPhone
      ? page.getByRole('dialog', { name: 'Filters' })
      : page.getByRole('complementary', { name: 'Filters' });
    const openFilters = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
    };
    const closeFilters = async () => {
      if (isPhone) await filters.getByRole('button', { name: /^Show \d/ }).click();
    };
    const served = filters.getByRole('radiogroup', { name: 'How it is served' });
    const meal = page.getByRole('group', { name: 'Meal' });
    const lunch = meal.getByRole('button', { name: /^Lunch & dinner/ });

    await lunch.click();
    await expect(page).toHaveURL(/package_type=lunch_or_dinner/);
    await openFilters();
    await pick(served, /^Buffet/);
    await expect(page).toHaveURL(/presentation_type=buffet/);
    await closeFilters();
    const narrowed = page.url();

    await page.reload();
    await expect(lunch).toHaveAttribute('aria-pressed', 'true');
    await openFilters();
    await expect(served.getByRole('radio', { name: /^Buffet/ })).toBeChecked();
    await closeFilters();

    await page.goBack();
    await expect(page).not.toHaveURL(/presentation_type/);
    await expect(lunch).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(lunch).toHaveAttribute('aria-pressed', 'false');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(narrowed);
    await openFilters();
    await expect(served.getByRole('radio', { name: /^Buffet/ })).toBeChecked();
    await closeFilters();

    // Going back from a result restores the search.
    await cards.first().click();
    await expect(page).toHaveURL(/\/packages\//);
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await expect(lunch).toHaveAttribute('aria-pressed', 'true');
  },
);
