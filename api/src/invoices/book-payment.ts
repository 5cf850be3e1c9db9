import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid } from '../errors';
import type { Actor } from '../http';
import { bookPayment, liveAttemptsFor } from '../payments';
import { prepared } from '../prepared';
import { lockInvoices } from './load-invoices';

const bookedQuery = prepared(
  'invoice-booked-reference',
  { reference: 'text?' },
  `select reference from payments where invoice_id = $1 and kind = 'invoice_payment' order by id desc limit 1`,
);
const paidQuery = prepared('invoice-booked', {}, 'update invoices set paid_at = $2 where id = $1');

/**
 * Enters money that paid an invoice by bank transfer or check, once: a repeat with its reference changes nothing. 409 if
 * it is paid or voided already, or a card payment of it is undecided.
 */
export const bookInvoicePayment = (
  invoiceId: number,
  { reference, received_on: receivedOn }: { reference: string; received_on: string },
  actor: Actor,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const [invoice] = await lockInvoices([invoiceId], actor, 'book', transaction);
    if (!invoice) return;
    if (invoice.isPaid && (await referenceOf(invoiceId, transaction)) === reference) return;
    if (invoice.isPaid || invoice.isVoided || invoice.amountCents === 0)
      throw new ApiError(409, errorCodes.stale, {
        message: `There is nothing to pay any more for ${invoice.number}.`,
      });
    if ((await liveAttemptsFor([invoiceId], transaction)).length > 0)
      throw new ApiError(409, errorCodes.order.paymentInProgress, {
        message: 'A card payment of this invoice is still on its way. Please try again in a moment.',
      });
    const now = await databaseNow(transaction);
    if (receivedOn > now.toISOString().slice(0, 10))
      throw invalid('received_on', 'less_than_or_equal_to', 'can’t be in the future');
    const noon = new Date(`${receivedOn}T12:00:00Z`);
    const at = noon < now ? noon : now;
    const { orderId, amountCents } = invoice;
    await bookPayment(
      { invoiceId, orderId, amountCents, bookedBy: actor.userId, reference, at },
      transaction,
    );
    await sql.within(transaction, paidQuery, [invoiceId, at]);
  });

const referenceOf = async (invoiceId: number, transaction: Transaction) =>
  (await sql.within(transaction, bookedQuery, [invoiceId]))[0]?.reference ?? null;
