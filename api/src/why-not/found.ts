import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import type { Actor } from '../http';
import { searchBrands, searchPackages, type SearchFilters } from '../search';

/** A search as somebody asks it, without its text and page. */
export interface Asked {
  filters: SearchFilters;
  actor: Actor | null;
  signal: AbortSignal;
}

const most = 200;

/** Ids of the packages or restaurants of some brands that the search finds; none where nobody delivers to the address. */
export async function foundOf(
  kind: 'package' | 'brand',
  brandIds: number[],
  { filters, actor, signal }: Asked,
): Promise<Set<number>> {
  const own = filters.brand_id ? brandIds.filter((id) => filters.brand_id?.includes(id)) : brandIds;
  if (own.length === 0) return new Set();
  const { query: _text, ...rest } = filters;
  const search = kind === 'package' ? searchPackages : searchBrands;
  try {
    const { records } = await search({ ...rest, brand_id: own, limit: most, offset: 0 }, actor, signal);
    return new Set(records.map(({ id }) => id));
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.package.undeliverable) return new Set();
    throw error;
  }
}

/** The filters that say what the event is; every other narrows what is shown of it. */
const ofEvent = new Set<string>([
  'place_id',
  'address_id',
  'google_place_id',
  'formatted_address',
  'headcount',
  'start_date',
  'start_time',
  'pickup',
  'all_in_pricing',
  'query',
  'limit',
  'offset',
  'expand',
  'with_times_ordered',
  'with_blocked',
  'ghosting_as',
  'order_field',
  'order_direction',
  'order_by_newness',
  'order_by_popularity',
  'order_by_order_frequency',
  'order_by_last_submission',
]);

/** The narrowing filters of a search that leave a package or restaurant out, each by itself, or all that are set together. */
export async function filtersAgainst(
  kind: 'package' | 'brand',
  id: number,
  brandId: number,
  asked: Asked,
): Promise<string[]> {
  const entries: [string, unknown][] = Object.entries(asked.filters);
  const narrowing = entries.filter(([name, value]) => value !== undefined && !ofEvent.has(name));
  const event = entries.filter(([name]) => ofEvent.has(name));
  const against: string[] = [];
  for (const filter of narrowing) {
    const alone = { ...asked, filters: Object.fromEntries([...event, filter]) as unknown as SearchFilters };
    if (!(await foundOf(kind, [brandId], alone)).has(id)) against.push(filter[0]);
  }
  return against.length > 0 ? against : narrowing.map(([name]) => name);
}
