import { on, subscribe } from '../events';
import { paymentEvents } from '../payments';
import { invoicesPaidMail } from './invoice.mails';
import { toldOf } from './told-of';

/** Tells the person who paid invoices with a card that they are paid. */
export const invoicePaidSubscription = subscribe(
  'invoices_paid',
  on(paymentEvents.invoicesPaid, async ({ subject }, transaction) => {
    const told = await toldOf(subject.key, transaction);
    if (!told) return;
    const { email: to, ...data } = told;
    await invoicesPaidMail.queue(transaction, { event: `payment-${subject.key}-invoices-paid`, to, data });
  }),
);
