import type { Schemas } from '@copper-carrot/contracts';
import { aBrand, aDish, aMenu, anAnswer, aPackage, aPackageView, aPreview, places } from './fixtures';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  signal: AbortSignal | null;
}
interface Answer {
  status?: number;
  body: unknown;
}
type Handler = (call: Call) => Answer | Promise<Answer>;

/** A refusal as the API words it. */
export const refusal = (code: string, more: Partial<Schemas['Error']> = {}): Required<Answer> => {
  const body: Schemas['Error'] = {
    status: 422,
    code,
    message: 'Refused.',
    fields: {},
    field_errors: {},
    type: 'record_invalid',
    param: null,
    context: {},
    ...more,
  };
  return { status: body.status, body };
};

const list = (records: unknown[]) => ({ body: { records, count: records.length } });

/** The API as search meets it; a test puts handlers in the way of its standard answers. */
export class FakeServer {
  readonly calls: Call[] = [];
  packages: Schemas['PackageSearch'] = anAnswer([aPackage({ caterer: aBrand() })]);
  pack: Schemas['Package'] = aPackageView();
  private readonly handlers: { method: string; path: RegExp; handler: Handler }[] = [];

  /** Handlers added later are asked first. */
  on(method: string, path: RegExp, handler: Handler): this {
    this.handlers.unshift({ method, path, handler });
    return this;
  }

  called = (method: string, path: RegExp) =>
    this.calls.filter((call) => call.method === method && path.test(call.path));

  bodies = (method: string, path: RegExp) => this.called(method, path).map(({ body }) => body);

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input as string, 'http://localhost');
    const call: Call = {
      method: (init.method ?? 'GET').toUpperCase(),
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init.signal ?? null,
    };
    this.calls.push(call);
    const found = this.handlers.find((one) => one.method === call.method && one.path.test(call.path));
    const answer = Promise.resolve(found ? found.handler(call) : this.standard(call));
    const { status = 200, body } = await Promise.race([answer, cancelled(call.signal)]);
    const text = JSON.stringify(body);
    return {
      ok: status < 300,
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    } as Response;
  };

  private standard({ method, path }: Call): Answer {
    if (method === 'POST' && path.endsWith('/preview'))
      return { body: { order: aPreview(), error: null, search_params: {} } };
    if (method === 'POST' && path.endsWith('/order')) return { status: 201, body: { id: 12 } };
    if (path.endsWith('/favorite')) return { body: { id: 7, favorited: method === 'POST' } };
    if (path.endsWith('/public/places')) return list(places);
    if (path.endsWith('/public/collections')) return list([]);
    if (path.endsWith('/packages/search')) return { body: this.packages };
    if (path.endsWith('/brands/search')) return { body: anAnswer([aBrand()]) };
    if (path.endsWith('/caterer'))
      return { body: { ...aBrand(), story: 'Three siblings run the pass.', kitchens: [] } };
    if (path.endsWith('/restaurant_menus')) return list([aMenu]);
    if (path.endsWith('/menu_items')) return list([aDish]);
    if (/\/public\/packages\/[^/]+$/.test(path)) return { body: this.pack };
    return refusal('not_found', { status: 404 });
  }
}

/** Never settles, save that a cancelled request fails as a browser's does. */
const cancelled = (signal: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
  });
