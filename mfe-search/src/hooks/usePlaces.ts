import { likelyPlace, placeCookie, type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { aside, urls } from '../api';

const noPlaces: Schemas['Place'][] = [];
/** The places that food is delivered to (1 §3). */
export function usePlaces() {
  const { data, error, refresh } = useRead(urls.places, aside);
  return { places: data?.records ?? noPlaces, failed: data ? undefined : error, retry: refresh };
}

const aYear = 365 * 24 * 60 * 60;

/** Remembers the place for the next visit of this browser, whose HTML then brings what is good there. */
export function rememberPlace(placeId: number): void {
  document.cookie = `${placeCookie}=${placeId}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}

const remembered = (): number | null =>
  Number(new RegExp(`(?:^|;\\s*)${placeCookie}=(\\d+)`).exec(document.cookie)?.[1]) || null;

/** Where a person most likely orders. */
export function useLikelyPlace(places: readonly Schemas['Place'][]): Schemas['Place'] | null {
  const own = useUser()?.addresses.find(({ place_id }) => place_id !== null)?.place_id ?? null;
  return likelyPlace(places, { chosen: remembered(), own, zone: ownZone() });
}
