import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';

const locked = prepared('ratings-locked', {}, 'select from brands where id = $1 for no key update');
const ofBrand = prepared(
  'ratings-of-brand',
  {},
  `update brands set review_count = r.number, rating_average = r.average
   from (select count(*)::integer as number, round(avg(overall_rating), 2) as average from reviews where brand_id = $1) r
   where id = $1`,
);
const ofPackage = prepared(
  'ratings-of-package',
  {},
  `update packages set review_count = r.number, rating_average = r.average
   from (select count(*)::integer as number, round(avg(overall_rating), 2) as average from reviews where package_id = $1) r
   where id = $1`,
);

/** Recounts the reviews of a restaurant and a package. The restaurant's row is locked first, so that two reviews at once are both counted. */
export async function refreshRatings(
  { brandId, packageId }: { brandId: number; packageId: number | null },
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, locked, [brandId]);
  await sql.within(transaction, ofBrand, [brandId]);
  if (packageId !== null) await sql.within(transaction, ofPackage, [packageId]);
}
