import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';

const zone = prepared(
  'zone-of-brand',
  { timeZone: 'text' },
  'select time_zone as "timeZone" from kitchens where brand_id = $1 order by active desc, id limit 1',
);

/** The zone of a brand's first kitchen, by whose calendar the brand says days. */
export async function zoneOfBrand(brandId: number, transaction: Transaction | null): Promise<string> {
  const [kitchen] = await sql.within(transaction, zone, [brandId]);
  return kitchen?.timeZone ?? 'UTC';
}
