import type { Transaction } from 'sequelize';
import type { CouponRow } from '../../coupons';
import { inList, sql } from '../../database';
import { prepared } from '../../prepared';
import { columnsOf } from '../../records';
import type { ShownCard } from '../../payments';
import { askJson, askOf, type ShownAsk } from '../asking/shown-ask';
import { shownStatuses, toldStatuses, type ShownChange, type ToldChange } from '../changes/shown-change';
import type { HistoryKind } from '../history';
import { dishesJson, type OrderedDish } from '../offer/ordered-dish';
import { Order, type OrderRow } from '../order.model';
import { colleagueWithCard } from '../payment/colleagues-card';
import { chosenJson, couponJson, couponOf, type ChosenRow } from '../order-parts';
import { mealNotesJson, type MealNote } from './meal-notes';

export interface StoredLine {
  code: string;
  label: string;
  amountCents: number;
  taxable: boolean;
  catererCents: number;
}
export interface HistoryRow {
  id: number;
  kind: HistoryKind;
  by: string | null;
  byId: number | null;
  acting: string | null;
  /** The sum that the entry held, released, captured or raised. */
  amountCents: number | null;
  /** The change that the entry is about, if any. */
  changeId: number | null;
  at: Date;
}

/** An order with everything that belongs to it, read in one statement. */
export interface StoredOrder extends OrderRow {
  /** The database's time of reading. */
  readAt: Date;
  owner: {
    name: string;
    invoiceable: boolean;
    isAdmin: boolean;
    rewardsDisabled: boolean;
    awardsMultiplier: number;
  };
  team: { id: number; name: string } | null;
  brand: { name: string; slug: string; pictureUrl: string; phoneNumber: string | null };
  /** The current slug of its package. */
  packageSlug: string | null;
  kitchen: { id: number; name: string } | null;
  card: ShownCard | null;
  /** The payment that pays for it, else the latest one. */
  attempt: {
    status: string;
    failureCode: string | null;
    failureMessage: string | null;
    /** The card's owner, if the bank's message is not for the order's readers. */
    colleague: string | null;
  } | null;
  /**
   * The payment that waits for a bank before the cart is placed: deadline (as text), owner, card, and whether an asked
   * colleague pays.
   */
  bank: { until: string; by: string; byId: number; cardId: number; isAsked: boolean } | null;
  coupon: CouponRow | null;
  capturedCents: number;
  refundedCents: number;
  /** Whether the latest refund failed and no other is pending. */
  isRefundStuck: boolean;
  chosen: ChosenRow[];
  dishes: OrderedDish[];
  /** The agreed price lines; empty for a cart. */
  lines: StoredLine[];
  /** For a cart, only its start. */
  history: HistoryRow[];
  /** The latest change that was sent. */
  change: ShownChange | null;
  /** The latest change that its caterer was asked about, or that was applied. */
  toldChange: ToldChange | null;
  /** The latest payment request to a colleague. */
  ask: ShownAsk | null;
  poll: {
    code: string;
    choiceId: number;
    autoSubmit: boolean;
    scheduledAt: Date | null;
    expiresAt: Date;
  } | null;
  /** What its owner thought of it. */
  review: { overallRating: number; anonymous: boolean } | null;
  mealNotes: MealNote[];
}

const own = columnsOf(Order, 'o');
const nameOf = (user: string) => `trim(${user}.first_name || ' ' || ${user}.last_name)`;

/** SQL for whether an entry's payment was made by a colleague who was asked. */
const wasAsked = `exists (select from payment_asks k
  where k.order_id = o.id and k.asked_user_id = coalesce((h.details ->> 'requested_by')::int, h.user_id)
    and k.asked_at <= h.at and k.asked_user_id <> o.user_id)`;

