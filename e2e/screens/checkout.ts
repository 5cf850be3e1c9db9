import { expect, type Locator, type Page } from '@playwright/test';
import { deliveryAddress } from '../support/offers';
import { bringToMiddle, pick, readPrice, take } from './controls';

export const checkoutSection = (
  page: Page,
  name: 'Details' | 'Address' | 'Payment' | 'Choices' | 'Poll',
): Locator => page.getByRole('region', { name, exact: true });

export const checkoutPrice = (page: Page): Locator => page.getByRole('complementary', { name: 'Your order' });

const saved = (section: Locator) => expect(section.getByRole('status').first()).toHaveText('Saved');

/** Enters an address, picks its suggestion, and enters the driver's contact. */
export async function giveAddress(page: Page): Promise<void> {
  const section = checkoutSection(page, 'Address');
  const book = section.getByRole('radiogroup', { name: 'Deliver to' });
  await expect(section.getByRole('textbox', { name: 'Contact phone' })).toBeVisible();
  await expect(book.or(section.getByRole('combobox', { name: 'Address' })).first()).toBeVisible();
  if (await book.isVisible()) await pick(book, /^A new address/);
  const address = section.getByRole('combobox', { name: 'Address' });
  await bringToMiddle(address);
  // The search may have set the address already.
  const isKnown = (await address.inputValue()) === deliveryAddress;
  if (!isKnown) {
    await address.fill(deliveryAddress);
    // By the full name, as other towns have a street of that name.
    await take(page.getByRole('option', { name: deliveryAddress }));
  }
  const name = section.getByRole('textbox', { name: 'Contact name' });
  const phone = section.getByRole('textbox', { name: 'Contact phone' });
  const contact = ['Front desk', '212-555-0142'] as const;
  // Without changes there is no save to wait for.
  if (isKnown && (await name.inputValue()) === contact[0] && (await phone.inputValue()) === contact[1])
    return;
  await name.fill(contact[0]);
  await phone.fill(contact[1]);
  await phone.press('Tab');
  await saved(section);
}

/** Adds a test card and selects it. */
export async function payByNewCard(page: Page): Promise<void> {
  const section = checkoutSection(page, 'Payment');
  const form = section.getByRole('region', { name: 'Add a card' });
  const another = section.getByRole('button', { name: 'Use another card' });
  await expect(form.or(another).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await pick(form.getByRole('radiogroup', { name: 'Test card' }), /^Mastercard/);
  await form.getByRole('button', { name: 'Add Card' }).click();
  await expect(form).toBeHidden();
  await saved(section);
  await expect(section.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Mastercard/i);
}

/** Views the payment section, which avoids the confirmation dialog, and submits. */
export async function placeOrder(page: Page): Promise<void> {
  await bringToMiddle(checkoutSection(page, 'Payment'));
  await page.getByRole('button', { name: 'Place order' }).click();
}

/** The price after all saves have finished. */
export async function settledPrice(page: Page): Promise<[label: string, amount: string][]> {
  await expect(page.getByText('Saving …')).toHaveCount(0);
  return readPrice(checkoutPrice(page));
}
