import type { Locator, Page } from '@playwright/test';
import { changeHeadcount, changesPanel } from '../screens/modify';
import { accounts } from '../support/demo';
import { eventQuery, headcount } from '../support/offers';
import { Person } from '../support/person';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Checks that an element is fully visible and not covered. */
async function expectInSight(seen: Locator): Promise<void> {
  await expect(seen).toBeInViewport({ ratio: 1 });
  const isOnTop = await seen.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [middle, edge] = [(left + right) / 2, 2];
    return [top + edge, bottom - edge].every((y) => element.contains(document.elementFromPoint(middle, y)));
  });
  expect(isOnTop).toBe(true);
}

/** Checks from the page's top, or from the start of ordering, and from its middle. */
async function expectTotalAndButton(page: Page, name: string, start = 0): Promise<void> {
  const order = page.getByRole('complementary', { name: 'Your order' });
  const total = order.getByText(/^Total/);
  await expect(total).toBeVisible();
  for (const down of [start, start + 700]) {
    await page.evaluate((y) => window.scrollTo(0, y), down);
    await expectInSight(total);
    await expectInSight(order.getByRole('button', { name, exact: true }));
  }
}

test('in a low window the total and the button stay in sight beside a package, a menu, at checkout and for changes', async ({
  page,
}) => {
  const person = new Person(accounts.orderer);
  await person.signIn();
  const offer = await offerWithRoom(person);
  await signInQuietly(page, accounts.orderer);
  await page.setViewportSize({ width: 1280, height: 650 });
  await page.goto(`/packages/${offer.pack.slug}?${eventQuery(offer)}`);
  await expectTotalAndButton(page, 'Start order');
  await page.goto(`/catering/${offer.pack.caterer?.slug}?${eventQuery(offer)}`);
  // Without the ellipsis after names of dishes with choices.
  await page
    .getByRole('button', { name: /^Add .*[^…]$/ })
    .first()
    .click();
  // The restaurant's description is above.
  const begins = page.getByRole('heading', { name: 'Order from the menu' });
  const start = await begins.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY - 96);
  await expectTotalAndButton(page, 'Start order', start);
  const orderId = await readyCart(person, offer);
  await page.goto(`/orders/${orderId}/checkout`);
  await expectTotalAndButton(page, 'Place order');
  const askedId = await readyCart(person, offer, { card: 'pm_card_authenticationRequired' });
  const asks = person.call('POST', `${ordersBase}/orders/${askedId}/submit`, {
    body: { ignore_checks: { simultaneous_delivery: true } },
  });
  await expect(asks).rejects.toThrow('payment_authentication_required');
  await page.goto(`/orders/${askedId}/checkout`);
  await expect(page.getByText('Your bank’s answer is awaited')).toBeVisible();
  await expectTotalAndButton(page, 'Confirm with the bank');
  await person.call('POST', `${ordersBase}/orders/${orderId}/submit`, {
    body: { ignore_checks: { simultaneous_delivery: true } },
  });
  await page.goto(`/orders/${orderId}/modify`);
  await changeHeadcount(page, headcount + 10);
  const changes = changesPanel(page);
  for (const down of [0, 700]) {
    await page.evaluate((y) => window.scrollTo(0, y), down);
    await expectInSight(changes.locator('[data-total]'));
    await expectInSight(changes.getByRole('button', { name: 'Send changes' }));
  }
});
