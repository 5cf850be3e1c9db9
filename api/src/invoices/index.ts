export { invoiceEvents } from './invoice.events';
export { invoiceNumber } from './invoice-number';
export { invoiceSubscription } from './issue-invoice';
