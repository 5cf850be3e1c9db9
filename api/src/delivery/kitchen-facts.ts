import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { Position } from '../places';
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
}

/**
 * $1 brand or null, $2 place or null, $3 date or null, $4 an order whose own hold does not count against it, or null,
 * $5 and $6 a position, or null: then only kitchens in a box of more than 100 miles around it, which is as far as any
 * delivers; $7 ids or null. A kitchen is a row; what hangs on it comes as JSON.
 */
export const kitchenFacts = prepared(
  'kitchen-facts',
  {
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
  },
  `
select k.id, k.brand_id as "brandId", k.place_id as "placeId", k.name, k.formatted_address as "formattedAddress", k.city, k.state,
  k.latitude, k.longitude, k.time_zone as "timeZone", k.pickup_allowed as "pickupAllowed",
  coalesce((select json_agg(json_build_object('maxDistanceMiles', a.max_distance_miles, 'feeCents', a.fee_cents,
      'minimumCents', a.minimum_cents) order by a.max_distance_miles)
    from delivery_areas a where a.kitchen_id = k.id), '[]') as tiers,
  coalesce((select json_agg(json_build_object('weekday', h.weekday, 'daypart', h.daypart,
      'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.opens)
    from kitchen_hours h
    where h.kitchen_id = k.id and h.weekday = extract(dow from $3::date)), '[]') as hours,
  coalesce((select json_agg(json_build_object('from', to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI'),
      'to', to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI'), 'reason', c.reason))
    from kitchen_closures c
    where c.kitchen_id = k.id and c.during && tsrange($3::date, $3::date + interval '1 day 1 hour')), '[]') as closures,
  coalesce((select json_agg(json_build_object('daypart', m.daypart, 'maxHeadcount', m.max_headcount, 'maxOrders', m.max_orders,
      'bookedHeadcount', coalesce(d.booked_headcount, 0) - coalesce(own.headcount, 0),
      'bookedOrders', coalesce(d.booked_orders, 0) - (own.order_id is not null)::int))
    from kitchen_capacities m
    left join kitchen_days d on d.kitchen_id = m.kitchen_id and d.daypart = m.daypart and d.on_date = $3::date
    left join capacity_holds own on own.order_id = $4::int and own.kitchen_id = m.kitchen_id
      and own.daypart = m.daypart and own.on_date = $3::date
    where m.kitchen_id = k.id), '[]') as capacities
from kitchens k
where k.active and ($1::int is null or k.brand_id = $1) and ($2::int is null or k.place_id = $2)
  and ($5::float8 is null or (abs(k.latitude - $5) < 1.5 and abs(k.longitude - $6::float8) < 2.5))
  and ($7::int[] is null or k.id = any($7))
order by k.id`,
);

/** All that decides whether a kitchen can serve an event on one day; the nearest tiers first. */
export type KitchenFacts = RowOf<typeof kitchenFacts>;

export interface KitchensWanted {
  brandId?: number | null;
  placeId?: number | null;
  /** The event's local date: hours, closures and capacity are those of that day. */
  date: string | null;
  /** An order whose own share of the capacity is not counted against it. */
  orderId?: number | null;
  /** Only kitchens that could reach it. */
  near?: Position | null;
  kitchenIds?: number[] | null;
}

/** The values of `kitchenFacts`. */
export const kitchensWanted = ({ brandId, placeId, date, orderId, near, kitchenIds }: KitchensWanted) => [
  brandId ?? null,
  placeId ?? null,
  date,
  orderId ?? null,
  near?.latitude ?? null,
  near?.longitude ?? null,
  kitchenIds ?? null,
];

/** The active kitchens of a brand or a place with all that decides whether they can serve an event on that day. */
export async function loadKitchenFacts(
  wanted: KitchensWanted,
  transaction: Transaction | null,
): Promise<KitchenFacts[]> {
  return sql.within(transaction, kitchenFacts, kitchensWanted(wanted));
}

/** The same for pages that many look at: prepared, and from a replica where there is one. */
export const readKitchenFacts = (wanted: KitchensWanted) =>
  sql.fromReplica(kitchenFacts, kitchensWanted(wanted));
