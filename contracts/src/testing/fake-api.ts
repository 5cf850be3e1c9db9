import type { AnswerOf, BodyOf, HttpMethod, PathsWith } from '../calls';
import type { Schemas } from '../schemas';
import { answerFaults, findCall, requestFaults, successOf, type Found } from './document';
import { recorded } from './recorded';

export interface Call {
  method: HttpMethod;
  /** The documented path, such as `/cpi/v1/orderer/orders/{id}`. */
  path: string;
  url: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | null;
}
type TypedCall<Method extends HttpMethod, Path extends PathsWith<Method>> = Omit<Call, 'body'> & {
  body: BodyOf<Path, Method>;
};

/** An error answer with the API's error body. */
export class Refusal {
  readonly body: Schemas['Error'];

  constructor(
    readonly status: number,
    code: string,
    more: Partial<Schemas['Error']> = {},
  ) {
    this.body = {
      code,
      message: 'Refused.',
      fields: {},
      field_errors: {},
      type: 'error',
      param: null,
      context: {},
      ...more,
      status,
    };
  }

  /** A recorded error answer. */
  static of(body: Schemas['Error']): Refusal {
    return new Refusal(body.status, body.code, body);
  }
}

type Answering = (call: Call) => unknown;

/**
 * A fake API for screen tests. It replays recorded answers or those of the test; requests that the document
 * refuses and unknown answers fail the test.
 */
export class FakeApi {
  readonly calls: Call[] = [];
  readonly faults: string[] = [];
  private readonly handlers: { method: string; path: string; answer: Answering }[] = [];

  constructor() {
    all.add(this);
  }

  /** Adds a handler, whose answers are checked against the document. The last one added is used. */
  on<Method extends HttpMethod, Path extends PathsWith<Method>>(
    method: Method,
    path: Path,
    answer: (
      call: TypedCall<Method, Path>,
    ) => AnswerOf<Path, Method> | Refusal | Promise<AnswerOf<Path, Method> | Refusal>,
  ): this {
    this.handlers.unshift({ method, path, answer: answer as Answering });
    return this;
  }

  /** The calls of one operation so far. */
  called<Method extends HttpMethod, Path extends PathsWith<Method>>(
    method: Method,
    path: Path,
  ): TypedCall<Method, Path>[] {
    const made = this.calls.filter((call) => call.method === method && call.path === path);
    return made as TypedCall<Method, Path>[];
  }

  readonly fetch = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const url = new URL(addressOf(input), 'http://localhost');
    const method = (init.method ?? 'GET').toLowerCase() as HttpMethod;
    const found = findCall(method, url.pathname);
    if (!found) return this.fail(`${method} ${url.pathname} is no call of the API`);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const wrong = requestFaults(found, url.searchParams, new Headers(init.headers), body);
    if (wrong.length > 0) return this.fail(`The API would refuse ${method} ${url.href}: ${wrong.join('; ')}`);
    const call = {
      method,
      path: found.path,
      url: url.pathname + url.search,
      params: found.params,
      query: url.searchParams,
      body,
      headers: { ...(init.headers as Record<string, string>) },
      signal: init.signal ?? null,
    };
    this.calls.push(call);
    return Promise.race([this.answer(found, call), cancelled(call.signal)]);
  };

  private async answer(found: Found, call: Call): Promise<Response> {
    const handler = this.handlers.find(({ method, path }) => method === call.method && path === call.path);
    const known: Record<string, unknown> | undefined =
      recorded[`${call.method} ${call.path}` as keyof typeof recorded];
    const success = successOf(found);
    if (!handler && success !== 204 && known?.[success] === undefined) {
      return this.fail(
        `Nothing was recorded of ${call.method} ${call.path}, and the test does not answer it`,
      );
    }
    const given = handler ? await handler.answer(call) : known?.[success];
    const [status, body] = given instanceof Refusal ? [given.status, given.body] : [success, given];
    const wire: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const wrong = answerFaults(found, status, wire);
    if (wrong.length > 0) {
      return this.fail(`The API never answers ${call.method} ${call.path} so: ${wrong.join('; ')}`);
    }
    const text = wire === undefined ? '' : JSON.stringify(wire);
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(wire),
    } as Response;
  }

  private fail(fault: string): Promise<Response> {
    this.faults.push(fault);
    return Promise.reject(new Error(fault));
  }
}

/** The URL of a fetch input; by duck typing, as jsdom has no Request. */
export const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'object' && 'url' in input ? input.url : String(input);

/** Rejects only when the request is aborted. */
const cancelled = (signal: AbortSignal | null) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
  });

const all = new Set<FakeApi>();

/** The contract violations of this test's fakes. */
export function takeFaults(): string[] {
  const found = [...all].flatMap(({ faults }) => faults);
  all.clear();
  return found;
}
