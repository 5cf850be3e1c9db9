import { startOrder } from '../screens/package';
import { results } from '../screens/search';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const people: [who: string, email: string][] = [
  ['a customer who has never ordered', 'new@fabrikam.example'],
  ['a member of a team', 'colleague@northwind.example'],
  ['the admin of an organization', 'orderer@northwind.example'],
];

for (const [who, email] of people) {
  test(`[SEA-06] ${who} browses packages and restaurants, and orders for the team`, async ({ page }) => {
    await signInQuietly(page, email);
    await page.goto('/search?place_id=1&search_type=restaurants&headcount=20');
    await expect(results(page).first()).toBeVisible();
    await page.goto('/search?place_id=1&search_type=packages&headcount=20');
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/packages\/[^?]+\?.*headcount=20/);
    await startOrder(page);
    await expect(page).toHaveURL(/\/orders\/\d+\/checkout/);
    const id = /\/orders\/(\d+)\//.exec(page.url())?.[1];
    const order = await page.request.get(`/cpi/v1/orderer/orders/${id}`);
    expect(await order.json()).toMatchObject({
      status: 'in_cart',
      headcount: 20,
      team_id: expect.any(Number),
    });
  });
}
