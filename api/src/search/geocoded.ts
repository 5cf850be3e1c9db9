import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { geocode, lookUpLimit, type GeocodedAddress } from '../addresses';
import { networkOf } from '../http';
import type { UnpagedFilters } from './search.schemas';

const addresses = new LRUCache<string, GeocodedAddress>({
  max: 10_000,
  ttl: 3_600_000,
  ignoreFetchAbort: true,
  fetchMethod: async (key) => {
    const [googlePlaceId, formattedAddress] = JSON.parse(key) as [string, string];
    return (await geocode({ googlePlaceId, formattedAddress })) ?? undefined;
  },
});

const keyOf = (googlePlaceId: string, formattedAddress: string) =>
  JSON.stringify([googlePlaceId, formattedAddress]);

/** An address of a search, looked up once an hour: the pages of a search all ask for the same one. Null for none. */
export const findGeocoded = async (
  googlePlaceId: string,
  formattedAddress: string,
): Promise<GeocodedAddress | null> => (await addresses.fetch(keyOf(googlePlaceId, formattedAddress))) ?? null;

const lookUps = lookUpLimit('search_addresses');

/** Counts a search whose address is yet to be looked up, by the network that it comes from; 429 past the limit. */
export async function countLookUp(filters: UnpagedFilters, request: Request): Promise<void> {
  const { address_id: saved, google_place_id: id = '', formatted_address: text = '' } = filters;
  if (saved !== undefined || !(id || text) || addresses.has(keyOf(id, text))) return;
  await lookUps.spend(networkOf(request));
}
