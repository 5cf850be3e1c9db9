import { sql } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import { lockOrder, orderEvents, owedByInvoice, todayOfOrder } from '../orders';
import { prepared } from '../prepared';
import { invoiceNumber } from './invoice-number';
import { invoiceEvents } from './invoice.events';

/** Dated by the calendar of the order's place; nothing where the order has one. */
const issued = prepared(
  'invoice-issued',
  { dueOn: 'date' },
  `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
   select $2, t.id, o.id, $3, d.today, d.today + t.invoice_terms_days
   from orders o join teams t on t.id = o.team_id
     cross join lateral (select ${todayOfOrder('o')} as today) d
   where o.id = $1
   on conflict (order_id) do nothing
   returning due_on as "dueOn"`,
);

/**
 * The food was there, or was canceled for a fee: what an organization owes on an invoice is written to it, once for each order,
 * by its own terms (1 §1). What a card pays, and what nobody pays, is on none.
 */
const issueInvoice: EventHandler<object> = async ({ subject }, transaction) => {
  const order = await lockOrder(subject.key, transaction);
  const amountCents = owedByInvoice(order);
  if (amountCents === 0) return;
  const number = invoiceNumber(order.id);
  const [invoice] = await sql.within(transaction, issued, [order.id, number, amountCents]);
  if (!invoice) return;
  const { dueOn } = invoice;
  await invoiceEvents.issued.publish(
    transaction,
    { kind: 'order', key: order.id },
    { number, amountCents, dueOn },
  );
};

export const invoiceSubscription = subscribe(
  'order_invoices',
  on(orderEvents.fulfilled, issueInvoice),
  on(orderEvents.canceled, issueInvoice),
);
