import { isOpen } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { booksOf } from './books.factory';
import type { Reference } from './reference.factory';
import { readOrder, type World } from './world.factory';

/** The state of an order, and everything that belongs to it. */
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
    /** The card was refused, and the owner is shown that. */
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
 * An open order is held or paid once, plus a second hold while its caterer decides on a change; a delivered one is
 * paid; an ended one has paid its fee and nothing else; and the order shows it. Only an order that waits for another
 * card is not held.
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
