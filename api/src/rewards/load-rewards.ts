import { coinNoticeDays } from '@copper-carrot/contracts';
import { lapsesAtSql } from '../coins';
import { sql } from '../database';
import { defineList, type Paging, type RecordOf } from '../http';
import { column, prepared } from '../prepared';

const entries = defineList({
  name: 'coins-of-person',
  columns: {
    id: 'int8',
    coins: 'int4',
    reason: column<'order' | 'review' | 'referral' | 'redemption' | 'refund' | 'lapse' | 'correction'>(
      'text',
    ),
    orderId: 'int4?',
    brandName: 'text?',
    at: 'timestamptz',
    lapsesAt: 'timestamptz?',
  },
  select: `c.id, c.coins, c.reason, c.order_id as "orderId", b.name as "brandName", c.at,
    ${lapsesAtSql('c')} as "lapsesAt"`,
  from: `coin_entries c left join orders o on o.id = c.order_id left join brands b on b.id = o.brand_id
    where c.user_id = $1`,
  order: 'c.at desc',
  key: 'c.id desc',
});
export type EntryRow = RecordOf<typeof entries>;
export const listEntries = (userId: number, page: Paging) => entries.page([userId], page);

const redemptions = defineList({
  name: 'coins-redeemed',
  columns: {
    orderId: 'int4',
    creditCents: 'int4',
    spent: 'int4?',
    isCart: 'bool',
    brandName: 'text',
    startDate: 'date?',
  },
  select: `o.id as "orderId", coalesce(o.credit_cents, 0) as "creditCents", o.status = 'in_cart' as "isCart",
    b.name as "brandName", o.start_date as "startDate",
    (select -sum(c.coins)::integer from coin_entries c where c.order_id = o.id and c.reason = 'redemption') as spent`,
  from: `orders o join brands b on b.id = o.brand_id
    where o.user_id = $1 and o.credit_cents is not null and o.removed_at is null`,
  order: 'o.start_at desc nulls first',
  key: 'o.id desc',
});
export type RedemptionRow = RecordOf<typeof redemptions>;
export const listRedemptions = (userId: number, page: Paging) => redemptions.page([userId], page);

const carts = defineList({
  name: 'coins-redeemable-orders',
  columns: {
    id: 'int4',
    brandName: 'text',
    brandPicture: 'text',
    packageName: 'text?',
    startDate: 'date?',
    headcount: 'int4?',
    savedCents: 'int4?',
    creditCents: 'int4?',
  },
  select: `o.id, b.name as "brandName", coalesce(b.picture ->> 'url', '') as "brandPicture", p.name as "packageName",
    o.start_date as "startDate", o.headcount, o.saved_cents as "savedCents", o.credit_cents as "creditCents"`,
  from: `orders o join brands b on b.id = o.brand_id left join packages p on p.id = o.package_id
    where o.user_id = $1 and o.status = 'in_cart' and o.removed_at is null and not o.waits_for_poll
      and (not o.is_direct or o.claimed_by_customer_at is not null)
      and (o.start_at is null or o.start_at > now()) and b.active`,
  order: 'o.updated_at desc',
  key: 'o.id desc',
});
export type CartRow = RecordOf<typeof carts>;
export const listRedeemable = (userId: number, page: Paging) => carts.page([userId], page);

const nextLapse = prepared(
  'coins-next-lapse',
  { coins: 'int4', at: 'timestamptz' },
  `with mine as (
     select c.coins, ${lapsesAtSql('c')} as lapses from coin_entries c where c.user_id = $1),
   gone as (select coalesce(sum(coins), 0) as coins from mine where lapses is null),
   earned as (select lapses, sum(sum(coins)) over (order by lapses) as until from mine where lapses is not null group by lapses)
   select (until + gone.coins)::integer as coins, lapses as at from earned, gone
   where until + gone.coins > 0 and lapses < now() + interval '${coinNoticeDays} days' order by lapses limit 1`,
);
/** The coins that lapse next within the days in which that is told, or undefined. */
export const findNextLapse = (userId: number) => sql.first(nextLapse, [userId]);
