import { geocode, type GeocodedAddress } from '../addresses';

const kept = 10_000;
const hour = 3_600_000;
const known = new Map<string, { at: number; address: GeocodedAddress }>();

/** An address of a search, looked up once an hour: the pages of a search all ask for the same one. Null for none. */
export async function findGeocoded(
  googlePlaceId: string,
  formattedAddress: string,
): Promise<GeocodedAddress | null> {
  const key = JSON.stringify([googlePlaceId, formattedAddress]);
  const before = known.get(key);
  if (before && performance.now() - before.at < hour) return before.address;
  const address = await geocode({ googlePlaceId, formattedAddress });
  known.delete(key);
  if (!address) return null;
  // The map keeps the order of coming, so its first is the oldest.
  const [oldest] = known.keys();
  if (known.size >= kept && oldest !== undefined) known.delete(oldest);
  known.set(key, { at: performance.now(), address });
  return address;
}
