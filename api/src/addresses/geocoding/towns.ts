import { sql } from '../../database';
import { prepared, type RowOf } from '../../prepared';
import { townNames } from './address-vocabulary.data';

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
export type ZipRow = RowOf<typeof byZip>;
/** ZIP codes of buildings and boxes have no area; the nearest code of the same post office replaces them. */
const byZipNear = prepared(
  'zip-near-code',
  zipColumns,
  `select ${columns} from zip_codes z where z.zip like left($1::text, 3) || '%'
    order by abs(z.zip::int - $1::text::int), z.zip limit 1`,
);
const byZipStart = prepared(
  'zips-by-start',
  zipColumns,
  `select ${columns} from zip_codes z where z.zip like $1 || '%' and ($4::text is null or z.state = $4)
    order by (z.place_id = $2) desc nulls last, (z.place_id is null), z.zip limit $3`,
);
const byZips = prepared(
  'zips-by-codes',
  zipColumns,
  `select ${columns} from zip_codes z where z.zip = any($1::text[]) order by array_position($1::text[], z.zip)`,
);
const inPlaceAndState = prepared(
  'zip-of-place-in-state',
  zipColumns,
  `select ${columns} from zip_codes z join places p on p.id = z.place_id where p.id = $1 and z.state = $2
    order by (z.latitude - p.latitude) ^ 2 + (z.longitude - p.longitude) ^ 2 limit 1`,
);

/** Towns, each as the ZIP code nearest to its center; the ZIP codes of a served place are preferred. */
const townsWhere = (condition: string, order: string) => `
  with found as (
    select ${columns}, count(*) over same as zips, avg(z.latitude) over same as mean_latitude,
      avg(z.longitude) over same as mean_longitude
    from zip_codes z
    where ${condition}
    window same as (partition by z.city, z.state)
  ), middle as (
    select distinct on (city, state) *
    from found
    order by city, state, ("placeId" is null),
      (latitude - mean_latitude) ^ 2 + (longitude - mean_longitude) ^ 2, zip
  )
  select zip, city, state, latitude, longitude, "timeZone", "placeId", zips from middle
  order by ${order}`;

const townColumns = { ...zipColumns, zips: 'int8' } as const;
/** $1 the plain names, $2 a place or null. */
const byName = prepared(
  'towns-by-name',
  townColumns,
  townsWhere(
    'plain_text(z.city) = any($1::text[])',
    '("placeId" = $2::int) desc nulls last, ("placeId" is null), zips desc, zip',
  ),
);
export type Town = RowOf<typeof byName>;
/**
 * $1 the start of the name, $2 a place or null, $3 a state or null, $4 the limit, $5 the upper bound of names with that
 * start.
 */
const byBeginning = prepared(
  'towns-by-beginning',
  townColumns,
  `${townsWhere(
    // Not LIKE, because the planner can use the index only for a pattern that it knows.
    `plain_text(z.city) ~>=~ $1::text and plain_text(z.city) ~<~ $5::text and ($3::text is null or z.state = $3)`,
    '("placeId" = $2::int) desc nulls last, (plain_text(city) = $1) desc, ("placeId" is null), zips desc, zip',
  )} limit $4`,
);
const byLikeness = prepared(
  'towns-by-likeness',
  townColumns,
  `${townsWhere(
    `plain_text(z.city || ', ' || z.state) % plain_text($4) and ($2::text is null or z.state = $2)`,
    '("placeId" = $1::int) desc nulls last, ("placeId" is null), similarity(plain_text(city), plain_text($4)) desc, zips desc, zip',
  )} limit $3`,
);

interface Preferred {
  placeId: number | null;
  state: string | null;
  limit: number;
}

/** A ZIP code as typed; one without an area gets the position of its neighbor. */
export async function zipRow(zip: string): Promise<(ZipRow & { isKnown: boolean }) | null> {
  const [known] = await sql.rows(byZip, [zip]);
  if (known) return { ...known, isKnown: true };
  const [near] = await sql.rows(byZipNear, [zip]);
  return near ? { ...near, zip, isKnown: false } : null;
}

export const zipRows = (zips: readonly string[]): Promise<ZipRow[]> => sql.rows(byZips, [zips]);

export const zipsThatBegin = (start: string, { placeId, state, limit }: Preferred): Promise<ZipRow[]> =>
  sql.rows(byZipStart, [start, placeId, limit, state]);

export const zipOfPlaceIn = async (placeId: number, state: string): Promise<ZipRow | null> =>
  (await sql.rows(inPlaceAndState, [placeId, state]))[0] ?? null;

/** Towns with exactly one of these names (from `spellings`), those of the place first. */
export const townsNamed = (names: readonly string[], placeId: number | null): Promise<Town[]> =>
  names.length === 0 ? Promise.resolve([]) : sql.rows(byName, [names, placeId]);

export const townsThatBegin = (name: string, { placeId, state, limit }: Preferred): Promise<Town[]> =>
  sql.rows(byBeginning, [plainName(name), placeId, state, limit, `${plainName(name)}\u{10FFFF}`]);

export const townsLike = (name: string, { placeId, state, limit }: Preferred): Promise<Town[]> =>
  sql.rows(byLikeness, [placeId, state, limit, plainName(name)]);

/** A town's name as in the table of ZIP codes, without accents, dots and apostrophes. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();

const opening = [
  ['st ', 'saint '],
  ['ft ', 'fort '],
  ['mt ', 'mount '],
  ['mc', 'mc '],
  ['o', 'o '],
] as const;

/** Spellings of a town in the table of ZIP codes: "St. Paul" is "Saint Paul" there, and "NYC" is "New York". */
export function spellings(name: string): string[] {
  const plain = plainName(name);
  const other = opening.flatMap(([short, long]) => {
    if (plain.startsWith(long)) return [short + plain.slice(long.length)];
    return plain.startsWith(short) ? [long + plain.slice(short.length)] : [];
  });
  const known = townNames.get(plain);
  return [plain, ...other, ...(known ? [known] : [])];
}
