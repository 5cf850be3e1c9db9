import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { headOf } from '../screens/public-page';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

test(
  'the footer leads to help, terms and privacy, which anybody may read and a search engine may list',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto('/search');
    for (const title of ['Help', 'Terms', 'Privacy']) {
      const path = `/${title.toLowerCase()}`;
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      expect(await headOf(page)).toMatchObject({ title: `${title} | Copper Carrot`, path, unlisted: false });
      await expectAccessibleOnPhoneToo(page, path);
      expect((await page.request.get(path)).status()).toBe(200);
    }
    expect(await (await page.request.get('/sitemap-pages.xml')).text()).toContain('/privacy</loc>');
  },
);

test(
  'nothing, the footer included, is seen to move while a page is on its way',
  { tag: '@phone' },
  async ({ page }) => {
    const moved = await watchShifts(page);
    for (const [path, title] of [
      ['/brands/no-such-restaurant', '404'],
      ['/recommended', 'Picked for you'],
      ['/cuisines/mexican-catering', 'Mexican catering'],
      // The form is shown once its frame reported a height.
      ['/login', 'Log In'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"], iframe[data-loading]')).toHaveCount(0);
      expect(await moved(), path).toBeLessThan(0.02);
    }
  },
);
