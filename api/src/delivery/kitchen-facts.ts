import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { Closure, Daypart, KitchenHours } from '../schedule';
import { column, prepared, type RowOf } from '../prepared';

/** A distance within which a kitchen delivers, with what it costs and the food it takes (cents). */
export interface DeliveryTier {
  maxDistanceMiles: number;
  feeCents: number;
  minimumCents: number;
}
export interface DaypartCapacity {
  daypart: Daypart;
  maxHeadcount: number;
  maxOrders: number;
  bookedHeadcount: number;
  bookedOrders: number;
  /** Of the order that is asked for, which neither of the two counts. */
  ownHeadcount: number;
}

const columns = {
  id: 'int4',
  brandId: 'int4',
  placeId: 'int4',
  name: 'text',
  formattedAddress: 'text',
  city: 'text',
  state: 'text',
  latitude: 'float8',
  longitude: 'float8',
  timeZone: 'text',
  pickupAllowed: 'bool',
  tiers: column<DeliveryTier[]>('json'),
  hours: column<KitchenHours[]>('json'),
  closures: column<Closure[]>('json'),
  capacities: column<DaypartCapacity[]>('json'),
} as const;

/** What says on which later day a kitchen can serve. */
const columnsAhead = {
  week: column<KitchenHours[]>('json'),
  off: column<Closure[]>('json'),
  booked: column<{ date: string; daypart: Daypart; headcount: number; orders: number }[]>('json'),
} as const;

/** So many days from today on may be asked about. */
export const daysAhead = 60;

/** $1 is for whoever says which, $2 a date or null, $3 an order whose own hold does not count against it, or null. */
const facts = (more = '') => `
select ${more}k.id, k.brand_id as "brandId", k.place_id as "placeId", k.name, k.formatted_address as "formattedAddress", k.city, k.state,
  k.latitude, k.longitude, k.time_zone as "timeZone", k.pickup_allowed as "pickupAllowed",
  coalesce((select json_agg(json_build_object('maxDistanceMiles', a.max_distance_miles, 'feeCents', a.fee_cents,
      'minimumCents', a.minimum_cents) order by a.max_distance_miles)
    from delivery_areas a where a.kitchen_id = k.id), '[]') as tiers,
  coalesce((select json_agg(json_build_object('weekday', h.weekday, 'daypart', h.daypart,
      'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.opens)
    from kitchen_hours h
    where h.kitchen_id = k.id and h.weekday = extract(dow from $2::date)), '[]') as hours,
  coalesce((select json_agg(json_build_object('from', to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI'),
      'to', to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI'), 'reason', c.reason))
    from kitchen_closures c
    where c.kitchen_id = k.id and c.during && tsrange($2::date, $2::date + interval '1 day 1 hour')), '[]') as closures,
  coalesce((select json_agg(json_build_object('daypart', m.daypart, 'maxHeadcount', m.max_headcount, 'maxOrders', m.max_orders,
      'bookedHeadcount', coalesce(d.booked_headcount, 0) - coalesce(own.headcount, 0),
      'bookedOrders', coalesce(d.booked_orders, 0) - (own.order_id is not null)::int,
      'ownHeadcount', coalesce(own.headcount, 0)))
    from kitchen_capacities m
    left join kitchen_days d on d.kitchen_id = m.kitchen_id and d.daypart = m.daypart and d.on_date = $2::date
    left join capacity_holds own on own.order_id = $3::int and own.kitchen_id = m.kitchen_id
      and own.daypart = m.daypart and own.on_date = $2::date
    where m.kitchen_id = k.id), '[]') as capacities
from kitchens k
where k.active`;

const ahead = `
  coalesce((select json_agg(json_build_object('weekday', h.weekday, 'daypart', h.daypart,
      'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.opens)
    from kitchen_hours h where h.kitchen_id = k.id), '[]') as week,
  coalesce((select json_agg(json_build_object('from', to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI'),
      'to', to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI'), 'reason', c.reason))
    from kitchen_closures c
    where c.kitchen_id = k.id and upper(c.during) > now()::date - 1), '[]') as off,
  coalesce((select json_agg(json_build_object('date', d.on_date::text, 'daypart', d.daypart,
      'headcount', d.booked_headcount - coalesce(own.headcount, 0),
      'orders', d.booked_orders - (own.order_id is not null)::int))
    from kitchen_days d
    left join capacity_holds own on own.order_id = $3::int and own.kitchen_id = d.kitchen_id
      and own.daypart = d.daypart and own.on_date = d.on_date
    where d.kitchen_id = k.id and d.on_date between now()::date - 1 and now()::date + ${daysAhead + 1}), '[]') as booked,
  `;

/** The kitchens of a brand, a kitchen a row; what hangs on it comes as JSON. */
export const kitchensOfBrand = prepared(
  'kitchens-of-brand',
  { ...columns, ...columnsAhead },
  `${facts(ahead)} and k.brand_id = $1 order by k.id`,
);

/** $4 a place or null, $5 ids or null. */
const kitchensAnywhere = prepared(
  'kitchen-facts',
  columns,
  `${facts()} and ($1::int is null or k.brand_id = $1) and ($4::int is null or k.place_id = $4)
  and ($5::int[] is null or k.id = any($5)) order by k.id`,
);

/** All that decides whether a kitchen can serve an event on one day; the nearest tiers first. */
export type KitchenFacts = RowOf<typeof kitchensAnywhere>;
/** The same, with what decides it on the days ahead. */
export type BrandKitchen = RowOf<typeof kitchensOfBrand>;

interface OnOneDay {
  /** The event's local date: hours, closures and capacity are those of that day. */
  date: string | null;
}
export interface KitchensOfBrand extends OnOneDay {
  brandId: number;
  /** An order whose own share of the capacity is not counted against it. */
  orderId?: number | null;
}
export interface KitchensWanted extends OnOneDay {
  brandId?: number | null;
  placeId?: number | null;
  kitchenIds?: number[] | null;
}

/** The values of `kitchensOfBrand`. */
export const ofBrand = ({ brandId, date, orderId }: KitchensOfBrand) => [brandId, date, orderId ?? null];

/** The active kitchens of a brand with all that decides whether they can serve an event on that day, or on which one. */
export const loadKitchenFacts = (
  wanted: KitchensOfBrand,
  transaction: Transaction | null,
): Promise<BrandKitchen[]> => sql.within(transaction, kitchensOfBrand, ofBrand(wanted));

/** The same of whatever kitchens, for pages that many look at: from a replica where there is one. */
export const readKitchenFacts = ({ brandId, placeId, date, kitchenIds }: KitchensWanted) =>
  sql.fromReplica(kitchensAnywhere, [brandId ?? null, date, null, placeId ?? null, kitchenIds ?? null]);
