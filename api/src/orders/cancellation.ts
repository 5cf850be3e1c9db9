import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { isSiteAdmin } from '../http';
import { cancellationFee, centsToDollars } from '../pricing';
import type { Move } from '../processes';
import { cancellationTerms, type CancellationTerms } from '../schedule';
import type { OrderRow } from './order.model';

type Cancelable = Pick<
  OrderRow,
  'cancellationPolicy' | 'startAt' | 'acceptedAt' | 'foodCents' | 'totalCents' | 'bypassPayment'
> & { customerStartAt?: Date | null | undefined; waivedCents?: number | null | undefined };

/** The reason shown to the other party if the customer gave none. */
export const canceledByCustomer = 'Canceled by the customer.';

/** The reason that the customer reads if an order was not paid. */
export const unpaidInTime = 'Its card was not accepted, and no other one came in time.';

/** The reason that the caterer reads for an unpaid order; the card is between the customer and their bank. */
export const heldTooLong = 'It was put on hold, and could not go ahead in time.';

/** What canceling an order now means by the policy it was submitted under; the fee is in cents. */
export function cancellationOf(order: Cancelable, now: Date): CancellationTerms & { feeCents: number } {
  const { cancellationPolicy, startAt, customerStartAt, acceptedAt } = order;
  if (!cancellationPolicy || !startAt) throw new Error('an order without a policy can not be canceled');
  const terms = cancellationTerms(
    cancellationPolicy,
    // The fee goes by the start that the customer agreed to, so a reschedule by somebody else costs them nothing.
    { startsAt: startAt, agreedStart: customerStartAt ?? null, accepted: acceptedAt !== null },
    now,
  );
  const priced = { foodCents: order.foodCents ?? 0, totalCents: order.totalCents ?? 0 };
  // The fee is at most what the customer had to pay: nothing if payment was bypassed, the rest if a part was waived.
  const payable = order.bypassPayment ? 0 : Math.max(0, priced.totalCents - (order.waivedCents ?? 0));
  return { ...terms, feeCents: Math.min(payable, cancellationFee(priced, terms.feePpm)) };
}

/** The input of a cancellation. */
export interface Cancellation {
  reason: string;
  /** The fee that the person was shown, in cents. */
  feeCents: number;
}

export const supportOnly = 'It is too late to cancel here. Please call support.';

/** Close to the start only support may cancel, because the caterer has already cooked. */
export function asAgreed(order: Cancelable, { now, actor }: Move<Cancellation>): void {
  if (cancellationOf(order, now).kind !== 'support' || isSiteAdmin(actor)) return;
  throw new ApiError(409, errorCodes.cancel.supportOnly, {
    message: supportOnly,
  });
}

/** Throws 409 if the fee differs from the one that was shown. */
export function forTheFeeShown(order: Cancelable, { now, input }: Move<Cancellation>): void {
  const { feeCents } = cancellationOf(order, now);
  if (feeCents === input.feeCents) return;
  throw new ApiError(409, errorCodes.cancel.feeChanged, {
    message: 'What canceling costs has changed since it was shown. Please look again.',
    fields: { fee: ['stale'] },
    context: { fee: centsToDollars(feeCents) },
  });
}
