import type { MealType, Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import { sql } from '../database';
import { loadServiceOf } from '../delivery';
import { notFound } from '../errors';
import { toLocal } from '../schedule';
import { presentBrandSummary, presentPackage } from './catalog.presenter';
import { findBrand, findKitchens, findPackage } from './find-catalog';
import { loadPackageWithChoices } from './package-with-choices';
import { loadPhotos } from './photos';
import { loadPriceRules } from '../pricing';
import { quotePackage } from './quote-package';
import { prepared } from '../prepared';

const countView = prepared(
  'count-package-view',
  {},
  'update packages set view_count = view_count + 1 where id = $1',
);

/** When a meal is mostly wanted. */
const usualTimes: Record<MealType, string> = {
  breakfast: '08:00',
  lunch_or_dinner: '12:00',
  appetizer_snack: '15:00',
  dessert: '14:00',
};

/** A package page's data: priced for its minimum headcount at its first place, without a delivery until an address is known. */
export async function showPackage(
  which: number | string,
  { trackView, teamId }: { trackView: boolean; teamId: number | null },
): Promise<Schemas['Package']> {
  const { id, brandId } = await findPackage(which, null);
  const [pack, brand, kitchens, photos] = await Promise.all([
    loadPackageWithChoices(id, null),
    findBrand(brandId, null),
    findKitchens(brandId),
    loadPhotos([id]),
  ]);
  if (!pack) throw notFound('This package could not be found.');
  const date = toLocal(now(), kitchens[0]?.timeZone ?? 'America/New_York').date;
  const [{ deals, ...rules }] = await Promise.all([
    loadPriceRules({ placeId: pack.placeIds[0] ?? null, date, teamId, brandId }, null),
    trackView ? sql.rows(countView, [id]) : null,
  ]);
  const service = await loadServiceOf(
    brandId,
    {
      ...{ leadTimeHours: pack.leadTimeHours, dayBeforeClock: pack.dayBeforeCutoff },
      ...{ headcount: pack.minimumHeadcount, time: usualTimes[pack.mealType] },
    },
    now(),
  );
  const quote = quotePackage(pack, { headcount: null, date, delivery: null, rules, deals });
  return presentPackage(pack, presentBrandSummary(brand, kitchens.length), {
    ...{ ...quote, service },
    photos: photos.get(id) ?? [],
  });
}
