import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../../api';
import { useThroughSignIn } from '../../hooks/useThroughSignIn';
import { eventQuery } from '../../search/event-query';
import { type EventDetails } from '../../search/search-state';

const mostPackages = 50;

/** Everything that is known of a restaurant by its slug, with its packages for an event. */
export function useRestaurant(slug: string, event: EventDetails) {
  const found = useThroughSignIn(urls.brand(slug), aside);
  const menus = useThroughSignIn(urls.menus(slug), aside);
  const items = useThroughSignIn(urls.menuItems(slug), aside);
  const brand = found.data;
  const packages = useRead(
    brand &&
      urls.packageSearch({
        ...eventQuery(event),
        brand_id: [brand.id],
        limit: mostPackages,
        with_blocked: true,
      }),
    // While the event is changed further down, nothing above it jumps.
    { ...aside, keepPrevious: true },
  );
  return {
    brand,
    menus: menus.data?.records,
    items: items.data?.records,
    packages: packages.data?.records,
    /** Why nothing can be found for this event. */
    refusal: packages.error,
    error: found.error ?? menus.error ?? items.error,
    retry: () => Promise.all([found.refresh(), menus.refresh(), items.refresh()]),
  };
}
