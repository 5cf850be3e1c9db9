import type { Schemas } from '@copper-carrot/contracts';
import type { Browser, Page } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { byLink, dishes, dishesOf, fillIn, meal } from '../screens/shared-poll';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { answer, ask, lunchClub } from '../support/lunch-club';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** A phone without an account that opened the poll's link. */
async function phoneWith(browser: Browser, poll: Schemas['Poll']): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(byLink(poll));
  await expect(dishes(phone)).toBeVisible();
  return phone;
}

test('an owner at a desk and three teammates on their phones see each answer within a second, and the closing', async ({
  page,
  browser,
}) => {
  const club = await lunchClub();
  const { owner, orderId } = club;
  const poll = await ask(club);
  const [dish] = dishesOf(poll);
  await signInQuietly(page, owner.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofCode = (what: string) => asked.filter((path) => path.endsWith(`/order_polls/${poll.code}/${what}`));
  await page.goto(`/orders/${orderId}/checkout`);
  const desk = checkoutSection(page, 'Poll');
  await expect(desk.getByText('0 of 1 has answered')).toBeVisible();
  const phones = await Promise.all(
    ['Ari Bloom', 'Kit Amari', 'Sol Vega'].map(() => phoneWith(browser, poll)),
  );

  const took: number[] = [];
  for (const [at, name] of ['Ari Bloom', 'Kit Amari', 'Sol Vega'].entries()) {
    const phone = phones[at];
    if (!phone) throw new Error(`${name} has no phone.`);
    const eats = name !== 'Sol Vega';
    await fillIn(phone, name, eats ? (dish?.name ?? '') : null);
    const press = phone.getByRole('button', { name: eats ? 'Send my answer' : 'Say that I am not eating' });
    await press.click();
    const since = Date.now();
    await Promise.all([
      expect(desk.getByText(`${at + 1} of ${at + 2} have answered`)).toBeVisible(),
      ...phones.map((each) =>
        expect(
          each.getByText(at === 0 ? '1 person has answered.' : `${at + 1} people have answered.`),
        ).toBeVisible(),
      ),
    ]);
    took.push(Date.now() - since);
    await expect(meal(phone)).toContainText(eats ? (dish?.name ?? '') : 'You are not eating');
    await expect(desk.getByRole('list', { name: 'Who picked what' })).toContainText(name);
  }
  // The fastest counts, as a busy machine may delay one.
  expect(Math.min(...took)).toBeLessThan(1_000);
  expect(ofCode('live')).toHaveLength(1);
  expect(ofCode('counts')).toEqual([]);
  await expectAccessible(page, 'checkout with a poll as it happens');

  // After a network failure, missed updates are shown.
  await page.context().setOffline(true);
  await answer(club);
  await page.context().setOffline(false);
  await expect(desk.getByText('4 of 4 have answered')).toBeVisible();

  await desk.getByRole('button', { name: 'Change or end the poll' }).click();
  await desk.getByRole('button', { name: 'Close now' }).click();
  await expect(desk.getByText('Nobody can answer any more.')).toBeVisible();
  for (const phone of phones) {
    await expect(phone.getByText('This poll is closed')).toBeVisible();
    await expect(meal(phone).getByRole('button')).toHaveCount(0);
    await phone.context().close();
  }
});

test(
  'one’s polls are listed, with the way to each and to one’s own order, after signing in',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const club = await lunchClub();
    const { owner, colleague, orderId } = club;
    const { code } = await ask(club);
    await signInQuietly(page, colleague.email);
    await page.goto('/customer/polls');
    const asked = page.getByRole('link', { name: /You have not answered yet/ });
    await expect(asked).toHaveAttribute('href', `/customer/polls/${code}`);
    await expect(page.getByRole('link', { name: /^Open the order/ })).toHaveCount(0);
    await expectAccessibleOnPhoneToo(page, 'the polls that somebody was invited to');
    await answer(club);
    await page.reload();
    await expect(page.getByRole('link', { name: /You have picked your meal/ })).toBeVisible();

    await signInQuietly(page, owner.email);
    await page.goto('/customer/orders');
    await page.getByRole('link', { name: 'Polls' }).click();
    await page.getByRole('link', { name: /^Open the order/ }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/checkout$`));
  },
);
