import {
  openStatuses,
  orderStatusLabels,
  type List,
  type OrderStatus,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Paging } from '../../http';
import { inList, sql } from '../../database';
import { column, prepared, type RowOf } from '../../prepared';
import { centsToDollars } from '../../pricing';

export interface OrderFilter extends Paging {
  status?: OrderStatus[];
  /** `upcoming`: not ended and still ahead; `past`: all else that was submitted. */
  when?: 'upcoming' | 'past';
}

const columns = {
  id: 'int4',
  status: column<OrderStatus>('text'),
  team_id: 'int4?',
  brand_id: 'int4',
  user_id: 'int4',
  user_name: 'text',
  start_at: 'timestamptz?',
  start_date: 'date?',
  start_time: 'text?',
  time_zone: 'text?',
  headcount: 'int4?',
  company_name: 'text?',
  formatted_address: 'text?',
  package_id: 'int4?',
  package_name: 'text?',
  package_slug: 'text?',
  package_picture: 'text?',
  package_alt: 'text?',
  set_up_type: column<NonNullable<Schemas['OrderListRecord']['package']>['set_up_type']>('text?'),
  brand_name: 'text',
  brand_picture: 'text',
  pickup: 'bool',
  points_awarded: 'int4?',
  food_cents: 'int4?',
  total_cents: 'int4?',
  overall_rating: 'int4?',
  all: 'int8',
} as const;

const upcoming = `o.status in (${inList(openStatuses)}) and o.start_at >= now()`;

const text = (scope: string, ascending: boolean) => `
select o.id, o.status, o.team_id, o.brand_id, o.user_id, trim(u.first_name || ' ' || u.last_name) as user_name,
  o.start_at, o.start_date, to_char(o.start_time, 'HH24:MI') as start_time, o.time_zone, o.headcount, o.company_name,
  o.formatted_address, p.id as package_id, p.name as package_name, p.slug as package_slug, p.picture ->> 'url' as package_picture,
  p.picture_alt as package_alt, p.set_up_type, b.name as brand_name, coalesce(b.picture ->> 'url', '') as brand_picture, o.pickup, o.points_awarded,
  o.food_cents, o.total_cents, r.overall_rating, count(*) over () as "all"
from orders o join users u on u.id = o.user_id join brands b on b.id = o.brand_id
left join packages p on p.id = o.package_id left join reviews r on r.order_id = o.id
where ${scope} and (cardinality($2::text[]) = 0 or o.status = any($2))
  and ($3::text is null or ($3 = 'upcoming' and ${upcoming}) or ($3 = 'past' and o.submitted_at is not null and not (${upcoming})))
order by o.start_at ${ascending ? 'asc' : 'desc'} nulls first, o.id desc limit $4 offset $5`;

const scopes = {
  /** One's own orders, those of a selected organization apart. */
  user: 'o.user_id = $1',
  team: 'o.team_id = $1 and o.submitted_at is not null',
  brand: 'o.brand_id = $1 and o.submitted_at is not null',
};

/** What lies ahead comes soonest first, all else the latest first. */
const queriesOf = (scope: keyof typeof scopes) => ({
  ahead: prepared(`orders-by-${scope}-asc`, columns, text(scopes[scope], true)),
  latest: prepared(`orders-by-${scope}-desc`, columns, text(scopes[scope], false)),
});
const queries = { user: queriesOf('user'), team: queriesOf('team'), brand: queriesOf('brand') };

/** A page of orders of a person, an organization or a brand: what lies ahead soonest first, else the latest first. */
export async function listOrders(
  of: { scope: keyof typeof scopes; id: number },
  { status = [], when, limit, offset }: OrderFilter,
): Promise<List<Schemas['OrderListRecord']>> {
  const query = queries[of.scope][when === 'upcoming' ? 'ahead' : 'latest'];
  const page = (most: number, from: number) => sql.rows(query, [of.id, status, when ?? null, most, from]);
  const rows = await page(limit, offset);
  // The count comes with each row, so that a page without rows asks for one.
  const [counted] = rows.length > 0 ? rows : await page(1, 0);
  return { records: rows.map(present), count: counted?.all ?? 0 };
}

function present(row: RowOf<typeof queries.user.ahead>): Schemas['OrderListRecord'] {
  return {
    id: row.id,
    status: row.status,
    status_label: orderStatusLabels[row.status],
    team_id: row.team_id,
    brand_id: row.brand_id,
    user_id: row.user_id,
    user_name: row.user_name,
    start_at: row.start_at?.toISOString() ?? null,
    start_date: row.start_date,
    start_time: row.start_time,
    time_zone: row.time_zone,
    headcount: row.headcount,
    address: { company_name: row.company_name, formatted_address: row.formatted_address },
    package:
      row.package_id === null
        ? null
        : {
            name: row.package_name ?? '',
            slug: row.package_slug ?? '',
            image: {
              url: row.package_picture ?? '',
              alt: row.package_alt ?? '',
            },
            set_up_type: row.set_up_type ?? 'drop_off',
          },
    brand: { name: row.brand_name, avatar_url: row.brand_picture },
    pickup: row.pickup,
    courier_pickup_text: null,
    courier_label: null,
    points_awarded: row.points_awarded,
    pricing: {
      order_items_price: centsToDollars(row.food_cents ?? 0),
      customer_price: centsToDollars(row.total_cents ?? 0),
    },
    review: row.overall_rating === null ? null : { overall_rating: row.overall_rating },
  };
}
