import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import type { InvoicesMail } from './invoice.mails';

const toldQuery = prepared(
  'invoice-payment-told',
  {
    ...{ email: 'text', firstName: 'text', teamId: 'int4', teamName: 'text', numbers: 'text[]' },
    ...{ amountCents: 'int4', card: 'text' },
  },
  `select u.email::text, u.first_name as "firstName", t.id as "teamId", t.name as "teamName", a.amount_cents as "amountCents",
     initcap(c.brand) || ' ending in ' || c.last4 as card, array_agg(i.number order by i.number) as numbers
   from payment_attempts a join users u on u.id = a.requested_by join credit_cards c on c.id = a.credit_card_id
     join payment_attempt_invoices l on l.payment_attempt_id = a.id join invoices i on i.id = l.invoice_id
     join teams t on t.id = i.team_id
   where a.id = $1 group by a.id, u.id, c.id, t.id`,
);

/** What the payer of invoices is told of a payment; null if there is none. */
export async function toldOf(
  attemptId: number,
  transaction: Transaction,
): Promise<(InvoicesMail & { email: string }) | null> {
  const [row] = await sql.within(transaction, toldQuery, [attemptId]);
  return row ?? null;
}
