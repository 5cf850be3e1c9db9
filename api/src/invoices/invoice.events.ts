import { defineEvent } from '../events';

/** What happens to invoices, for whoever subscribes; the subject is the order, of the kind `order`. */
export const invoiceEvents = {
  /** It is owed from now on: its sum in cents, and until when it is to be paid, `YYYY-MM-DD`. */
  issued: defineEvent<{ number: string; amountCents: number; dueOn: string }>('invoice.issued'),
};
