import { isOpen } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { booksOf } from './books.factory';
import type { Reference } from './reference.factory';
import { readOrder, type World } from './world.factory';

/** How an order stands, and what there is of it anywhere. */
export type Everything = Awaited<ReturnType<typeof everythingOf>>;

const cents = (dollars: number) => Math.round(dollars * 100);

export async function everythingOf(reference: Reference, world: World) {
  const { orderId } = reference;
  const order = await readOrder(world, orderId);
  const books = await booksOf(reference);
  const held = books.filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
  const taken = books.reduce((sum, { received, refunded }) => sum + received - refunded, 0);
  const mails = await sql.rows<{ template: string }>(
    `select template from outbox_messages where data ->> 'orderId' = $1::text order by 1`,
    [String(orderId)],
  );
  const booked = await sql.rows<{ headcount: number }>(
    'select headcount from capacity_holds where order_id = $1',
    [orderId],
  );
  return {
    status: order.status,
    headcount: order.headcount,
    total: cents(order.pricing.customer_price),
    fee: order.cancellation_fee === null ? null : cents(order.cancellation_fee),
    balance: cents(order.pricing.balance),
    cardId: order.credit_card_id,
    payerId: reference.is.payerId,
    /** Its card was refused, and its owner reads so. */
    lacksCard: order.payment.status === 'failed',
    change: reference.is.change,
    held,
    taken,
    booked: booked.map(({ headcount }) => headcount),
    mails: mails.map(({ template }) => template),
    history: order.history.map(({ kind }) => kind).sort(),
  };
}

/**
 * What stands is held or paid, once, and what a change of it would cost beside that while its caterer is asked; what was
 * delivered is paid; what has ended has its fee and nothing else; and the order says so. Only what waits for another card is not
 * held.
 */
export function expectMoney(is: Everything): void {
  const { status, change, total, fee, balance, held, taken } = is;
  const stands = isOpen(status);
  const owed = stands || status === 'fulfilled' ? total : (fee ?? 0);
  if (status !== 'in_cart') expect(balance).toBe(owed - taken);
  if (!stands) expect({ held, taken }).toEqual({ held: [], taken: owed });
  else if (taken > 0 || is.lacksCard) expect(held).toEqual([]);
  else {
    expect(held).toHaveLength(change === 'requested' ? 2 : 1);
    expect(Math.min(...held)).toBeGreaterThanOrEqual(total);
  }
}
