import type { Schemas } from '@copper-carrot/contracts';
import { reachCheckout, startOrder } from '../screens/package';
import { results } from '../screens/search';
import { accounts } from '../support/demo';
import { bringNothing } from '../support/first-reads';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const people: [who: string, email: string][] = [
  ['a customer who has never ordered', accounts.newcomer],
  ['a member of a team', accounts.colleague],
  ['the admin of an organization', accounts.orderer],
];

for (const [who, email] of people) {
  test(
    `[SEA-06] ${who} browses packages and restaurants, and orders for the team`,
    { tag: '@explore' },
    async ({ page }) => {
      await signInQuietly(page, email);
      const { current_team: team } = (await (
        await page.request.get('/cpi/v2/user')
      ).json()) as Schemas['Session'];
      expect(team).not.toBeNull();
      await page.goto('/search?place_id=1&search_type=restaurants&headcount=20');
      const restaurant = await results(page).first().innerText();
      await results(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: restaurant })).toBeVisible();
      await page.goto('/search?place_id=1&search_type=packages&headcount=20');
      await results(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/packages\/[^?]+\?.*headcount=20/);
      await startOrder(page);
      const id = await reachCheckout(page);
      const order = await page.request.get(`/cpi/v1/orderer/orders/${id}`);
      expect(await order.json()).toMatchObject({ status: 'in_cart', headcount: 20, team_id: team?.id });
    },
  );
}

test('[SEA-66] the search page fetches the featured collections and the current user', async ({ page }) => {
  await signInQuietly(page, accounts.colleague);
  await bringNothing(page);
  const answered = (path: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(path) && answer.status() === 200);
  const both = Promise.all([
    answered('/cpi/v1/public/collections?currently_featured=true'),
    answered('/cpi/v2/user'),
  ]);
  await page.goto('/search?place_id=1');
  const [collections, user] = await both;
  expect(((await collections.json()) as { count: number }).count).toBeGreaterThan(0);
  expect(await user.json()).toMatchObject({ email: accounts.colleague });
});
