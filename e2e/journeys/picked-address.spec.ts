import type { Locator } from '@playwright/test';
import { checkoutSection } from '../screens/checkout';
import { bringToMiddle, take } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { type MadePerson, makePerson } from '../support/made-people';
import { deliveryAddress, eventQuery } from '../support/offers';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

/** Saves an office with a floor in the organization's address book. */
const saveOffice = (person: MadePerson, floor: string) =>
  person.call<{ id: number }>('POST', '/cpi/v1/orderer/addresses', {
    body: {
      address: {
        ...{ team_id: person.teamIds[0], label: `Main office, ${floor}`, suite: floor },
        ...{
          formatted_address: deliveryAddress,
          company_name: 'Made Up Labs',
          contact_phone: '(212) 555-0142',
        },
        delivery_instructions: `Ask for the ${floor} at the desk.`,
      },
    },
  });

/** The distance in pixels from a box to an element below it. */
const fromBox = async (box: Locator, below: Locator) => {
  const [boxAt, at] = [await box.boundingBox(), await below.boundingBox()];
  return Math.round((at?.y ?? NaN) - (boxAt?.y ?? NaN));
};

test(
  '[API-041] an office picks one of two floors behind its door on a package, and the order goes there as the book says',
  { tag: '@explore-desk' },
  async ({ page }) => {
    const person = await makePerson();
    for (const floor of ['4th floor', '9th floor']) await saveOffice(person, floor);
    const offer = await offerWithRoom(person);
    await signInQuietly(page, person.email);
    const event = eventQuery(offer);
    event.delete('formatted_address');
    await page.goto(`/packages/${offer.pack.slug}?${event}`);
    const address = page.getByRole('combobox', { name: 'Delivery address' });
    await bringToMiddle(address);
    await address.pressSequentially(deliveryAddress.slice(0, 8));
    const own = page.getByRole('option').filter({ hasText: 'From your addresses' });
    await expect(own).toHaveCount(2);
    // Scrolling the page by touch keeps the list open and beside its box.
    const apart = await fromBox(address, own.first());
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    // Within four pixels, which the opening animation moves.
    await expect
      .poll(async () => Math.abs((await fromBox(address, own.first())) - apart))
      .toBeLessThanOrEqual(4);
    await expect(own).toHaveCount(2);
    await take(own.filter({ hasText: 'Main office, 4th floor' }));
    await expect(page).toHaveURL(/address_id=\d/);
    await page.reload();
    await expect(page.getByText('Main office, 4th floor', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a package that goes to an address of the book');
    await page.getByRole('button', { name: 'Start order' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+\/checkout$/);
    const section = checkoutSection(page, 'Address');
    const book = section.getByRole('radiogroup', { name: 'Deliver to' });
    await expect(book.getByRole('radio', { name: /^Main office, 4th floor/ })).toBeChecked();
    await expect(section.getByRole('textbox', { name: 'Suite or floor' })).toHaveValue('4th floor');
    await expect(section.getByRole('textbox', { name: 'Company' })).toHaveValue('Made Up Labs');
    await expect(section.getByRole('textbox', { name: 'Contact phone' })).toHaveValue('(212) 555-0142');
    await expect(section.getByRole('textbox', { name: 'Instructions for the driver' })).toHaveValue(
      'Ask for the 4th floor at the desk.',
    );
  },
);

test('the next order that names no address goes where the last one went', async ({ page }) => {
  const person = await makePerson();
  const [, { id }] = [await saveOffice(person, '4th floor'), await saveOffice(person, '9th floor')];
  const offer = await offerWithRoom(person);
  const last = await readyCart(person, offer, { changes: { address_id: id } });
  await person.call('POST', `${ordersBase}/orders/${last}/submit`, { body: {} });
  await signInQuietly(page, person.email);
  const event = eventQuery(offer);
  event.delete('formatted_address');
  await page.goto(`/packages/${offer.pack.slug}?${event}`);
  await page.getByRole('button', { name: 'Start order' }).click();
  const section = checkoutSection(page, 'Address');
  const book = section.getByRole('radiogroup', { name: 'Deliver to' });
  await expect(book.getByRole('radio', { name: /^Main office, 9th floor/ })).toBeChecked();
  await expect(section.getByRole('textbox', { name: 'Suite or floor' })).toHaveValue('9th floor');
});
