import type { Schemas } from '@copper-carrot/contracts';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { makePerson, type MadePerson } from '../support/made-people';
import { openMenu } from '../support/menu';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const inDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function invoiceCart(person: MadePerson): Promise<Schemas['Order']> {
  const changes = { credit_card_id: null, paid_with_invoice: true };
  const id = await readyCart(person, await offerWithRoom(person), { cards: 0, changes });
  return person.call('GET', `${ordersBase}/orders/${id}`);
}

test(
  '[PAY-02] an order on an invoice takes its room of what the organization may owe, which its Billing page counts, and the next one hears that it does not fit',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const person = await makePerson(undefined, { invoiceable: true });
    const { id, brand, pricing } = await invoiceCart(person);
    const total = Math.round(pricing.customer_price * 100);
    await query('update teams set credit_limit_cents = $2 where id = $1', [person.teamIds[0], total + 100]);
    await signInQuietly(page, person.email);
    await page.goto(`/orders/${id}/checkout`);
    const ways = checkoutSection(page, 'Payment').getByRole('radiogroup', { name: 'Pay with' });
    await expect(ways).toContainText(`${inDollars((total + 100) / 100)} left to order on invoices`);
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${id}`));
    await page.getByRole('dialog').getByRole('button', { name: 'See your order' }).click();

    await openMenu(page, isPhone);
    // A single organization is open from the start.
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await page.getByRole('link', { name: 'Credit and terms' }).click();
    await expect(page.getByRole('heading', { name: '$1.00 left to order on invoices' })).toBeVisible();
    const counts = page.getByRole('grid', { name: 'Orders on invoices' });
    const row = counts.getByRole('row', { name: `Order #${id} from ${brand.name}` });
    await expect(row).toContainText('Its invoice is due');
    await expect(row).toContainText(inDollars(pricing.customer_price));
    await expectAccessibleOnPhoneToo(page, 'what an organization owes on invoices');
    await row.getByRole('link', { name: `Order #${id}` }).click();
    await expect(page).toHaveURL(new RegExp(`/organization/\\d+/orders/${id}$`));

    const next = await invoiceCart(person);
    await page.goto(`/orders/${next.id}/checkout`);
    await expect(ways).toContainText('only $1.00 left to order on invoices, less than this order');
    await placeOrder(page);
    await expect(
      page
        .getByText(
          `This order comes to ${inDollars(next.pricing.customer_price)}, and your organization has $1.00 left to order on invoices. Please choose a card, or order less.`,
        )
        .first(),
    ).toBeVisible();
    await page.goto(`/organization/${person.teamIds[0]}/billing?view=credit`);
    await expect(counts.getByRole('row')).toHaveCount(2);
  },
);

test('[DOC-03] [API-068] an admin pays two invoices by one charge, and takes their statement away', async ({
  page,
}) => {
  const person = await makePerson();
  const [teamId] = person.teamIds;
  await query(
    `insert into invoices (number, team_id, amount_cents, issued_on, due_on)
     values ($1 || '-1', $2::int, 12050, current_date - 40, current_date - 10), ($1 || '-2', $2::int, 4000, current_date, current_date + 30)`,
    [`J${teamId}`, teamId],
  );
  await person.call('POST', `${ordersBase}/credit_cards`, {
    body: { credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId } },
  });
  await signInQuietly(page, person.email);
  await page.goto(`/organization/${teamId}/billing`);
  await expect(page.getByText('$120.50 overdue')).toBeVisible();
  await page.getByRole('grid', { name: 'Invoices' }).getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Pay 2 invoices, $160.50' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $160.50' }).click();
  await expect(page.getByText('Nothing to pay', { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'invoices that are paid');
  await page.getByRole('link', { name: 'Statements' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /as PDF$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
});
