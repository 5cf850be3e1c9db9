import { sql } from '../database';
import type { Position } from '../places';
import { prepared, type RowOf } from '../prepared';

/** More than the map shows, for filters take some of them away. */
const CONSIDERED = 400;

/**
 * $1 and $2 the middle, $3 the place's id, or null for a box of more than 100 miles around the middle, $4 brand ids or
 * null; the nearest first, as the crow flies over so short a way.
 */
const nearest = prepared(
  'search-map-kitchens',
  { id: 'int4', brandId: 'int4', name: 'text', slug: 'text', leadTimeHours: 'int4', dayBeforeClock: 'text?' },
  `select k.id, b.id as "brandId", b.name, b.slug, b.lead_time_hours as "leadTimeHours",
    to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeClock"
  from kitchens k join brands b on b.id = k.brand_id
  where k.active and b.active and ($4::integer[] is null or b.id = any($4))
    and case when $3::integer is null then abs(k.latitude - $1) < 1.5 and abs(k.longitude - $2) < 2.5 else k.place_id = $3 end
  order by (k.latitude - $1::float8) ^ 2 + ((k.longitude - $2::float8) * cos(radians($1::float8))) ^ 2, k.id limit ${CONSIDERED}`,
);

/** A kitchen that may stand on the map, with its restaurant. */
export type KitchenAround = RowOf<typeof nearest>;

/** The active kitchens nearest to an address, or to the middle of a place among that place's own. */
export const kitchensAround = (middle: Position, placeId: number | null, brandIds: number[] | undefined) =>
  sql.fromReplica(nearest, [middle.latitude, middle.longitude, placeId, brandIds ?? null]);
