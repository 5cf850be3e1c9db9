import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, asTyped, urls } from '../../api';
import { useThroughSignIn } from '../../hooks/useThroughSignIn';
import { eventQuery } from '../../search/event-query';
import { type EventDetails } from '../../search/search-state';

const mostPackages = 50;

export interface TheirPackages {
  all: readonly Schemas['PackageRecord'][] | undefined;
  /** The packages available for the event, at its prices. */
  fitting: readonly Schemas['PackageRecord'][] | undefined;
  /** Why the event can't be searched. */
  refusal: Error | undefined;
}

const packagesOf = ({ id }: Schemas['Caterer'], event?: EventDetails) =>
  urls.packageSearch({
    ...(event && eventQuery(event)),
    ...{ brand_id: [id], limit: mostPackages, with_blocked: true },
  });

/** A restaurant by its slug, with its packages for an event. */
export function useRestaurant(slug: string, event: EventDetails) {
  const found = useThroughSignIn(urls.brand(slug), aside);
  const menus = useThroughSignIn(urls.menus(slug), aside);
  const items = useThroughSignIn(urls.menuItems(slug), aside);
  const brand = found.data;
  const fitting = useRead(brand && packagesOf(brand, event), asTyped);
  const all = useRead(brand && packagesOf(brand), aside);
  return {
    brand,
    menus: menus.data?.records,
    items: items.data?.records,
    packages: {
      all: all.data?.records ?? (all.error && fitting.data?.records),
      fitting: fitting.data?.records,
      refusal: fitting.error,
    } satisfies TheirPackages,
    error: found.error ?? menus.error ?? items.error,
    retry: () => Promise.all([found.refresh(), menus.refresh(), items.refresh()]),
  };
}
