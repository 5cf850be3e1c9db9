import type { Transaction } from 'sequelize';
import { inList, sql } from '../database';
import { prepared } from '../prepared';
import { Payment } from './payment.model';

/** One of the invoices that an attempt pays, in cents. */
export interface InvoiceLine {
  invoiceId: number;
  orderId: number | null;
  amountCents: number;
}

const live = ['claimed', 'authorized', 'requires_action'];

const added = prepared(
  'payment-attempt-invoices-added',
  {},
  `insert into payment_attempt_invoices (payment_attempt_id, invoice_id, amount_cents)
   select $1, invoice_id, amount_cents from unnest($2::int[], $3::int[]) as line (invoice_id, amount_cents)`,
);
const lines = prepared(
  'payment-attempt-invoices',
  { invoiceId: 'int4', orderId: 'int4?', amountCents: 'int4' },
  `select l.invoice_id as "invoiceId", i.order_id as "orderId", l.amount_cents as "amountCents"
   from payment_attempt_invoices l join invoices i on i.id = l.invoice_id
   where l.payment_attempt_id = $1 order by l.invoice_id`,
);
const liveFor = prepared(
  'payment-attempts-live-for-invoices',
  { attemptId: 'int4' },
  `select distinct a.id as "attemptId" from payment_attempt_invoices l
   join payment_attempts a on a.id = l.payment_attempt_id
   where l.invoice_id = any($1) and a.status in (${inList(live)}) order by 1`,
);
const paidBy = prepared(
  'payment-attempt-that-paid-invoices',
  { attemptId: 'int4' },
  `select a.id as "attemptId" from payment_attempts a
   where a.purpose = 'invoices' and a.status = 'captured' and a.requested_by = $2
     and (select array_agg(l.invoice_id order by l.invoice_id) from payment_attempt_invoices l
       where l.payment_attempt_id = a.id) = $1::int[]`,
);

/** SQL for whether a card payment of an invoice is still undecided; `invoice` is an SQL expression. */
export const hasLiveInvoicePayment = (invoice: string): string =>
  `exists (select from payment_attempt_invoices pl join payment_attempts pa on pa.id = pl.payment_attempt_id
    where pl.invoice_id = ${invoice} and pa.status in (${inList(live)}))`;

/** Stores what a claimed attempt pays; the caller holds the invoices' row locks. */
export const addLines = (
  attemptId: number,
  of: readonly InvoiceLine[],
  transaction: Transaction,
): Promise<unknown> =>
  sql.within(transaction, added, [
    attemptId,
    of.map(({ invoiceId }) => invoiceId),
    of.map(({ amountCents }) => amountCents),
  ]);

export const linesOfAttempt = (attemptId: number, transaction: Transaction): Promise<InvoiceLine[]> =>
  sql.within(transaction, lines, [attemptId]);

/** Undecided attempts that pay one of these invoices; the caller holds the invoices' row locks. */
export const liveAttemptsFor = async (invoiceIds: readonly number[], transaction: Transaction) =>
  (await sql.within(transaction, liveFor, [invoiceIds])).map(({ attemptId }) => attemptId);

/** Whether one payment of this person paid exactly these invoices. */
export const arePaidTogether = async (
  invoiceIds: readonly number[],
  userId: number,
  transaction: Transaction,
): Promise<boolean> =>
  (await sql.within(transaction, paidBy, [[...invoiceIds].sort((a, b) => a - b), userId])).length > 0;

/** Adds a ledger entry for each invoice of a captured attempt. */
export async function enterInvoices(attemptId: number, transaction: Transaction): Promise<void> {
  for (const { invoiceId, orderId, amountCents } of await linesOfAttempt(attemptId, transaction))
    await Payment.create(
      {
        ...{ invoiceId, orderId, amountCents },
        kind: 'invoice_payment',
        paymentAttemptId: attemptId,
        stripeId: null,
      },
      { transaction },
    );
}

/** Adds a ledger entry for money that came by bank transfer or check; the caller holds the invoice's row lock. */
export const bookPayment = (
  of: InvoiceLine & { bookedBy: number; reference: string; at: Date },
  transaction: Transaction,
): Promise<Payment> =>
  Payment.create({ ...of, kind: 'invoice_payment', paymentAttemptId: null, stripeId: null }, { transaction });
