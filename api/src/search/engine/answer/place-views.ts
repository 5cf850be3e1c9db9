import type { Schemas } from '@copper-carrot/contracts';
import { utcOffset } from '../../../schedule';
import type { Catalogue } from '../columns/catalogue';
import type { Counts } from '../query/facet-counts';
import { dateIn } from '../query/instants';
import { mealOf } from '../columns/package-columns';
import type { PlaceRows } from '../live/places-and-rates';
import type { Snapshot } from '../live/search-index';

interface CachedView {
  version: number | undefined;
  row: PlaceRows;
  today: string;
  view: Schemas['Place'];
  /** Cached when it is first used in an answer. */
  json?: string;
}
const cache = new WeakMap<Catalogue, Map<number, CachedView>>();

/** A place of 1 §3 with counts of what it offers, recounted after changes; null for an unknown id. */
export const placeView = (snapshot: Snapshot, id: number, now: Date): Schemas['Place'] | null =>
  cachedView(snapshot, id, now)?.view ?? null;

export function placeJson(snapshot: Snapshot, id: number, now: Date): string {
  const cached = cachedView(snapshot, id, now);
  return cached ? (cached.json ??= JSON.stringify(cached.view)) : 'null';
}

function cachedView({ catalogue, placesAndRates }: Snapshot, id: number, now: Date): CachedView | null {
  const row = placesAndRates.places.get(id);
  if (!row) return null;
  const version = catalogue.placeVersions.get(id);
  const today = dateIn(row.timeZone, now);
  const views = cache.get(catalogue) ?? new Map<number, CachedView>();
  cache.set(catalogue, views);
  const before = views.get(id);
  if (before && before.version === version && before.row === row && before.today === today) return before;
  const view: Schemas['Place'] = {
    label: row.label,
    value: row.value,
    enum: row.id,
    utc_offset: utcOffset(today, row.timeZone),
    time_zone: row.timeZone,
    slug: row.slug,
    latitude: row.latitude,
    longitude: row.longitude,
    ...offer(catalogue, id),
  };
  const cached: CachedView = { version, row, today, view };
  views.set(id, cached);
  return cached;
}

export const placeViews = (snapshot: Snapshot, now: Date): Schemas['Place'][] =>
  [...snapshot.placesAndRates.places.keys()].flatMap((id) => placeView(snapshot, id, now) ?? []);

/** Packages by category and meal type, brands by cuisine (the category without its meal) and by diversity tag. */
function offer(catalogue: Catalogue, placeId: number) {
  const { category, traits } = catalogue.packages;
  const brands = new Set(catalogue.byPlace.at(placeId).map((slot) => catalogue.kitchens.brand[slot]!));
  const byCategory: Counts = {};
  const byMeal: Counts = {};
  const byCuisine: Counts = {};
  const byFlag: Counts = {};
  const count = (counts: Counts, key: string) => (counts[key] = (counts[key] ?? 0) + 1);
  for (const brand of brands) {
    const { row, first, count: packages } = catalogue.brands[brand]!;
    for (const flag of row.minorityFlags) count(byFlag, flag);
    const cuisines = new Set<string>();
    for (let slot = first; slot < first + packages; slot++) {
      const { word } = catalogue.categories[category[slot]!]!;
      count(byCategory, word);
      count(byMeal, mealOf(traits[slot]!));
      cuisines.add(word.replace(/^(breakfast|lunch|appetizer|snack|dessert)_/, ''));
    }
    for (const cuisine of cuisines) count(byCuisine, cuisine);
  }
  return {
    brands_count: brands.size,
    category_counts: byCategory,
    type_counts: byMeal,
    cuisine_counts: byCuisine,
    minority_counts: byFlag,
  };
}
