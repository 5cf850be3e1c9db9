import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { chooseFrom } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { makePerson } from '../support/made-people';
import { mailedLink } from '../support/mailed-link';
import { paymentsOf } from '../support/local-peers';
import type { Person } from '../support/person';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInByFrame, signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

async function openCheckout(page: Page, person: Person, orderId: number): Promise<void> {
  await signInQuietly(page, person.email);
  await page.goto(`/orders/${orderId}/checkout`);
  await expect(checkoutSection(page, 'Payment').getByRole('radio').first()).toBeAttached();
}

const isPlaced = async (page: Page, orderId: number) => {
  await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${orderId}`));
  await expect(page.getByText('Waiting for the caterer').first()).toBeVisible();
};

test(
  '[OERR-09] a second delivery to the same door at the same time is asked about, and both are ordered',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson();
    const offer = await offerWithRoom(person);
    const first = await readyCart(person, offer);
    const second = await readyCart(person, offer);
    await person.call('POST', `${ordersBase}/orders/${first}/submit`, { body: {} });
    await openCheckout(page, person, second);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Another delivery at the same time' });
    await expect(dialog).toContainText(
      `You already have a delivery to this address at this time: order #${first}.`,
    );
    await expect(dialog.getByRole('link', { name: `order #${first}` })).toHaveAttribute(
      'href',
      new RegExp(`/orders/${first}$`),
    );
    await expectAccessible(page, 'the duplicate delivery modal');
    expect(await paymentsOf(second)).toEqual([]);

    await dialog.getByRole('button', { name: 'Change date or time' }).click();
    await expect(dialog).toBeHidden();
    await expect(checkoutSection(page, 'Details').getByRole('heading', { name: 'Details' })).toBeFocused();
    await placeOrder(page);
    await dialog.getByRole('button', { name: 'Place this order too' }).click();
    await isPlaced(page, second);
    expect(await paymentsOf(second)).toMatchObject([{ status: 'requires_capture' }]);
  },
);

test(
  '[OERR-10] an office that takes orders from confirmed addresses alone waits for the link, which is sent again',
  { tag: '@explore-phone' },
  async ({ page, context }) => {
    const person = await makePerson([{ name: 'Careful Office', requires_email_verification: true }], {
      isConfirmed: false,
    });
    const orderId = await readyCart(person, await offerWithRoom(person));
    await openCheckout(page, person, orderId);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
    await expect(dialog).toContainText(`Open the link in the e-mail that we sent to ${person.email}`);
    await dialog.getByRole('button', { name: 'Send the link again' }).click();
    await expect(dialog.getByText(`We sent a new link to ${person.email}.`)).toBeVisible();
    await expectAccessible(page, 'the email verification modal');
    await dialog.getByRole('button', { name: 'I have confirmed it' }).click();
    await expect(dialog).toBeVisible();

    const mail = await context.newPage();
    await mail.goto(await mailedLink(person.email, /confirm/i));
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(
        async () =>
          (
            await person.call<Schemas['OrderValidity']>(
              'POST',
              `${ordersBase}/orders/${orderId}/check_validity`,
              { body: {} },
            )
          ).valid,
      )
      .toBe(true);
    await mail.close();
    await dialog.getByRole('button', { name: 'I have confirmed it' }).click();
    await isPlaced(page, orderId);
  },
);

test(
  '[OERR-10] a site admin who sends the cart of somebody unconfirmed reads that it is theirs to confirm',
  { tag: '@explore' },
  async ({ page }) => {
    const person = await makePerson([{ name: 'Careful Office', requires_email_verification: true }], {
      isConfirmed: false,
    });
    const orderId = await readyCart(person, await offerWithRoom(person));
    await signInQuietly(page, accounts.admin);
    await page.goto(`/orders/${orderId}/checkout`);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: /’s e-mail address is not confirmed$/ });
    await expect(dialog).toContainText(
      'has to confirm their e-mail address before this order can be placed.',
    );
    await expect(dialog).not.toContainText(accounts.admin);
    await expectAccessible(page, 'the e-mail address of somebody else');
    expect(await paymentsOf(orderId)).toEqual([]);
  },
);

