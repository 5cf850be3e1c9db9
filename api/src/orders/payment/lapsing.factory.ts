import { sql } from '../../database';
import { intentsOf, mailTo, timeComesForJob } from '../../testing';
import { inDays, type Cart } from '../order.factory';
import { authorizeOrder } from '../order.jobs';
import { ages, orderOf, placeOrder, type usePayments } from './payment.factory';

export const hours = 3_600_000;
export const templates = async (email: string) => (await mailTo(email)).map(({ template }) => template);
type Kitchen = ReturnType<typeof usePayments>;

export const accept = (kitchen: Kitchen, { orderId }: Cart) =>
  kitchen.cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
export const statuses = async ({ orderId }: Cart) =>
  (await intentsOf(orderId)).map(({ status }) => status).sort();
/** How many hours the hold of an order lasts from its creation. */
export const lasts = async ({ orderId }: Cart) => {
  const row = await sql.first<{ until: Date; from: Date }>(
    'select capture_before as until, settled_at as from from payment_attempts where order_id = $1',
    [orderId],
  );
  return row && Math.round((row.until.getTime() - row.from.getTime()) / hours);
};
/** Moves an order that was placed three days ago for three days from now to a day after its hold expires. */
export async function movesLater(cart: Cart): Promise<void> {
  await ages(cart, '3 days');
  await sql.rows(`update orders set start_at = start_at + interval '3 days' where id = $1`, [cart.orderId]);
  const { lock_version, pricing } = await orderOf(cart);
  await cart.orderer
    .post(`/cpi/v1/orderer/orders/${cart.orderId}/modify`)
    .send({ order: { start_date: inDays(5) }, lock_version, total: pricing.customer_price })
    .expect(200);
}

/** An order ten days ahead whose card is refused when it is to be authorized. */
export async function heldOrder(kitchen: Kitchen): Promise<Cart> {
  const cart = await placeOrder(kitchen.caterer, { days: 10, card: 'pm_card_chargeCustomerFail' });
  await accept(kitchen, cart);
  await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
  return cart;
}
