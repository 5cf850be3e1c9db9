import { catererBrand } from '../support/demo';
import { results, searchBox } from '../screens/search';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const search = '/search?place_id=1&search_type=packages';

test('[SEA-58] words are answered while they are typed, mistyped ones as well, and the keyboard chooses', async ({
  page,
}) => {
  await page.goto(search);
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill('safron str');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: catererBrand }).first()).toBeVisible();
  await expect(page.getByText(/^\d+ packages? from \d+ kitchens?$/)).toBeVisible();
  // While the list is open, all but it is hidden from screen readers, which axe takes for a fault.
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expectAccessible(page, 'a search for words');

  await searchBox(page).fill('saffron street');
  const brand = options.filter({ hasText: /Restaurant/ }).first();
  await expect(brand).toBeVisible();
  const all = await options.allTextContents();
  const steps = all.findIndex((text) => text.includes('Restaurant')) + 1;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=Saffron\+Street\+Kitchen/);
  await expect(page.getByRole('button', { name: `Remove filter: “${catererBrand}”` })).toBeVisible();
});

test('[SEA-16] a cuisine that is typed becomes the filter of its name', async ({ page }) => {
  await page.goto(search);
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill('vietnam');
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: /Cuisine/ })
    .first()
    .click();
  await expect(page).toHaveURL(/package_category=lunch_vietnamese/);
  await expect(page).not.toHaveURL(/query=/);
  await expect(searchBox(page)).toHaveValue('');
});
