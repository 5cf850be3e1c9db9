import type { List, Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { continueQuestion, reachCheckout, startOrder } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { makePerson } from '../support/made-people';
import { eventQuery, findOffers, headcount } from '../support/offers';
import { watchShifts } from '../support/shifts';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const toCheckoutOf = (page: Page, id: number) =>
  expect(page).toHaveURL(new RegExp(`/orders/${id}/checkout$`));

test(
  'an order that was left is offered at home, and asked about before another is started',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await makePerson([{ name: 'Half Way Office' }]);
    const [offer] = await findOffers(person, 1);
    const slug = offer?.pack.caterer?.slug;
    if (!offer || !slug) throw new Error('Nothing is on offer.');
    const leftCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/left_carts')) leftCalls.push(request.url());
    });
    await signInQuietly(page, person.email);
    const packagePage = `/packages/${offer.pack.slug}?${eventQuery(offer)}`;
    await page.goto(packagePage);
    await startOrder(page);
    const first = await reachCheckout(page);

    leftCalls.length = 0;
    await page.goto('/');
    const left = page.getByRole('region', { name: `Not ordered yet: ${offer.pack.name}` });
    await expect(left).toContainText(`${headcount} people`);
    await expectAccessible(page, 'the home page with an order that was left');
    expect(leftCalls, 'the page brings it').toEqual([]);
    await left.getByRole('link', { name: 'Continue your order' }).click();
    await toCheckoutOf(page, first);

    await page.goto(packagePage);
    const question = continueQuestion(page);
    await startOrder(page);
    await expect(question).toContainText(offer.pack.name);
    await expectAccessible(page, 'the question whether to go on with an order');
    await question.getByRole('link', { name: 'Continue your order' }).click();
    await toCheckoutOf(page, first);
    await page.goto(packagePage);
    await startOrder(page);
    await question.getByRole('button', { name: 'Start anew' }).click();
    await expect(question).toBeHidden();
    const second = await reachCheckout(page);
    expect(second).not.toBe(first);

    const { records: dishes } = await person.call<List<Schemas['MenuItem']>>(
      'GET',
      `/cpi/v2/public/brands/${slug}/menu_items?limit=200`,
    );
    const plain = dishes.find(
      ({ modifier_groups, source_item_id }) => !modifier_groups.length && source_item_id,
    );
    if (!plain) throw new Error('The demo menu has no plain dish.');
    const startFromMenu = async () => {
      await page.goto(`/catering/${slug}?${eventQuery(offer)}`);
      await page.getByRole('searchbox', { name: 'Search the menu' }).fill(plain.name);
      await page.getByRole('button', { name: `Add ${plain.name}`, exact: true }).click();
      await page.getByRole('button', { name: 'Start order' }).click();
    };
    await startFromMenu();
    // An order of a package of theirs is none from their menu.
    const third = await reachCheckout(page);
    await startFromMenu();
    await expect(question).toContainText('Dishes from');
    await question.getByRole('button', { name: 'Start anew' }).click();
    await expect(question).toBeHidden();
    expect([first, second, third]).not.toContain(await reachCheckout(page));

    const theirs = page.getByRole('region', { name: /^Not ordered yet: dishes from/ });
    const moved = await watchShifts(page);
    // The page of an organization brings no answer with it.
    await page.goto(`/?organizationId=${person.teamIds[0]}`);
    await expect(page.getByRole('link', { name: 'Continue your order' })).toBeVisible();
    expect(await moved(), 'at home, below the strip').toBeLessThan(0.02);
    await page.goto(`/catering/${slug}?${eventQuery(offer)}`);
    await expect(theirs.getByRole('link', { name: 'Continue your order' })).toBeVisible();
    expect(await moved(), 'on the page of a restaurant, below the strip').toBeLessThan(0.02);
    await theirs.getByRole('link', { name: 'Started orders' }).click();
    await expect(page).toHaveURL(/\/customer\/orders\?view=carts$/);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(4);
  },
);
