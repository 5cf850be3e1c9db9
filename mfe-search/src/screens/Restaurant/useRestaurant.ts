import type { List, Schemas } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { get, urls } from '../../api';
import { type EventDetails } from '../../search/search-state';

const config = { revalidateOnFocus: false, shouldRetryOnError: false };
const mostPackages = 50;

/** Everything that is known of a restaurant by its slug; the menu says whether there is such a restaurant at all. */
export function useRestaurant(slug: string, event: EventDetails) {
  const menus = useSWR<List<Schemas['RestaurantMenu']>, unknown>(urls.menus(slug), get, config);
  const items = useSWR<List<Schemas['MenuItem']>, unknown>(urls.menuItems(slug), get, config);
  // A name as the slug has it finds the restaurant among those of its place, or of all.
  const found = useSWR<Schemas['BrandSearch'], unknown>(
    urls.brandSearch({
      query: slug.replaceAll('-', ' '),
      place_id: event.placeId ?? undefined,
      limit: 10,
    }),
    get,
    config,
  );
  const brand = found.data?.records.find((each) => each.slug === slug);
  const packages = useSWR<Schemas['PackageSearch'], unknown>(
    brand &&
      urls.packageSearch({
        brand_id: [brand.id],
        headcount: event.headcount ?? undefined,
        limit: mostPackages,
      }),
    get,
    config,
  );
  const first = packages.data?.records[0];
  const caterer = useSWR<Schemas['Caterer'], unknown>(first && urls.caterer(first.id), get, config);
  return {
    menus: menus.data?.records,
    items: items.data?.records,
    brand,
    packages: packages.data?.records,
    caterer: caterer.data,
    error: menus.error ?? items.error ?? found.error,
    isSearching: found.isLoading,
    retry: () => Promise.all([menus.mutate(), items.mutate(), found.mutate()]),
  };
}
