import type { List, Schemas } from '@copper-carrot/contracts';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { chooseDate, chooseFrom, clock, pick } from '../screens/controls';
import { sendChanges } from '../screens/modify';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { mailsAbout, paymentsOf } from '../support/local-peers';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

test(
  '[OPERM-04] [OPERM-06] [OPERM-07] a caterer makes an order for a customer, who claims it by its link and places it',
  { tag: '@explore-phone' },
  async ({ page, browser }) => {
    const caterer = new Person(accounts.caterer);
    await caterer.signIn();
    const { records } = await caterer.call<List<Schemas['CatererOrderListRecord']>>(
      'GET',
      '/cpi/v1/caterer/orders?when=past&status=fulfilled&limit=200',
    );
    const customer = new Person(accounts.orderer);
    await customer.signIn();
    const { records: own } = await customer.call<List<Schemas['OrderListRecord']>>(
      'GET',
      '/cpi/v1/orderer/orders?when=past&limit=200',
    );
    const [offer] = await findOffers(customer, 1);
    const isLunch = (time: string | null) => time !== null && time >= '11:00' && time <= '14:00';
    const earlier = records.find(
      ({ id, start_time: time }) => isLunch(time) && own.some((each) => each.id === id),
    );
    if (!offer || !earlier) throw new Error('The caterer has cooked nothing for this customer.');

    await signInQuietly(page, accounts.caterer);
    await page.goto(`/caterer/${earlier.brand_id}/orders/${earlier.id}`);
    await page.getByRole('button', { name: /^New order for / }).click();
    const dialog = page.getByRole('dialog');
    await chooseDate(page, dialog, 'Date', offer.date);
    await chooseFrom(page, dialog, 'Time', new RegExp(`^${clock(offer.time)}$`));
    await expectAccessible(page, 'the dialog of a direct order');
    await dialog.getByRole('button', { name: 'Make this order' }).click();
    const link = page.getByRole('textbox', { name: /^Link for / });
    await expect(link).toBeVisible();
    await expectAccessible(page, 'a direct order before its caterer');
    const url = await link.inputValue();
    const orderId = Number(/\/orders\/(\d+)\/checkout$/.exec(url)?.[1]);

    await page.getByRole('link', { name: 'Change this order' }).click();
    await expect(page.getByText(/^You are making this order for /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
    await expectAccessible(page, 'a direct order that its caterer makes');
    const suite = checkoutSection(page, 'Address').getByRole('textbox', { name: 'Suite or floor' });
    await suite.fill('Floor 12');
    await suite.press('Tab');
    await expect(checkoutSection(page, 'Address').getByRole('status').first()).toHaveText('Saved');

    const theirs = await (await browser.newContext()).newPage();
    await signInQuietly(theirs, accounts.orderer);
    // The mailed link, which is the same as the caterer's copied one.
    const letter = async () => (await mailsAbout(orderId, accounts.orderer)).map(({ text }) => text);
    await expect.poll(letter, { timeout: 60_000 }).toEqual([expect.stringContaining(url)]);
    await theirs.goto(url);
    await expect(theirs.getByText(/ made this order for you$/)).toBeVisible();
    await expect(
      checkoutSection(theirs, 'Address').getByRole('textbox', { name: 'Suite or floor' }),
    ).toHaveValue('Floor 12');

    await page.reload();
    await expect(page.getByText(/ has taken this order over$/)).toBeVisible();
    await expect(suite).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);

    const ways = checkoutSection(theirs, 'Payment').getByRole('radiogroup', { name: 'Pay with' });
    await pick(ways, /^Visa ending 4242/);
    await expect(ways.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
    await placeOrder(theirs);
    await expect(theirs).toHaveURL(new RegExp(`/orders/${orderId}`));
    await expect(theirs.getByText('Waiting for the caterer')).toBeVisible();
    expect((await paymentsOf(orderId)).map(({ status }) => status)).toEqual(['requires_capture']);

    const ordersPage = `/caterer/${earlier.brand_id}/orders/${orderId}`;
    await page.goto(ordersPage);
    await page.getByRole('link', { name: 'Change this order' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/modify$`));
    const later = clock(quarterLater(offer.time));
    await chooseFrom(page, checkoutSection(page, 'Details'), 'Time', new RegExp(`^${later}$`, 'i'));
    await sendChanges(page);
    await expect(page).toHaveURL(new RegExp(`${ordersPage}\\?modify_submitted=true$`));
    await expect(page.getByRole('main').getByText(new RegExp(later, 'i')).first()).toBeVisible();
  },
);

const quarterLater = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const later = hours * 60 + minutes + 15;
  return [Math.floor(later / 60), later % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
