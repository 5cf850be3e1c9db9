import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { expectAccessible } from '../support/accessible';
import { answer, ask, lunchClub } from '../support/lunch-club';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

/** Somebody without an account answers by the link, and when that was done. */
async function answerByLink(page: Page, { code, poll_options: options }: Schemas['Poll'], name: string) {
  const { origin } = new URL(page.url());
  const email = `${name.replace(' ', '.').toLowerCase()}@elsewhere.example`;
  const meal = { name, email, package_item_option_id: options[0]?.package_item_option_id };
  const answered = await page.request.post(`${origin}/cpi/v1/public/poll_selections`, {
    headers: { Origin: origin },
    data: { code, poll_selection: meal },
  });
  expect(answered.status(), await answered.text()).toBe(201);
  return Date.now();
}

test('what teammates answer stands on the owner’s open page within a second, and the closing on all of them', async ({
  page,
  browser,
}) => {
  const club = await lunchClub();
  const { owner, orderId } = club;
  const poll = await ask(club);
  await signInQuietly(page, owner.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofCode = (what: string) => asked.filter((path) => path.endsWith(`/order_polls/${poll.code}/${what}`));
  await page.goto(`/orders/${orderId}/checkout`);
  const desk = checkoutSection(page, 'Poll');
  await expect(desk.getByText('0 of 1 has answered')).toBeVisible();

  const took: number[] = [];
  for (const [at, name] of ['Ari Bloom', 'Kit Amari', 'Sol Vega'].entries()) {
    const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const phone = await guest.newPage();
    await phone.goto('/help');
    const since = await answerByLink(phone, poll, name);
    await expect(desk.getByText(`${at + 1} of ${at + 2} have answered`)).toBeVisible();
    took.push(Date.now() - since);
    await expect(desk.getByRole('list', { name: 'Who picked what' })).toContainText(name);
    await guest.close();
  }
  // A machine at its limits answers one of them late.
  expect(Math.min(...took)).toBeLessThan(1_000);
  expect(ofCode('live')).toHaveLength(1);
  expect(ofCode('counts')).toEqual([]);
  await expectAccessible(page, 'checkout with a poll as it happens');

  // What happened while the network was away is there when it is back.
  await page.context().setOffline(true);
  await answer(club);
  await page.context().setOffline(false);
  await expect(desk.getByText('4 of 4 have answered')).toBeVisible();

  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await signInQuietly(phone, owner.email);
  await phone.goto(`/orders/${orderId}/checkout`);
  const hand = checkoutSection(phone, 'Poll');
  await hand.getByRole('button', { name: 'Change or end the poll' }).click();
  await hand.getByRole('button', { name: 'Close now' }).click();
  for (const board of [hand, desk])
    await expect(board.getByText('Nobody can answer any more.')).toBeVisible();
  await context.close();
});

test(
  'one’s polls are listed, with the way to each and to one’s own order, after signing in',
  { tag: '@phone' },
  async ({ page }) => {
    const club = await lunchClub();
    const { owner, colleague, orderId } = club;
    const { code } = await ask(club);
    await signInQuietly(page, colleague.email);
    await page.goto('/customer/polls');
    const asked = page.getByRole('link', { name: /You have not answered yet/ });
    await expect(asked).toHaveAttribute('href', `/customer/polls/${code}`);
    await expect(page.getByRole('link', { name: /^Open the order/ })).toHaveCount(0);
    await expectAccessible(page, 'the polls that somebody was invited to');
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
