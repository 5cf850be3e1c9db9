import { client } from '@copper-carrot/contracts/runtime';

/** Addresses that a typed text may mean; those near the place come first. */
export async function suggestAddresses(
  query: string,
  placeId: number | null | undefined,
  signal: AbortSignal,
) {
  const { records } = await client.get('/cpi/v1/public/addresses/suggestions', {
    query: { query, place_id: placeId ?? undefined },
    signal,
  });
  return records;
}