/** SQL for an order's latest change in these statuses. */
const changeJson = (statuses: readonly string[]) => `(
  select json_build_object('id', r.id, 'status', r.status, 'by', ${nameOf('w')}, 'requestedBy', r.requested_by,
      'before', r.before, 'after', r.after, 'items', coalesce(r.proposal -> 'items', '[]'),
      'requestedAt', r.created_at, 'expiresAt', r.expires_at, 'decidedAt', r.decided_at, 'reason', r.reason,
      'bank', (select json_build_object('until', a.valid_until, 'userId', c.user_id, 'teamId', c.team_id)
        from payment_attempts a join credit_cards c on c.id = a.credit_card_id
        where a.change_id = r.id and a.status = 'requires_action'))
    from order_change_requests r join users w on w.id = r.requested_by
    where r.order_id = o.id and r.status in (${inList(statuses)}) and r.proposal <> '{}'
    order by r.id desc limit 1)`;

const orderQuery = prepared(
  'order-whole',
  {
    ...own.columns,
    readAt: 'timestamptz',
    owner: 'json',
    team: 'json?',
    brand: 'json',
    packageSlug: 'text?',
    kitchen: 'json?',
    card: 'json?',
    attempt: 'json?',
    bank: 'json?',
    coupon: 'json?',
    capturedCents: 'int8',
    refundedCents: 'int8',
    isRefundStuck: 'bool',
    chosen: 'json',
    dishes: 'json',
    lines: 'json',
    history: 'json',
    change: 'json?',
    toldChange: 'json?',
    ask: 'json?',
    poll: 'json?',
    review: 'json?',
    mealNotes: 'json',
  },
  `
select ${own.list}, clock_timestamp() as "readAt",
  json_build_object('name', ${nameOf('u')}, 'invoiceable', u.invoiceable, 'isAdmin', u.is_admin, 'rewardsDisabled', u.rewards_disabled,
    'awardsMultiplier', u.awards_multiplier) as owner,
  (select json_build_object('id', t.id, 'name', t.name) from teams t where t.id = o.team_id) as team,
  json_build_object('name', b.name, 'slug', b.slug, 'pictureUrl', coalesce(b.picture ->> 'url', ''),
    'phoneNumber', b.phone_number) as brand,
  (select p.slug from packages p where p.id = o.package_id) as "packageSlug",
  (select json_build_object('id', k.id, 'name', k.name) from kitchens k where k.id = o.kitchen_id) as kitchen,
  (select json_build_object('id', c.id, 'userId', c.user_id, 'teamId', c.team_id, 'nickname', c.nickname, 'brand', c.brand,
      'last4', c.last4, 'expMonth', c.exp_month, 'expYear', c.exp_year, 'archivedAt', c.archived_at)
    from credit_cards c where c.id = o.credit_card_id) as card,
  (select json_build_object('status', a.status, 'failureCode', a.failure_code, 'failureMessage', a.failure_message,
      'colleague', (select ${nameOf('w')} from credit_cards c join users w on w.id = ${colleagueWithCard('o', 'c')}
        where c.id = a.credit_card_id))
    from payment_attempts a where a.order_id = o.id and a.change_id is null
    -- What became of a tip says nothing of what the order was paid with.
      and (a.purpose <> 'tip' or a.status in ('captured', 'refunded'))
    -- What a bank said of a colleague's card is told to them alone; what came of the one that placed the order, to all.
      and (a.purpose <> 'asked' or a.status in ('claimed', 'authorized', 'captured', 'refunded')
        or (o.payer_id = a.requested_by and a.status <> 'failed'))
    -- A submit that was refused placed nothing, and says nothing of what pays for what was placed afterwards.
      and (o.submitted_at is null or a.status <> 'failed' or a.purpose not in ('submit', 'asked'))
    -- Of what was submitted, the one that pays counts before a card that was tried beside it, unless a card is missing; and
    -- what was let go of an order that stands says nothing: a change may have held before that was asked for.
    order by case
        when o.submitted_at is null then 0
        when a.status in ('authorized', 'captured', 'refunded')
          and (o.payment_hold_reason is null or o.ended_at is not null) then 0
        when o.ended_at is not null or a.status not in ('voiding', 'voided') then 1
        else 2 end, a.id desc
    limit 1) as attempt,
  (select json_build_object('until', a.valid_until, 'by', ${nameOf('w')}, 'byId', w.id, 'cardId', a.credit_card_id,
      'isAsked', a.purpose = 'asked')
    from payment_attempts a join users w on w.id = a.requested_by
    where a.order_id = o.id and o.submitted_at is null and a.status = 'requires_action') as bank,
  ${couponJson('o.coupon_id')} as coupon,
  (select coalesce(sum(p.amount_cents), 0) from payments p where p.order_id = o.id and p.amount_cents > 0
    and p.kind <> 'refund_failed') as "capturedCents",
  (select coalesce(-sum(p.amount_cents), 0) from payments p where p.order_id = o.id
    and p.kind in ('refund', 'refund_failed')) as "refundedCents",
  coalesce((select r.status = 'failed' from payment_refunds r where r.order_id = o.id
    order by r.id desc limit 1), false) as "isRefundStuck",
  ${chosenJson('o.id')} as chosen,
  ${dishesJson('o.id')} as dishes,
  coalesce((select json_agg(json_build_object('code', l.code, 'label', l.label, 'amountCents', l.amount_cents,
      'taxable', l.taxable, 'catererCents', l.caterer_cents) order by l.position)
    from order_price_lines l where l.order_id = o.id), '[]') as lines,
  coalesce((select json_agg(json_build_object('id', h.id, 'kind', h.kind, 'at', h.at,
      'by', nullif(${nameOf('w')}, ''), 'byId', h.user_id, 'acting', nullif(${nameOf('a')}, ''),
      'amountCents', (h.details ->> 'amount_cents')::int,
      'changeId', (h.details ->> 'change_id')::int) order by h.id)
    from order_history h left join users w on w.id = h.user_id left join users a on a.id = h.acting_user_id
    where h.order_id = o.id and (h.kind <> 'changed' or h.at >= o.submitted_at)
      and (h.kind not in ('payment_failed', 'payment_confirmation') or h.at >= o.submitted_at
        or not ${wasAsked})), '[]') as history,
  ${changeJson(shownStatuses)} as change,
  ${changeJson(toldStatuses)} as "toldChange",
  ${askJson('o')} as ask,
  (select json_build_object('code', q.code, 'choiceId', q.package_item_id, 'autoSubmit', q.auto_submit, 'scheduledAt', q.scheduled_at, 'expiresAt', q.expires_at)
    from order_polls q where q.order_id = o.id and q.status <> 'deleted') as poll,
  (select json_build_object('overallRating', r.overall_rating, 'anonymous', r.anonymous)
    from reviews r where r.order_id = o.id) as review,
  ${mealNotesJson('o.id')} as "mealNotes"
from orders o join users u on u.id = o.user_id join brands b on b.id = o.brand_id
where o.id = $1`,
);

