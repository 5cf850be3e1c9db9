import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../../api';
import { useThroughSignIn } from '../../hooks/useThroughSignIn';
import { type EventDetails } from '../../search/search-state';

const mostPackages = 50;

/** Everything that is known of a restaurant by its slug; the menu says whether there is such a restaurant at all. */
export function useRestaurant(slug: string, event: EventDetails) {
  const menus = useThroughSignIn(urls.menus(slug), aside);
  const items = useThroughSignIn(urls.menuItems(slug), aside);
  // A name as the slug has it finds the restaurant among those of its place, or of all.
  const found = useThroughSignIn(
    urls.brandSearch({
      query: slug.replaceAll('-', ' '),
      place_id: event.placeId ?? undefined,
      limit: 10,
      with_blocked: true,
    }),
    aside,
  );
  const brand = found.data?.records.find((each) => each.slug === slug);
  const packages = useRead(
    brand &&
      urls.packageSearch({
        brand_id: [brand.id],
        headcount: event.headcount ?? undefined,
        limit: mostPackages,
        with_blocked: true,
      }),
    aside,
  );
  const first = packages.data?.records[0];
  const caterer = useRead(first && urls.caterer(first.id), aside);
  return {
    menus: menus.data?.records,
    items: items.data?.records,
    brand,
    packages: packages.data?.records,
    caterer: caterer.data,
    error: menus.error ?? items.error ?? found.error,
    isSearching: found.isLoading,
    retry: () => Promise.all([menus.refresh(), items.refresh(), found.refresh()]),
  };
}
