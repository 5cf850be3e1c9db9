import type { List, Schemas } from '@copper-carrot/contracts';
import { mayEditBrand } from '../catalog';
import { sql } from '../database';
import { forbidden } from '../errors';
import { actingBrand, defineList, presentList, type Actor, type CsvColumn, type Paging } from '../http';
import { centsToDollars } from '../pricing';
import { prepared, type RowWith } from '../prepared';

const money = {
  foodCents: 'int8',
  discountCents: 'int8',
  deliveryCents: 'int8',
  tipCents: 'int8',
  commissionCents: 'int8',
  payoutCents: 'int8',
} as const;
const weekColumns = { weekStartsOn: 'date', orderCount: 'int4', ...money } as const;
const orderColumns = { orderId: 'int4', startDate: 'date', name: 'text', kitchen: 'text', ...money } as const;
type WeekRow = RowWith<typeof weekColumns>;
type OrderRow = RowWith<typeof orderColumns>;

/**
 * What a brand earned by each delivered order. A line's commission is the part of the brand's own food, deals and coupons
 * that the site keeps; fees and taxes are none of the brand's. What was refunded because an order changed is not in its
 * lines any more.
 */
const earned = `(
  select o.id, o.brand_id, o.start_date, date_trunc('week', o.start_date)::date as week_starts_on,
    sum(l.amount_cents) filter (where l.code = 'food') as food,
    sum(l.amount_cents) filter (where l.code in ('deal', 'coupon') and l.caterer_cents <> 0) as discounts,
    sum(l.caterer_cents) filter (where l.code not in ('food', 'deal', 'coupon', 'tip')) as delivery,
    sum(l.caterer_cents) filter (where l.code = 'tip') as tip,
    sum(l.platform_cents) filter (where l.code = 'food' or l.code in ('deal', 'coupon') and l.caterer_cents <> 0) as commission,
    sum(l.caterer_cents) as payout
  from orders o join order_price_lines l on l.order_id = o.id
  where o.brand_id = $1 and o.status = 'fulfilled' group by o.id)`;
const each = (name: string, column: string) => `coalesce(e.${column}, 0)::int8 as "${name}"`;
const parts = [
  ['foodCents', 'food'],
  ['discountCents', 'discounts'],
  ['deliveryCents', 'delivery'],
  ['tipCents', 'tip'],
  ['commissionCents', 'commission'],
  ['payoutCents', 'payout'],
] as const;
const ofOrder = parts.map(([name, column]) => each(name, column)).join(', ');
const ofWeek = parts.map(([, column]) => `sum(${column})::int8 as ${column}`).join(', ');

const weeks = defineList({
  name: 'payout-weeks',
  columns: weekColumns,
  select: `e.week_starts_on as "weekStartsOn", e.order_count as "orderCount", ${ofOrder}`,
  from: `(select week_starts_on, count(*)::int as order_count, ${ofWeek} from ${earned} each group by week_starts_on) e`,
  key: 'e.week_starts_on desc',
});

const orderSelect = `e.id as "orderId", coalesce(e.start_date, e.week_starts_on) as "startDate", coalesce(p.name, 'Menu order') as name,
  coalesce(k.name, '') as kitchen, ${ofOrder}`;
const orderFrom = `${earned} e join orders o on o.id = e.id left join packages p on p.id = o.package_id
  left join kitchens k on k.id = o.kitchen_id where ($2::date is null or e.week_starts_on = $2)`;
const orders = defineList({
  name: 'payout-orders',
  columns: orderColumns,
  select: orderSelect,
  from: orderFrom,
  order: 'e.start_date desc',
  key: 'o.id desc',
});
const all = prepared(
  'payout-orders-all',
  orderColumns,
  `select ${orderSelect} from ${orderFrom} order by e.start_date, e.id limit 50000`,
);

/** Raises 403 unless the actor is an owner or manager of the brand, or a site admin. */
async function requirePayee(brandId: number, actor: Actor): Promise<number> {
  if (!(await mayEditBrand(brandId, actor))) throw forbidden();
  return brandId;
}

/** The acting brand, for its owners and managers and for site admins; its cooks read no payouts. */
const payeeOf = (actor: Actor) => requirePayee(actingBrand(actor), actor);

const presentMoney = (row: Pick<OrderRow, keyof typeof money>) => ({
  food: centsToDollars(row.foodCents),
  discounts: centsToDollars(row.discountCents),
  delivery: centsToDollars(row.deliveryCents),
  tip: centsToDollars(row.tipCents),
  commission: centsToDollars(row.commissionCents),
  payout: centsToDollars(row.payoutCents),
});
const presentWeek = (row: WeekRow): Schemas['PayoutWeek'] => ({
  week_starts_on: row.weekStartsOn,
  order_count: row.orderCount,
  ...presentMoney(row),
});
const presentOrder = (row: OrderRow): Schemas['PayoutOrder'] => ({
  order_id: row.orderId,
  start_date: row.startDate,
  name: row.name,
  kitchen_name: row.kitchen,
  ...presentMoney(row),
});

/** What the acting brand earned, by week, the latest first. */
export async function listPayoutWeeks(page: Paging, actor: Actor): Promise<List<Schemas['PayoutWeek']>> {
  return presentList(await weeks.page([await payeeOf(actor)], page), presentWeek);
}

/** The same by order, of one week or of all. */
export async function listPayoutOrders(
  { week, ...page }: { week?: string } & Paging,
  actor: Actor,
): Promise<List<Schemas['PayoutOrder']>> {
  return presentList(await orders.page([await payeeOf(actor), week ?? null], page), presentOrder);
}

/** Those of a brand for a file, which is opened by a link that says which brand. */
export async function loadPayoutOrders(
  { brand_id: brandId, week }: { brand_id: number; week?: string },
  actor: Actor,
): Promise<Schemas['PayoutOrder'][]> {
  return (await sql.rows(all, [await requirePayee(brandId, actor), week ?? null])).map(presentOrder);
}

export const payoutColumns: CsvColumn<Schemas['PayoutOrder']>[] = [
  { heading: 'Order', cell: (row) => row.order_id },
  { heading: 'Date', cell: (row) => row.start_date },
  { heading: 'Package', cell: (row) => row.name },
  { heading: 'Kitchen', cell: (row) => row.kitchen_name },
  { heading: 'Food', cell: (row) => row.food },
  { heading: 'Discounts', cell: (row) => row.discounts },
  { heading: 'Delivery', cell: (row) => row.delivery },
  { heading: 'Tip', cell: (row) => row.tip },
  { heading: 'Commission', cell: (row) => -row.commission },
  { heading: 'Payout', cell: (row) => row.payout },
];
