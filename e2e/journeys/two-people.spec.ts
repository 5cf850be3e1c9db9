import type { Browser, Locator, Page } from '@playwright/test';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { bringToMiddle, pick } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { newJob, orderOf, steps } from '../support/kitchen-job';
import { paymentsOf } from '../support/local-peers';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

const ready = ['sign in', 'start the order', 'give the address', 'add a card', 'choose the card'];

/** A colleague's cart, open for its owner and an organization admin. */
async function openTwice(page: Page, browser: Browser) {
  const orderer = new Person(accounts.colleague);
  await orderer.signIn();
  const [offer] = await findOffers(orderer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const job = newJob(orderer, new Person(accounts.caterer), offer);
  for (const step of ready) await steps[step]?.(job);
  const orderId = orderOf(job);
  const admin = await (await browser.newContext()).newPage();
  await signInQuietly(page, accounts.colleague);
  await signInQuietly(admin, accounts.orderer);
  for (const each of [page, admin]) {
    await each.goto(`/orders/${orderId}/checkout`);
    await expect(
      checkoutSection(each, 'Address').getByRole('textbox', { name: 'Suite or floor' }),
    ).toBeVisible();
  }
  return { orderId, admin };
}

/** Waits until the notice, which moves in, no longer overlaps the button. */
const expectApart = (told: Locator, button: Locator) =>
  expect(async () => {
    await expect(button).toBeInViewport({ ratio: 1 });
    const [one, other] = await Promise.all([told.boundingBox(), button.boundingBox()]);
    if (!one || !other) throw new Error('One of them is not drawn.');
    const shared = (start: 'x' | 'y', length: 'width' | 'height') =>
      Math.min(one[start] + one[length], other[start] + other[length]) - Math.max(one[start], other[start]);
    expect(Math.min(shared('x', 'width'), shared('y', 'height'))).toBeLessThanOrEqual(0);
  }).toPass({ timeout: 4000 });

test(
  'what an admin changed meanwhile is shown beside what was seen before it is charged',
  { tag: '@explore-phone' },
  async ({ page, browser }) => {
    const { orderId, admin } = await openTwice(page, browser);
    const extras = admin.getByRole('region', { name: 'Tip and coupon' });
    const tips = extras.getByRole('radiogroup', { name: 'Tip' });
    await bringToMiddle(tips);
    await pick(tips, /^15%$/);
    await expect(extras.getByRole('status').first()).toHaveText('Saved');

    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Your order is not what you saw' });
    await expect(dialog).toContainText('Nothing was ordered, and nothing was charged.');
    await expect(dialog.getByRole('row', { name: /^Tip / })).toBeVisible();
    expect(await paymentsOf(orderId)).toEqual([]);
    await expectAccessible(page, 'the dialog of an order that changed');
    const agree = dialog.getByRole('button', { name: /^Place order for \$/ });
    const [, total = ''] = /\$([\d,.]+)/.exec((await agree.textContent()) ?? '') ?? [];
    await agree.click();
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}$`));
    const cents = Math.round(Number(total.replace(/,/g, '')) * 100);
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: cents }]);
  },
);

test(
  'two people of an organization at one cart: nobody undoes the other unasked',
  { tag: '@explore-desk' },
  async ({ page, browser }) => {
    const { admin } = await openTwice(page, browser);
    const address = checkoutSection(page, 'Address');
    const suite = (of: Page) =>
      checkoutSection(of, 'Address').getByRole('textbox', { name: 'Suite or floor' });
    const saved = (of: Page) =>
      expect(checkoutSection(of, 'Address').getByRole('status').first()).toHaveText('Saved');
    await suite(admin).fill('Floor 30');
    await suite(admin).press('Tab');
    await saved(admin);

    const instructions = address.getByRole('textbox', { name: 'Instructions for the driver' });
    await instructions.fill('Ring twice');
    await instructions.press('Tab');
    await saved(page);
    await expect(suite(page)).toHaveValue('Floor 30');
    const told = page.getByRole('alertdialog', { name: /changed the suite or floor to Floor 30\.$/ });
    await expect(told).toBeVisible();
    await expectApart(told, page.getByRole('button', { name: 'Place order' }));

    await suite(admin).fill('Floor 31');
    await suite(admin).press('Tab');
    await saved(admin);
    await suite(page).fill('Floor 9');
    await suite(page).press('Tab');
    const asked = address.getByRole('group', { name: 'Suite or floor: changed twice' });
    await expect(asked).toContainText('Theirs: Floor 31. Yours: Floor 9.');
    await expect(suite(page)).toHaveValue('Floor 9');
    await expectAccessible(page, 'a part of checkout that two people changed');
    await asked.getByRole('button', { name: 'Keep mine' }).click();
    await expect(asked).toBeHidden();
    await saved(page);
    await admin.reload();
    await expect(suite(admin)).toHaveValue('Floor 9');
    await expect(
      checkoutSection(admin, 'Address').getByRole('textbox', { name: 'Instructions for the driver' }),
    ).toHaveValue('Ring twice');
  },
);
