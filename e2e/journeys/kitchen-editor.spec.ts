import type { Schemas } from '@copper-carrot/contracts';
import { chooseDate, chooseFrom } from '../screens/controls';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { accounts, catererBrand } from '../support/demo';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

const brandOf = async () => {
  const [brand] = await query<{ id: number }>('select id from brands where name = $1', [catererBrand]);
  if (!brand) throw new Error('The demo has no such brand.');
  return brand.id;
};

test('[API-087] [API-090] [API-074] a kitchen states its allergens, closes for a day, and sells a new package', async ({
  page,
}) => {
  const brandId = await brandOf();
  const name = `Harbor brunch ${Date.now()}`;
  await signInQuietly(page, accounts.caterer);

  await page.goto(`/caterer/${brandId}/menus`);
  await page.getByRole('button', { name: 'New menu' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make the menu' }).click();
  await page.getByRole('button', { name: `Add a dish to ${name}` }).click();
  await page.getByLabel('Name').fill('Walnut salad');
  await page.getByRole('textbox', { name: 'Price for one, in dollars' }).fill('9');
  await page.getByRole('row', { name: 'Tree nuts' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish Walnut salad' }).click();
  await page.getByRole('button', { name: `State the allergens of ${name}` }).click();
  const statement = page.getByRole('dialog', { name: `Allergens of ${name}` });
  await expect(statement.getByText('Contains tree nuts')).toBeVisible();
  await statement.getByRole('button', { name: 'State that this is complete' }).click();
  await expect(page.getByRole('region', { name }).getByText(/^Allergens stated on/)).toBeVisible();

  await page.goto(`/caterer/${brandId}/kitchens`);
  await page.getByRole('list', { name: 'Kitchens' }).getByRole('link').first().click();
  await expect(page.getByRole('form', { name: 'Hours' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a kitchen');
  await page.getByRole('button', { name: 'Enter days off' }).first().click();
  const off = page.getByRole('form', { name: 'Enter days off' });
  const [day] = await query<{ date: string }>('select (current_date + 20)::text as date');
  await chooseDate(page, off, 'First day', day?.date ?? '');
  await off.getByLabel('Reason').fill('Oven service');
  await off.getByRole('button', { name: 'Enter the days off' }).click();
  const days = page.getByRole('region', { name: 'Days off' });
  const entered = days.getByRole('listitem').filter({ hasText: 'Oven service' });
  await expect(entered).toBeVisible();
  await entered.getByRole('button', { name: /^Remove/ }).click();
  await expect(entered).toBeHidden();

  await page.goto(`/caterer/${brandId}/menus?view=packages`);
  await page.getByRole('button', { name: 'New package' }).click();
  const dialog = page.getByRole('dialog', { name: 'New package' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price per person' }).fill('14');
  await chooseFrom(page, dialog, 'Kind', /^Hot Breakfast, .*buffet/i);
  await dialog.getByRole('button', { name: 'Begin the draft' }).click();
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByLabel('What is chosen').fill('main');
  await page.getByLabel('Name of option 1').fill('Shakshuka');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('row', { name: /main: Shakshuka/ })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the draft of a package');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: `State the allergens of ${name}` })).toBeVisible();
  await expect
    .poll(async () => {
      const found = await page.request.get('/cpi/v1/public/packages/search', {
        params: { place_id: 1, brand_id: brandId, limit: 100 },
      });
      return ((await found.json()) as Schemas['PackageSearch']).records.some((each) => each.name === name);
    })
    .toBe(true);
  await page.getByRole('button', { name: `Stop selling ${name}` }).click();
  await expect(page.getByRole('button', { name: `Sell ${name}` })).toBeVisible();

  await page.goto(`/caterer/${brandId}/payouts`);
  await expect(page.getByRole('grid', { name: 'Payouts by week' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the payouts of a brand');
});
