import type { OrderStatus, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { couponIds, type CouponCode } from './coupons.factory';
import type { ChangeStatus } from '../changes/order-change.model';

/** The parts of an order that a person may change, as stored. */
export interface Content {
  headcount: number;
  /** Null for the default rate. */
  tipCents: number | null;
  couponId: number | null;
  startDate: string;
  startTime: string;
  paidWithInvoice: boolean;
  bypassPayment: boolean;
}

/** The state of an order. */
export interface Standing extends Content {
  status: OrderStatus;
  totalCents: number | null;
  foodCents: number | null;
  waivedCents: number | null;
  feeCents: number | null;
  /** Tip, coupon and tax lines of its price, and the sum of its lines. */
  tipLine: number;
  couponLine: number;
  taxLines: number;
  lineSum: number;
  /** The redeemed coupon and its amount. */
  used: { couponId: number; amountCents: number } | null;
  payerId: number | null;
  /** The open payment request. */
  askId: number | null;
  change: ChangeStatus | null;
  /** What the latest change proposes. */
  changes: Partial<Content> | null;
  /** The current role of its sender. */
  senderRole: string | null;
  /** A direct order's caterer may change it too, so calls send the version they saw. */
  isDirect: boolean;
  lockVersion: number;
}

const standing = `
  select o.status, o.headcount, o.total_cents as "totalCents", o.food_cents as "foodCents", o.is_direct as "isDirect",
    o.lock_version as "lockVersion", o.tip_cents as "tipCents", o.coupon_id as "couponId",
    o.start_date::text as "startDate", to_char(o.start_time, 'HH24:MI') as "startTime",
    o.paid_with_invoice as "paidWithInvoice", o.bypass_payment as "bypassPayment", o.waived_cents as "waivedCents",
    o.cancellation_fee_cents as "feeCents", o.payer_id as "payerId", l.*, c.status as change,
    c.proposal -> 'columns' as changes,
    (select jsonb_build_object('couponId', coupon_id, 'amountCents', amount_cents)
     from coupon_redemptions where order_id = o.id) as used,
    (select id from payment_asks where order_id = o.id and ended_at is null) as "askId",
    (select role from memberships m where m.user_id = c.requested_by and m.team_id = o.team_id) as "senderRole"
  from orders o left join lateral (
    select status, proposal, requested_by from order_change_requests where order_id = o.id order by id desc limit 1) c on true
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where code = 'tip'), 0)::int as "tipLine",
      coalesce(-sum(amount_cents) filter (where code = 'coupon'), 0)::int as "couponLine",
      count(*) filter (where code = 'tax')::int as "taxLines", coalesce(sum(amount_cents), 0)::int as "lineSum"
    from order_price_lines where order_id = o.id) l
  where o.id = $1`;

export async function readStanding(orderId: number): Promise<Standing> {
  const found = await sql.first<Standing>(standing, [orderId]);
  if (!found) throw new Error(`the order ${orderId} is lost`);
  return found;
}

/** An order's content with its latest change applied, if there is one. */
export const contentOfChange = (is: Standing): Content => contentOf({ ...is, ...is.changes });

export const contentOf = (of: Content): Content => ({
  headcount: of.headcount,
  tipCents: of.tipCents,
  couponId: of.couponId,
  startDate: of.startDate,
  startTime: of.startTime.slice(0, 5),
  paidWithInvoice: of.paidWithInvoice,
  bypassPayment: of.bypassPayment,
});

type Wish = Schemas['OrderChanges'];
/** A requested change as stored, without the payer, which a waiver may decide. */
export function wished(wish: Wish): Partial<Content> {
  const { headcount, tip, coupon_code: code, start_date: startDate, start_time: startTime } = wish;
  return {
    ...(typeof headcount === 'number' && { headcount }),
    ...(tip !== undefined && { tipCents: tip === null ? null : Math.round(tip * 100) }),
    ...(code !== undefined && { couponId: code ? couponIds[code as CouponCode] : null }),
    ...(startDate && { startDate }),
    ...(startTime && { startTime }),
  };
}
