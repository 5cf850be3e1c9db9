import { idParams, presentList, routes } from '../http';
import { dollarsToCents } from '../pricing';
import { bookInvoicePayment } from './book-payment';
import { presentInvoice } from './invoice.presenter';
import {
  bookBody,
  invoiceAnswer,
  invoicesAnswer,
  invoicesQuery,
  paidAnswer,
  payBody,
  paymentAnswer,
  paymentsAnswer,
  paymentsQuery,
  teamQuery,
  totalsAnswer,
} from './invoice.schemas';
import { findInvoice, listInvoices, loadInvoices, totalsOf } from './load-invoices';
import { listPayments, loadPayment } from './load-payments';
import { payInvoices } from './pay-invoices';
import { presentPayment } from './payment.presenter';

/** What organizations owe on invoices, and what was paid (2 §7). */
export const invoiceRoutes = routes({ tag: 'Billing', base: '/cpi/v1/orderer' });

const spec = '2 §7';

invoiceRoutes.get(
  '/invoices',
  {
    summary: 'The invoices of an organization, else those of one’s own orders, the latest first',
    spec,
    who: 'signed-in',
    query: invoicesQuery,
    answer: invoicesAnswer,
  },
  async ({ actor, query }) =>
    presentList(await listInvoices(query, actor), (row) => presentInvoice(row, actor)),
);

invoiceRoutes.get(
  '/invoices/totals',
  {
    summary: 'What of the same is still to be paid',
    who: 'signed-in',
    query: teamQuery,
    answer: totalsAnswer,
  },
  ({ actor, query }) => totalsOf(query, actor),
);

invoiceRoutes.get(
  '/invoices/:id',
  { summary: 'An invoice', spec, who: 'signed-in', params: idParams, answer: invoiceAnswer },
  async ({ actor, params }) => presentInvoice(await findInvoice(params.id, actor), actor),
);

invoiceRoutes.post(
  '/invoices/:id/book',
  {
    summary: 'Enters a bank transfer or check that paid an invoice',
    description: 'By a site admin. A repeat with the same reference changes nothing.',
    who: 'signed-in',
    params: idParams,
    body: bookBody,
    answer: invoiceAnswer,
  },
  async ({ actor, params, body }) => {
    await bookInvoicePayment(params.id, body.payment, actor);
    return presentInvoice(await findInvoice(params.id, actor), actor);
  },
);

invoiceRoutes.get(
  '/payments',
  {
    summary: 'What was paid and sent back for an organization, else for one’s own orders, the latest first',
    spec,
    who: 'signed-in',
    query: paymentsQuery,
    answer: paymentsAnswer,
  },
  async ({ actor, query }) =>
    presentList(await listPayments(query, actor), (row) => presentPayment(row, actor)),
);

invoiceRoutes.post(
  '/payments',
  {
    summary: 'Pays invoices of one organization by one charge of a card',
    description:
      'Exactly once: a repeat by the same person answers the first payment. 402 if the card is refused or its bank must be confirmed, 409 if an invoice is paid already or the sum is another one.',
    spec,
    who: 'signed-in',
    body: payBody,
    answer: paidAnswer,
    status: 201,
  },
  async ({ actor, body }) => {
    const { invoice_ids: invoiceIds, credit_card_id: cardId, total } = body.payment;
    await payInvoices({ invoiceIds, cardId, totalCents: dollarsToCents(total) }, actor);
    const paid = await loadInvoices(invoiceIds);
    return { amount: total, invoices: paid.map((invoice) => presentInvoice(invoice, actor)) };
  },
);

invoiceRoutes.get(
  '/payments/:id',
  { summary: 'A payment', spec, who: 'signed-in', params: idParams, answer: paymentAnswer },
  async ({ actor, params }) => presentPayment(await loadPayment(params.id, actor), actor),
);
