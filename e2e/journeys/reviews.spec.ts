import type { Schemas } from '@copper-carrot/contracts';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { itIsTime } from '../support/brought-about';
import { query } from '../support/database';
import { openMenu } from '../support/menu';
import { placedOrder } from '../support/placed-order';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

test(
  '[REV-06] [RWD-02] [ACT-09] who had an order delivered is led from the Action Center to its review, which empties it and brings coins',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const { person, id, read } = await placedOrder();
    await query(`update orders set start_at = now() - interval '3 hours' where id = $1`, [id]);
    await itIsTime('order', id);
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('fulfilled');
    const coins = async () => {
      const { stats } = await person.call<Schemas['Stats']>('GET', '/cpi/v2/user/stats');
      return stats.redeemable_points;
    };
    const { points_awarded: points, brand } = await read();
    await expect.poll(coins, { timeout: 60_000 }).toBe(points);

    await signInQuietly(page, person.email);
    await page.goto('/customer/orders');
    const center = page.getByRole('region', { name: 'Action Center' });
    await expect(center.getByRole('heading', { name: 'Orders Awaiting Review (1)' })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'one’s orders with the Action Center');
    await center.getByRole('link', { name: /^View All/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the orders that wait for a review');
    await page.getByText('Earns 50 coins').waitFor();
    await page.getByRole('radiogroup').locator('label').nth(4).click();
    const dialog = page.getByRole('dialog', { name: `How was ${brand.name}?` });
    await dialog.getByRole('row', { name: 'Food quality' }).first().click();
    await dialog.getByRole('textbox', { name: /^Your review/ }).fill('Gone in ten minutes.');
    await expectAccessible(page, 'the review of an order');
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByText('Thank you for reviewing!')).toBeVisible();
    await expect(page.getByText('Nothing to review')).toBeVisible();
    await expect(page.getByText('Gone in ten minutes.')).toBeVisible();
    expect(await coins()).toBe((points ?? 0) + 50);

    await openMenu(page);
    await page.getByRole('link', { name: 'My Rewards' }).click();
    await expect(page.getByText(((points ?? 0) + 50).toLocaleString('en-US')).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Review/ })).toContainText('+50');
    await expectAccessibleOnPhoneToo(page, 'one’s coins');

    await page.goto('/customer/orders');
    await expect(center).toContainText("You don't have any actions that need your attention at the moment.");
  },
);
