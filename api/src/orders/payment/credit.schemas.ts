import Joi from 'joi';
import { id, listAnswer, shape } from '../../http';
import { dollars, idOrNull, integer, orNull } from '../reading/order-fields';

/** The order to leave out of the sum. */
export const creditQuery = Joi.object<{ order_id?: number }, true>({ order_id: id() });

export const creditAnswer = shape('Credit', 'How much an organization may owe on invoices, and owes.', {
  limit: orNull(dollars('What it may owe at once; null where it may owe as much as it orders')),
  owed: dollars('What counts against that'),
  left: orNull(dollars('What is left of it; null without a limit')),
  invoice_terms_days: integer().description('How many days its invoices give.'),
});

const owedOnInvoice = shape('OwedOnInvoice', 'What counts against the limit of an organization.', {
  order_id: idOrNull('The order that it is for; null for an invoice without one.'),
  brand_name: orNull(Joi.string()).description('Whose food it is; null without an order.'),
  start_date: orNull(Joi.string()).description(
    '`YYYY-MM-DD` of its event, in the zone of its place; null without an order.',
  ),
  invoice_number: orNull(Joi.string()).description('Null while no invoice is written for it.'),
  amount: dollars('What it comes to'),
  counts_until: orNull(Joi.string()).description(
    '`YYYY-MM-DD` in the zone of its event, the day on which its invoice is due: the last on which it counts; null while none is written.',
  ),
});

export const owedOnInvoicesAnswer = listAnswer(owedOnInvoice);
