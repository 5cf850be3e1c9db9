import { openStatuses, type Schemas } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import type { Actor } from '../http';
import { awaitsReview } from '../orders';
import { column, prepared, type RowOf } from '../prepared';

/** Orders are counted as the pages that the counts lead to list them as upcoming: one's own, and those of each organization. */
const statsQuery = prepared(
  'accounts_stats',
  {
    team_id: 'int4?',
    redeemable_points: 'int4',
    submitted_order_count: 'int4',
    own_order_count: 'int4',
    unread_message_count: 'int4',
  },
  `
with coins as (select team_id, sum(coins)::int as total from coin_entries where user_id = $1 group by team_id),
listed as (select team_id from memberships where user_id = $1 and role in ('admin', 'orderer')),
orders_ahead as (
  select team_id, count(*) filter (where user_id = $1)::int as own,
    count(*) filter (where team_id in (select team_id from listed))::int as total from orders
  where status in (${inList(openStatuses)}) and start_at >= now()
    and (user_id = $1 or team_id in (select team_id from listed))
  group by team_id),
unread as (
  -- What kitchens wrote in the threads of one's own orders, and in those of one's organizations since one belongs there.
  select t.team_id, count(*)::int as total from message_threads t
  left join memberships ms on ms.team_id = t.team_id and ms.user_id = $1 and ms.role in ('admin', 'orderer')
  left join message_reads r on r.thread_id = t.id and r.user_id = $1
  join messages m on m.thread_id = t.id and m.from_caterer and m.id > coalesce(r.read_through, 0)
    and (t.customer_id = $1 or m.created_at >= ms.created_at)
  where t.team_id in (select team_id from listed) or t.customer_id = $1 and (t.team_id is null
    or t.team_id in (select team_id from memberships where user_id = $1))
  group by t.team_id)
select teams.team_id, coalesce(c.total, 0) as redeemable_points, coalesce(o.total, 0) as submitted_order_count,
  coalesce(o.own, 0) as own_order_count,
  coalesce(m.total, 0) as unread_message_count
from (select team_id from coins union select team_id from orders_ahead union select team_id from unread
  union select team_id from memberships where user_id = $1) teams
left join coins c on c.team_id is not distinct from teams.team_id
left join orders_ahead o on o.team_id is not distinct from teams.team_id
left join unread m on m.team_id is not distinct from teams.team_id
order by teams.team_id`,
);

type ActionKind = keyof Schemas['Stats']['customer_action_items'];

const most = 50;
const title = `coalesce(o.agreed #>> '{package,name}', p.name, 'From the menu') || ', ' || b.name`;
const from = 'orders o join brands b on b.id = o.brand_id left join packages p on p.id = o.package_id';
const itemOf = `o.id, o.team_id, ${title} as title, o.start_date, o.start_at`;

const itemsQuery = prepared(
  'action_items',
  {
    kind: column<ActionKind>('text'),
    id: 'int4',
    team_id: 'int4?',
    title: 'text',
    start_date: 'date?',
    code: 'text?',
  },
  `select kind, id, team_id, title, start_date, code from (
     (select 'orders_awaiting_review' as kind, ${itemOf}, null as code from ${from}
       where o.user_id = $1 and ${awaitsReview('o')} order by o.start_at desc, o.id desc limit ${most})
     union all
     (select 'orders_with_refused_payments', ${itemOf}, null from ${from}
       where o.user_id = $1 and o.payment_hold_reason is not null and o.ended_at is null and not o.status = 'in_cart'
       order by o.start_at, o.id limit ${most})
     union all
     (select 'orders_with_pending_changes', ${itemOf}, null from ${from}
       where o.user_id = $1 and o.status in (${inList(openStatuses)})
         and exists (select from order_change_requests c where c.order_id = o.id and c.status = 'requested')
       order by o.start_at, o.id limit ${most})
     union all
     (select 'polls_awaiting_answer', ${itemOf}, q.code from ${from} join order_polls q on q.order_id = o.id
       where q.status = 'open' and q.expires_at > now()
         and q.id in (select i.poll_id from poll_invitees i join users u on u.id = $1
           where i.user_id = u.id or i.email = u.email)
         and not exists (select from poll_selections s where s.poll_id = q.id and s.user_id = $1)
       order by q.expires_at, o.id limit ${most})) items`,
);

export interface LoadedStats {
  /** A row for each organization, and one without for what is the person's own. */
  counts: RowOf<typeof statsQuery>[];
  items: RowOf<typeof itemsQuery>[];
  canBeRewarded: boolean;
}

/** What a person has to look at (2 §3 "Stats"). */
export async function loadStats({ userId, isAdmin, rewardsDisabled }: Actor): Promise<LoadedStats> {
  const [counts, items] = await Promise.all([sql.rows(statsQuery, [userId]), sql.rows(itemsQuery, [userId])]);
  return { counts, items, canBeRewarded: !isAdmin && !rewardsDisabled };
}
