import { mayTake, openStatuses, orderStates, type OrderStatus, type Schemas } from '@copper-carrot/contracts';
import { inList } from '../../database';
import { defineList, presentList, type Actor, type Paging } from '../../http';
import { column, type RowWith } from '../../prepared';
import { centsToDollars } from '../../pricing';
import { mayReorder } from '../order.policy';

export interface OrderFilter {
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
  saved_cents: 'int4?',
  saved_before_delivery: 'bool',
  overall_rating: 'int4?',
} as const;
/** What a caterer's list says besides. */
const catererColumns = {
  ...columns,
  kitchen_name: 'text?',
  expires_at: 'timestamptz?',
  lock_version: 'int4',
  payout_cents: 'int4',
} as const;

const upcoming = `o.status in (${inList(openStatuses)}) and o.start_at >= now()`;

const scopes = {
  /** One's own orders, those of a selected organization apart. */
  user: 'o.user_id = $1 and o.removed_at is null',
  team: 'o.team_id = $1 and o.submitted_at is not null',
  /** Of its carts those that it made, for whoever asks for carts. */
  brand: `o.brand_id = $1 and (o.submitted_at is not null or (o.is_direct and o.removed_at is null and 'in_cart' = any($2)))`,
};
type Scope = keyof typeof scopes;
type Direction = 'asc' | 'desc';

const ofEveryone = `o.id, o.status, o.team_id, o.brand_id, o.user_id, trim(u.first_name || ' ' || u.last_name) as user_name,
  o.start_at, o.start_date, to_char(o.start_time, 'HH24:MI') as start_time, o.time_zone, o.headcount, o.company_name,
  o.formatted_address, p.id as package_id, p.slug as package_slug,
  coalesce(o.agreed #>> '{package,name}', p.name) as package_name,
  coalesce(o.agreed #>> '{package,pictureUrl}', p.picture ->> 'url') as package_picture,
  coalesce(o.agreed #>> '{package,pictureAlt}', p.picture_alt) as package_alt,
  coalesce(o.agreed #>> '{package,setUpType}', p.set_up_type) as set_up_type, b.name as brand_name, coalesce(b.picture ->> 'url', '') as brand_picture, o.pickup,
  o.points_awarded, o.food_cents, o.total_cents, o.saved_cents, o.saved_before_delivery, r.overall_rating`;
const ofCaterers = `(select k ->> 'name' from jsonb_array_elements(o.agreed -> 'kitchens') k where (k ->> 'id')::integer = o.kitchen_id) as kitchen_name,
  o.expires_at, o.lock_version, (select coalesce(sum(l.caterer_cents), 0)::integer from order_price_lines l where l.order_id = o.id) as payout_cents`;

const definition = (scope: Scope, direction: Direction) => ({
  name: `orders-by-${scope}-${direction}`,
  columns,
  select: ofEveryone,
  from: `orders o join users u on u.id = o.user_id join brands b on b.id = o.brand_id
    left join packages p on p.id = o.package_id left join reviews r on r.order_id = o.id
    where ${scopes[scope]} and (cardinality($2::text[]) = 0 or o.status = any($2))
      and ($3::text is null or ($3 = 'upcoming' and ${upcoming}) or ($3 = 'past' and o.submitted_at is not null and not (${upcoming})))`,
  order: `o.start_at ${direction} nulls first`,
  key: 'o.id desc',
});
const ofBrand = (direction: Direction) =>
  defineList({
    ...definition('brand', direction),
    columns: catererColumns,
    select: `${ofEveryone}, ${ofCaterers}`,
  });
const lists = {
  user: { asc: defineList(definition('user', 'asc')), desc: defineList(definition('user', 'desc')) },
  team: { asc: defineList(definition('team', 'asc')), desc: defineList(definition('team', 'desc')) },
};
const brandLists = { asc: ofBrand('asc'), desc: ofBrand('desc') };

/** What lies ahead soonest first, else the latest first. */
const directionOf = ({ when }: OrderFilter): Direction => (when === 'upcoming' ? 'asc' : 'desc');

/** Orders of a person or an organization. */
export const listOrders = async (
  of: { scope: 'user' | 'team'; id: number },
  { status = [], when, ...page }: OrderFilter & Paging,
  actor: Actor,
) =>
  presentList(
    await lists[of.scope][directionOf({ when })].page([of.id, status, when ?? null], page),
    (row): Schemas['OrderListRecord'] => ({ ...present(row), can: { reorder: mayBeMadeAgain(row, actor) } }),
  );

const mayBeMadeAgain = ({ status, user_id: userId, team_id: teamId }: Row, actor: Actor): boolean =>
  status !== 'in_cart' && mayReorder(actor, { userId, teamId });

/** Orders of a brand, as its caterers read them. */
export const listBrandOrders = async (
  brandId: number,
  { status = [], when, ...page }: OrderFilter & Paging,
) =>
  presentList(
    await brandLists[directionOf({ when })].page([brandId, status, when ?? null], page),
    presentForCaterer,
  );

const presentForCaterer = (row: RowWith<typeof catererColumns>): Schemas['CatererOrderListRecord'] => ({
  ...present(row),
  kitchen_name: row.kitchen_name,
  expires_at: row.expires_at?.toISOString() ?? null,
  lock_version: row.lock_version,
  payout: centsToDollars(row.payout_cents),
  can: { accept: mayTake('accept', row.status), decline: mayTake('decline', row.status) },
});

type Row = RowWith<typeof columns>;

function present(row: Row): Omit<Schemas['OrderListRecord'], 'can'> {
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
    saved_price:
      row.status !== 'in_cart' || row.saved_cents === null
        ? null
        : { amount: centsToDollars(row.saved_cents), before_delivery: row.saved_before_delivery },
    review: row.overall_rating === null ? null : { overall_rating: row.overall_rating },
  };
}
