import { LRUCache } from 'lru-cache';
import { env } from '../../env';
import { readAddress } from './address-text';
import type { GeocodedAddress } from './geocoded-address';
import { findByGoogle, searchByGoogle } from './google-geocoder';
import { findLocal, searchLocal } from './local-geocoder';
import { withWrittenUnits } from './written-units';

export interface AddressWanted {
  googlePlaceId?: string | null;
  formattedAddress?: string | null;
  /** The chosen place, which resolves a text without a town. */
  placeId?: number | null;
}

const keyOf = ({ googlePlaceId, formattedAddress, placeId }: AddressWanted) => {
  const text = formattedAddress ?? '';
  // A ZIP code is unambiguous without the chosen place.
  const isOpen = readAddress(text).zip?.length !== 5;
  return JSON.stringify([googlePlaceId ?? '', text, isOpen ? (placeId ?? 0) : 0]);
};

/** For an hour, because the pages of a search and each price of a package use the same address. */
const remembered = new LRUCache<string, GeocodedAddress, AddressWanted>({
  max: 10_000,
  ttl: 3_600_000,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => (await lookUp(context)) ?? undefined,
});

/**
 * The position of an address by its id, else by its text (1 §7); null if it is unknown. With a key, Google is asked,
 * except for `local:` ids; otherwise ZIP code centroids are used, and the address is marked approximate.
 */
export const geocode = async (wanted: AddressWanted): Promise<GeocodedAddress | null> =>
  (await remembered.fetch(keyOf(wanted), { context: wanted })) ?? null;

/** Whether the address is cached. */
export const isRemembered = (wanted: AddressWanted): boolean => remembered.has(keyOf(wanted));

async function lookUp({
  googlePlaceId,
  formattedAddress,
  placeId,
}: AddressWanted): Promise<GeocodedAddress | null> {
  const text = formattedAddress?.trim() ?? '';
  if (googlePlaceId?.startsWith('local:')) {
    const found = await findLocal(googlePlaceId, text);
    if (found) return found;
  } else if (googlePlaceId && env.GOOGLE_MAPS_KEY) {
    const found = await findByGoogle(googlePlaceId);
    if (found) return asWritten(found, text);
  }
  if (!text) return null;
  const [best] = await suggestAddresses(text, { placeId });
  return best ?? null;
}

/** Addresses that a typed text may mean, best first; those of `placeId` come before others. */
export async function suggestAddresses(
  query: string,
  { placeId = null, limit = 6 }: { placeId?: number | null; limit?: number } = {},
): Promise<GeocodedAddress[]> {
  if (!env.GOOGLE_MAPS_KEY) return searchLocal(query, { placeId, limit });
  const found = (await searchByGoogle(query, limit)).map((each) => asWritten(each, query));
  const isOwn = (each: GeocodedAddress) => Number(placeId !== null && each.placeId === placeId);
  return found.sort((a, b) => isOwn(b) - isOwn(a));
}

/** Adds the units that Google leaves out. */
const asWritten = (found: GeocodedAddress, text: string): GeocodedAddress => ({
  ...found,
  formattedAddress: withWrittenUnits(found.formattedAddress, text),
});
