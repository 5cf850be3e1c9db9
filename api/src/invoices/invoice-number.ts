/** The number of the one invoice of an order: known before it is issued, as an office may book an order that was agreed. */
export const invoiceNumber = (orderId: number): string => `CC-${String(orderId).padStart(6, '0')}`;
