import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { prepared, type RowOf } from '../../prepared';
import { canStillOrder, toLocal } from '../../schedule';
import { listedColumns, listedSelect, presentListed } from './list-orders';

/** Whoever has not looked at a cart for longer has thought better of it. */
const daysLeft = 14;
/** Some of what was started last may be too late by now. */
const considered = 20;

/** $1 whose, $2 a package or null, $3 a brand or null. */
const leftQuery = prepared(
  'carts-left',
  { ...listedColumns, leadTimeHours: 'int4', dayBeforeClock: 'text?' },
  `select ${listedSelect}, coalesce(p.lead_time_hours, b.lead_time_hours) as "leadTimeHours",
     to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeClock"
   from orders o join users u on u.id = o.user_id join brands b on b.id = o.brand_id
     left join packages p on p.id = o.package_id left join reviews r on r.order_id = o.id
   where o.user_id = $1 and o.status = 'in_cart' and o.removed_at is null and not o.is_direct
     and o.updated_at > now() - interval '${daysLeft} days' and b.active
     and case when o.package_id is null then b.full_menu_ordering_enabled else p.active end
     and ($2::integer is null or o.package_id = $2) and ($3::integer is null or o.brand_id = $3)
   order by o.updated_at desc, o.id desc limit ${considered}`,
);

/**
 * A person's carts of the last two weeks that they can go on with: what they are of is offered, and it is not too late for the
 * date that they have. The latest first.
 */
export async function leftCarts(
  { package_id: packageId = null, brand_id: brandId = null, limit }: Wanted,
  actor: Actor,
): Promise<Schemas['OrderListRecord'][]> {
  const rows = await sql.rows(leftQuery, [actor.userId, packageId, brandId]);
  const now = await databaseNow(null);
  return rows
    .filter((row) => isInTime(row, now))
    .slice(0, limit)
    .map((row) => ({ ...presentListed(row), can: { reorder: false } }));
}

export interface Wanted {
  package_id?: number;
  brand_id?: number;
  limit: number;
}

function isInTime(row: RowOf<typeof leftQuery>, now: Date): boolean {
  const { start_date: date, start_time: time, leadTimeHours, dayBeforeClock } = row;
  const timeZone = row.time_zone ?? 'America/New_York';
  if (date === null) return true;
  if (time === null) return date >= toLocal(now, timeZone).date;
  return canStillOrder({ date, time, timeZone }, { leadTimeHours, dayBeforeClock }, now);
}
