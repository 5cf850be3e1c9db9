import Joi from 'joi';
import { date, id, listAnswer, listOf, listQuery, money, shape } from '../http';
import type { OfTeam } from './invoice.policy';

export const invoiceStatuses = ['open', 'overdue', 'paid', 'voided'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const dollars = (says: string) => Joi.number().required().description(`${says}, in dollars.`);
const text = () => Joi.string().required();
const orNull = <Schema extends Joi.AnySchema>(schema: Schema, says: string) =>
  schema.allow(null).required().description(says);
const day = (says: string) => text().description(`${says}, \`YYYY-MM-DD\` in the zone of its event.`);
const may = () => Joi.boolean().required();

export const teamId = () => id().description('An organization; left out, one’s own orders.');
/** `YYYY-MM`. */
export const month = () =>
  Joi.string()
    .pattern(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .messages({ 'string.pattern.base': 'must be a month as YYYY-MM' });

export const teamQuery = Joi.object<OfTeam>({ team_id: teamId() });

export interface InvoiceFilter extends OfTeam {
  status?: InvoiceStatus[];
}
export const invoicesQuery = listQuery<InvoiceFilter>({
  team_id: teamId(),
  status: listOf(Joi.string().valid(...invoiceStatuses)),
});

export const invoiceAnswer = shape('Invoice', 'What an organization owes for an order.', {
  id: id().required(),
  number: text(),
  team_id: id().required(),
  team_name: text(),
  order_id: orNull(id(), 'The order that it is for; null without one.'),
  brand_name: orNull(Joi.string(), 'Whose food it was; null without an order.'),
  user_name: orNull(Joi.string(), 'Who ordered it; null without an order.'),
  start_date: orNull(
    Joi.string(),
    '`YYYY-MM-DD` of its event in the zone of its place; null without an order.',
  ),
  purchase_order_reference_code: orNull(Joi.string(), 'As the order has it; null without one.'),
  cost_center: orNull(Joi.string(), 'As the order has it; null without one.'),
  amount: dollars('What it comes to'),
  status: Joi.string()
    .valid(...invoiceStatuses)
    .required()
    .description('`overdue` from the day after it was due.'),
  issued_on: day('The day of the invoice'),
  due_on: day('The last day to pay it'),
  paid_at: orNull(Joi.string().isoDate(), 'An instant in UTC; null while it is not paid.'),
  payment_in_progress: may().description('Whether a card payment of it is still undecided.'),
  can: Joi.object({
    pay: may().description('Whether its reader may pay it with a card now.'),
    book: may().description('Whether its reader may enter a bank transfer or check for it.'),
  }).required(),
});
export const invoicesAnswer = listAnswer(invoiceAnswer);

const sum = shape('InvoiceSum', 'How many invoices, and what they come to.', {
  count: Joi.number().integer().required().description('How many invoices.'),
  amount: dollars('What they come to together'),
});
export const totalsAnswer = shape('InvoiceTotals', 'What is still to be paid.', {
  open: sum.required().description('Not due yet.'),
  overdue: sum.required(),
});

export const bookBody = shape('BookPaymentBody', 'Money that came by bank transfer or check.', {
  payment: Joi.object<{ reference: string; received_on: string }, true>({
    reference: Joi.string().trim().max(200).required().description('The number of the transfer or check.'),
    received_on: date(' by the calendar of UTC, and not in the future').required(),
  }).required(),
});

export const payBody = shape(
  'PayInvoicesBody',
  'Which invoices to pay with which card, for what was shown.',
  {
    payment: Joi.object<{ invoice_ids: number[]; credit_card_id: number; total: number }, true>({
      invoice_ids: Joi.array().items(id()).min(1).max(50).unique().required().description('Each once.'),
      credit_card_id: id().required(),
      total: money('The sum that its payer saw', { most: 10_000_000 }).required(),
    }).required(),
  },
);
export const paidAnswer = shape('PaidInvoices', 'Invoices that one card payment paid.', {
  amount: dollars('What the card was charged'),
  invoices: Joi.array().items(invoiceAnswer).required(),
});

export const paymentKinds = ['charge', 'refund', 'returned_refund', 'invoice_payment'] as const;
export const paymentAnswer = shape('Payment', 'Money that moved for an order or an invoice.', {
  id: id().required(),
  kind: Joi.string()
    .valid(...paymentKinds)
    .required()
    .description('`returned_refund`: a refund that came back from the bank of the card.'),
  method: Joi.string()
    .valid('card', 'transfer')
    .required()
    .description('`transfer`: a bank transfer or check, which an operator entered.'),
  amount: dollars('Below zero where it was sent back'),
  at: Joi.string().isoDate().required().description('When it moved, an instant in UTC.'),
  order_id: orNull(id(), 'The order that it is for; null without one.'),
  brand_name: orNull(Joi.string(), 'Whose food it was; null without an order.'),
  invoice_id: orNull(id(), 'The invoice that it paid; null for an order that a card pays.'),
  invoice_number: orNull(Joi.string(), 'Its number; null without an invoice.'),
  card: Joi.object({ brand: text(), last4: text() })
    .allow(null)
    .required()
    .description('Null without a card, and for a colleague’s own card.'),
  booked_by_operator: may(),
  reference: orNull(Joi.string(), 'The number of the transfer or check; null without one.'),
});
export const paymentsAnswer = listAnswer(paymentAnswer);
export const paymentsQuery = listQuery<OfTeam>({ team_id: teamId() });
