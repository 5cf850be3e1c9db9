import { openStatuses } from '@copper-carrot/contracts';
import { forbidden } from '../errors';
import { inList, sql } from '../database';
import { actingBrand, type Actor } from '../http';
import { canConfirmSql } from '../orders';
import { column, prepared, type RowOf } from '../prepared';
import type { CatererGroup } from './caterer-actions.schemas';

const most = 50;
/** A cancellation need not be acknowledged any more a day after the event would have been. */
const canceled = `o.status = 'canceled' and o.cancellation_acknowledged_at is null and o.start_at > now() - interval '1 day'`;
const upcoming = `o.status in (${inList(openStatuses)}) and o.start_at >= now()`;
const change = "from order_change_requests c where c.order_id = o.id and c.status = 'requested'";

const orderGroup = (group: CatererGroup, deadline: string, where: string) => `
  (select '${group}' as kind, o.brand_id, o.id, coalesce(o.agreed #>> '{package,name}', 'From the menu') as title,
    coalesce(t.name, trim(u.first_name || ' ' || u.last_name)) as customer, o.start_date, to_char(o.start_time, 'HH24:MI') as start_time,
    o.time_zone, o.headcount, ${deadline} as deadline, o.lock_version, null::timestamptz as sent_at, o.start_at as sorted_at
   from orders o join users u on u.id = o.user_id left join teams t on t.id = o.team_id
   where o.brand_id = any($1) and ${where} order by o.start_at, o.id limit ${most})`;

/** The groups of 2 §4 for the brands of $1. */
const actionsQuery = prepared(
  'caterer_actions',
  {
    kind: column<CatererGroup>('text'),
    brand_id: 'int4',
    id: 'int4',
    title: 'text',
    customer: 'text?',
    start_date: 'date?',
    start_time: 'text?',
    time_zone: 'text?',
    headcount: 'int4?',
    deadline: 'timestamptz?',
    lock_version: 'int4?',
    sent_at: 'timestamptz?',
    sorted_at: 'timestamptz?',
  },
  `select * from (
    ${orderGroup('orders_awaiting_confirmation', 'o.start_at', canConfirmSql)}
    union all
    ${orderGroup('pending_orders', 'o.expires_at', `o.status = 'pending' and o.start_at >= now()`)}
    union all
    ${orderGroup('orders_with_pending_changes', `(select c.expires_at ${change})`, `${upcoming} and exists (select ${change})`)}
    union all
    ${orderGroup('canceled_and_unconfirmed_orders', 'null::timestamptz', canceled)}
    union all
    (select 'pending_menu_reviews', r.brand_id, r.id, r.description, null, null, null, null, null, null, null, r.sent_at, r.sent_at
     from menu_reviews r where r.brand_id = any($1) and r.finished_at is null order by r.sent_at, r.id limit ${most})
  ) items order by sorted_at, id`,
);
const brandNames = prepared(
  'caterer_action_brands',
  { id: 'int4', name: 'text' },
  'select id, name from brands where id = any($1) order by id <> $2, name, id',
);

export interface LoadedCatererActions {
  /** The acting brand first. */
  brands: RowOf<typeof brandNames>[];
  items: RowOf<typeof actionsQuery>[];
}

/** What the brands of a caterer have to look at; of the acting brand alone for a site admin. */
export async function loadCatererActions(actor: Actor): Promise<LoadedCatererActions> {
  const acting = actingBrand(actor);
  const ids = actor.brandIds.includes(acting) ? actor.brandIds : [acting];
  const [brands, items] = await Promise.all([
    sql.rows(brandNames, [ids, acting]),
    sql.rows(actionsQuery, [ids]),
  ]);
  if (brands.length === 0) throw forbidden();
  return { brands, items };
}
