import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import { invoicePolicy } from './invoice.policy';
import type { LoadedInvoice } from './load-invoices';

export function presentInvoice(invoice: LoadedInvoice, actor: Actor): Schemas['Invoice'] {
  const { status, isBeingPaid, amountCents } = invoice;
  const isDue = (status === 'open' || status === 'overdue') && !isBeingPaid;
  return {
    id: invoice.id,
    number: invoice.number,
    team_id: invoice.teamId,
    team_name: invoice.teamName,
    order_id: invoice.orderId,
    brand_name: invoice.brandName,
    user_name: invoice.userName,
    start_date: invoice.startDate,
    purchase_order_reference_code: invoice.purchaseOrder,
    cost_center: invoice.costCenter,
    amount: centsToDollars(amountCents),
    status,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    paid_at: invoice.paidAt?.toISOString() ?? null,
    payment_in_progress: isBeingPaid,
    can: {
      pay: isDue && amountCents > 0 && invoicePolicy.pay(actor, invoice),
      book: isDue && amountCents > 0 && invoicePolicy.book(actor, invoice),
    },
  };
}
