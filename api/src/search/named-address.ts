import type { Request } from 'express';
import { type AddressWanted, lookUpCounter } from '../addresses';
import { networkOf } from '../http';
import type { UnpagedFilters } from './search.schemas';

/** The address that a search names, or null where it names none. */
export const namedAddress = ({
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
}: Pick<UnpagedFilters, 'google_place_id' | 'formatted_address'>): AddressWanted | null =>
  googlePlaceId || formattedAddress ? { googlePlaceId, formattedAddress } : null;

const count = lookUpCounter('search_addresses');

/** Counts a search whose address is yet to be looked up, by the network that it comes from; 429 past the limit. */
export async function countLookUp(filters: UnpagedFilters, request: Request): Promise<void> {
  const named = filters.address_id === undefined ? namedAddress(filters) : null;
  if (named) await count(networkOf(request), named);
}
