import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { makePerson } from '../support/made-people';
import { offerWithRoom, ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

test(
  '[FAV-01] [FAV-02] [FAV-03] [API-102] what one marked is a press from an order, and what one blocks is left out of one’s searches',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const { pack } = await offerWithRoom(person);
    const brand = pack.caterer;
    if (!brand) throw new Error('The package has no restaurant.');
    await person.call('POST', `${ordersBase}/packages/${pack.id}/favorite`);
    await person.call('POST', `${ordersBase}/brands/${brand.id}/favorite`);
    const finds = async () =>
      (
        await person.call<{ count: number }>(
          'GET',
          `/cpi/v1/public/packages/search?place_id=1&brand_id=${brand.id}`,
        )
      ).count;
    expect(await finds()).toBeGreaterThan(0);

    await signInQuietly(page, person.email);
    await page.goto('/customer/me/favorites');
    await expect(page).toHaveTitle(/Favorites & Block List/);
    const heart = page.getByRole('button', { name: `Favorite: ${pack.name}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Nothing is left out')).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'favorites and block list');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: `See food: ${brand.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
    await page.getByRole('button', { name: `Block ${brand.name}` }).click();
    await expect(page.getByText('On your block list')).toBeVisible();
    expect(await finds()).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
    await expect(page.getByRole('button', { name: `Unblock ${brand.name}` })).toBeVisible();
    await expectAccessible(page, 'a restaurant that is blocked');

    await page.goto('/customer/me/favorites');
    await page.getByRole('button', { name: `Unblock ${brand.name}` }).click();
    await expect(page.getByText('Nothing is left out')).toBeVisible();
    expect(await finds()).toBeGreaterThan(0);
    await page.getByRole('link', { name: `Order: ${pack.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
  },
);
