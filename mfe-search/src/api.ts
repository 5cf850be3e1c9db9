import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** A secondary read, whose failure the screen handles itself. */
export const aside = { failure: 'own' } as const;

/** A read that follows typing: the previous answer stays until the next one arrives. */
export const asTyped = { ...aside, keepPrevious: true } as const;

type PackageQuery = QueryOf<'/cpi/v1/public/packages/search'>;
type BrandQuery = QueryOf<'/cpi/v2/public/brands/search'>;
type ReviewQuery = QueryOf<'/cpi/v1/public/packages/{id}/reviews'>;

export const urls = {
  places: read('/cpi/v1/public/places'),
  collections: read('/cpi/v1/public/collections', { query: { currently_featured: true } }),
  package: (slug: string) =>
    read('/cpi/v1/public/packages/{id}', { params: { id: slug }, query: { track_view: true } }),
  packageUnseen: (slug: string) => read('/cpi/v1/public/packages/{id}', { params: { id: slug } }),
  caterer: (packageId: number | string) =>
    read('/cpi/v1/public/packages/{id}/caterer', { params: { id: packageId } }),
  packageReviews: (slug: string, query: ReviewQuery) =>
    read('/cpi/v1/public/packages/{id}/reviews', { params: { id: slug }, query }),
  brandReviews: (slug: string, query: ReviewQuery) =>
    read('/cpi/v2/public/brands/{slug}/reviews', { params: { slug }, query }),
  packageSearch: (query: PackageQuery) => read('/cpi/v1/public/packages/search', { query }),
  unavailable: (query: QueryOf<'/cpi/v1/public/search/unavailable'>) =>
    read('/cpi/v1/public/search/unavailable', { query }),
  map: (query: BrandQuery) => read('/cpi/v2/public/brands/search/map', { query }),
  brandSearch: (query: BrandQuery) => read('/cpi/v2/public/brands/search', { query }),
  brand: (slug: string) => read('/cpi/v2/public/brands/{slug}', { params: { slug } }),
  menus: (slug: string) => read('/cpi/v2/public/brands/{slug}/restaurant_menus', { params: { slug } }),
  menuItems: (slug: string) => read('/cpi/v2/public/brands/{slug}/menu_items', { params: { slug } }),
} as const;

/** Suggestions for a partly typed text at a place (1 §7). */
export async function suggestSearches(
  query: string,
  placeId: number | null,
  signal: AbortSignal,
): Promise<Schemas['SearchSuggestion'][]> {
  const { records } = await client.get('/cpi/v1/public/search/suggestions', {
    query: { query, place_id: placeId ?? undefined, limit: 8 },
    signal,
  });
  return records;
}

/** Saves a search under a name (2 §7). */
export const saveSearch = (saved: Schemas['SavedSearchBody']['saved_search']) =>
  client.post('/cpi/v2/orderer/saved_searches', { body: { saved_search: saved } });

export const renameSavedSearch = (id: number, name: string) =>
  client.patch('/cpi/v2/orderer/saved_searches/{id}', {
    params: { id },
    body: { saved_search: { name } },
  });

export const deleteSavedSearch = (id: number) =>
  client.delete('/cpi/v2/orderer/saved_searches/{id}', { params: { id } });

/** Calculates an order of the package, with its problems, and stores nothing (1 §7). */
export const previewOrder = (packageId: number, body: Schemas['PreviewOrderBody'], signal: AbortSignal) =>
  client.post('/cpi/v1/orderer/packages/{id}/order/preview', {
    params: { id: packageId },
    body,
    signal,
    isRead: true,
  });

/** Creates an order of the package and answers its id (1 §7). */
export const createOrder = (packageId: number, body: Schemas['CreatePackageOrderBody']) =>
  client.post('/cpi/v1/orderer/packages/{id}/order', { params: { id: packageId }, body });
