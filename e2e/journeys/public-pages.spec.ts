import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';
import { chooseFrom } from '../screens/controls';
import { headOf, layoutShift } from '../screens/public-page';
import { consoleErrors } from '../support/console';

test(
  'the home page starts a search, and nothing on it moves while it fills',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const errors = consoleErrors(page);
    const shift = await layoutShift(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good food for the whole room.');
    await expect(
      page.getByRole('region', { name: 'The people who cook it' }).getByRole('link').first(),
    ).toBeVisible();
    await expectAccessible(page, 'the home page');
    expect(await shift.measure()).toBeLessThan(0.1);
    expect(await headOf(page)).toMatchObject({ title: 'Copper Carrot', path: '/', unlisted: false });

    const form = page.getByRole('form', { name: 'Start a search' });
    await chooseFrom(page, form, 'Where', /^Seattle/);
    const people = form.getByRole('textbox', { name: 'People' });
    await people.fill('35');
    await people.press('Tab');
    await form.getByRole('button', { name: 'Find food' }).click();
    await expect(page).toHaveURL(/\/search\?place_id=8&headcount=35/);
    expect(errors).toEqual([]);
  },
);

test(
  '[PAGE-09] [PAGE-10] [PAGE-11] [PAGE-12] a service area leads to its food, and to the other areas',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const errors = consoleErrors(page);
    await page.goto('/explore/new-york-city-catering');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catering in New York City');
    await expect(
      page.getByRole('region', { name: 'What people order here' }).getByRole('link').first(),
    ).toBeVisible();
    const head = await headOf(page);
    expect(head).toMatchObject({
      title: 'Catering in New York City | Copper Carrot',
      path: '/explore/new-york-city-catering',
    });
    await expectAccessibleOnPhoneToo(page, 'a service area');

    const links = page.getByRole('region', { name: 'Elsewhere' }).getByRole('link');
    const labels = await links.allTextContents();
    const areas = labels.slice(0, -1).map((label) => label.replace(/\d+ kitchens$/, ''));
    // Search engines index exactly the listed areas.
    expect(head.unlisted).toBe(!areas.includes('New York City'));
    expect(areas).toEqual([...areas].sort((one, other) => one.localeCompare(other, 'en')));
    for (const label of labels.slice(0, -1))
      expect(Number(/(\d+) kitchens$/.exec(label)?.[1])).toBeGreaterThanOrEqual(20);
    await expect(links.last()).toHaveText('Search More Locations');
    await links.last().click();
    await expect(page).toHaveURL(/\/search/);
    expect(errors).toEqual([]);
  },
);

test(
  '[PAGE-13] [PAGE-14] a cuisine is found by its page, and its place can be changed',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const errors = consoleErrors(page);
    await page.goto('/');
    await page.getByRole('region', { name: 'What are you hungry for?' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cuisines\/[a-z]+-catering\?place_id=\d+$/);
    const path = new URL(page.url()).pathname;
    // The title after navigation equals the server's.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ catering$/);
    await expect.poll(async () => (await headOf(page)).path).toBe(path);
    const turned = await headOf(page);
    await expectAccessibleOnPhoneToo(page, 'a cuisine');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ catering$/);
    expect(await headOf(page)).toEqual(turned);

    await chooseFrom(page, page.getByRole('form', { name: 'Start a search' }), 'Where', /^Chicago/);
    await expect(page).toHaveURL(new RegExp(`${path}\\?place_id=3$`));
    expect(errors).toEqual([]);
  },
);

test(
  '[PAGE-06] recommendations open for anyone, for a person and for a package',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const errors = consoleErrors(page);
    await page.goto('/recommended');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picked for you');
    const first = page.getByRole('region', { name: 'What offices order most' }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'recommendations');
    const href = await first.getByRole('link').first().getAttribute('href');
    const slug = /\/packages\/([^?]+)/.exec(href ?? '')?.[1] ?? '';

    await page.goto(`/recommended/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^More like /);
    await expect(
      page.getByRole('region', { name: 'For about the same' }).getByRole('listitem').first(),
    ).toBeVisible();
    expect(await headOf(page)).toMatchObject({ unlisted: true });

    await signInQuietly(page, accounts.orderer);
    await page.goto('/recommended');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Picked for you, /);
    await expect(
      page.getByRole('region', { name: 'What you order most' }).getByRole('listitem').first(),
    ).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('[ERRP-16] what no page is of is a page not found, with its status', async ({ page }) => {
  for (const path of [
    '/explore/atlantis-catering',
    '/cuisines/martian-catering',
    '/recommended/999999999',
    '/packages/no-such-package',
    '/catering/no-such-restaurant',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect.poll(async () => (await headOf(page)).unlisted).toBe(true);
  }
});
