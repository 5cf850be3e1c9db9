import { cuisineCategories, type Schemas } from '@copper-carrot/contracts';
import { catererBrand } from '../support/demo';
import { take } from '../screens/controls';
import { resultNamed, results, searchBox } from '../screens/search';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { expect, test } from '../support/test';

const search = '/search?place_id=1&search_type=packages';

test(
  '[SEA-58] words are answered while they are typed, mistyped ones as well, and the keyboard chooses',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto(search);
    await expect(results(page).first()).toBeVisible();
    await searchBox(page).fill('safron str');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: catererBrand }).first()).toBeVisible();
    await expect(page.getByText(/^\d+ packages? from \d+ restaurants?$/)).toBeVisible();
    // An open list hides the rest of the page, which axe reports.
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
    await expect(searchBox(page)).toHaveValue(catererBrand);
  },
);

test('[SEA-16] a cuisine that is typed becomes the filter of its name', async ({ page }) => {
  const answer = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=1');
  const { category_counts } = (await answer.json()) as Schemas['PackageSearch'];
  const key = Object.keys(category_counts).find((each) => each.startsWith('lunch_')) ?? '';
  const { label = '' } = cuisineCategories[key] ?? {};
  await page.goto(search);
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill(label);
  await take(
    page
      .getByRole('listbox')
      .getByRole('option', { name: label })
      .filter({ hasText: /Cuisine/ })
      .first(),
  );
  await expect(page).toHaveURL(new RegExp(`package_category=${key}`));
  await expect(page).not.toHaveURL(/query=/);
  await expect(searchBox(page)).toHaveValue('');
});

test(
  'what is looked for by name and left out says why, and a press brings it',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const answer = await page.request.get(
      `/cpi/v1/public/packages/search?place_id=1&query=${encodeURIComponent(catererBrand)}&limit=1`,
    );
    const [pack] = ((await answer.json()) as Schemas['PackageSearch']).records;
    if (!pack) throw new Error('The demo caterer has nothing on offer.');
    const fewer = pack.minimum_headcount - 1;
    await page.goto(`${search}&headcount=${fewer}&query=${encodeURIComponent(pack.name)}`);
    const panel = page.getByRole('region', { name: 'Not in these results' });
    await expect(panel).toContainText(`“${pack.name}” is for ${pack.minimum_headcount} people or more.`);
    await expectAccessibleOnPhoneToo(page, 'the reasons for what is left out');
    await panel
      .getByRole('button', { name: `For ${pack.minimum_headcount} people` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`headcount=${pack.minimum_headcount}(&|$)`));
    await expect(resultNamed(page, pack.name)).toBeVisible();
  },
);
