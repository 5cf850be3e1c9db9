// @ts-check
/** @import { Size, Step } from './size.mjs' */

const KITCHEN_MILES = 18;
const ADDRESS_MILES = 12;
/** Miles between the ZIP code z and the middle of the place p, by an approximation for short distances. */
const miles = `sqrt(((z.latitude - p.latitude) * 69) ^ 2 + ((z.longitude - p.longitude) * 69 * cos(radians(p.latitude))) ^ 2)`;

/**
 * The 15 places, and then towns of the country, each in its own cell of half a degree, with its ZIP codes.
 * @param {Size} size
 * @returns {Step[]}
 */
export const places = ({ places: wanted }) => [
  {
    name: 'places',
    text: `
with cells as (
  select floor(latitude * 2) as y, floor(longitude * 2) as x, min(zip) as zip, count(*) as zips
  from zip_codes where latitude between 24 and 50 and longitude between -125 and -66 group by 1, 2
  having bool_and(place_id is null)
), towns as (
  select 15 + row_number() over (order by zips > 3 desc, hashtext(zip)) as id, zip from cells
), made as (
  insert into places (id, label, value, slug, state, latitude, longitude, time_zone, tax_jurisdiction_id)
  select t.id, z.city || ' ' || z.zip, 'town_' || t.id, 'town-' || t.id, z.state, z.latitude, z.longitude, z.time_zone,
    1 + t.id % 15
  from towns t join zip_codes z using (zip) where t.id <= ${wanted}
  returning id, latitude, longitude
)
update zip_codes z set place_id = m.id from made m
where z.place_id is null and floor(z.latitude * 2) = floor(m.latitude * 2) and floor(z.longitude * 2) = floor(m.longitude * 2)`,
  },
  {
    name: 'ZIP codes of places',
    text: `
drop table if exists pg_temp.place_zips;
create temporary table place_zips as
select p.id as place_id, z.zip, z.city, z.state, z.latitude, z.longitude, p.time_zone,
  row_number() over (partition by p.id order by ${miles}, z.zip) - 1 as at, count(*) over (partition by p.id) as total
from places p join zip_codes z on z.place_id = p.id and ${miles} < ${KITCHEN_MILES};
create index on place_zips (place_id, at);
analyze place_zips;`,
  },
];

/** ZIP codes around the middle of each place, within its kitchens' reach, as ids of the local geocoder. */
export const addresses = `
select p.id as "placeId", 'local:' || z.zip as "googlePlaceId" from places p join zip_codes z on z.place_id = p.id
where ${miles} < ${ADDRESS_MILES} and exists (select from kitchens k where k.place_id = p.id) order by p.id, z.zip`;