test(
  '[OERR-11] an office that takes orders from its own addresses alone is left for another one',
  { tag: '@explore-desk' },
  async ({ page }) => {
    const person = await makePerson([
      { name: 'Strict Office', email_domain: 'strict.example', requires_email_domain: true },
      { name: 'Open Office' },
    ]);
    const orderId = await readyCart(person, await offerWithRoom(person), {
      teamId: person.teamIds[0] ?? null,
    });
    await openCheckout(page, person, orderId);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Your e-mail address does not match' });
    await expect(dialog).toContainText('Strict Office takes orders from @strict.example addresses only.');
    await expectAccessible(page, 'the domain mismatch modal');
    expect(await paymentsOf(orderId)).toEqual([]);
    await dialog.getByRole('button', { name: 'Choose another organization' }).click();
    await expect(dialog).toBeHidden();
    await chooseFrom(page, checkoutSection(page, 'Details'), 'Organization', /^Open Office$/);
    await expect(checkoutSection(page, 'Details').getByRole('status').first()).toHaveText('Saved');
    await placeOrder(page);
    await isPlaced(page, orderId);
    await expect(page).toHaveURL(new RegExp(`/organization/${person.teamIds[1]}/orders/`));
  },
);

test(
  '[CHK-12] [CHK-23] whoever has no organization makes one in checkout, and loses nothing that they typed',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const person = await makePerson([]);
    const orderId = await readyCart(person, await offerWithRoom(person));
    await openCheckout(page, person, orderId);
    await placeOrder(page);
    const details = checkoutSection(page, 'Details');
    await expect(details.getByText('Please choose an organization for this order.')).toBeVisible();
    const suite = checkoutSection(page, 'Address').getByRole('textbox', { name: 'Suite or floor' });
    await suite.fill('12th floor');
    await details.getByRole('button', { name: 'New organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'New organization' });
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Organization name' })).toHaveAccessibleDescription(
      /is missing/,
    );
    await expectAccessible(page, 'the new organization modal');
    await dialog.getByRole('textbox', { name: 'Organization name' }).fill(`Office of ${person.firstName}`);
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(dialog).toBeHidden();
    await expect(details.getByRole('button', { name: /Organization/ }).first()).toContainText(
      `Office of ${person.firstName}`,
    );
    await expect(suite).toHaveValue('12th floor');
    await placeOrder(page);
    await isPlaced(page, orderId);
    const order = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    expect(order.team?.name).toBe(`Office of ${person.firstName}`);
    expect(order.address.suite).toBe('12th floor');
  },
);

for (const { rows, who, cards, invoiceable, tag } of [
  { rows: '[CHK-16] [CHK-18]', who: 'with two cards', cards: 2, invoiceable: false, tag: '@explore-phone' },
  {
    rows: '[CHK-17] [CHK-18]',
    who: 'who may pay by invoice and has a card',
    cards: 1,
    invoiceable: true,
    tag: '@explore',
  },
]) {
  test(
    `${rows} somebody ${who} who has not looked at the payment is asked how they pay, and once only`,
    { tag },
    async ({ page }) => {
      const person = await makePerson(undefined, { invoiceable });
      const orderId = await readyCart(person, await offerWithRoom(person), { cards });
      await openCheckout(page, person, orderId);
      await page.getByRole('button', { name: 'Place order' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
      await expect(dialog).toContainText(/This order will be paid with your Mastercard/);
      await expectAccessible(page, 'the payment confirmation');
      expect(await paymentsOf(orderId)).toEqual([]);
      await dialog.getByRole('button', { name: 'Change payment' }).click();
      await expect(dialog).toBeHidden();
      await expect(checkoutSection(page, 'Payment').getByRole('heading', { name: 'Payment' })).toBeFocused();
      await placeOrder(page);
      await isPlaced(page, orderId);
    },
  );
}

test('a session that ends in checkout is opened again over it, and what was typed is saved', async ({
  page,
  context,
}) => {
  const person = await makePerson();
  const orderId = await readyCart(person, await offerWithRoom(person));
  await openCheckout(page, person, orderId);
  await context.clearCookies();
  const address = checkoutSection(page, 'Address');
  const suite = address.getByRole('textbox', { name: 'Suite or floor' });
  await suite.fill('The loft');
  await suite.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  await signInByFrame(page, person.email);
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeHidden();
  await expect(suite).toHaveValue('The loft');
  await expect(address.getByRole('status').first()).toHaveText('Saved');
  await placeOrder(page);
  await isPlaced(page, orderId);
  const order = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
  expect(order.address.suite).toBe('The loft');
});
