import type { Schemas } from '@copper-carrot/contracts';
import { pick } from '../screens/controls';
import { results } from '../screens/search';
import { expectAccessible } from '../support/accessible';
import { deliveryAddress } from '../support/offers';
import { expect, test } from '../support/test';

const search = `/search?place_id=1&search_type=packages&headcount=20&formatted_address=${encodeURIComponent(deliveryAddress)}`;

test(
  'a map shows who delivers to the address, with the same in words beside it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(search);
    await expect(results(page).first()).toBeVisible();
    const answered = page.waitForResponse((response) => response.url().includes('/brands/search/map'));
    await pick(page.getByRole('radiogroup', { name: 'Show as' }), /^Map/);
    await expect(page).toHaveURL(/view=map/);
    const { records } = (await (await answered).json()) as Schemas['SearchMap'];
    const delivering = records.filter(({ delivers }) => delivers).length;
    expect(delivering).toBeGreaterThan(0);

    const picture = page.getByRole('img', { name: /^Map:/ });
    await expect(picture).toBeVisible();
    await expect(picture.locator('.land').first()).toBeAttached();
    await expect(
      page.getByText(new RegExp(`^${delivering} of ${records.length} kitchens deliver to`)),
    ).toBeVisible();
    const kitchens = page.getByRole('group', { name: 'Kitchens on the map' }).getByRole('link');
    await expect(kitchens).toHaveCount(records.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, 'the map of who delivers');

    await kitchens.first().focus();
    await expect(picture.locator('.chosen')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(brands|catering)\/[^?]+\?.*headcount=20/);
    await page.goBack();
    await expect(picture).toBeVisible();
    await pick(page.getByRole('radiogroup', { name: 'Show as' }), /^List/);
    await expect(results(page).first()).toBeVisible();
  },
);
