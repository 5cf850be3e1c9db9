import type { Request } from 'express';
import { type AddressWanted, lookUpCounter } from '../addresses';
import { networkOf } from '../http';
import type { UnpagedFilters } from './search.schemas';

type Named = Pick<UnpagedFilters, 'google_place_id' | 'formatted_address' | 'place_id'>;

/** The address of a search, or null; the place resolves a text without a town. */
export const namedAddress = ({
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  place_id: placeId,
}: Named): AddressWanted | null => {
  if (googlePlaceId) return { googlePlaceId, formattedAddress };
  return formattedAddress ? { formattedAddress, placeId } : null;
};

const count = lookUpCounter('search_addresses');

/** Counts a search that needs an address lookup, by network; 429 above the limit. */
export async function countLookUp(filters: UnpagedFilters, request: Request): Promise<void> {
  const named = filters.address_id === undefined ? namedAddress(filters) : null;
  if (named) await count(networkOf(request), named);
}
