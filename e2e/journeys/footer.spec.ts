import { expectAccessible } from '../support/accessible';
import { headOf } from '../screens/public-page';
import { expect, test } from '../support/test';

test(
  'the footer leads to help, terms and privacy, which anybody may read and a search engine may list',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search');
    for (const title of ['Help', 'Terms', 'Privacy']) {
      const path = `/${title.toLowerCase()}`;
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      expect(await headOf(page)).toMatchObject({ title: `${title} | Copper Carrot`, path, unlisted: false });
      await expectAccessible(page, path);
      expect((await page.request.get(path)).status()).toBe(200);
    }
    expect(await (await page.request.get('/sitemap-pages.xml')).text()).toContain('/privacy</loc>');
  },
);
