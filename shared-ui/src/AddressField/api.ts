import { client } from '@copper-carrot/contracts/runtime';

/** What decides where a street without its town lies: a place, else that of a brand's kitchens. */
export interface Near {
  placeId?: number | null;
  brandId?: number;
}

/** Addresses that a typed text may mean; those near the place come first. */
export async function suggestAddresses(query: string, { placeId, brandId }: Near, signal: AbortSignal) {
  const { records } = await client.get('/cpi/v1/public/addresses/suggestions', {
    query: { query, place_id: placeId ?? undefined, brand_id: brandId },
    signal,
  });
  return records;
}
