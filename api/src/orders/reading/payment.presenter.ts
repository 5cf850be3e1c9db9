import { isOpen, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { authorizationDue } from '../../schedule';
import { refusedOf } from '../payment/colleagues-card';
import { cardToCharge, owedByCard } from '../payment/payment-methods';
import type { LoadedOrder } from './load-order';
import type { StoredOrder } from './order-query';

/** Captured money that is neither owed nor refunded, in cents. */
export const stuckRefund = (order: StoredOrder): number =>
  order.isRefundStuck ? Math.max(0, order.capturedCents - order.refundedCents - owedByCard(order)) : 0;

/** A payment's failure; for a colleague's card without their bank's message. */
const saidOf = ({
  failureCode: code,
  failureMessage: message,
  colleague,
}: NonNullable<StoredOrder['attempt']>) =>
  colleague === null
    ? { code, message }
    : {
        code: code && code !== 'card_not_permitted' ? 'card_declined' : code,
        message: message && refusedOf(colleague),
      };

/** The payment that waits for a bank, with its deadline; that of an asked colleague is shown only where they pay. */
export function presentBank(
  { bank, isAskedToPay }: LoadedOrder,
  actor: Actor,
): Schemas['Order']['payment']['bank'] {
  if (!bank) return null;
  const { until, by, byId, cardId, isAsked } = bank;
  // A payment continues only on the page where it was started: the order's page, or the payment request's.
  const isYours = byId === actor.userId && isAsked === isAskedToPay;
  if (isAsked && !isYours) return null;
  return {
    until: new Date(until).toISOString(),
    by,
    by_you: isYours,
    credit_card_id: isYours ? cardId : null,
  };
}

/** How an order is paid, for everyone who reads it as its customer. */
export function presentPayment(order: StoredOrder): Omit<Schemas['Order']['payment'], 'bank'> {
  const { attempt } = order;
  const hasCard = cardToCharge(order) !== null;
  const stuckCents = stuckRefund(order);
  const nothing = {
    waived: order.waivedCents == null ? null : centsToDollars(order.waivedCents),
    stuck_refund: stuckCents > 0 ? centsToDollars(stuckCents) : null,
    authorize_on: null,
    code: null,
    message: null,
    held_until: order.heldUntil?.toISOString() ?? null,
  };
  if (order.paidWithInvoice) return { ...nothing, status: 'invoice' };
  // The fee is a new charge, so an earlier refusal says nothing about it.
  const isAskedAnew = order.status === 'canceled' && order.paymentHoldReason === null;
  const hasFailed = attempt?.status === 'failed' && !isAskedAnew;
  const said = attempt && saidOf(attempt);
  const why = {
    code: hasFailed && said ? said.code : null,
    message: order.paymentHoldReason ?? (hasFailed && said ? said.message : null),
  };
  // A released hold of an open order is authorized again on its due date.
  const letGo = attempt?.status === 'voiding' || attempt?.status === 'voided';
  const saysNothing = (letGo && isOpen(order.status)) || (attempt?.status === 'failed' && isAskedAnew);
  const standing = saysNothing ? undefined : attempt?.status;
  switch (standing) {
    case 'authorized':
    case 'captured':
    case 'refunded':
    case 'failed':
      return { ...nothing, ...why, status: standing };
    case 'voiding':
    case 'voided':
      return {
        ...nothing,
        ...why,
        // A failed submit shows its reason until the next one.
        message: why.message ?? said?.message ?? null,
        status: order.status === 'in_cart' ? 'saved' : 'voided',
      };
    default: {
      const due =
        order.submittedAt && order.startAt && hasCard && !order.endedAt
          ? authorizationDue({ submittedAt: order.submittedAt, startsAt: order.startAt })
          : null;
      return {
        ...nothing,
        ...why,
        status: hasCard ? 'saved' : 'none',
        authorize_on: due?.toISOString() ?? null,
      };
    }
  }
}
