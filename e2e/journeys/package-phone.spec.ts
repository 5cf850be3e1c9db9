import type { Schemas } from '@copper-carrot/contracts';
import { checkoutPrice, checkoutSection, payByNewCard } from '../screens/checkout';
import { cents, tick } from '../screens/controls';
import { reachCheckout, startingWith } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { paymentsOf } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { eventQuery, headcount } from '../support/offers';
import { ownPackage } from '../support/own-package';
import { offerWithRoom, ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

test(
  '[PKG-09] two dishes share a portion on a phone’s package page; a price that rises meanwhile is shown before anything is charged',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await makePerson();
    const offer = await offerWithRoom(person);
    const { id, slug } = await ownPackage(offer.pack.id, 'phone', 'A lunch from a phone');
    const raise = () => query('update packages set price_cents = price_cents + 100 where id = $1', [id]);
    const pack = await person.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${id}`);
    const choice = pack.choices.find(({ choice_type }) => choice_type === 'constant_sum');
    const [one, other] = choice?.options ?? [];
    if (!choice || !one || !other) throw new Error('The package has no two dishes to share.');

    await signInQuietly(page, person.email);
    await page.goto(`/packages/${slug}?${eventQuery(offer)}`);
    const bar = page.getByRole('button', { name: /^\$[\d,.]+.* for \d+/ });
    await expect(bar).toContainText('all in');
    const group = page.getByRole('region', { name: choice.description, exact: true });
    await group.getByRole('button', { name: 'Combine options' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Combine options' });
    for (const { name } of [one, other]) await tick(dialog, startingWith(name));
    await expect(dialog.getByRole('button', { name: 'Add combination' })).toBeInViewport();
    await expectAccessible(page, 'the combination of dishes on a phone’s package page');
    await dialog.getByRole('button', { name: 'Add combination' }).tap();
    await expect(dialog).toBeHidden();
    const combined = `${one.name} + ${other.name}`;
    await expect(group.getByRole('textbox', { name: combined, exact: true })).not.toHaveValue('0');
    await expect(group.getByRole('status')).toContainText('Take away');
    // The errors are reachable from the price sheet, which covers the page.
    await bar.tap();
    const sheet = page.getByRole('dialog', { name: 'What it comes to' });
    await sheet.getByRole('button', { name: 'Start order' }).tap();
    await expect(sheet).toBeHidden();
    await expect(group).toBeFocused();
    await expect(group).toBeInViewport();
    await group.getByRole('button', { name: `Fewer ${one.name}`, exact: true }).tap();
    await expect(group.getByRole('status')).toHaveText(
      new RegExp(`^${headcount} of ${headcount} .* chosen$`),
    );
    await expect(group.getByRole('textbox', { name: combined, exact: true })).not.toHaveValue('0');

    // The caterer raises the price while the page is open; the started order has the new price and says so.
    await raise();
    await page.getByRole('button', { name: 'Start order' }).tap();
    const orderId = await reachCheckout(page);
    await expect(checkoutSection(page, 'Choices')).toContainText(combined);
    const order = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    expect(order.pricing.order_items_price).toBeGreaterThanOrEqual(headcount * (pack.price + 1));
    await expect(checkoutPrice(page)).toContainText(order.pricing.customer_price.toFixed(2));

    // Raised again after the total was shown: nothing is charged without agreement.
    const address = checkoutSection(page, 'Address');
    await address.getByRole('textbox', { name: 'Contact name' }).fill('Front desk');
    await address.getByRole('textbox', { name: 'Contact phone' }).fill('212-555-0142');
    await payByNewCard(page);
    await expect(page.getByText('Saving …')).toHaveCount(0);
    await raise();
    await page.getByRole('button', { name: 'Place order', exact: true }).tap();
    const moved = page.getByRole('dialog', { name: 'Your order is not what you saw' });
    await expect(moved).toContainText('Nothing was ordered, and nothing was charged.');
    await expectAccessible(page, 'what changed, on a phone');
    expect(await paymentsOf(orderId)).toEqual([]);
    const agree = moved.getByRole('button', { name: /^Place order for \$/ });
    const [total = ''] = /\$[\d,.]+/.exec((await agree.textContent()) ?? '') ?? [];
    await agree.tap();
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
    await expect(page.getByText(combined).first()).toBeVisible();
    expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: cents(total) }]);
    await query('update packages set active = false where id = $1', [id]);
  },
);
