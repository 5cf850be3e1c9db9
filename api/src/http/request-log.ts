import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pinoHttp, startTime } from 'pino-http';
import { errorLine } from '../error-line';
import { logger } from '../logger';

const trusted = /^[\w.-]{8,100}$/;

/** An address without what a mail gave to one person alone: who reads the log could use it. */
export const withoutTokens = (url: string) => url.replace(/(\/invitations\/|[?&]token=)[^/?&]+/g, '$1...');

/** One log line per request, and an id that a proxy may give and the caller gets back as `X-Request-Id`. */
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
    // It was copied, with all that hangs on it, before it comes here.
    err: (error: { raw?: unknown }) => errorLine(error.raw ?? error),
    req: (request: { id: string; method: string; url: string }) => ({
      id: request.id,
      method: request.method,
      url: withoutTokens(request.url),
    }),
    res: (response: { statusCode: number }) => ({ status: response.statusCode }),
  },
});

/** When the answered request came in, in this process's milliseconds: before its session, or anything else, was read. */
export const arrivedAt = (response: ServerResponse): number => response[startTime];
