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

/** What a canceled order says where nobody gave a reason, to whoever did not do it. */
export const canceledByCustomer = 'Canceled by the customer.';

/** What an order says that nobody paid for, to its customer. */
export const unpaidInTime = 'Its card was not accepted, and no other one came in time.';

/** The same to its caterer: what became of a card is between its customer and their bank. */
export const heldTooLong = 'It was put on hold, and could not go ahead in time.';

/** What canceling an order means now, by the policy that it was submitted under; the fee is in cents. */
export function cancellationOf(order: Cancelable, now: Date): CancellationTerms & { feeCents: number } {
  const { cancellationPolicy, startAt, customerStartAt, acceptedAt } = order;
  if (!cancellationPolicy || !startAt) throw new Error('an order without a policy can not be canceled');
  const terms = cancellationTerms(
    cancellationPolicy,
    // Nobody pays for having been moved by somebody else.
    { startsAt: startAt, agreedStart: customerStartAt ?? null, accepted: acceptedAt !== null },
    now,
  );
  const priced = { foodCents: order.foodCents ?? 0, totalCents: order.totalCents ?? 0 };
  // Who was to pay nothing owes nothing, and who was to pay a part no more than that.
  const payable = order.bypassPayment ? 0 : Math.max(0, priced.totalCents - (order.waivedCents ?? 0));
  return { ...terms, feeCents: Math.min(payable, cancellationFee(priced, terms.feePpm)) };
}

/** What is said with a cancellation. */
export interface Cancellation {
  reason: string;
  /** The fee that the person was shown, in cents. */
  feeCents: number;
}

export const supportOnly = 'It is too late to cancel here. Please call support.';

/** Close to its start only support cancels: a caterer has cooked by then. */
export function asAgreed(order: Cancelable, { now, actor }: Move<Cancellation>): void {
  if (cancellationOf(order, now).kind !== 'support' || isSiteAdmin(actor)) return;
  throw new ApiError(409, errorCodes.cancel.supportOnly, {
    message: supportOnly,
  });
}

/** Nobody pays more than they were shown, nor learns of it afterwards. */
export function forTheFeeShown(order: Cancelable, { now, input }: Move<Cancellation>): void {
  const { feeCents } = cancellationOf(order, now);
  if (feeCents === input.feeCents) return;
  throw new ApiError(409, errorCodes.cancel.feeChanged, {
    message: 'What canceling costs has changed since it was shown. Please look again.',
    fields: { fee: ['stale'] },
    context: { fee: centsToDollars(feeCents) },
  });
}
