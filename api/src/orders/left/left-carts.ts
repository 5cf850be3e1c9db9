import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { isBlockedSql } from '../../favorites';
import type { Actor } from '../../http';
import { column, prepared } from '../../prepared';
import { askJson, askOf, type ShownAsk } from '../asking/shown-ask';
import { listedColumns, listedFrom, listedSelect } from '../reading/listed-order';
import { presentLeftCart } from './left-cart.presenter';
import type { WantedCarts } from './left-carts.schemas';

/** Carts untouched for longer are considered abandoned. */
const daysLeft = 14;
/** Reads more than the limit, because some of the latest may wait for others or have a passed date. */
const considered = 20;

/** $1 the owner, $2 the organization that they act for, $3 a package, $4 a brand, $5 whether from its menu only. */
const leftQuery = prepared(
  'carts-left',
  {
    ...listedColumns,
    readAt: 'timestamptz',
    teamName: 'text?',
    leadTimeHours: 'int4',
    dayBeforeCutoff: 'text?',
    ask: column<ShownAsk | null>('json?'),
    hasOpenPoll: 'bool',
  },
  `select ${listedSelect}, clock_timestamp() as "readAt",
     (select t.name from teams t where t.id = o.team_id) as "teamName",
     coalesce(p.lead_time_hours, b.lead_time_hours) as "leadTimeHours",
     to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeCutoff", ${askJson('o')} as ask,
     exists (select from order_polls q where q.order_id = o.id and q.status = 'open') as "hasOpenPoll"
   from ${listedFrom}
   where o.user_id = $1 and o.status = 'in_cart' and o.removed_at is null
     and o.updated_at > now() - interval '${daysLeft} days'
     -- What a caterer began is the customer's to go on with once they opened it.
     and (not o.is_direct or o.claimed_by_customer_at is not null)
     and ($2::integer is null or o.team_id is null or o.team_id = $2)
     and b.active and case when o.package_id is null then b.full_menu_ordering_enabled else p.active end
     -- Whom they have blocked they are not led back to; on that one's own page they ask for it.
     and ($3::integer is not null or $4::integer is not null or not ${isBlockedSql('$1', 'o.brand_id')})
     and ($3::integer is null or o.package_id = $3) and ($4::integer is null or o.brand_id = $4)
     and (not $5::boolean or o.package_id is null)
   order by o.updated_at desc, o.id desc limit ${considered}`,
);

/**
 * A person's carts of the last two weeks that they can continue: still offered, not from a restaurant that they have
 * blocked (unless asked for), and for the organization that they act for or for none. Carts that wait only for them
 * come first, then those past their cutoff, last those that wait for a colleague; the latest first in each group.
 */
export async function leftCarts(
  { package_id: packageId, brand_id: brandId, from_menu: fromMenu = false, limit }: WantedCarts,
  { userId, teamId }: Actor,
): Promise<Schemas['LeftCart'][]> {
  const values = [userId, teamId, packageId ?? null, brandId ?? null, fromMenu];
  const rows = await sql.rows(leftQuery, values);
  const carts = rows.map((row) => presentLeftCart({ ...row, ask: askOf(row.ask) }));
  return carts.sort((one, other) => ranked(one) - ranked(other)).slice(0, limit);
}

const ranked = ({ asked_name, has_open_poll, is_late }: Schemas['LeftCart']): number =>
  asked_name !== null || has_open_poll ? 2 : Number(is_late);
