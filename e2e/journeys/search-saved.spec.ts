import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { signInByFrame, signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const search =
  '/search?place_id=1&search_type=packages&headcount=20&package_type=lunch_or_dinner&max_price=20';

test(
  '[PLAN-09] [PLAN-12] a search is kept under a name, brought back, renamed and deleted',
  { tag: '@explore-phone' },
  async ({ page }, { project }) => {
    // Both projects run at once with the same account.
    const name = `Lunch to twenty ${project.name} ${Date.now()}`;
    await signInQuietly(page, accounts.colleague);
    await page.goto(search);
    const opener = page.getByRole('button', { name: /^Saved searches/ });
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await opener.click();
    await dialog.getByRole('textbox', { name: /^Keep the present search/ }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const entry = dialog.getByRole('button', { name: new RegExp(`^${name}.*Up to \\$20\\.00 a person`) });
    await expect(entry).toBeVisible();
    await expectAccessible(page, 'the saved searches');

    await page.goto('/search?place_id=1&search_type=packages');
    await opener.click();
    await entry.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/max_price=20(&|$)/);
    await expect(page).toHaveURL(/package_type=lunch_or_dinner/);
    await expect(page).toHaveURL(/headcount=20/);

    await opener.click();
    await dialog.getByRole('button', { name: `Rename ${name}` }).click();
    await dialog.getByRole('textbox', { name: `New name for ${name}` }).fill(`${name} again`);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `Delete ${name} again` }).click();
    await expect(page.getByText(`“${name} again” was deleted.`)).toBeVisible();
    await expect(dialog.getByText(`${name} again`)).toHaveCount(0);
  },
);

test('who is signed out logs in on the way, and the search stays', async ({ page }) => {
  await page.goto(search);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await signInByFrame(page, accounts.colleague);
  await expect(page.getByRole('dialog', { name: 'Saved searches' })).toBeVisible();
  await expect(page).toHaveURL(/max_price=20/);
});
