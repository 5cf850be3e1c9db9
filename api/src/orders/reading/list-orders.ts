import {
  openStatuses,
  orderStates,
  type List,
  type OrderStatus,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Paging } from '../../http';
import { inList, sql } from '../../database';
import { centsToDollars } from '../../pricing';

export interface OrderFilter extends Paging {
  status?: OrderStatus[];
  /** `upcoming`: not ended and still ahead; `past`: all else that was submitted. */
  when?: 'upcoming' | 'past';
}

interface Row {
  id: number;
  status: OrderStatus;
  team_id: number | null;
  brand_id: number;
  user_id: number;
  user_name: string;
  start_at: Date | null;
  start_date: string | null;
  start_time: string | null;
  time_zone: string | null;
  headcount: number | null;
  company_name: string | null;
  formatted_address: string | null;
  package_name: string | null;
  package_slug: string | null;
  package_id: number | null;
  package_picture: string | null;
  package_alt: string | null;
  set_up_type: NonNullable<Schemas['OrderListRecord']['package']>['set_up_type'] | null;
  brand_name: string;
  brand_picture: string;
  pickup: boolean;
  points_awarded: number | null;
  food_cents: number | null;
  total_cents: number | null;
  overall_rating: number | null;
  all: number;
}

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

/** A page of orders of a person, an organization or a brand: what lies ahead soonest first, else the latest first. */
export async function listOrders(
  of: { scope: keyof typeof scopes; id: number },
  { status = [], when, limit, offset }: OrderFilter,
): Promise<List<Schemas['OrderListRecord']>> {
  const ascending = when === 'upcoming';
  const query = {
    name: `orders-by-${of.scope}-${ascending ? 'asc' : 'desc'}`,
    text: text(scopes[of.scope], ascending),
  };
  const page = (most: number, from: number) =>
    sql.rows<Row>(query, [of.id, status, when ?? null, most, from]);
  const rows = await page(limit, offset);
  // The count comes with each row, so that a page without rows asks for one.
  const [counted] = rows.length > 0 ? rows : await page(1, 0);
  return { records: rows.map(present), count: counted?.all ?? 0 };
}

function present(row: Row): Schemas['OrderListRecord'] {
  return {
    id: row.id,
    status: row.status,
    status_label: orderStates[row.status].label,
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
