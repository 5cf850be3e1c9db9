// @ts-check
import { anyOf } from './size.mjs';
import { brandFirst, brandKinds, brandSecond } from './vocabulary.mjs';

/** @import { Size, Step } from './size.mjs' */

/**
 * Brands, distributed over the places in turn.
 * @param {Size} size
 * @returns {Step[]}
 */
export const brands = ({ brands: count }) => [
  {
    name: 'brands',
    text: `
insert into brands (id, name, slug, description, picture, picture_alt, quality_tier, budget_tier, minority_flags, sustainable,
  promoted, full_menu_ordering_enabled, lead_time_hours, day_before_cutoff, popularity, rating_average, review_count, active, created_at)
select b, ${anyOf(brandFirst, 'b', 1)} || ' ' || ${anyOf(brandSecond, 'b', 2)} || ' ' || ${anyOf(brandKinds, 'b', 3)},
  'bench-brand-' || b, 'Cooks for offices and celebrations.', '{"url": "/pictures/brands/bench.svg"}', 'A laid table',
  (array['classic', 'classic', 'specialty', null])[1 + pg_temp.roll(b, 4, 4)], 1 + pg_temp.roll(b, 5, 3),
  case when pg_temp.roll(b, 6, 9) < 2
    then array[(array['woman', 'hispanic', 'native_american', 'lgbtq', 'veteran', 'asian', 'black'])[1 + pg_temp.roll(b, 7, 7)]]
    else '{}'::text[] end,
  pg_temp.roll(b, 8, 7) = 0, pg_temp.roll(b, 9, 20) = 0, pg_temp.roll(b, 10, 10) = 0,
  (array[4, 12, 20, 24, 24, 24, 48, 72])[1 + pg_temp.roll(b, 11, 8)],
  case when pg_temp.roll(b, 12, 10) < 3 then make_time(14 + pg_temp.roll(b, 13, 4), 0, 0) end,
  pg_temp.roll(b, 14, 500), case when pg_temp.roll(b, 15, 10) < 8 then 3.5 + pg_temp.roll(b, 16, 151) / 100.0 end,
  pg_temp.roll(b, 17, 200), pg_temp.roll(b, 18, 50) > 0, now() - pg_temp.roll(b, 19, 1500) * interval '1 day'
from generate_series(1, ${count}) b`,
  },
  {
    name: 'menus',
    text: `
insert into menus (id, brand_id, name) select id, id, 'Menu' from brands where full_menu_ordering_enabled;
insert into menu_categories (id, menu_id, name) select id, id, 'Mains' from menus;
insert into menu_items (menu_id, menu_category_id, name, price_cents)
select m.id, m.id, ${anyOf(brandSecond, 'm.id * 10 + n', 20)} || ' plate ' || n, 900 + 25 * pg_temp.roll(m.id * 10 + n, 21, 40)
from menus m, generate_series(1, 8) n;
select setval(pg_get_serial_sequence('menu_categories', 'id'), (select coalesce(max(id), 0) + 1 from menu_categories), false);`,
  },
];

/**
 * One kitchen for each brand and a second for three in ten, closer to the middle of the place than to its
 * edge.
 * @returns {Step[]}
 */
export const kitchens = () => [
  {
    name: 'kitchens',
    text: `
insert into kitchens (id, brand_id, place_id, name, formatted_address, city, state, zip, latitude, longitude, time_zone, pickup_allowed)
select row_number() over (order by b.id, n), b.id, z.place_id, z.city, (12 + pg_temp.roll(b.id, 30 + n, 880)) || ' Main Street, ' || z.city || ', ' || z.state || ' ' || z.zip,
  z.city, z.state, z.zip, z.latitude + (pg_temp.roll(b.id, 32 + n, 1000) - 500) / 50000.0,
  z.longitude + (pg_temp.roll(b.id, 34 + n, 1000) - 500) / 50000.0, z.time_zone, pg_temp.roll(b.id, 36 + n, 5) > 0
from brands b cross join generate_series(0, 1) n join (select count(*)::integer as places from places) p on true
join place_zips z on z.place_id = 1 + (b.id - 1) % p.places and z.at = pg_temp.skewed(b.id, 38 + n, z.total::integer)
where n = 0 or pg_temp.roll(b.id, 40, 10) < 3`,
  },
  {
    name: 'delivery areas',
    text: `
insert into delivery_areas (kitchen_id, max_distance_miles, fee_cents, minimum_cents)
select id, (array[4, 9, 15])[tier] + pg_temp.roll(id, 41, 4), 1500 * tier + 100 * pg_temp.roll(id, 42, 10),
  5000 * tier + 2500 * pg_temp.roll(id, 43, 3)
from kitchens, generate_series(1, 3) tier`,
  },
  {
    name: 'hours',
    text: `
drop table if exists pg_temp.dayparts;
create temporary table dayparts as
select k.id as kitchen_id, d.* from kitchens k join (values
  ('breakfast', '06:30'::time, '11:00'::time, 4), ('lunch', '11:00', '14:30', 10), ('afternoon', '14:30', '17:00', 6), ('dinner', '17:00', '21:00', 7)
) d (daypart, opens, closes, of_ten) on pg_temp.roll(k.id, 44 + length(d.daypart), 10) < d.of_ten;
insert into kitchen_hours (kitchen_id, weekday, daypart, opens, closes)
select kitchen_id, weekday, daypart, opens, closes from dayparts, generate_series(0, 6) weekday
where weekday between 1 and 5 or pg_temp.roll(kitchen_id, 60 + weekday, 2) = 0;
insert into kitchen_capacities (kitchen_id, daypart, max_headcount, max_orders)
select kitchen_id, daypart, 160 + 20 * pg_temp.roll(kitchen_id, 70, 20), 6 + pg_temp.roll(kitchen_id, 71, 14) from dayparts;`,
  },
  {
    name: 'closures and bookings',
    text: `
insert into kitchen_closures (kitchen_id, during, reason)
select id, tsrange(current_date + 3 + pg_temp.roll(id, 72, 10), current_date + 4 + pg_temp.roll(id, 72, 10)), 'Holiday'
from kitchens where pg_temp.roll(id, 73, 30) = 0;
insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders)
select kitchen_id, current_date + day, daypart, 20 * pg_temp.roll(kitchen_id, 74 + day, 15), 1 + pg_temp.roll(kitchen_id, 90 + day, 5)
from dayparts, generate_series(1, 10) day where pg_temp.roll(kitchen_id, 110 + day, 40) = 0;`,
  },
];
