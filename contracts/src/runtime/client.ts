import {
  type AnswerOf,
  type CallOptions,
  callUrl,
  type HttpMethod,
  type PathsWith,
  type Read,
  type Rest,
  type Sending,
} from '../calls';
import { callTimeoutMs, fetchRetries, sentences } from '../constants';
import { errorCodes } from '../errors';
import type { Schemas } from '../schemas';
import { feedHeader } from '../site-data';
import { ApiFailure } from './api-failure';

/** For whom a call is made; empty where there is nothing to say (2 §6, 2 §7). */
export interface CallContext {
  token?: string | null;
  asTeam?: number | string | null;
  asUser?: number | string | null;
  asBrand?: number | string | null;
}

export interface ClientOptions {
  /** Before each path; empty in the browser, where the API has the page's origin. */
  baseUrl?: string;
  /** Read before every call, so that a sign-in or a route change counts at once. */
  context?: () => CallContext;
  fetch?: typeof fetch;
  /** What an answer to a read waits for besides, such as a loading state that was only just shown. */
  readsAfter?: () => Promise<void>;
  /** What an answer lacks of the fields that it has by the API's document. */
  lacks?: (method: HttpMethod, url: string, answer: unknown) => readonly string[];
  /** Told of the feed's revision, with each answer that carries one. */
  heardRevision?: (revision: number) => void;
  /** Waits before a retry. */
  wait?: (milliseconds: number) => Promise<void>;
}

interface RawOptions extends Sending {
  headers?: Record<string, string>;
  body?: unknown;
}

type Call<Method extends HttpMethod> = <Path extends PathsWith<Method>>(
  path: Path,
  ...options: Rest<CallOptions<Path, Method>>
) => Promise<AnswerOf<Path, Method>>;

export type Client = { [Method in HttpMethod]: Call<Method> } & {
  /** What the API answers at a URL that `read` made. */
  fetch<Answer>(url: Read<Answer>, options?: Omit<RawOptions, 'body'>): Promise<Answer>;
};

/** For whom a call is made, as its headers say it. */
export const actingHeaders = ({ asTeam, asUser, asBrand }: CallContext) => ({
  'CC-As-Team': String(asTeam ?? ''),
  'CC-As-User': String(asUser ?? ''),
  'CC-As-Brand': String(asBrand ?? ''),
});

/** Before the first try again; the second one waits twice as long. */
const retryAfterMs = 200;
const idempotent = new Set<HttpMethod>(['get', 'put', 'delete']);

/** 200-299 and 304 are success; nothing else is (2 §5). */
export const isSuccess = (status: number): boolean => (status >= 200 && status <= 299) || status === 304;

function failureOf(response: Response, text: string): ApiFailure {
  const payload = parsed(text) as Partial<Schemas['Error']> | null;
  const known = typeof payload?.code === 'string' ? payload : { message: payload?.message };
  return new ApiFailure(response.status, known);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The status of an answer that came and was none of the API's, as a gateway says it. */
const badAnswer = 502;

/** Why a call was given up: it had its time. */
class TimedOut extends Error {}

const standardWait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Calls the API: sends the CSRF token and for whom the call is made, tries again twice with growing waits (an
 * idempotent call, or one with an `Idempotency-Key`, that failed on the way or with 500 and above; any call answered
 * 503), and throws `ApiFailure`.
 */
export function createClient({
  baseUrl = '',
  context = () => ({}),
  fetch: send,
  readsAfter,
  lacks,
  heardRevision,
  wait = standardWait,
}: ClientOptions = {}): Client {
  const headersFor = (body: unknown, more: Record<string, string> = {}) => {
    const acting = context();
    return {
      Accept: 'application/json',
      'X-CSRF-Token': acting.token ?? '',
      ...actingHeaders(acting),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...more,
    };
  };

  /** One try: the whole answer's status and text, within the time that the call has. */
  const once = async (
    method: HttpMethod,
    url: string,
    { body, signal, headers, timeoutMs = callTimeoutMs }: RawOptions,
  ): Promise<{ response: Response; text: string }> => {
    const ended = new AbortController();
    const give = () => ended.abort(signal?.reason);
    signal?.addEventListener('abort', give);
    if (signal?.aborted) give();
    const timer = setTimeout(() => ended.abort(new TimedOut()), timeoutMs);
    try {
      const response = await (send ?? globalThis.fetch)(baseUrl + url, {
        method: method.toUpperCase(),
        credentials: 'same-origin',
        headers: headersFor(body, headers),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: ended.signal,
      });
      const revision = Number(response.headers.get(feedHeader) ?? Number.NaN);
      if (Number.isInteger(revision)) heardRevision?.(revision);
      return { response, text: await response.text() };
    } catch (error) {
      if (signal?.aborted) throw error;
      const late = ended.signal.reason instanceof TimedOut;
      throw new ApiFailure(0, { message: late ? sentences.tooSlow : sentences.unreachable });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', give);
    }
  };

  const mayTryAgain = (method: HttpMethod, status: number, { headers = {} }: RawOptions) =>
    status === 503 ||
    ((idempotent.has(method) || 'Idempotency-Key' in headers) && (status === 0 || status >= 500));

  const isRead = (method: HttpMethod, options: RawOptions) => method === 'get' || options.isRead === true;

  async function request(method: HttpMethod, url: string, options: RawOptions = {}): Promise<unknown> {
    try {
      return await ask(method, url, options);
    } finally {
      if (isRead(method, options) && readsAfter && !options.signal?.aborted) await readsAfter();
    }
  }

  /** What came, if it is what the API's document says. Of a write only that it is JSON: what is done can't fail any more. */
  const answerOf = (method: HttpMethod, url: string, text: string, isRead: boolean): unknown => {
    const answer = text === '' ? undefined : parsed(text);
    const missing = answer === null ? ['JSON'] : isRead ? (lacks?.(method, url, answer) ?? []) : [];
    if (missing.length === 0) return answer;
    throw new ApiFailure(badAnswer, {
      code: errorCodes.incompleteAnswer,
      context: { call: `${method} ${url}`, missing },
    });
  };

  async function ask(method: HttpMethod, url: string, options: RawOptions): Promise<unknown> {
    for (let tries = 0; ; tries += 1) {
      try {
        const { response, text } = await once(method, url, options);
        if (!isSuccess(response.status)) throw failureOf(response, text);
        return answerOf(method, url, text, isRead(method, options));
      } catch (error) {
        const isLost = error instanceof ApiFailure && !error.says(errorCodes.incompleteAnswer);
        const status = isLost ? error.status : -1;
        if (tries >= fetchRetries || !mayTryAgain(method, status, options) || options.signal?.aborted)
          throw error;
        await wait(retryAfterMs * 2 ** tries);
      }
    }
  }

  const call =
    (method: HttpMethod) =>
    (path: string, { params, query, ...rest }: RawOptions & { params?: object; query?: object } = {}) =>
      request(method, callUrl(path, params, query), rest);

  return {
    get: call('get'),
    post: call('post'),
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    fetch: (url: string, options?: Omit<RawOptions, 'body'>) => request('get', url, options),
  } as unknown as Client;
}
