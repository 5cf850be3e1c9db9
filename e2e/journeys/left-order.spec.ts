import type { List, Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { continueQuestion, reachCheckout, startOrder } from '../screens/package';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { makePerson } from '../support/made-people';
import { eventQuery, headcount } from '../support/offers';
import { offerWithRoom, readyCart } from '../support/ready-cart';
import { watchShifts } from '../support/shifts';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const toCheckoutOf = (page: Page, id: number) =>
  expect(page).toHaveURL(new RegExp(`/orders/${id}/checkout$`));

/** A person with an unfinished order, and the page of its package. */
async function leftAnOrder() {
  const person = await makePerson([{ name: 'Half Way Office' }]);
  const offer = await offerWithRoom(person);
  const left = await readyCart(person, offer, { cards: 0 });
  return { person, offer, left, packagePage: `/packages/${offer.pack.slug}?${eventQuery(offer)}` };
}

test(
  'an order that was left is offered at home, and asked about before another is started',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const { person, offer, left, packagePage } = await leftAnOrder();
    const leftCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/left_carts')) leftCalls.push(request.url());
    });
    await signInQuietly(page, person.email);
    await page.goto('/');
    const strip = page.getByRole('region', { name: `Not ordered yet: ${offer.pack.name}` });
    await expect(strip).toContainText(`${headcount} people`);
    await expectAccessibleOnPhoneToo(page, 'the home page with an order that was left');
    expect(leftCalls, 'the page brings it').toEqual([]);
    await strip.getByRole('link', { name: 'Continue your order' }).click();
    await toCheckoutOf(page, left);

    await page.goto(packagePage);
    const question = continueQuestion(page);
    await startOrder(page);
    await expect(question).toContainText(offer.pack.name);
    await expectAccessible(page, 'the question whether to go on with an order');
    await question.getByRole('link', { name: 'Continue your order' }).click();
    await toCheckoutOf(page, left);
    await page.goto(packagePage);
    await startOrder(page);
    await question.getByRole('button', { name: 'Start a new order' }).click();
    await expect(question).toBeHidden();
    expect(await reachCheckout(page)).not.toBe(left);

    const moved = await watchShifts(page);
    // The organization's page has no first reads.
    await page.goto(`/?organizationId=${person.teamIds[0]}`);
    await expect(page.getByRole('link', { name: 'Continue your order' })).toBeVisible();
    expect(await moved(), 'at home, below the strip').toBeLessThan(0.02);
    await page.goto('/customer/orders?view=carts');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  },
);

test(
  'an order from a menu that was left is asked about there, beside one of a package, and offered on the page of the restaurant',
  { tag: '@explore' },
  async ({ page }) => {
    const { person, offer, left } = await leftAnOrder();
    const slug = offer.pack.caterer?.slug;
    const { records: dishes } = await person.call<List<Schemas['MenuItem']>>(
      'GET',
      `/cpi/v2/public/brands/${slug}/menu_items?limit=200`,
    );
    const plain = dishes.find(
      ({ modifier_groups, source_item_id }) => !modifier_groups.length && source_item_id,
    );
    if (!plain) throw new Error('The demo menu has no plain dish.');
    await signInQuietly(page, person.email);
    const question = continueQuestion(page);
    const startFromMenu = async () => {
      await page.goto(`/catering/${slug}?${eventQuery(offer)}`);
      await page.getByRole('searchbox', { name: 'Search the menu' }).fill(plain.name);
      await page.getByRole('button', { name: `Add ${plain.name}`, exact: true }).click();
      await page.getByRole('button', { name: 'Start order' }).click();
    };
    await startFromMenu();
    // An order of a package does not count as one from the menu.
    const second = await reachCheckout(page);
    await startFromMenu();
    await expect(question).toContainText('Dishes from');
    await question.getByRole('button', { name: 'Start a new order' }).click();
    await expect(question).toBeHidden();
    expect([left, second]).not.toContain(await reachCheckout(page));

    const theirs = page.getByRole('region', { name: /^Not ordered yet: dishes from/ });
    const moved = await watchShifts(page);
    await page.goto(`/catering/${slug}?${eventQuery(offer)}`);
    await expect(theirs.getByRole('link', { name: 'Continue your order' })).toBeVisible();
    expect(await moved(), 'on the page of a restaurant, below the strip').toBeLessThan(0.02);
    await theirs.getByRole('link', { name: 'Started orders' }).click();
    await expect(page).toHaveURL(/\/customer\/orders\?view=carts$/);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  },
);
