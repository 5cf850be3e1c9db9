import type { List } from '@copper-carrot/contracts';
import { pick } from '../screens/controls';
import { dishes, meal } from '../screens/shared-poll';
import { accounts } from '../support/demo';
import { openMenu } from '../support/menu';
import { Person } from '../support/person';
import { signInByFrame, signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const upcoming = async (person: Person, of = '') =>
  (
    await person.call<List<unknown>>(
      'GET',
      `/cpi/v1/orderer/orders?when=upcoming&limit=0${of && `&team_id=${of}`}`,
    )
  ).count;

test(
  '[NAV-06] [NAV-07] [NAV-08] the menu has each organization with one’s role, one open at a time or the only one, and counts what its lists hold',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const person = new Person(accounts.orderer);
    await person.signIn();
    await signInQuietly(page, accounts.orderer);
    const northwind = page.getByRole('button', { name: 'Northwind Labs (Admin)' });
    const halyard = page.getByRole('button', { name: 'Halyard Robotics (Orderer)' });
    // Other journeys order as the same person, so the page is reloaded until the count matches.
    await expect(async () => {
      await page.goto('/search');
      await openMenu(page, isPhone);
      const own = page.getByRole('link', { name: /^Orders/ }).first();
      await expect(own).toHaveAccessibleName(`Orders ${await upcoming(person)} in Orders`, {
        timeout: 2_000,
      });
      await expect(page.getByRole('link', { name: /^Inbox/ }).first()).toBeVisible();
      await northwind.click();
      await expect(northwind).toHaveAttribute('aria-expanded', 'true');
      const ofTeam = page.locator('a[href^="/organization/"][href$="/orders"]');
      const team = /organization\/(\d+)/.exec((await ofTeam.getAttribute('href')) ?? '')?.[1];
      await expect(ofTeam).toHaveAccessibleName(`Orders ${await upcoming(person, team)} in Orders`, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 30_000 });
    await halyard.click();
    await expect(halyard).toHaveAttribute('aria-expanded', 'true');
    await expect(northwind).toHaveAttribute('aria-expanded', 'false');

    await test.step('the only organization is open by itself', async () => {
      await signInQuietly(page, accounts.colleague);
      await page.goto('/search');
      await openMenu(page, isPhone);
      await expect(page.getByRole('button', { name: 'Northwind Labs (Orderer)' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  },
);

test(
  '[POLL-02] somebody who only ever picks a meal finds the polls that wait for them in the menu',
  { tag: '@explore-desk' },
  async ({ page, isPhone }) => {
    await signInQuietly(page, accounts.attendee);
    await page.goto('/');
    await openMenu(page, isPhone);
    await expect(page.getByRole('link', { name: /^Inbox/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Polls', exact: true }).click();
    await expect(page).toHaveURL(/\/customer\/polls$/);
    const waiting = page.getByRole('listitem').filter({ hasText: 'You have not answered yet' });
    await waiting.first().getByRole('link').first().click();
    await pick(dishes(page), /^I am not eating/);
    await page.getByRole('button', { name: 'Say that I am not eating' }).click();
    await expect(meal(page)).toContainText('You are not eating');
    // Resets the answer for the run at the other width.
    await meal(page).getByRole('button', { name: 'Take it back' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Take your answer back?' });
    await sure.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Meal deleted.')).toBeVisible();
  },
);

test(
  '[NAV-13] [NAV-14] a caterer lands on the orders of the restaurant, and goes from there to the other one',
  { tag: '@explore-phone' },
  async ({ page }) => {
    await page.goto('/login');
    await signInByFrame(page, accounts.caterer);
    await expect(page).toHaveURL(/\/caterer\/\d+\/orders$/);
    const first = new URL(page.url()).pathname;
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: / Dashboard$/ })
      .click();
    await expect(page).toHaveURL(/\/caterer\/\d+\/orders$/);
    expect(new URL(page.url()).pathname).not.toBe(first);
    await page.goto('/search');
    await expect(page.getByText('You are logged in as a caterer.')).toBeVisible();
    await page.getByRole('link', { name: 'Caterer Dashboard' }).click();
    await expect(page).toHaveURL(/\/caterer\/\d+\/orders$/);
  },
);
