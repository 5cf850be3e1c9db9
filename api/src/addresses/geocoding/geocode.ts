import { LRUCache } from 'lru-cache';
import { env } from '../../env';
import type { GeocodedAddress } from './geocoded-address';
import { findByGoogle, searchByGoogle } from './google-geocoder';
import { findLocal, searchLocal } from './local-geocoder';

export interface AddressWanted {
  googlePlaceId?: string | null;
  formattedAddress?: string | null;
}

const keyOf = ({ googlePlaceId, formattedAddress }: AddressWanted) =>
  JSON.stringify([googlePlaceId ?? '', formattedAddress ?? '']);

/** For an hour: the pages of a search and each price of a package ask for the same address. */
const remembered = new LRUCache<string, GeocodedAddress, AddressWanted>({
  max: 10_000,
  ttl: 3_600_000,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => (await lookUp(context)) ?? undefined,
});

/**
 * Where an address lies: by its id, else by its text (1 §7). Null when nobody knows it. Google is asked when a key is
 * set, save for `local:` ids; otherwise the ZIP code centroids answer, and the address is marked approximate.
 */
export const geocode = async (wanted: AddressWanted): Promise<GeocodedAddress | null> =>
  (await remembered.fetch(keyOf(wanted), { context: wanted })) ?? null;

/** Whether where it lies is known without asking anybody. */
export const isRemembered = (wanted: AddressWanted): boolean => remembered.has(keyOf(wanted));

async function lookUp({ googlePlaceId, formattedAddress }: AddressWanted): Promise<GeocodedAddress | null> {
  if (googlePlaceId?.startsWith('local:')) {
    const found = await findLocal(googlePlaceId);
    if (found) return found;
  } else if (googlePlaceId && env.GOOGLE_MAPS_KEY) {
    const found = await findByGoogle(googlePlaceId);
    if (found) return found;
  }
  if (!formattedAddress?.trim()) return null;
  const [best] = await suggestAddresses(formattedAddress, { limit: 1 });
  return best ?? null;
}

/** Addresses that a typed text may mean, the best first, those of other places below those of `placeId`. */
export async function suggestAddresses(
  query: string,
  { placeId = null, limit = 6 }: { placeId?: number | null; limit?: number } = {},
): Promise<GeocodedAddress[]> {
  if (!env.GOOGLE_MAPS_KEY) return searchLocal(query, { placeId, limit });
  const found = await searchByGoogle(query, limit);
  const isOwn = (each: GeocodedAddress) => Number(placeId !== null && each.placeId === placeId);
  return found.sort((a, b) => isOwn(b) - isOwn(a));
}
