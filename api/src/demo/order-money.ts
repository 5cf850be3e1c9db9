import { cancellationFee } from '../pricing';
import { addDays } from '../schedule';
import { addHours } from './clock';
import { authorizedAt, isDue } from './order-history';
import { type DemoOrder } from './demo-order';
import { type DemoDataset } from './dataset';

/** Adds what was paid: card attempts and captures, invoices paid, open and overdue, coupons used, coins won. */
export function addMoney(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  for (const order of orders) {
    if (!order.submittedAt) continue;
    if (order.cardId !== null) addCardMoney(dataset, order);
    if (order.invoiced && order.state === 'fulfilled') addInvoice(dataset, order);
    if (order.state === 'fulfilled' && order.points > 0)
      dataset.tables.add('coin_entries', {
        user_id: order.user.id,
        team_id: order.team.id,
        order_id: order.id,
        coins: order.points,
        reason: 'order',
        at: addHours(order.startAt, 2).toISOString(),
      });
    const used = order.priced.lines.find(({ code }) => code === 'coupon');
    if (order.coupon && used && order.state !== 'declined' && order.state !== 'expired')
      dataset.tables.add('coupon_redemptions', {
        order_id: order.id,
        coupon_id: order.coupon.id,
        user_id: order.user.id,
        amount_cents: -used.amountCents,
        at: order.submittedAt.toISOString(),
      });
  }
}

function addCardMoney(dataset: DemoDataset, order: DemoOrder): void {
  const { tables } = dataset;
  if (order.state !== 'fulfilled' && !isDue(order, dataset.now)) return;
  const id = tables.nextId('payment_attempts');
  const total = order.priced.totalCents;
  const intent = `pi_demo_${id}`;
  const fee = lateFee(order);
  const captured = order.state === 'fulfilled' ? total : fee;
  const isOver = order.times.ended_at !== undefined;
  tables.add('payment_attempts', {
    id,
    order_id: order.id,
    purpose: authorizedAt(order) === order.submittedAt ? 'submit' : 'hold',
    credit_card_id: order.cardId,
    amount_cents: total,
    status: captured > 0 ? 'captured' : isOver ? 'voided' : 'authorized',
    stripe_payment_intent_id: intent,
    requested_by: order.user.id,
    order_lock_version: 0,
    captured_cents: captured > 0 ? captured : null,
    claimed_at: authorizedAt(order).toISOString(),
    settled_at: addHours(authorizedAt(order), 0.001).toISOString(),
  });
  if (captured === 0) return;
  tables.add('payments', {
    id: tables.nextId('payments'),
    order_id: order.id,
    invoice_id: null,
    payment_attempt_id: id,
    kind: 'capture',
    amount_cents: captured,
    stripe_id: intent,
    at: (order.times.ended_at ?? addHours(order.startAt, 2)).toISOString(),
  });
}

/** A quarter of food, when an accepted order was canceled inside its last day. */
function lateFee(order: DemoOrder): number {
  const { ended_at: end } = order.times;
  if (order.state !== 'canceled' || !end || end < addHours(order.startAt, -24)) return 0;
  return cancellationFee(order.priced);
}

function addInvoice(dataset: DemoDataset, order: DemoOrder): void {
  const { tables } = dataset;
  const random = dataset.random.fork(`invoice/${order.id}`);
  const id = tables.nextId('invoices');
  const issued = addDays(order.date, 1) > dataset.today ? dataset.today : addDays(order.date, 1);
  const due = addDays(issued, order.team.invoiceTermsDays);
  // Most pay on time; a few forget, and the oldest have been reminded long ago.
  const age = random.chance(0.9)
    ? random.int(5, order.team.invoiceTermsDays)
    : random.int(order.team.invoiceTermsDays + 3, 80);
  const paidAt = addHours(order.startAt, 24 * (1 + age));
  const isPaid = paidAt < dataset.now;
  tables.add('invoices', {
    id,
    number: `CC-${issued.slice(0, 4)}-${String(10_000 + id)}`,
    team_id: order.team.id,
    order_id: order.id,
    amount_cents: order.priced.totalCents,
    issued_on: issued,
    due_on: due,
    paid_at: isPaid ? paidAt.toISOString() : null,
  });
  if (!isPaid) return;
  tables.add('payments', {
    id: tables.nextId('payments'),
    order_id: order.id,
    invoice_id: id,
    payment_attempt_id: null,
    kind: 'invoice_payment',
    amount_cents: order.priced.totalCents,
    stripe_id: null,
    at: paidAt.toISOString(),
  });
}
