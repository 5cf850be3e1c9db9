import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { asList } from '../../http';
import { prepared } from '../../prepared';

const scopes = { user: 'user_id', team: 'team_id', brand: 'brand_id' } as const;

const counted = (scope: keyof typeof scopes) =>
  prepared(
    `order-years-of-${scope}`,
    { year: 'int4', count: 'int4' },
    `select extract(year from start_date)::int as year, count(*)::int as count from orders
     where ${scopes[scope]} = $1 and submitted_at is not null and start_date is not null group by 1 order by 1 desc`,
  );
const queries = { user: counted('user'), team: counted('team'), brand: counted('brand') };

/** How many orders that were placed have their event in which year, the latest first. */
export const yearCounts = async (
  scope: keyof typeof scopes,
  id: number,
): Promise<List<Schemas['YearCount']>> => asList(await sql.rows(queries[scope], [id]));
