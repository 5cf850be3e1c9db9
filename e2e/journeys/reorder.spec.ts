import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection, placeOrder, settledPrice } from '../screens/checkout';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { makePerson } from '../support/made-people';
import { placedOrder, type Placed } from '../support/placed-order';
import { ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

async function canceled(): Promise<Placed> {
  const placed = await placedOrder({ changes: { suite: '9th floor', cost_center: 'R&D' } });
  const order = await placed.read();
  await placed.person.call('POST', `${ordersBase}/orders/${placed.id}/cancel`, {
    body: { fee: order.cancellation_policy?.fee ?? 0 },
  });
  return placed;
}

/** Confirms the reorder dialog; returns the id of the new cart. */
async function confirm(page: Page): Promise<number> {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+\/checkout$/);
  return Number(/orders\/(\d+)/.exec(page.url())?.[1]);
}

test(
  '[CUST-20] [CHK-09] an office manager orders again what was canceled: the date is all that is asked for',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const { person, id, page: path, read } = await canceled();
    const earlier = await read();
    await signInQuietly(page, person.email);
    await page.goto(path);
    await page.getByRole('link', { name: 'Order again' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/reorder$`));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'What will be in it' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(
      earlier.pricing.customer_price.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    );
    await expectAccessibleOnPhoneToo(page, 'what an order would be today');
    const cartId = await confirm(page);

    const details = checkoutSection(page, 'Details');
    await expect(details).toContainText('When is it for this time?');
    await expectAccessible(page, 'the checkout of an order that is made again');
    const next = details.getByRole('button', { name: / at \d+:\d\d [ap]m$/ });
    await next.click();
    await expect(details.getByRole('status').first()).toHaveText('Saved');
    await expect(details.getByText('When is it for this time?')).toBeHidden();
    await settledPrice(page);
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${cartId}(/new-customer)?$`));
    const again = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${cartId}`);
    expect(again).toMatchObject({
      status: 'pending',
      reordered_from: id,
      headcount: earlier.headcount,
      cost_center: 'R&D',
      address: { formatted_address: earlier.address.formatted_address, suite: '9th floor' },
    });
    expect(again.chosen_options.map(({ name, qty }) => [name, qty])).toEqual(
      earlier.chosen_options.map(({ name, qty }) => [name, qty]),
    );
  },
);

test('[CUST-20] an admin orders a colleague’s order again from the list: it is the colleague’s, and one however often it is pressed', async ({
  page,
}) => {
  const { person, id, read } = await canceled();
  const earlier = await read();
  const admin = await makePerson();
  await query(
    'insert into memberships (user_id, team_id, role) select id, $2, $3 from users where email = $1',
    [admin.email, earlier.team_id, 'admin'],
  );
  await signInQuietly(page, admin.email);
  await page.goto(`/organization/${earlier.team_id}/orders?view=past`);
  await page.getByRole('link', { name: new RegExp(`again, order #${id}$`) }).click();
  const cartId = await confirm(page);
  await expect(page.getByText('When is it for this time?')).toBeVisible();
  expect(await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${cartId}`)).toMatchObject({
    user_id: earlier.user_id,
    team_id: earlier.team_id,
    reordered_from: id,
    start_date: null,
  });

  await page.goto(`/organization/${earlier.team_id}/orders/${id}/reorder`);
  await page.getByRole('dialog').getByRole('link', { name: 'Continue your order' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${cartId}/checkout$`));
});
