import type { paths } from './generated/openapi';

export type HttpMethod = 'get' | 'post' | 'patch' | 'put' | 'delete';

export type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof paths];

type OperationOf<Path extends keyof paths, Method extends HttpMethod> =
  paths[Path] extends Record<Method, infer Operation> ? Operation : never;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;
/** The answer of a successful call. */
export type AnswerOf<Path extends keyof paths, Method extends HttpMethod> =
  OperationOf<Path, Method> extends { responses: infer Responses }
    ? { [Status in keyof Responses & Success]: Json<Responses[Status]> }[keyof Responses & Success]
    : never;
/** The request body of a call. */
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
/** The identity of a call, if it differs from the page's. */
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
/** The query of a read. */
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

/** Options of sending a call. */
export interface Sending {
  signal?: AbortSignal;
  /** The call fails without a complete answer after this many ms; by default `callTimeoutMs`. */
  timeoutMs?: number;
  /** A read by POST, as it is too long for a GET: cached and retried like a read. */
  isRead?: boolean;
}

/** A call's options, which may be omitted if none is required. */
export type Rest<Options> = Record<string, never> extends Options ? [options?: Options] : [options: Options];

declare const answer: unique symbol;
/** The URL of a read, which is its cache key; it carries the type of the answer. */
export type Read<Answer> = string & { readonly [answer]?: Answer };

type Scalar = string | number | boolean | null | undefined;

/**
 * The URL of a call: path parameters filled in, lists as repeated keys, missing values left out. It is the
 * cache key of an answer.
 */
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

/** The typed URL of a GET by the API's path, for `useRead` and `client`. */
export const read = <Path extends PathsWith<'get'>>(
  path: Path,
  ...[options]: Rest<ReadOptions<Path>>
): Read<AnswerOf<Path, 'get'>> => {
  const { params, query } = (options ?? {}) as { params?: object; query?: object };
  return callUrl(path, params, query);
};
