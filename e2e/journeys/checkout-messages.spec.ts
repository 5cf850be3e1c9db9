import { sentences, type Schemas } from '@copper-carrot/contracts';
import type { Locator, Page } from '@playwright/test';
import { checkoutSection, payByNewCard, placeOrder } from '../screens/checkout';
import { bringToMiddle, chooseDate, chooseFrom, clock, take } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { paymentsOf } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { deliveryAddress, eventQuery, headcount, type Offer } from '../support/offers';
import { ownPackage } from '../support/own-package';
import type { Person } from '../support/person';
import { offerThatMoves, placedOrder } from '../support/placed-order';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

async function openCheckout(page: Page, { email }: Person, orderId: number): Promise<void> {
  await signInQuietly(page, email);
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(
    checkoutSection(page, 'Address').getByRole('textbox', { name: 'Suite or floor' }),
  ).toBeVisible();
}

/** The headcount after the change. */
const more = headcount + 2;

const says = (section: Locator, words: string | RegExp) =>
  expect(section.getByText(words).first()).toBeVisible();
const isSaved = (section: Locator) => expect(section.getByRole('status').first()).toHaveText('Saved');
const isPlaced = (page: Page, orderId: number) =>
  expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));

test(
  '[CHK-11] [CHK-13] [CHK-14] [CHK-20] [CHK-21] what an order lacks is said where it is missing, and a headcount moves once old and new were seen',
  { tag: '@explore-desk' },
  async ({ page }) => {
    const person = await makePerson();
    const offer = await offerThatMoves(person);
    const lacking = { start_date: null, contact_phone: null };
    const orderId = await readyCart(person, offer, { cards: 0, changes: lacking });
    await openCheckout(page, person, orderId);
    const [details, address] = [checkoutSection(page, 'Details'), checkoutSection(page, 'Address')];
    await placeOrder(page);
    await says(details, sentences.dateMissing);
    await says(address, sentences.addressFaulty);
    await says(checkoutSection(page, 'Payment'), sentences.paymentMissing);
    const date = details.getByRole('button', { name: /^Date\b/ });
    await expect(date).toBeFocused();
    await expect(date).toBeInViewport();
    await expectAccessible(page, 'checkout with all that an order lacks');

    await chooseDate(page, details, 'Date', offer.date);
    await isSaved(details);
    await placeOrder(page);
    const phone = address.getByRole('textbox', { name: 'Contact phone' });
    await expect(phone).toBeFocused();
    await phone.fill('212-555-0142');
    await phone.press('Tab');
    await isSaved(address);
    await expect(address.getByText(sentences.addressFaulty)).toBeHidden();
    await payByNewCard(page);

    const people = details.getByRole('textbox', { name: 'Headcount' });
    await bringToMiddle(people);
    await people.fill(String(more));
    await people.press('Tab');
    const pending = page.getByRole('dialog', { name: 'Change the headcount?' });
    await expect(pending).toContainText(`Old headcount${headcount}`);
    await expect(pending).toContainText(`New headcount${more}`);
    await expectAccessible(page, 'the pending headcount of a cart');
    await pending.getByRole('button', { name: `Keep ${headcount}` }).click();
    await expect(people).toHaveValue(String(headcount));
    await people.fill(String(more));
    await people.press('Tab');
    await pending.getByRole('button', { name: `Change to ${more}` }).click();
    await isSaved(details);

    const choices = checkoutSection(page, 'Choices');
    await choices.getByRole('button', { name: 'Edit Choices' }).click();
    const fewer = choices.getByRole('button', { name: /^Fewer / });
    const one = (await fewer.and(choices.locator(':enabled')).first().getAttribute('aria-label')) ?? '';
    await choices.getByRole('button', { name: one, exact: true }).click();
    await placeOrder(page);
    await says(choices, sentences.headcountMismatch);
    await expect(choices.locator(':focus')).toBeInViewport();
    await choices.getByRole('button', { name: one.replace('Fewer', 'More'), exact: true }).click();
    await isSaved(choices);
    expect(await paymentsOf(orderId)).toEqual([]);
    await placeOrder(page);
    await isPlaced(page, orderId);
    const order = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    expect(order.headcount).toBe(more);
  },
);

/** A cart of a copied package whose price is below every delivery minimum. */
async function cheapCart(person: Person, offer: Offer): Promise<{ orderId: number; packageId: number }> {
  const pack = await ownPackage(offer.pack.id, 'cheap', 'A bite for a dollar');
  await query('update packages set price_cents = 100 where id = $1', [pack.id]);
  return { orderId: await readyCart(person, { ...offer, pack }), packageId: pack.id };
}

