import { sql } from '../database';
import { prepared } from '../prepared';

/** A user's orders, ratings and favorites, by package or brand. */
export interface UserFacts {
  timesOrdered: Map<number, number>;
  /** The last submit of an order of it, as ISO text. */
  lastOrdered: Map<number, string>;
  /** With an order in the future. */
  ahead: Set<number>;
  ratings: Map<number, number>;
  favorites: Set<number>;
}

const factsSql = (kind: 'package' | 'brand') => `
with ordered as (
  select ${kind}_id as id, count(*)::integer as times, max(submitted_at) as last,
    bool_or(start_at > now() and ended_at is null) as ahead
  from orders where user_id = $1 and submitted_at is not null and ${kind}_id is not null group by 1
), rated as (
  select ${kind}_id as id, avg(overall_rating)::float8 as rating from reviews
  where reviewer_id = $1 and ${kind}_id is not null group by 1
), marked as (select ${kind}_id as id from favorite_${kind}s where user_id = $1)
select id, coalesce(o.times, 0) as "timesOrdered",
  to_char(o.last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastOrdered", coalesce(o.ahead, false) as ahead,
  r.rating, m.id is not null as favorite
from ordered o full join rated r using (id) full join marked m using (id)`;

const facts = {
  id: 'int4',
  timesOrdered: 'int4',
  lastOrdered: 'text?',
  ahead: 'bool',
  rating: 'float8?',
  favorite: 'bool',
} as const;
const queries = {
  package: prepared('search-user-packages', facts, factsSql('package')),
  brand: prepared('search-user-brands', facts, factsSql('brand')),
};

/** The user's facts for search; empty without a user. Read from the primary, so that a new favorite counts at once. */
export async function loadUserFacts(
  userId: number | null,
  kind: 'package' | 'brand',
  signal: AbortSignal,
): Promise<UserFacts> {
  const rows = userId === null ? [] : await sql.cancellableRows(signal, queries[kind], [userId]);
  return {
    timesOrdered: new Map(
      rows.filter((row) => row.timesOrdered > 0).map((row) => [row.id, row.timesOrdered]),
    ),
    lastOrdered: new Map(rows.flatMap((row) => (row.lastOrdered ? [[row.id, row.lastOrdered]] : []))),
    ahead: new Set(rows.filter((row) => row.ahead).map(({ id }) => id)),
    ratings: new Map(rows.flatMap((row) => (row.rating === null ? [] : [[row.id, row.rating]]))),
    favorites: new Set(rows.filter((row) => row.favorite).map(({ id }) => id)),
  };
}
