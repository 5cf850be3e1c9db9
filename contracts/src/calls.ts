import type { paths } from './openapi';

export type HttpMethod = 'get' | 'post' | 'patch' | 'put' | 'delete';

export type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof paths];

type OperationOf<Path extends keyof paths, Method extends HttpMethod> =
  paths[Path] extends Record<Method, infer Operation> ? Operation : never;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;
/** What a call answers when it succeeds. */
export type AnswerOf<Path extends keyof paths, Method extends HttpMethod> =
  OperationOf<Path, Method> extends { responses: infer Responses }
    ? { [Status in keyof Responses & Success]: Json<Responses[Status]> }[keyof Responses & Success]
    : never;
/** The body that a call takes. */
export type BodyOf<Path extends keyof paths, Method extends HttpMethod> =
  OperationOf<Path, Method> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined;
type PathParams<Operation> = Operation extends { parameters: { path: infer Params } }
  ? { params: Params }
  : { params?: undefined };
type QueryParams<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : { query?: undefined };
/** For whom a call is made where the call itself says it, and not the page. */
interface ActingHeaders {
  'CC-As-Team'?: string;
  'CC-As-User'?: string;
  'CC-As-Brand'?: string;
}
type HeadersOf<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? unknown
    : NonNullable<Header>
  : unknown;
interface HeaderPart<Operation> {
  headers?: HeadersOf<Operation> & ActingHeaders;
}
/** The query that a read takes. */
export type QueryOf<Path extends keyof paths> =
  OperationOf<Path, 'get'> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
type BodyPart<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: undefined };

export type CallOptions<Path extends keyof paths, Method extends HttpMethod> = PathParams<
  OperationOf<Path, Method>
> &
  QueryParams<OperationOf<Path, Method>> &
  HeaderPart<OperationOf<Path, Method>> &
  BodyPart<OperationOf<Path, Method>> &
  Sending;

/** How a call is sent, apart from what it says. */
export interface Sending {
  signal?: AbortSignal;
  /** After this long without the whole answer the call fails; `callTimeoutMs` unless said. */
  timeoutMs?: number;
  /** A question that is too long for a GET: its answer waits as a read's does, it is tried again as its method is. */
  isRead?: boolean;
}

/** What a call takes behind its path: nothing, where nothing has to be said. */
export type Rest<Options> = Record<string, never> extends Options ? [options?: Options] : [options: Options];

declare const answer: unique symbol;
/** The URL of a read, under which its answer is kept too; it carries the type of what the API answers there. */
export type Read<Answer> = string & { readonly [answer]?: Answer };

type Scalar = string | number | boolean | null | undefined;

/** The URL of a call: `{id}` filled in, lists as repeated keys, nothing for what is not given. An answer is kept under it. */
export function callUrl(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = (params as Record<string, Scalar>)[name];
    if (value === undefined || value === null) throw new Error(`The call ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, Scalar | Scalar[]>)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

type ReadOptions<Path extends keyof paths> = PathParams<OperationOf<Path, 'get'>> &
  QueryParams<OperationOf<Path, 'get'>>;

/** The URL of a GET by the API's own path: typed, for `useRead` and for whoever asks by `client` itself. */
export const read = <Path extends PathsWith<'get'>>(
  path: Path,
  ...[options]: Rest<ReadOptions<Path>>
): Read<AnswerOf<Path, 'get'>> => {
  const { params, query } = (options ?? {}) as { params?: object; query?: object };
  return callUrl(path, params, query);
};
