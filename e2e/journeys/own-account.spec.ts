import { checkoutSection } from '../screens/checkout';
import { chooseFrom, tick } from '../screens/controls';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { demoPassword } from '../support/demo';
import { makePerson } from '../support/made-people';
import { openMenu } from '../support/menu';
import { deliveryAddress } from '../support/offers';
import { offerWithRoom, ordersBase } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(150_000);

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  '[CUST-01] [CUST-04] [CUST-08] [CUST-09] an orderer looks after account, password, cards and preferences, which a new order shows',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    await signInQuietly(page, person.email);
    await page.goto('/search');
    await openMenu(page);
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { name: 'My Account', level: 1 })).toBeVisible();
    const about = page.getByRole('form', { name: 'About you' });
    await about.getByRole('textbox', { name: 'Phone' }).fill('212-555-0142');
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot });
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('banner').locator('img[src*="/public/files/"]')).toBeVisible();
    await page.getByText('Poll reminders', { exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Poll reminders' })).not.toBeChecked();
    await expect(page.getByRole('list', { name: 'Devices' })).toContainText('This device');
    await expectAccessibleOnPhoneToo(page, 'the account');

    await page.getByRole('link', { name: 'Change password' }).click();
    const password = 'nine green bottles';
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByLabel('New password').fill(password);
    await expectAccessibleOnPhoneToo(page, 'the password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await person.signIn(password);

    await page.goto('/customer/me/credit-cards');
    for (const [name, card] of [
      ['Travel', /^Visa Pays/],
      ['Lunches', /^Mastercard/],
    ] as const) {
      await page.getByRole('link', { name: 'Add a card' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a card' });
      await dialog
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: card }) })
        .click();
      await dialog.getByRole('textbox', { name: 'Card nickname' }).fill(name);
      await dialog.getByRole('button', { name: 'Add Card' }).click();
      await expect(dialog).toBeHidden();
    }
    const cards = page.getByRole('list', { name: 'Cards' });
    await page.getByRole('button', { name: 'Make Travel the default' }).click();
    await expect(cards.getByRole('listitem').first()).toContainText(/Travel\s*Default/);
    await expectAccessibleOnPhoneToo(page, 'the cards');
    await page.getByRole('button', { name: 'Remove Lunches' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(cards.getByRole('listitem')).toHaveCount(1);

    await page.goto('/customer/me/order-preferences');
    const preferences = page.getByRole('form', { name: 'Order preferences' });
    await preferences.getByRole('textbox', { name: 'Contact name' }).fill('Front desk');
    await preferences.getByRole('textbox', { name: 'Contact phone' }).fill('212-555-0142');
    await chooseFrom(page, preferences, 'Tip \\(optional\\)', /^15%$/);
    await tick(preferences, /^Please bring no cutlery$/);
    await expectAccessibleOnPhoneToo(page, 'the preferences');
    await preferences.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your preferences are saved.')).toBeVisible();

    const { pack, date, time } = await offerWithRoom(person);
    const { id } = await person.call<{ id: number }>('POST', `${ordersBase}/packages/${pack.id}/order`, {
      body: {
        formatted_address: deliveryAddress,
        order: { headcount: 20, start_date: date, start_time: time },
      },
    });
    await page.goto(`/orders/${id}/checkout`);
    const address = checkoutSection(page, 'Address');
    const contact = address.getByRole('textbox', { name: 'Contact name' });
    await expect(contact).toHaveValue('Front desk');
    await expect(contact).toHaveAccessibleDescription('From your order preferences');
    await expect(address.getByRole('textbox', { name: 'Instructions for the driver' })).toHaveValue(
      'Please bring no cutlery.',
    );
    await expect(page.getByRole('radio', { name: '15%' })).toBeChecked();
    await expect(checkoutSection(page, 'Payment').getByRole('radio', { name: /Travel/ })).toBeChecked();
  },
);
