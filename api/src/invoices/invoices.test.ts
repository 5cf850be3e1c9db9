import { Team } from '../accounts';
import { database, sql } from '../database';
import { orderEvents } from '../orders';
import {
  addCard,
  cancel,
  lettersTo,
  modified,
  orderOf,
  placed,
  startsIn,
} from '../orders/changes/change.factory';
import { inDays, makeReadyCart, type Cart } from '../orders/order.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { addDays } from '../schedule';
import { intentsOf, mailTo, runPendingJobs, timeComesFor } from '../testing';
import { invoiceNumber } from '.';

const kitchen = usePayments();

/** An accepted order of somebody who may pay by invoice, and does. */
async function byInvoice(): Promise<Cart> {
  const cart = await makeReadyCart(kitchen.caterer);
  await cart.user.update({ invoiceable: true });
  const at = `/cpi/v1/orderer/orders/${cart.orderId}`;
  await cart.orderer
    .patch(at)
    .send({ order: { paid_with_invoice: true } })
    .expect(200);
  await cart.orderer.post(`${at}/submit`).send({}).expect(200);
  await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
  return { ...cart, order: await orderOf(cart) };
}
/** The food was there. */
async function delivered(cart: Cart): Promise<void> {
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
}
const invoicesOf = ({ orderId }: Cart) =>
  sql.rows(
    `select number, team_id, amount_cents, issued_on::text, due_on::text, paid_at, voided_at from invoices
     where order_id = $1`,
    [orderId],
  );
const cents = (dollars: number) => Math.round(dollars * 100);

describe('[PAY-02] what is paid by invoice', () => {
  test('is written to its organization once the food was there, by its terms, and not before', async () => {
    const cart = await byInvoice();
    await Team.update({ invoiceTermsDays: 14 }, { where: { id: cart.teamId } });
    await runPendingJobs();
    expect(await invoicesOf(cart)).toEqual([]);
    await delivered(cart);
    expect(await invoicesOf(cart)).toEqual([
      {
        ...{ number: invoiceNumber(cart.orderId), team_id: cart.teamId },
        amount_cents: cents(cart.order.pricing.customer_price),
        ...{ issued_on: inDays(0), due_on: addDays(inDays(0), 14), paid_at: null, voided_at: null },
      },
    ]);
    expect(await intentsOf(cart.orderId)).toEqual([]);
    expect((await orderOf(cart)).pricing.balance).toBe(cart.order.pricing.customer_price);
  });

  test('is told to who ordered and to who runs the organization, once, however often the delivery is', async () => {
    const cart = await byInvoice();
    await delivered(cart);
    await database.transaction((transaction) =>
      orderEvents.fulfilled.publish(transaction, { kind: 'order', key: cart.orderId }, {}),
    );
    await runPendingJobs();
    expect(await invoicesOf(cart)).toHaveLength(1);
    const admin = await sql.first<{ email: string }>(
      `select u.email::text from memberships m join users u on u.id = m.user_id where m.team_id = $1 and m.role = 'admin'`,
      [cart.teamId],
    );
    const told = async (email: string) =>
      (await mailTo(email)).filter(({ template }) => template === 'order_invoiced').map(({ data }) => data);
    const sum = {
      orderId: cart.orderId,
      number: invoiceNumber(cart.orderId),
      amountCents: cents(cart.order.pricing.customer_price),
    };
    const toOwner = await told(cart.user.email);
    expect(toOwner).toMatchObject([{ ...sum, firstName: cart.user.firstName }]);
    expect(toOwner[0]).not.toHaveProperty('orderOf');
    expect(await told(admin?.email ?? '')).toMatchObject([
      { ...sum, orderOf: `${cart.user.firstName} ${cart.user.lastName}` },
    ]);
    expect(await lettersTo(kitchen.caterer.cook.email, cart.orderId)).not.toContain('order_invoiced');
  });

  test('of an order that was canceled is its fee', async () => {
    const cart = await byInvoice();
    await startsIn(cart.orderId, 20);
    const fee = (await orderOf(cart)).cancellation_policy?.fee ?? 0;
    expect(fee).toBeGreaterThan(0);
    await cancel(cart, fee).expect(200);
    await runPendingJobs();
    expect(await invoicesOf(cart)).toMatchObject([{ amount_cents: cents(fee) }]);
  });

  test('of an order that a site admin let pass is the rest beyond that', async () => {
    const cart = await placed(kitchen.caterer, { waived: true });
    await cart.user.update({ invoiceable: true });
    await modified(cart, { headcount: 22, paid_with_invoice: true });
    const { pricing } = await orderOf(cart);
    await delivered(cart);
    const rest = cents(pricing.customer_price) - cents(cart.order.pricing.customer_price);
    expect(rest).toBeGreaterThan(0);
    expect(await invoicesOf(cart)).toMatchObject([{ amount_cents: rest }]);
  });
});

test('what a card pays, what nobody pays, and what was canceled for nothing is on no invoice', async () => {
  const byCard = await placed(kitchen.caterer);
  const free = await placed(kitchen.caterer, { waived: true });
  const turned = await byInvoice();
  await modified(turned, { credit_card_id: await addCard(turned) });
  for (const cart of [byCard, free, turned]) await delivered(cart);
  const canceled = await byInvoice();
  await cancel(canceled, 0).expect(200);
  await runPendingJobs();
  for (const cart of [byCard, free, turned, canceled]) {
    expect(await invoicesOf(cart)).toEqual([]);
    expect(await lettersTo(cart.user.email, cart.orderId)).not.toContain('order_invoiced');
  }
});
