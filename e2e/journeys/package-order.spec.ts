import type { Schemas } from '@copper-carrot/contracts';
import { checkoutSection } from '../screens/checkout';
import { cents } from '../screens/controls';
import { arrowTo, pressKey, tabTo, typeInto } from '../screens/keyboard';
import { startingWith } from '../screens/package';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { accounts } from '../support/demo';
import { paymentsOf } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { eventQuery, headcount } from '../support/offers';
import { ownPackage } from '../support/own-package';
import { offerWithRoom, ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const tray = 5;

/** Changes dishes to trays of five, the last one a dollar dearer. */
async function inTrays(packageId: number): Promise<void> {
  await query(
    'update packages set increment_by = $2, minimum_headcount = 10, maximum_headcount = 100 where id = $1',
    [packageId, tray],
  );
  await query(
    `with sums as (update package_items set increment_by = $2, increment_subject = 'serving', increment_subject_plural = 'servings'
       where package_id = $1 and choice_type = 'constant_sum' returning id)
     update package_item_options o set price_cents = case when o.position = (
         select max(position) from package_item_options where package_item_id = o.package_item_id) then 100 else 0 end
     from sums where o.package_item_id = sums.id`,
    [packageId, tray],
  );
}

test('[PKG-02] [PKG-09] a package is ordered by the keyboard alone: in trays, a portion shared by two dishes, at a price that moved meanwhile', async ({
  page,
  browser,
}) => {
  const person = await makePerson();
  const offer = await offerWithRoom(person);
  const { id, slug } = await ownPackage(offer.pack.id, 'keys', 'Trays for a table');
  await inTrays(id);
  const pack = await person.call<Schemas['Package']>('GET', `/cpi/v1/public/packages/${id}`);
  const choice = pack.choices.find(({ choice_type }) => choice_type === 'constant_sum');
  const [one, last] = [choice?.options[0], choice?.options.at(-1)];
  if (!choice || !one || !last || one === last) throw new Error('The package has no two dishes to share.');

  await signInQuietly(page, person.email);
  await page.goto(`/packages/${slug}?${eventQuery(offer)}`);
  await expect(page.getByText(/per person, all in/)).toBeVisible();
  const group = page.getByRole('region', { name: choice.description, exact: true });
  const amount = (name: string) => group.getByRole('textbox', { name, exact: true });
  await pressKey(page, group.getByRole('button', { name: 'Split evenly' }));
  await expect(group.getByRole('status')).toHaveText(/^20 of 20 servings chosen/);
  await pressKey(page, amount(one.name), 'ArrowUp');
  await expect(group.getByRole('status')).toContainText(`Take away ${tray} servings.`);
  await page.keyboard.press('ArrowDown');

  await pressKey(page, group.getByRole('button', { name: 'Combine options' }));
  const dialog = page.getByRole('dialog', { name: 'Combine options' });
  for (const { name } of [one, last])
    await pressKey(page, dialog.getByRole('checkbox', { name: startingWith(name) }), 'Space');
  await expect(dialog.getByRole('status')).toHaveText('+$1.00 each');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Name of the combination' }), 'Half and half');
  await expectAccessible(page, 'the combination of dishes on a package');
  await pressKey(page, dialog.getByRole('button', { name: 'Add combination' }));
  await expect(dialog).toBeHidden();
  const combined = `Half and half (${one.name} + ${last.name})`;
  await expect(amount(combined)).toHaveValue(String(tray));
  // One tray more than the headcount, so one of the first dish is removed.
  await pressKey(page, amount(one.name), 'ArrowDown');
  await expect(group.getByRole('status')).toHaveText(/^20 of 20 servings chosen$/);
  await pressKey(page, page.getByRole('button', { name: 'Start order' }));

  await expect(page).toHaveURL(/\/orders\/\d+\/checkout$/);
  const orderId = Number(/orders\/(\d+)/.exec(page.url())?.[1]);
  await expect(checkoutSection(page, 'Choices')).toContainText(combined);
  const address = checkoutSection(page, 'Address');
  await typeInto(page, address.getByRole('textbox', { name: 'Contact name' }), 'Front desk');
  await typeInto(page, address.getByRole('textbox', { name: 'Contact phone' }), '212-555-0142');
  await page.keyboard.press('Tab');
  const card = checkoutSection(page, 'Payment').getByRole('region', { name: 'Add a card' });
  const cards = card.getByRole('radiogroup', { name: 'Test card' });
  await arrowTo(page, cards, cards.getByRole('radio', { name: /^Mastercard/ }));
  await pressKey(page, card.getByRole('button', { name: 'Add Card' }));
  await expect(card).toBeHidden();
  await expect(page.getByText('Saving …')).toHaveCount(0);

  await query('update packages set price_cents = price_cents + 100 where id = $1', [id]);
  const place = page.getByRole('button', { name: 'Place order', exact: true });
  await pressKey(page, place);
  const moved = page.getByRole('dialog', { name: 'Your order is not what you saw' });
  await expect(moved).toContainText('Nothing was ordered, and nothing was charged.');
  expect(await paymentsOf(orderId)).toEqual([]);
  const agree = moved.getByRole('button', { name: /^Place order for \$/ });
  const [total = ''] = /\$[\d,.]+/.exec((await agree.textContent()) ?? '') ?? [];
  await tabTo(page, agree);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
  await expect(page.getByText(combined).first()).toBeVisible();
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture', amount: cents(total) }]);
  const order = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
  const counted = order.chosen_options.filter(({ item_id }) => item_id === choice.id);
  expect(counted.map(({ qty }) => qty % tray)).toEqual(counted.map(() => 0));
  expect(order.pricing.order_items_price).toBe(
    headcount * (pack.price + 1) + counted.reduce((sum, { qty, price }) => sum + qty * price, 0),
  );

  const kitchen = await (await browser.newContext()).newPage();
  await signInQuietly(kitchen, accounts.caterer);
  await kitchen.goto(`/caterer/${pack.brand_id}/orders/${orderId}`);
  await expect(kitchen.getByRole('main').getByText(combined).first()).toBeVisible();
  await query('update packages set active = false where id = $1', [id]);
});
