import { openStatuses } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import type { Actor } from '../http';
import { prepared, type RowOf } from '../prepared';

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
  select team_id, count(*)::int as total from messages
  where customer_id = $1 and from_caterer and read_at is null group by team_id)
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

const awaitingReviewQuery = prepared(
  'accounts_awaiting_review',
  { id: 'int4', team_id: 'int4?' },
  `select o.id, o.team_id from orders o
    where o.user_id = $1 and o.status = 'fulfilled'
      and not exists (select from reviews r where r.order_id = o.id)
      and not exists (select from review_skips s where s.order_id = o.id)
    order by o.start_at desc, o.id limit 50`,
);

export interface LoadedStats {
  /** A row for each organization, and one without for what is the person's own. */
  counts: RowOf<typeof statsQuery>[];
  awaitingReview: RowOf<typeof awaitingReviewQuery>[];
}

/** What a person has to look at (2 §3 "Stats"). */
export async function loadStats({ userId }: Actor): Promise<LoadedStats> {
  const [counts, awaitingReview] = await Promise.all([
    sql.rows(statsQuery, [userId]),
    sql.rows(awaitingReviewQuery, [userId]),
  ]);
  return { counts, awaitingReview };
}
