import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pinoHttp, startTime } from 'pino-http';
import { errorLine } from '../error-line';
import { logger } from '../logger';

const trusted = /^[\w.-]{8,100}$/;

/** A URL without secret tokens from mails, because logs are readable by others. */
export const withoutTokens = (url: string) => url.replace(/(\/invitations\/|[?&]token=)[^/?&]+/g, '$1...');

/** One log line per request, with an id from a proxy or a new one, returned as `X-Request-Id`. */
export const requestLog = pinoHttp({
  logger,
  genReqId: (request, response) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && trusted.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    return id;
  },
  autoLogging: { ignore: (request) => ['/healthz', '/readyz', '/metrics'].includes(request.url ?? '') },
  customLogLevel: (_request, response, error) =>
    error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
  serializers: {
    // The logger has copied the error; `raw` is the original.
    err: (error: { raw?: unknown }) => errorLine(error.raw ?? error),
    req: (request: { id: string; method: string; url: string }) => ({
      id: request.id,
      method: request.method,
      url: withoutTokens(request.url),
    }),
    res: (response: { statusCode: number }) => ({ status: response.statusCode }),
  },
});

/** When the request came in, by this process's clock, before its session was read. */
export const arrivedAt = (response: ServerResponse): number => response[startTime];
