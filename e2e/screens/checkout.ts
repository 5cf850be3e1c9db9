import { expect, type Locator, type Page } from '@playwright/test';
import { deliveryAddress } from '../support/offers';
import { bringToMiddle, pick, readPrice, take } from './controls';

export const checkoutSection = (
  page: Page,
  name: 'Details' | 'Address' | 'Payment' | 'Choices' | 'Poll',
): Locator => page.getByRole('region', { name, exact: true });

export const checkoutPrice = (page: Page): Locator => page.getByRole('complementary', { name: 'Your order' });

const saved = (section: Locator) => expect(section.getByRole('status').first()).toHaveText('Saved');

/** Types a new address and takes the one that is offered for it; says whom the driver may call. */
export async function giveAddress(page: Page): Promise<void> {
  const section = checkoutSection(page, 'Address');
  const book = section.getByRole('radiogroup', { name: 'Deliver to' });
  await expect(section.getByRole('textbox', { name: 'Contact phone' })).toBeVisible();
  await expect(book.or(section.getByRole('combobox', { name: 'Address' })).first()).toBeVisible();
  if (await book.isVisible()) await pick(book, /^A new address/);
  const address = section.getByRole('combobox', { name: 'Address' });
  await bringToMiddle(address);
  await address.pressSequentially(deliveryAddress);
  // The whole of it: while it is typed, other towns have a street of that name.
  await take(page.getByRole('option', { name: deliveryAddress }));
  await section.getByRole('textbox', { name: 'Contact name' }).fill('Front desk');
  const phone = section.getByRole('textbox', { name: 'Contact phone' });
  await phone.fill('212-555-0142');
  await phone.press('Tab');
  await saved(section);
}

/** Adds a test card and pays with it. */
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

/** Looks at how it is paid, and sends the order: whoever has not seen that is asked first. */
export async function placeOrder(page: Page): Promise<void> {
  await bringToMiddle(checkoutSection(page, 'Payment'));
  await page.getByRole('button', { name: 'Place order' }).click();
}

/** The price once nothing is being saved any more. */
export async function settledPrice(page: Page): Promise<[label: string, amount: string][]> {
  await expect(page.getByText('Saving …')).toHaveCount(0);
  return readPrice(checkoutPrice(page));
}
