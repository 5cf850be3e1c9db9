import { sql } from '../../database';
import { readAddress } from './address-text';
import type { GeocodedAddress } from './geocoded-address';
import { prepared, type RowOf } from '../../prepared';

const zipColumns = {
  zip: 'text',
  city: 'text',
  state: 'text',
  latitude: 'float8',
  longitude: 'float8',
  timeZone: 'text',
  placeId: 'int4?',
} as const;
const columns = `z.zip, z.city, z.state, z.latitude, z.longitude, z.time_zone as "timeZone", z.place_id as "placeId"`;

const byZip = prepared('zip-by-code', zipColumns, `select ${columns} from zip_codes z where z.zip = $1`);
type ZipRow = RowOf<typeof byZip>;
/** Buildings and boxes have ZIP codes that cover no ground: the nearest number of the same post office stands for them. */
const byZipNear = prepared(
  'zip-near-code',
  zipColumns,
  `select ${columns} from zip_codes z where z.zip like left($1::text, 3) || '%'
    order by abs(z.zip::int - $1::text::int), z.zip limit 1`,
);
const byZipStart = prepared(
  'zips-by-start',
  zipColumns,
  `select ${columns} from zip_codes z where z.zip like $1 || '%'
    order by (z.place_id = $2) desc nulls last, (z.place_id is null), z.zip limit $3`,
);

/**
 * Cities by name, each as the ZIP code nearest to the middle of its place (else of the city itself). $1 the name with
 * LIKE's signs escaped, $2 the state or null, $3 the preferred place or null, $4 how many, $5 the name as typed,
 * $6 whether a likeness is enough.
 */
const byCity = prepared(
  'zips-by-city',
  zipColumns,
  `
  with found as (
    select ${columns}, count(*) over same as zips, avg(z.latitude) over same as mean_latitude,
      avg(z.longitude) over same as mean_longitude, p.latitude as place_latitude, p.longitude as place_longitude
    from zip_codes z left join places p on p.id = z.place_id
    where ($2::text is null or z.state = $2)
      and (case when $6 then plain_text(z.city || ', ' || z.state) % plain_text($5)
                else plain_text(z.city || ', ' || z.state) like plain_text($1) || '%' end)
    window same as (partition by z.city, z.state)
  ), middle as (
    select distinct on (city, state) *
    from found
    order by city, state, (place_latitude is null),
      (latitude - coalesce(place_latitude, mean_latitude)) ^ 2 + (longitude - coalesce(place_longitude, mean_longitude)) ^ 2
  )
  select zip, city, state, latitude, longitude, "timeZone", "placeId" from middle
  order by ("placeId" = $3) desc nulls last, (plain_text(city) = plain_text($5)) desc, ("placeId" is null),
    similarity(plain_text(city), plain_text($5)) desc, zips desc, zip
  limit $4`,
);
const byPlace = prepared(
  'zip-of-place',
  zipColumns,
  `select ${columns} from zip_codes z join places p on p.id = z.place_id where p.id = $1
    order by (z.latitude - p.latitude) ^ 2 + (z.longitude - p.longitude) ^ 2 limit 1`,
);

const longestStreet = 120;
const like = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The address of a `local:` id, which carries its ZIP code and its street line; null for an id that was never given. */
export async function findLocal(googlePlaceId: string): Promise<GeocodedAddress | null> {
  const [, zip, street] = /^local:(\d{5})(?::([\w-]{1,700}))?$/.exec(googlePlaceId) ?? [];
  if (!zip) return null;
  const row = await zipRow(zip);
  return row ? address(row, street ? Buffer.from(street, 'base64url').toString('utf8') : null) : null;
}

/** Addresses that a text may mean, the best first; the street line is kept as typed. */
export async function searchLocal(
  text: string,
  { placeId, limit }: { placeId: number | null; limit: number },
): Promise<GeocodedAddress[]> {
  const parts = readAddress(text);
  const rows = await zipsFor(parts, placeId, limit);
  return rows.map((row) => {
    // "Seattle 98101" names the city once more, and no street.
    const isCity = parts.street?.toLowerCase() === row.city.toLowerCase();
    return address(row, isCity ? null : parts.street);
  });
}

async function zipsFor(
  { street, city, state, zip }: ReturnType<typeof readAddress>,
  placeId: number | null,
  limit: number,
): Promise<ZipRow[]> {
  if (zip?.length === 5) {
    const row = await zipRow(zip);
    if (!row || row.isKnown) return row ? [row] : [];
    const said = city ?? (street && (await cityAtEnd(street, state, placeId))?.city) ?? null;
    return liesIn(row, said, state) ? [row] : [];
  }
  if (zip) return sql.rows(byZipStart, [zip, placeId, limit]);
  if (city) {
    const found = await cities(city, state, placeId, limit);
    // After a street line the city is written out; before that it may still be being typed.
    const whole = street ? found.filter((row) => row.city.toLowerCase() === city.toLowerCase()) : [];
    return whole.length > 0 ? whole : found;
  }
  if (!street) return [];
  const ending = await cityAtEnd(street, state, placeId);
  if (ending) return [ending];
  return placeId ? sql.rows(byPlace, [placeId]) : [];
}

/** A ZIP code as it was typed; one that covers no ground lies where its neighbour does. */
async function zipRow(zip: string): Promise<(ZipRow & { isKnown: boolean }) | null> {
  const [known] = await sql.rows(byZip, [zip]);
  if (known) return { ...known, isKnown: true };
  const [near] = await sql.rows(byZipNear, [zip]);
  return near ? { ...near, zip, isKnown: false } : null;
}

/** Whether what else was typed agrees: a neighbour's ground is not to contradict it. */
const liesIn = (row: ZipRow, city: string | null, state: string | null): boolean =>
  state ? row.state === state : city === null || row.city.toLowerCase() === city.toLowerCase();

async function cities(city: string, state: string | null, placeId: number | null, limit: number) {
  const exactly = await sql.rows(byCity, [like(city), state, placeId, limit, city, false]);
  return exactly.length > 0 ? exactly : sql.rows(byCity, [like(city), state, placeId, limit, city, true]);
}

/** "350 5th Ave New York" without its comma: the longest ending that is a city's whole name. */
async function cityAtEnd(street: string, state: string | null, placeId: number | null) {
  const words = street.split(' ');
  for (let count = Math.min(4, words.length - 2); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const [row] = await sql.rows(byCity, [like(name), state, placeId, 1, name, false]);
    if (row?.city.toLowerCase() === name.toLowerCase()) return row;
  }
  return null;
}

function address(row: ZipRow, streetLine: string | null): GeocodedAddress {
  const street = streetLine
    ? [...streetLine.replace(/\p{C}/gu, '')].slice(0, longestStreet).join('').trim() || null
    : null;
  const suffix = street ? `:${Buffer.from(street, 'utf8').toString('base64url')}` : '';
  const { zip, city, state, latitude, longitude, timeZone, placeId } = row;
  return {
    googlePlaceId: `local:${zip}${suffix}`,
    formattedAddress: `${street ? `${street}, ` : ''}${city}, ${state} ${zip}`,
    approximate: true,
    latitude,
    longitude,
    city,
    state,
    zip,
    placeId,
    timeZone,
  };
}