test('[OERR-02] [OERR-03] [OERR-04] [OERR-15] [OERR-17] what the kitchen can not do is said where it can be put right', async ({
  page,
}) => {
  const person = await makePerson();
  const offer = await offerWithRoom(person);
  const { orderId, packageId } = await cheapCart(person, offer);
  await openCheckout(page, person, orderId);
  const [details, address] = [checkoutSection(page, 'Details'), checkoutSection(page, 'Address')];
  const minimum = /^This address has a delivery minimum of \$[\d.]+; please add \$[\d.]+ of food\.$/;
  await placeOrder(page);
  await says(details, minimum);
  await expect(details).toBeInViewport();
  await expectAccessible(page, 'an order below the minimum of its address');
  await query('update packages set price_cents = 2500 where id = $1', [packageId]);

  await chooseFrom(page, details, 'Time', /^9:45 pm$/i);
  await says(details, 'This date and time won’t do');
  await says(details, /Please try another date or time\.$/);
  await chooseFrom(page, details, 'Time', new RegExp(`^${clock(offer.time)}$`, 'i'));
  await isSaved(details);

  const place = address.getByRole('combobox', { name: 'Address' });
  const goTo = async (words: string) => {
    await bringToMiddle(place);
    await place.fill(words);
    await take(page.getByRole('option', { name: words }));
  };
  await goTo('1 Main Street, Fairbanks, AK 99701');
  await expect(place).toHaveAccessibleDescription(sentences.addressUndeliverable);
  await goTo('New York, NY 10011');
  await expect(place).toHaveAccessibleDescription(/^Please add the street and the number/);
  await placeOrder(page);
  await says(address, sentences.addressFaulty);
  await expect(place).toBeFocused();
  await goTo(deliveryAddress);
  await isSaved(address);

  // The cart's date is in the past.
  await query('update orders set start_date = current_date - 2 where id = $1', [orderId]);
  await page.reload();
  await placeOrder(page);
  const date = details.getByRole('button', { name: /^Date\b/ });
  await expect(date).toHaveAccessibleDescription('This date is in the past. Please choose a later date.');
  await expect(date).toBeFocused();
  expect(await paymentsOf(orderId)).toEqual([]);
  await chooseDate(page, details, 'Date', offer.date);
  await isSaved(details);
  await placeOrder(page);
  await isPlaced(page, orderId);
  await query('update packages set active = false where id = $1', [packageId]);
});

test('[OERR-06] an order that another window has sent leads to its status', async ({ page }) => {
  const person = await makePerson();
  const orderId = await readyCart(person, await offerWithRoom(person));
  await openCheckout(page, person, orderId);
  await person.call('POST', `${ordersBase}/orders/${orderId}/submit`, { body: {} });
  await placeOrder(page);
  await expect(page).toHaveURL(`/orders/${orderId}/status`);
  await expect(page.getByText('Your order is placed')).toBeVisible();
  expect(await paymentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
});

test('[OERR-14] changes of an order whose time has come lead to the order as its customer has it', async ({
  page,
}) => {
  const placed = await placedOrder();
  const { user_id: userId } = await placed.read();
  await signInQuietly(page, placed.person.email);
  await page.goto(`/orders/${placed.id}/modify`);
  const name = checkoutSection(page, 'Address').getByRole('textbox', { name: 'Contact name' });
  await bringToMiddle(name);
  await name.fill('Reception');
  await name.press('Tab');
  const send = page.getByRole('button', { name: 'Send changes' });
  await expect(send).toBeEnabled();
  await query(`update orders set start_at = now() - interval '5 minutes' where id = $1`, [placed.id]);
  await send.click();
  await expect(page).toHaveURL(`/customer/${userId}/orders/${placed.id}`);
  expect((await placed.read()).address.contact_name).toBe('Front desk');
});

test('[OERR-21] an order that can not be started says what the server said', async ({ page }) => {
  const person = await makePerson();
  const offer = await offerWithRoom(person);
  const pack = await ownPackage(offer.pack.id, 'gone', 'Gone in a moment');
  await signInQuietly(page, person.email);
  await page.goto(`/packages/${pack.slug}?${eventQuery(offer)}`);
  await expect(page.getByText(/per person, all in/)).toBeVisible();
  await query('update packages set active = false where id = $1', [pack.id]);
  await page.getByRole('button', { name: 'Start order' }).click();
  await says(page.getByRole('main'), /This package is no longer offered/);
  await expect(page).toHaveURL(new RegExp(`/packages/${pack.slug}`));
});
