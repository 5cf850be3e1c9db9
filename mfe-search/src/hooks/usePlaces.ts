import { likelyPlace, placeCookie, type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { aside, urls } from '../api';

const noPlaces: Schemas['Place'][] = [];
/** The delivery places (1 §3). */
export function usePlaces() {
  const { data, error, refresh } = useRead(urls.places, aside);
  return { places: data?.records ?? noPlaces, failed: data ? undefined : error, retry: refresh };
}

const aYear = 365 * 24 * 60 * 60;

/** Stores the place in a cookie, so that the next visit's HTML preloads its content. */
export function rememberPlace(placeId: number): void {
  document.cookie = `${placeCookie}=${placeId}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}

const remembered = (): number | null =>
  Number(new RegExp(`(?:^|;\\s*)${placeCookie}=(\\d+)`).exec(document.cookie)?.[1]) || null;

/** The place where a person most likely orders. */
export function useLikelyPlace(places: readonly Schemas['Place'][]): Schemas['Place'] | null {
  const own = useUser()?.addresses.find(({ place_id }) => place_id !== null)?.place_id ?? null;
  return likelyPlace(places, { chosen: remembered(), own, zone: ownZone() });
}