const momentsOf = ({ requestedAt, expiresAt, decidedAt, bank }: ShownChange) => ({
  requestedAt: new Date(requestedAt),
  expiresAt: expiresAt && new Date(expiresAt),
  decidedAt: decidedAt && new Date(decidedAt),
  bank: bank && { ...bank, until: bank.until && new Date(bank.until) },
});

/** Parses the dates, which JSON holds as text. */
const moments = ({ card, history, poll, coupon, change, toldChange, ask }: StoredOrder) => ({
  ask: askOf(ask),
  change: change && { ...change, ...momentsOf(change) },
  toldChange: toldChange && { ...toldChange, ...momentsOf(toldChange) },
  coupon: couponOf(coupon),
  card: card && { ...card, archivedAt: card.archivedAt && new Date(card.archivedAt) },
  history: history.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  poll: poll && {
    ...poll,
    scheduledAt: poll.scheduledAt && new Date(poll.scheduledAt),
    expiresAt: new Date(poll.expiresAt),
  },
});

/** An order by id, or null. */
export async function readOrder(id: number, transaction: Transaction | null): Promise<StoredOrder | null> {
  // The order's columns come from the model, so the statement's type does not list them.
  const [row] = (await sql.within(transaction, orderQuery, [id])) as unknown as StoredOrder[];
  return row ? { ...row, ...moments(row) } : null;
}
