import { type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { aside, urls } from '../api';

const noPlaces: Schemas['Place'][] = [];
const storageKey = 'copper-carrot.place';

/** The places that food is delivered to (1 §3). */
export function usePlaces() {
  const { data, error, refresh } = useRead(urls.places, aside);
  return { places: data?.records ?? noPlaces, failed: data ? undefined : error, retry: refresh };
}

/** Remembers the place for the next visit of this browser. */
export function rememberPlace(placeId: number): void {
  try {
    localStorage.setItem(storageKey, String(placeId));
  } catch {
    // A closed storage only means that the place is chosen again.
  }
}

function remembered(): number | null {
  try {
    return Number(localStorage.getItem(storageKey)) || null;
  } catch {
    return null;
  }
}

/** Where a person most likely orders: the place chosen last, an own address, the largest one on the reader's clock. */
export function useLikelyPlace(places: readonly Schemas['Place'][]): Schemas['Place'] | null {
  const user = useUser();
  const own = user?.addresses.find(({ place_id }) => place_id !== null)?.place_id ?? null;
  const wanted = [remembered(), own];
  const zone = ownZone();
  const largest = (among: readonly Schemas['Place'][]) =>
    among.reduce<Schemas['Place'] | null>(
      (best, place) => (best && best.brands_count >= place.brands_count ? best : place),
      null,
    );
  for (const id of wanted) {
    const found = places.find((place) => place.enum === id);
    if (found) return found;
  }
  return largest(places.filter((place) => place.time_zone === zone)) ?? largest(places);
}
