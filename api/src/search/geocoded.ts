import { LRUCache } from 'lru-cache';
import { geocode, type GeocodedAddress } from '../addresses';

const addresses = new LRUCache<string, GeocodedAddress>({
  max: 10_000,
  ttl: 3_600_000,
  ignoreFetchAbort: true,
  fetchMethod: async (key) => {
    const [googlePlaceId, formattedAddress] = JSON.parse(key) as [string, string];
    return (await geocode({ googlePlaceId, formattedAddress })) ?? undefined;
  },
});

/** An address of a search, looked up once an hour: the pages of a search all ask for the same one. Null for none. */
export const findGeocoded = async (
  googlePlaceId: string,
  formattedAddress: string,
): Promise<GeocodedAddress | null> =>
  (await addresses.fetch(JSON.stringify([googlePlaceId, formattedAddress]))) ?? null;
