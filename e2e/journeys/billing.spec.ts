import type { Schemas } from '@copper-carrot/contracts';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { expectAccessible } from '../support/accessible';
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
  { tag: '@phone' },
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
    // The only organization stands open.
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '$1.00 left to order on invoices' })).toBeVisible();
    const counts = page.getByRole('grid', { name: 'Orders and invoices that count' });
    const row = counts.getByRole('row', { name: `Order #${id} from ${brand.name}` });
    await expect(row).toContainText('Its invoice is due');
    await expect(row).toContainText(inDollars(pricing.customer_price));
    await expectAccessible(page, 'what an organization owes on invoices');
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
    await expectAccessible(page, 'an order that its organization may not owe');
    await page.goto(`/organization/${person.teamIds[0]}/billing`);
    await expect(counts.getByRole('row')).toHaveCount(2);
  },
);
