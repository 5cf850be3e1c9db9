import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import type { Actor } from '../http';
import { loadAgreedTerms, loadOrder, presentOrder } from '../orders';
import type { Payment } from '../payments';
import { isTaxExempt, type ExemptionCertificate } from '../pricing';
import { column, prepared } from '../prepared';

export type PaperKind = 'receipt' | 'invoice';

/** Money that moved for an order, in cents: sent back below zero. */
interface Moved {
  kind: Payment['kind'];
  amountCents: number;
  at: Date;
  cardId: number | null;
}

/** What a paper of an order says: all that its page shows, and how the money moved. */
export interface LoadedPaper {
  kind: PaperKind;
  order: Schemas['Order'];
  moved: Moved[];
  /** What was written to the organization, where an invoice pays; dates as `YYYY-MM-DD`. */
  invoice: { number: string; issuedOn: string; dueOn: string } | null;
  /** By which its organization paid no tax; null where it did, or nothing is known of it. */
  exemption: ExemptionCertificate | null;
}

const movedQuery = prepared(
  'order-paper-money',
  { kind: column<Moved['kind']>('text'), amountCents: 'int4', at: 'timestamptz', cardId: 'int4?' },
  `select p.kind, p.amount_cents as "amountCents", p.at, a.credit_card_id as "cardId"
   from payments p left join payment_attempts a on a.id = p.payment_attempt_id
   where p.order_id = $1 order by p.at, p.id`,
);
const invoiceQuery = prepared(
  'order-paper-invoice',
  { number: 'text', issuedOn: 'date', dueOn: 'date' },
  `select number, issued_on as "issuedOn", due_on as "dueOn" from invoices
   where order_id = $1 and voided_at is null`,
);

/**
 * A receipt says what was charged, an invoice what an agreed order costs; for whoever may read the order (1 §6). 404 for
 * everybody else, and while there is nothing to say.
 */
export async function loadPaper(kind: PaperKind, id: number, actor: Actor): Promise<LoadedPaper> {
  const order = presentOrder(await loadOrder(id, actor), actor);
  if (kind === 'receipt' && !order.can.read_receipt)
    throw notFound('There is no receipt: nothing was charged for this order.');
  if (kind === 'invoice' && !order.can.read_invoice)
    throw notFound('There is no invoice: nothing is owed for this order.');
  const moved = await sql.rows(movedQuery, [id]);
  const invoice = await sql.first(invoiceQuery, [id]);
  return { kind, order, moved, invoice: invoice ?? null, exemption: await exemptionOf(id) };
}

/** The certificate that the order was agreed with. */
async function exemptionOf(orderId: number): Promise<ExemptionCertificate | null> {
  const { config } = (await loadAgreedTerms(orderId, null)) ?? {};
  const { certificates = [], tax = null, date = '' } = config ?? {};
  return certificates.find((each) => tax && isTaxExempt([each], tax.state, date)) ?? null;
}
