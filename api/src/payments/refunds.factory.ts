import { database, sql } from '../database';
import { lockOrder } from '../orders';
import type { Cart } from '../orders/order.factory';
import { placeOrder, usePayments } from '../orders/payment/payment.factory';
import { timeComesFor } from '../testing';
import { refundPayment } from '.';

let kitchen: ReturnType<typeof usePayments>;
export function useRefunds(): typeof kitchen {
  kitchen = usePayments();
  return kitchen;
}

/** A delivered and captured order. */
export async function charged(card?: string): Promise<Cart> {
  const cart = await placeOrder(kitchen.caterer, card ? { card } : {});
  await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
  await timeComesFor('order', cart.orderId);
  return cart;
}
/** The order's price in cents. */
export const price = (cart: Cart) => Math.round(cart.order.pricing.customer_price * 100);
/** Refunds a part in cents, with an idempotency key. */
export const refund = ({ orderId }: Cart, amountCents: number, key: string) =>
  database.transaction(async (transaction) => {
    await lockOrder(orderId, transaction);
    await refundPayment({ orderId, amountCents, key }, transaction);
  });
/** The ledger entries, oldest first. */
export const ledger = ({ orderId }: Cart) =>
  sql.rows<{ kind: string; cents: number }>(
    'select kind, amount_cents as cents from payments where order_id = $1 order by id',
    [orderId],
  );
