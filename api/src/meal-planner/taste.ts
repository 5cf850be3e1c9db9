import { stoppedStatuses, submittedStatuses } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import { readRoster } from '../favorites';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import { addDays } from '../schedule';
import type { FixedMeal } from './plan-problem';
import type { Days } from './range';
import type { RuleRow } from './rules';

/** What a person and their organization like, and had. */
export interface Taste {
  favoritePackages: ReadonlySet<number>;
  favoriteBrands: ReadonlySet<number>;
  /** The restaurants that a rule prefers. */
  preferred: (ruleId: number) => ReadonlySet<number>;
  /** The day of the organization's last order from each restaurant. */
  lastOrdered: ReadonlyMap<number, string>;
}

const favorites = prepared(
  'planner-favorites',
  { packages: 'int4[]', brands: 'int4[]' },
  `select array(select package_id from favorite_packages where user_id = $1) as packages,
     array(select brand_id from favorite_brands where user_id = $1) as brands`,
);
const placed = submittedStatuses.filter((status) => !stoppedStatuses.includes(status));
const lastOrdered = prepared(
  'planner-last-ordered',
  { brand_id: 'int4', date: 'date' },
  `select brand_id, max(start_date) as date from orders
   where team_id = $1 and start_date < $2 and status in (${inList(placed)}) and removed_at is null group by brand_id`,
);
const nearOrders = prepared(
  'planner-orders',
  {
    id: 'int4',
    date: 'date',
    time: 'text?',
    brand_id: 'int4',
    cuisine: 'text?',
  },
  `select o.id, coalesce(o.start_date, $2) as date, to_char(o.start_time, 'HH24:MI') as time, o.brand_id, c.package_category as cuisine
   from orders o left join packages p on p.id = o.package_id left join package_categories c on c.id = p.package_category_id
   where o.team_id = $1 and o.start_date between $2 and $3 and o.status in (${inList(placed)}) and o.removed_at is null`,
);

export async function loadTaste(
  { teamId, rules, before }: { teamId: number; rules: readonly RuleRow[]; before: string },
  actor: Actor,
  signal: AbortSignal,
): Promise<Taste> {
  const rosters = new Map<number, ReadonlySet<number>>();
  for (const { id, roster_id: roster } of rules) {
    const brands = await readRoster(roster ?? undefined, { ...actor, teamId }, signal);
    if (brands) rosters.set(id, brands);
  }
  const [[own], orders] = await Promise.all([
    sql.rows(favorites, [actor.userId]),
    sql.rows(lastOrdered, [teamId, before]),
  ]);
  return {
    favoritePackages: new Set(own?.packages),
    favoriteBrands: new Set(own?.brands),
    preferred: (ruleId) => rosters.get(ruleId) ?? new Set(),
    lastOrdered: new Map(orders.map(({ brand_id: brand, date }) => [brand, date])),
  };
}

/** The longest distance that a rule may ask for between two meals. */
const longestGap = 30;
export const around = ({ from, to }: Days): Days => ({
  from: addDays(from, -longestGap),
  to: addDays(to, longestGap),
});

/** The orders of an organization on these days. */
export const ordersOn = async (teamId: number, { from, to }: Days): Promise<(FixedMeal & { id: number })[]> =>
  (await sql.rows(nearOrders, [teamId, from, to])).map((row) => ({
    id: row.id,
    date: row.date,
    time: row.time,
    ruleId: null,
    brandId: row.brand_id,
    cuisine: row.cuisine,
    totalCents: 0,
  }));
