import type { List, Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { accounts } from '../support/demo';
import { Person } from '../support/person';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** An order of the demo that was delivered in these days and paid by card, which nobody tips yet; each run takes another one. */
async function deliveredOrder(person: Person, nth: number): Promise<Schemas['Order']> {
  const { memberships } = await person.call<Schemas['Session']>('GET', '/cpi/v2/user');
  const teamId = memberships.find(({ role }) => role === 'admin')?.team_id;
  const { records } = await person.call<List<Schemas['OrderListRecord']>>(
    'GET',
    `/cpi/v1/orderer/orders?team_id=${teamId}&when=past&status=fulfilled&limit=100`,
  );
  const found: Schemas['Order'][] = [];
  for (const { id } of records) {
    const order = await person.call<Schemas['Order']>('GET', `/cpi/v1/orderer/orders/${id}`);
    if (order.can.raise_tip) found.push(order);
    if (found.length > nth) break;
  }
  const order = found.at(nth) ?? found.at(-1);
  if (!order) throw new Error('The demo has no order that was delivered in these days and paid by card.');
  return order;
}

/** What a link of the page downloads: its name, and how it begins. */
async function downloaded(page: Page, name: string): Promise<[string, string]> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await download;
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return [file.suggestedFilename(), Buffer.concat(parts).subarray(0, 5).toString()];
}

test(
  '[API-070] [CUST-22] a delivered order: more for the team by the same card, and papers for the books',
  { tag: '@phone' },
  async ({ page, isPhone }) => {
    const person = new Person(accounts.orderer);
    await person.signIn();
    const order = await deliveredOrder(person, isPhone ? 1 : 0);
    await signInQuietly(page, accounts.orderer);
    await page.goto(`/organization/${order.team_id}/orders/${order.id}`);
    expect(await downloaded(page, 'Receipt')).toEqual([`receipt-${order.id}.pdf`, '%PDF-']);
    expect(await downloaded(page, 'Invoice')).toEqual([`invoice-${order.id}.pdf`, '%PDF-']);

    await page.getByRole('link', { name: 'Raise the tip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise the tip' });
    const tip = dialog.getByRole('textbox', { name: 'Tip' });
    await tip.fill(String(order.pricing.tip + 7));
    await tip.press('Tab');
    await expectAccessible(page, 'the tip of a delivered order');
    await dialog.getByRole('button', { name: 'Pay $7.00 more' }).click();
    await expect(page.getByText(`Thank you. ${order.brand.name} gets all of it.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Tip raised')).toBeVisible();
    const after = await person.call<Schemas['Order']>('GET', `/cpi/v1/orderer/orders/${order.id}`);
    expect(Math.round(after.pricing.customer_price * 100)).toBe(
      Math.round(order.pricing.customer_price * 100) + 700,
    );
  },
);
