import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { accounts } from '../support/demo';
import { placedOrder } from '../support/placed-order';
import { ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

test('[ACT-02] [ACT-06] [CAT-05] a kitchen confirms tomorrow’s order, acknowledges a canceled one and finds its menu', async ({
  page,
}) => {
  const canceled = await placedOrder();
  await canceled.person.call('POST', `${ordersBase}/orders/${canceled.id}/cancel`, { body: { fee: 0 } });
  const tomorrow = await placedOrder();
  await query(`update orders set start_date = (now() at time zone time_zone)::date + 1 where id = $1`, [
    tomorrow.id,
  ]);
  const { brand_id: brandId } = await tomorrow.read();
  await signInQuietly(page, accounts.caterer);
  await page.goto(`/caterer/${brandId}/orders`);
  const center = page.getByRole('region', { name: 'Action Center' });
  const confirm = center.getByRole('button', { name: `Reconfirm Order #${tomorrow.id}` });
  await expect(confirm).toBeVisible();
  await expectAccessible(page, 'the Action Center of a kitchen');
  await confirm.click();
  await expect(confirm).toBeHidden();
  const acknowledge = center.getByRole('button', { name: `Acknowledge #${canceled.id}` });
  await acknowledge.click();
  await expect(acknowledge).toBeHidden();
  expect((await tomorrow.read()).status).toBe('confirmed');

  await center.getByRole('link', { name: 'Review Menu' }).first().click();
  await expect(page.getByRole('heading', { name: 'Menu review', level: 1 })).toBeVisible();
  await expectAccessible(page, 'a menu review');

  await page.goto(`/caterer/${brandId}/menus`);
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible();
  await expectAccessible(page, 'the menu of a brand');
});
