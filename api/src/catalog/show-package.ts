import type { Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import { sql } from '../database';
import { notFound } from '../errors';
import { toLocal } from '../schedule';
import { presentBrandSummary, presentPackage } from './catalog.presenter';
import { findBrand, findKitchens, findPackage } from './find-catalog';
import { loadPackageWithChoices } from './package-with-choices';
import { loadPriceRules } from '../pricing';
import { quotePackage } from './quote-package';
import { prepared } from '../prepared';

const countView = prepared(
  'count-package-view',
  {},
  'update packages set view_count = view_count + 1 where id = $1',
);

/** A package page's data: priced for its minimum headcount at its first place, without a delivery until an address is known. */
export async function showPackage(
  which: number | string,
  { trackView, teamId }: { trackView: boolean; teamId: number | null },
): Promise<Schemas['Package']> {
  const { id, brandId } = await findPackage(which, null);
  const [pack, brand, kitchens] = await Promise.all([
    loadPackageWithChoices(id, null),
    findBrand(brandId, null),
    findKitchens(brandId),
  ]);
  if (!pack) throw notFound('This package could not be found.');
  const date = toLocal(now(), kitchens[0]?.timeZone ?? 'America/New_York').date;
  const [{ deals, ...rules }] = await Promise.all([
    loadPriceRules({ placeId: pack.placeIds[0] ?? null, date, teamId, brandId }, null),
    trackView ? sql.rows(countView, [id]) : null,
  ]);
  const quote = quotePackage(pack, { headcount: null, date, delivery: null, rules, deals });
  return presentPackage(pack, presentBrandSummary(brand, kitchens.length), quote);
}
