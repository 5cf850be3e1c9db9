import { mayTake } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { addDays, toLocal } from '../schedule';
import type { Order } from './order.model';

type Confirmed = Pick<Order, 'status' | 'startDate' | 'startAt' | 'timeZone' | 'heldUntil'>;

/** Whether the event is tomorrow or today, in its own zone. */
const isNear = ({ startDate, timeZone }: Confirmed, now: Date): boolean =>
  startDate !== null && timeZone !== null && startDate <= addDays(toLocal(now, timeZone).date, 1);

/** Whether a caterer can confirm an order now (2 §4, 'Re-Confirm Tomorrow's Orders'). */
export const canConfirm = (order: Confirmed, now: Date): boolean =>
  mayTake('confirm', order.status) &&
  isNear(order, now) &&
  order.heldUntil === null &&
  order.startAt !== null &&
  now < order.startAt;

/** The same as SQL, of an order that the statement knows as `o`. */
export const canConfirmSql = `o.status = 'accepted' and o.held_until is null and o.start_at > now()
  and o.start_date <= (now() at time zone o.time_zone)::date + 1`;

/** Refuses a confirmation that comes too early: what the orderer still changes would have to be confirmed again. */
export function fromTheDayBefore(order: Confirmed, { now }: { now: Date }): void {
  if (isNear(order, now)) return;
  throw new ApiError(409, 'order-confirmed_too_early', {
    message: 'This order can be confirmed from the day before on.',
  });
}

/** Refuses to confirm an order whose card was refused: it must not be cooked before another one pays. */
export function paymentStands({ heldUntil }: Confirmed): void {
  if (heldUntil === null) return;
  throw new ApiError(409, 'order-payment_held', {
    message: 'The card of this order was refused. It can be confirmed once another one pays.',
  });
}
