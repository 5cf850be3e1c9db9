import type { Schemas } from '@copper-carrot/contracts';
import { checkoutSection, placeOrder } from '../screens/checkout';
import { pick } from '../screens/controls';
import { expectAccessible } from '../support/accessible';
import { query } from '../support/database';
import { makePerson } from '../support/made-people';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

test.setTimeout(180_000);

const money = (dollars: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(dollars);

test(
  '[DOC-03] [PAY-02] who pays by invoice reads at checkout what is left of the limit, and on the page of billing what counts',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await makePerson(undefined, { invoiceable: true });
    const [teamId] = person.teamIds;
    const orderId = await readyCart(person, await offerWithRoom(person), { cards: 0 });
    const limit = (dollars: number) =>
      query('update teams set credit_limit_cents = $2 where id = $1', [teamId, dollars * 100]);
    await limit(20);
    await signInQuietly(page, person.email);
    await page.goto(`/orders/${orderId}/checkout`);
    const payment = checkoutSection(page, 'Payment');
    await expect(
      payment.getByText(/only \$20\.00 left to order on invoices, less than this order$/),
    ).toBeVisible();
    await limit(10_000);
    await page.reload();
    await expect(payment.getByText(/· \$10,000\.00 left to order on invoices$/)).toBeVisible();
    await expectAccessible(page, 'a checkout with what is left to order on invoices');
    await pick(payment.getByRole('radiogroup', { name: 'Pay with' }), /^Pay by invoice/);
    await expect(payment.getByRole('status').first()).toHaveText('Saved');
    await placeOrder(page);
    await expect(page).toHaveURL(new RegExp(`/organization/${teamId}/orders/${orderId}`));

    const { pricing } = await person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
    await page.goto(`/organization/${teamId}/billing`);
    const left = money(10_000 - pricing.customer_price);
    await expect(page.getByRole('heading', { name: `${left} left to order on invoices` })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(`^Order #${orderId} from `) });
    await expect(row).toContainText('Its invoice is due');
    await expect(row).toContainText(money(pricing.customer_price));
    await expectAccessible(page, 'the page of billing');
    await row.getByRole('link', { name: `Order #${orderId}` }).click();
    await expect(page).toHaveURL(`/organization/${teamId}/orders/${orderId}`);
  },
);
