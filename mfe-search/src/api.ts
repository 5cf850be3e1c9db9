import { callUrl, client, type List, type Schemas } from '@copper-carrot/contracts';

/** Reads by URL, which is the SWR key as well. */
export const get = <Answer>(url: string, signal?: AbortSignal): Promise<Answer> =>
  client.request<Answer>('get', url, { signal });

/** The URLs that screens read. */
export const urls = {
  places: '/cpi/v1/public/places',
  collections: '/cpi/v1/public/collections?currently_featured=true',
  package: (slug: string) => callUrl('/cpi/v1/public/packages/{slug}', { slug }, { track_view: true }),
  caterer: (packageId: number | string) => callUrl('/cpi/v1/public/packages/{id}/caterer', { id: packageId }),
  packageSearch: (query: object) => callUrl('/cpi/v1/public/packages/search', {}, query),
  unavailable: (query: object) => callUrl('/cpi/v1/public/search/unavailable', {}, query),
  map: (query: object) => callUrl('/cpi/v2/public/brands/search/map', {}, query),
  brandSearch: (query: object) => callUrl('/cpi/v2/public/brands/search', {}, query),
  menus: (slug: string) => callUrl('/cpi/v2/public/brands/{slug}/restaurant_menus', { slug }),
  menuItems: (slug: string) => callUrl('/cpi/v2/public/brands/{slug}/menu_items', { slug }, { limit: 200 }),
} as const;

/** Addresses that a typed text may mean; those of the place come first. */
export async function suggestAddresses(
  query: string,
  placeId: number | null,
  signal: AbortSignal,
): Promise<Schemas['AddressSuggestion'][]> {
  const { records } = await get<List<Schemas['AddressSuggestion']>>(
    callUrl('/cpi/v1/public/addresses/suggestions', {}, { query, place_id: placeId ?? undefined }),
    signal,
  );
  return records;
}

/** What a text that is still being typed may mean at a place (1 §7). */
export async function suggestSearches(
  query: string,
  placeId: number | null,
  signal: AbortSignal,
): Promise<Schemas['SearchSuggestion'][]> {
  const { records } = await get<List<Schemas['SearchSuggestion']>>(
    callUrl('/cpi/v1/public/search/suggestions', {}, { query, place_id: placeId ?? undefined, limit: 8 }),
    signal,
  );
  return records;
}

const savedSearches = '/cpi/v2/orderer/saved_searches';

/** Keeps a search under a name (2 §7). */
export const saveSearch = (saved: Schemas['SavedSearchBody']['saved_search']) =>
  client.request<Schemas['SavedSearch']>('post', savedSearches, { body: { saved_search: saved } });

export const renameSavedSearch = (id: number, name: string) =>
  client.request<Schemas['SavedSearch']>('patch', `${savedSearches}/${id}`, {
    body: { saved_search: { name } },
  });

export const deleteSavedSearch = (id: number) =>
  client.request<undefined>('delete', `${savedSearches}/${id}`);

/** What an order of the package would be, and what stands against it (1 §7). */
export const previewOrder = (packageId: number, body: Schemas['PreviewOrderBody'], signal: AbortSignal) =>
  client.request<Schemas['OrderPreview']>(
    'post',
    callUrl('/cpi/v1/orderer/packages/{id}/order/preview', { id: packageId }),
    { body, signal },
  );

/** Starts an order of the package and answers its id (1 §7). */
export const createOrder = (packageId: number, body: Schemas['CreatePackageOrderBody']) =>
  client.request<{ id: number }>('post', callUrl('/cpi/v1/orderer/packages/{id}/order', { id: packageId }), {
    body,
  });

/** Sets or clears a favorite (2 §7). */
export const setFavorite = (kind: 'package' | 'brand', id: number, favorited: boolean) =>
  client.request<{ id: number; favorited: boolean }>(
    favorited ? 'post' : 'delete',
    callUrl(`/cpi/v1/orderer/${kind}s/{id}/favorite`, { id }),
  );

/** Whether a call ended because nobody waits for it any more: never an error to show (1 §8). */
export const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
