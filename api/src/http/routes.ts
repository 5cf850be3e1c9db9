import { Router, type Request, type RequestHandler, type Response } from 'express';
import type Joi from 'joi';
import { ApiError, invalid, unauthenticated } from '../errors';
import type { Actor } from './actor';
import { throwBodyFault } from './body-fault';
import { compileCheck } from './compiled-check';
import { checkAnswer, checkWritten } from './check-answer';
import { requireSafeOrigin } from './csrf';
import { matchPath } from './match-path';
import { queryOf, readQuery } from './query';
import { Reply } from './reply';
import { validate } from './validate';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
export type Who = 'anyone' | 'signed-in';
type Protection = 'token' | 'origin' | 'signature';

/** The path's parameters as sent. */
export type PathValues = Readonly<Record<string, string | string[] | undefined>>;

export interface Endpoint<
  Access extends Who = Who,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Headers = unknown,
  Caller = unknown,
> {
  /** One line for the API's document. */
  summary: string;
  /** The section of the specification, such as "1 §7". */
  spec?: string;
  description?: string;
  who: Access;
  /**
   * Authenticates by the Authorization header, which other sites can't make a browser send, and refuses everybody else.
   * Runs before any validation, also of the path; its result is the handler's `caller`.
   */
  authenticate?: (request: Request, path: PathValues) => Promise<Caller>;
  params?: Joi.AnySchema<Params>;
  query?: Joi.AnySchema<Query>;
  /** The route's own headers, by their names in the document; others are ignored. */
  headers?: Joi.ObjectSchema<Headers>;
  body?: Joi.AnySchema<Body>;
  answer: Joi.AnySchema<Answer>;
  /** Default 200; 204 with `answer: nothing`. */
  status?: number;
  /** The content type, if it is not JSON. */
  produces?: string;
  /** The content type of a body that is not JSON; the handler reads it from the request. */
  consumes?: string;
  /** Allows a body of a megabyte instead of 100 KB, for many lines of text. */
  takesLongBody?: true;
  /**
   * `token` (default): the CSRF token when signed in, else the Origin. `origin`: always the Origin (sign-in itself).
   * `signature`: the handler verifies the sender (webhooks), and the body is a Buffer.
   */
  protection?: Protection;
}

export interface Input<Access extends Who, Params, Query, Body, Headers, Caller = undefined> {
  actor: Access extends 'signed-in' ? Actor : Actor | null;
  caller: Caller;
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  request: Request;
  response: Response;
}

export interface Registered {
  method: Method;
  path: string;
  tag: string;
  endpoint: Endpoint;
  /** The JSON that a GET of this URL answers to the same caller; throws its refusal. */
  answerTo?: (request: Request, response: Response, url: string) => Promise<string>;
}

type Register = <
  Answer,
  Access extends Who,
  Params = Record<string, never>,
  Query = Record<string, never>,
  Body = undefined,
  Headers = Record<string, never>,
  Caller = undefined,
>(
  path: string,
  endpoint: Endpoint<Access, Params, Query, Body, Answer, Headers, Caller>,
  handler: (
    input: Input<Access, Params, Query, Body, Headers, Caller>,
  ) => Promise<Answer | Reply> | Answer | Reply,
) => void;

export type RouteGroup = Record<Method, Register> & {
  router: Router;
  endpoints: readonly Registered[];
};

const empty = (given: unknown, where: string): Record<string, never> => {
  if (typeof (given ?? {}) !== 'object' || Array.isArray(given))
    throw invalid(where, 'invalid_type', 'must be an object');
  const [extra] = Object.keys((given as object | undefined) ?? {});
  if (extra === undefined) return {};
  throw new ApiError(422, 'record_invalid', {
    fields: { [extra]: ['unknown'] },
    field_errors: { [extra]: ['is not allowed'] },
    param: where === 'query' ? extra : undefined,
  });
};

function refuseOtherTypes(request: Request) {
  const sent =
    Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;
  if (sent && request.body === undefined) {
    throw new ApiError(415, 'content_type_unsupported', {
      message: 'Send the body as application/json.',
      type: 'request_invalid',
    });
  }
}

function readHeaders(request: Request, schema: Joi.ObjectSchema): unknown {
  const { keys = {} } = schema.describe() as { keys?: object };
  const given = Object.keys(keys).map((name) => [name, request.get(name)] as const);
  return validate(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), 'headers');
}

function readInput(
  request: Request,
  { params, headers, body, protection, consumes }: Endpoint,
  checkQuery: (given: unknown) => unknown,
) {
  throwBodyFault(request);
  if (!consumes) refuseOtherTypes(request);
  return {
    params: params ? validate(params, request.params, 'params') : {},
    query: checkQuery(readQuery(request)),
    headers: headers ? readHeaders(request, headers) : {},
    body:
      protection === 'signature'
        ? (request.body as unknown)
        : body
          ? validate(body, request.body ?? {})
          : consumes
            ? undefined
            : empty(request.body, 'body'),
  };
}

/**
 * The endpoints of a feature under one base path. Authentication and CSRF are checked before params, query, headers and
 * body. The handler's result is the answer, documented in OpenAPI and checked against its schema in tests.
 */
export function routes({ tag, base }: { tag: string; base: string }): RouteGroup {
  const router = Router({ strict: true, caseSensitive: true });
  const endpoints: Registered[] = [];

  const registrar =
    (method: Method): Register =>
    (path, endpoint, handler) => {
      const fullPath = `${base}${path === '/' ? '' : path}`;
      const checkQuery = endpoint.query
        ? compileCheck(endpoint.query, 'query')
        : (given: unknown) => empty(given, 'query');
      const ask = async (request: Request, response: Response, sent: PathValues, input: () => object) => {
        const actor = request.actor ?? null;
        if (endpoint.who === 'signed-in' && !actor) throw unauthenticated();
        const caller = await endpoint.authenticate?.(request, sent);
        if (method !== 'get' && !endpoint.authenticate) requireSafeOrigin(request, endpoint.protection);
        const given = { ...input(), actor, caller, request, response };
        return handler(given as unknown as Parameters<typeof handler>[0]);
      };
      const answerTo = async (request: Request, response: Response, url: string) => {
        const { params } = endpoint;
        const given = matchPath(fullPath, url.split('?')[0] ?? '') ?? {};
        const input = () => ({
          params: params ? validate(params, given, 'params') : {},
          ...{ query: checkQuery(queryOf(url)), headers: {}, body: {} },
        });
        const answer = await ask(request, response, given, input);
        if (!(answer instanceof Reply)) return JSON.stringify(answer);
        if (answer.written === undefined) throw new Error(`${fullPath} answers no JSON`);
        return answer.written;
      };
      const isPlainRead = method === 'get' && !endpoint.headers;
      endpoints.push({ method, path: fullPath, tag, endpoint, ...(isPlainRead && { answerTo }) });
      const handle: RequestHandler = async (request, response) => {
        const answer = await ask(request, response, request.params, () =>
          readInput(request, endpoint, checkQuery),
        );
        if (answer instanceof Reply) {
          if (answer.written !== undefined) checkWritten(endpoint, `${method} ${fullPath}`, answer.written);
          return answer.send(response);
        }
        checkAnswer(endpoint, `${method} ${fullPath}`, answer);
        const status = endpoint.status ?? 200;
        if (status === 204) response.status(204).end();
        else response.status(status).json(answer);
      };
      router[method](fullPath, handle);
    };

  return {
    get: registrar('get'),
    post: registrar('post'),
    patch: registrar('patch'),
    put: registrar('put'),
    delete: registrar('delete'),
    router,
    endpoints,
  };
}
