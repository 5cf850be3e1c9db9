import { sql } from '../database';
import { prepared } from '../prepared';

const query = prepared(
  'place-of-brand',
  { placeId: 'int4' },
  `select k.place_id as "placeId" from kitchens k where k.active and k.brand_id = $1 order by k.id limit 1`,
);

/** The place of a brand's first kitchen; null where it has none that is open. */
export const placeOfBrand = async (brandId: number): Promise<number | null> =>
  (await sql.rows(query, [brandId]))[0]?.placeId ?? null;
