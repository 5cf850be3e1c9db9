import type { PlaceView } from '@copper-carrot/contracts';
import { sql } from '../database';
import { toLocal, utcOffset } from '../schedule';

interface PlaceRow {
  id: number;
  label: string;
  value: string;
  slug: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  brandsCount: number;
  categoryCounts: Record<string, number>;
  typeCounts: Record<string, number>;
  cuisineCounts: Record<string, number>;
  minorityCounts: Record<string, number>;
}

/**
 * Every place with what is on offer there: packages by category and by meal type, brands by cuisine (a category without
 * its meal) and by diversity tag. $1 a place's id, or null for all.
 */
const placeList = {
  name: 'place-list',
  text: `
with there as (select distinct k.place_id, k.brand_id from kitchens k join brands b on b.id = k.brand_id where k.active and b.active),
offered as (
  select t.place_id, t.brand_id, p.id, p.meal_type, c.package_category,
    regexp_replace(c.package_category, '^(breakfast|lunch|appetizer|snack|dessert)_', '') as cuisine
  from there t join packages p on p.brand_id = t.brand_id and p.active
  join package_categories c on c.id = p.package_category_id
  where $1::integer is null or t.place_id = $1
)
select pl.id, pl.label, pl.value, pl.slug, pl.latitude, pl.longitude, pl.time_zone as "timeZone",
  (select count(*)::integer from there t where t.place_id = pl.id) as "brandsCount",
  (select coalesce(json_object_agg(package_category, n), '{}') from
    (select package_category, count(*) n from offered o where o.place_id = pl.id group by 1 order by 1) x) as "categoryCounts",
  (select coalesce(json_object_agg(meal_type, n), '{}') from
    (select meal_type, count(*) n from offered o where o.place_id = pl.id group by 1 order by 1) x) as "typeCounts",
  (select coalesce(json_object_agg(cuisine, n), '{}') from
    (select cuisine, count(distinct brand_id) n from offered o where o.place_id = pl.id group by 1 order by 1) x) as "cuisineCounts",
  (select coalesce(json_object_agg(flag, n), '{}') from
    (select flag, count(*) n from there t join brands b on b.id = t.brand_id, unnest(b.minority_flags) flag
     where t.place_id = pl.id group by 1 order by 1) x) as "minorityCounts"
from places pl where $1::integer is null or pl.id = $1 order by pl.id`,
};

/** The places of 1 §3 with their counts, or the one of that id; `utc_offset` is that of today there. */
export async function listPlaces(id: number | null = null): Promise<PlaceView[]> {
  const rows = await sql.lagging<PlaceRow>(placeList, [id]);
  const now = new Date();
  return rows.map((row) => ({
    label: row.label,
    value: row.value,
    enum: row.id,
    utc_offset: utcOffset(toLocal(now, row.timeZone).date, row.timeZone),
    time_zone: row.timeZone,
    slug: row.slug,
    latitude: row.latitude,
    longitude: row.longitude,
    brands_count: row.brandsCount,
    category_counts: row.categoryCounts,
    type_counts: row.typeCounts,
    cuisine_counts: row.cuisineCounts,
    minority_counts: row.minorityCounts,
  }));
}
