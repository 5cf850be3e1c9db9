import type { Schemas } from '@copper-carrot/contracts';
import { randomUUID } from 'node:crypto';
import { checkoutSection } from '../screens/checkout';
import { pick, take } from '../screens/controls';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

const street = '11 Wall St, New York, NY 10005';

test(
  '[CUST-03] an admin saves an address for an organization, orders to it, changes and deletes it',
  { tag: '@explore-phone' },
  async ({ page }) => {
    const admin = new Person(accounts.orderer);
    await admin.signIn();
    const { memberships } = await admin.call<Schemas['Session']>('GET', '/cpi/v2/user');
    const team = memberships.find(({ role }) => role === 'admin');
    const [offer] = await findOffers(admin, 1);
    if (!offer || !team) throw new Error('Nothing is on offer.');
    const label = `Roof terrace ${randomUUID().slice(0, 8)}`;

    await signInQuietly(page, accounts.orderer);
    await page.goto('/customer/me/addresses');
    const books = page.getByRole('navigation', { name: 'Whose addresses' });
    // The person's own address book is empty, but the organization's is not.
    await expect(page.getByRole('article').first()).toBeVisible();
    await books.getByRole('link', { name: /^Your own/ }).click();
    await expect(page.getByText('No saved addresses yet')).toBeVisible();
    await expectAccessible(page, 'an empty address book');
    await books.getByRole('link', { name: team.team.name }).click();
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByRole('textbox', { name: 'Label' }).fill(label);
    await dialog.getByRole('combobox', { name: 'Address' }).fill(street);
    await take(page.getByRole('option', { name: street }));
    await dialog.getByRole('textbox', { name: 'Suite or floor' }).fill('Stairs B');
    await dialog.getByRole('textbox', { name: 'Instructions for the driver' }).fill('Ring the brass bell.');
    await expectAccessible(page, 'the dialog of an address');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    const card = page.getByRole('article', { name: label });
    await expect(card).toContainText('Ring the brass bell.');
    await expectAccessibleOnPhoneToo(page, 'an address book');

    const orderId = await readyCart(admin, offer, { teamId: team.team_id });
    await page.goto(`/orders/${orderId}/checkout`);
    const address = checkoutSection(page, 'Address');
    await pick(address.getByRole('radiogroup', { name: 'Deliver to' }), new RegExp(`^${label}`));
    await expect(address.getByRole('textbox', { name: 'Suite or floor' })).toHaveValue('Stairs B');
    await expect(address.getByRole('status').first()).toHaveText('Saved');

    await page.goto(`/customer/me/addresses?organizationId=${team.team_id}`);
    await page.getByRole('button', { name: `Edit ${label}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the address' });
    await edit.getByRole('textbox', { name: 'Suite or floor' }).fill('Stairs C');
    await edit.getByRole('button', { name: 'Save address' }).click();
    await expect(card).toContainText('Stairs C');
    await page.getByRole('button', { name: `Delete ${label}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toBeHidden();

    const { address: kept } = await admin.call<Schemas['Order']>('GET', `/cpi/v1/orderer/orders/${orderId}`);
    expect(kept).toMatchObject({
      formatted_address: street,
      suite: 'Stairs B',
      delivery_instructions: 'Ring the brass bell.',
    });
    await page.goto(`/orders/${orderId}/checkout`);
    await expect(address.getByRole('combobox', { name: 'Address' })).toHaveValue(street);
  },
);

test('staff read the book of their organization, and guests find none', async ({ page, browser }) => {
  const staff = new Person(accounts.staff);
  await staff.signIn();
  const { memberships } = await staff.call<Schemas['Session']>('GET', '/cpi/v2/user');
  const book = `/customer/me/addresses?organizationId=${memberships[0]?.team_id}`;
  await signInQuietly(page, accounts.staff);
  await page.goto(book);
  await expect(page.getByText(/^Admins of .* keep these addresses\.$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an address' })).toHaveCount(0);

  const guests = await (await browser.newContext()).newPage();
  await signInQuietly(guests, accounts.guest);
  await guests.goto(book);
  await expect(guests.getByRole('heading', { name: '404' })).toBeVisible();
});

test('a newcomer is told what an address book is for', async ({ page }) => {
  await signInQuietly(page, accounts.newcomer);
  await page.goto('/customer/addresses');
  // The page opens on the organization's book, as the person's own is empty.
  const books = page.getByRole('navigation', { name: 'Whose addresses' });
  await books.getByRole('link', { name: /^Your own/ }).click();
  await expect(page.getByRole('button', { name: 'Add your first address' })).toBeVisible();
});
