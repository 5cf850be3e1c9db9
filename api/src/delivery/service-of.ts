import { sql } from '../database';
import { column, prepared, type RowOf } from '../prepared';
import { hasRoomFor, roomLeft } from '../rules';
import {
  addDays,
  availabilityAt,
  cutoff,
  nearestSlots,
  toLocal,
  type Closure,
  type CutoffRule,
  type Daypart,
  type KitchenCalendar,
  type KitchenHours,
} from '../schedule';
import { daysAhead, type DeliveryTier } from './kitchen-facts';

/** $1 brand, $2 the first and $3 the last day whose closures and bookings count. */
const kitchenCalendars = prepared(
  'kitchen-calendars',
  {
    placeId: 'int4',
    timeZone: 'text',
    pickupAllowed: 'bool',
    tiers: column<DeliveryTier[]>('json'),
    hours: column<KitchenHours[]>('json'),
    closures: column<Closure[]>('json'),
    capacities: column<{ daypart: Daypart; maxHeadcount: number; maxOrders: number }[]>('json'),
    days: column<{ date: string; daypart: Daypart; headcount: number; orders: number }[]>('json'),
  },
  `
select k.place_id as "placeId", k.time_zone as "timeZone", k.pickup_allowed as "pickupAllowed",
  coalesce((select json_agg(json_build_object('maxDistanceMiles', a.max_distance_miles, 'feeCents', a.fee_cents,
      'minimumCents', a.minimum_cents) order by a.max_distance_miles)
    from delivery_areas a where a.kitchen_id = k.id), '[]') as tiers,
  coalesce((select json_agg(json_build_object('weekday', h.weekday, 'daypart', h.daypart,
      'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')))
    from kitchen_hours h where h.kitchen_id = k.id), '[]') as hours,
  coalesce((select json_agg(json_build_object('from', to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI'),
      'to', to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI'), 'reason', c.reason))
    from kitchen_closures c where c.kitchen_id = k.id and c.during && tsrange($2::date, $3::date)), '[]') as closures,
  coalesce((select json_agg(json_build_object('daypart', m.daypart, 'maxHeadcount', m.max_headcount, 'maxOrders', m.max_orders))
    from kitchen_capacities m where m.kitchen_id = k.id), '[]') as capacities,
  coalesce((select json_agg(json_build_object('date', d.on_date::text, 'daypart', d.daypart,
      'headcount', d.booked_headcount, 'orders', d.booked_orders))
    from kitchen_days d where d.kitchen_id = k.id and d.on_date between $2::date and $3::date), '[]') as days
from kitchens k where k.active and k.brand_id = $1 order by k.place_id, k.id`,
);

type Kitchen = RowOf<typeof kitchenCalendars>;

/** What is asked of a brand's kitchens: how early to order, for how many, and at what time of the day. */
interface ServiceWish extends CutoffRule {
  headcount: number;
  /** `HH:mm`, at which it is mostly wanted. */
  time: string;
}

/** How a brand serves one place. Money in cents. */
export interface ServiceOfPlace {
  placeId: number;
  timeZone: string;
  pickupAllowed: boolean;
  /** Null where nothing is brought. */
  delivery: {
    lowestFeeCents: number;
    highestFeeCents: number;
    lowestMinimumCents: number;
    radiusMiles: number;
  } | null;
  /** The soonest event at that time, or near it, that can still be ordered, and until when; null for none in two months. */
  soonest: { date: string; time: string; cutoffAt: Date } | null;
}

/** How each place that a brand cooks in is served, by place. */
export async function loadServiceOf(
  brandId: number,
  wish: ServiceWish,
  now: Date,
): Promise<ServiceOfPlace[]> {
  const today = toLocal(now, 'UTC').date;
  const kitchens = await sql.rows(kitchenCalendars, [
    brandId,
    addDays(today, -1),
    addDays(today, daysAhead + 1),
  ]);
  const places = new Map<number, Kitchen[]>();
  for (const kitchen of kitchens)
    places.set(kitchen.placeId, [...(places.get(kitchen.placeId) ?? []), kitchen]);
  return [...places].map(([placeId, those]) => serviceOf(placeId, those, wish, now));
}

function serviceOf(placeId: number, kitchens: Kitchen[], wish: ServiceWish, now: Date): ServiceOfPlace {
  const tiers = kitchens.flatMap((kitchen) => kitchen.tiers);
  const found = kitchens.flatMap((kitchen) => soonestOf(kitchen, wish, now) ?? []);
  return {
    placeId,
    timeZone: kitchens[0]?.timeZone ?? 'America/New_York',
    pickupAllowed: kitchens.some(({ pickupAllowed }) => pickupAllowed),
    delivery:
      tiers.length === 0
        ? null
        : {
            lowestFeeCents: Math.min(...tiers.map(({ feeCents }) => feeCents)),
            highestFeeCents: Math.max(...tiers.map(({ feeCents }) => feeCents)),
            lowestMinimumCents: Math.min(...tiers.map(({ minimumCents }) => minimumCents)),
            radiusMiles: Math.max(...tiers.map(({ maxDistanceMiles }) => maxDistanceMiles)),
          },
    soonest: found.sort((a, b) => (`${a.date}T${a.time}` < `${b.date}T${b.time}` ? -1 : 1))[0] ?? null,
  };
}

function soonestOf(kitchen: Kitchen, { headcount, time, ...rule }: ServiceWish, now: Date) {
  const calendar: KitchenCalendar = {
    ...{ timeZone: kitchen.timeZone, hours: kitchen.hours, closures: kitchen.closures, rule },
    hasRoom: (date, daypart) => {
      const most = kitchen.capacities.find((each) => each.daypart === daypart);
      const booked = kitchen.days.find((each) => each.date === date && each.daypart === daypart);
      return (
        !most ||
        hasRoomFor(
          roomLeft(most.maxHeadcount, most.maxOrders, booked?.headcount ?? 0, booked?.orders ?? 0),
          headcount,
        )
      );
    },
  };
  const today = toLocal(now, kitchen.timeZone).date;
  for (let days = 0; days < daysAhead; days++) {
    const slot = { date: addDays(today, days), time };
    const answer = availabilityAt(calendar, slot, now);
    if (answer.available) return { ...slot, cutoffAt: answer.cutoffAt };
  }
  // A kitchen that is never open at the usual time is so at another.
  const [other] = nearestSlots(calendar, { date: today, time }, now, { limit: 1, days: daysAhead });
  return other ? { ...other, cutoffAt: cutoff({ ...other, timeZone: kitchen.timeZone }, rule) } : null;
}
