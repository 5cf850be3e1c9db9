import type { BodyOf, HttpMethod, PathsWith, Schemas } from '@copper-carrot/contracts';
import { addressOf, FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import {
  aBrand,
  aDish,
  aMenu,
  anAnswer,
  aPackage,
  aPackageView,
  aPreview,
  aProposal,
  places,
  someReviews,
} from './fixtures';

export { Refusal, type Call } from '@copper-carrot/contracts/testing';

export const listOf = <Each>(records: Each[]) => ({ records, count: records.length });

export const aCaterer = (values: Partial<Schemas['Caterer']> = {}): Schemas['Caterer'] => {
  const { id, name, slug, review_count, full_menu_ordering_enabled } = aBrand();
  return {
    ...recorded['get /cpi/v1/public/packages/{id}/caterer'][200],
    ...{ id, name, slug, review_count, full_menu_ordering_enabled },
    ...{ active: true, story: 'Three siblings run the pass.', kitchens: [] },
    ...values,
  };
};

/** A fake API for search with standard answers; tests add handlers. */
export class FakeServer extends FakeApi {
  packages: Schemas['PackageSearch'] = anAnswer([aPackage()]);
  pack: Schemas['Package'] = aPackageView();
  reviews: Schemas['ReviewList'] = someReviews();
  /** Static files by the end of their address, which are not API calls. */
  readonly files = new Map<string, unknown>();

  constructor() {
    super();
    this.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
      order: aPreview(),
      error: null,
      search_params: {},
    }))
      .on('post', '/cpi/v1/orderer/packages/{id}/order', () => ({ id: 12 }))
      .on('post', '/cpi/v2/public/packages/{id}/order/proposal', () => aProposal())
      .on('get', '/cpi/v1/public/places', () => listOf(places))
      .on('get', '/cpi/v1/public/collections', () => listOf([]))
      .on('get', '/cpi/v1/public/packages/search', () => this.packages)
      .on('get', '/cpi/v1/public/packages/search/next_date', () => ({ start_date: null, count: 0 }))
      .on('get', '/cpi/v2/public/brands/search', () => anAnswer([aBrand()]))
      .on('get', '/cpi/v2/public/brands/search/next_date', () => ({ start_date: null, count: 0 }))
      .on('get', '/cpi/v1/public/packages/{id}/caterer', ({ params }) => this.lacking(params) ?? aCaterer())
      .on('get', '/cpi/v2/public/brands/{slug}', () => aCaterer())
      .on('get', '/cpi/v2/public/brands/{slug}/restaurant_menus', () => listOf([aMenu]))
      .on('get', '/cpi/v2/public/brands/{slug}/menu_items', () => listOf([aDish]))
      .on('get', '/cpi/v2/orderer/blocked_brands', () => listOf([]))
      .on('get', '/cpi/v1/orderer/left_carts', () => listOf([]))
      .on('get', '/cpi/v1/public/packages/{id}', ({ params }) => this.lacking(params) ?? this.pack)
      .on('get', '/cpi/v1/public/packages/{id}/reviews', ({ params }) => this.lacking(params) ?? this.reviews)
      .on('get', '/cpi/v2/public/brands/{slug}/reviews', () => this.reviews)
      .on('get', '/cpi/v1/public/search/unavailable', () => listOf([]))
      .on('get', '/cpi/v1/public/search/suggestions', () => listOf([]))
      .on('get', '/cpi/v1/public/addresses/suggestions', () => listOf([]))
      .on('post', '/_content/{collection}', () => listOf([]));
  }

  /** The API accepts a package's slug or id, and answers 404 for others. */
  private lacking = ({ id }: Record<string, string>) =>
    id === this.pack.slug || id === String(this.pack.id) ? null : new Refusal(404, 'not_found');

  bodies = <Method extends HttpMethod, Path extends PathsWith<Method>>(
    method: Method,
    path: Path,
  ): BodyOf<Path, Method>[] => this.called(method, path).map(({ body }) => body);

  /** A fake `fetch`: files by their address, all else from the API. */
  readonly serve: typeof fetch = (input, init) => {
    const url = addressOf(input);
    if (!url.includes('/outlines/')) return this.fetch(input, init);
    const file = [...this.files].find(([end]) => url.endsWith(end))?.[1];
    return Promise.resolve({
      ok: file !== undefined,
      status: file === undefined ? 404 : 200,
      json: () => Promise.resolve(file),
    } as Response);
  };
}
