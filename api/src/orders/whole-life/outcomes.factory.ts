import { stoppedStatuses } from '@copper-carrot/contracts';
import { sql } from '../../database';
import type { HistoryKind } from '../history';
import { couponCodes, couponIds } from './coupons.factory';
import type { Reference } from './reference.factory';
import type { Standing } from './standing.factory';
import type { World } from './world.factory';

/** A finished life: its order's first and last state, and its history. */
interface Over {
  began: Standing;
  is: Standing;
  kinds: HistoryKind[];
  isExempt: boolean;
  isByColleague: boolean;
}

const wasEaten = ({ is }: Over) => is.status === 'fulfilled';
const tells = (kind: HistoryKind) => (over: Over) => over.kinds.includes(kind);
const usesCoupon = (id: () => number) => (over: Over) => wasEaten(over) && over.is.couponId === id();
/** Outcomes of an order's money that are not process steps. */
const outcomes: Record<string, (over: Over) => boolean> = {
  'tip as said': (over) => wasEaten(over) && over.is.tipCents !== null,
  'tip raised': tells('tip_raised'),
  'tip not raised': tells('tip_not_raised'),
  ...Object.fromEntries(couponCodes.map((code) => [`coupon ${code}`, usesCoupon(() => couponIds[code])])),
  'coupon given back': ({ is }) => is.couponId !== null && stoppedStatuses.includes(is.status),
  'invoice for food': (over) => wasEaten(over) && over.is.paidWithInvoice,
  'invoice for a fee': ({ is }) => is.status === 'canceled' && is.paidWithInvoice && (is.feeCents ?? 0) > 0,
  'another day or hour': (over) =>
    wasEaten(over) &&
    (over.is.startDate !== over.began.startDate || over.is.startTime !== over.began.startTime),
  'let pass': (over) => wasEaten(over) && over.is.bypassPayment,
  'without tax': (over) => wasEaten(over) && over.isExempt,
  'paid by a colleague': (over) => wasEaten(over) && over.isByColleague,
  'colleague says no': tells('payment_ask_declined'),
  'colleague asked no more': tells('payment_ask_taken_back'),
  'another card after a refusal': (over) =>
    wasEaten(over) &&
    over.kinds.includes('payment_failed') &&
    over.kinds.lastIndexOf('card_chosen') > over.kinds.indexOf('payment_failed') &&
    over.kinds.lastIndexOf('payment_authorized') > over.kinds.lastIndexOf('card_chosen'),
};
/** Refusals that must have occurred. */
const refusals = [
  'submit_order-coupon_not_applicable-used_up',
  'submit_order-coupon_not_applicable-first_order_only',
  'submit_order-credit_limit_exceeded',
];

/** Counts per outcome, starting at zero. */
export const noOutcomes = (): Record<string, number> =>
  Object.fromEntries([...Object.keys(outcomes), ...refusals].map((name) => [`life.${name}`, 0]));

/** Counts a life's outcomes and refusals. */
export async function countOutcomes(
  counts: Record<string, number>,
  { orderId, began, is, isExempt, heard }: Reference,
  { payerId }: World,
): Promise<void> {
  const history = await sql.rows<{ kind: HistoryKind }>(
    'select kind from order_history where order_id = $1 order by id',
    [orderId],
  );
  const kinds = history.map(({ kind }) => kind);
  const over = { began, is, kinds, isExempt, isByColleague: is.payerId === payerId };
  const came = Object.keys(outcomes).filter((name) => outcomes[name]?.(over));
  for (const name of [...came, ...refusals.filter((code) => heard.has(code))])
    counts[`life.${name}`] = (counts[`life.${name}`] ?? 0) + 1;
}
