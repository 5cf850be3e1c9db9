import { request as send } from 'node:http';
import { Router, type Router as RouterType } from 'express';
import { env } from '../env';
import { ApiError } from '../errors';

/** Passes `/local/*` on to the local stand-ins, so that the outbox is a page of this origin; empty where there are none. */
export function localPeers(): RouterType {
  const router = Router();
  const target = env.LOCAL_SERVICES_URL;
  if (!target) return router;
  router.use('/local', (request, response, next) => {
    const { host: _ours, ...headers } = request.headers;
    // Its path alone: a request line may name a whole address, and nobody else is to be asked.
    const { pathname, search } = new URL(request.originalUrl, target);
    const passed = send(target, { method: request.method, path: pathname + search, headers }, (answer) => {
      // The peer's page brings its own policy, or none.
      response.removeHeader('Content-Security-Policy');
      const { connection: _hop, 'transfer-encoding': _framing, ...passedOn } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passedOn);
      answer.pipe(response);
    });
    passed.on('error', () => next(new ApiError(503, 'local_services_unavailable')));
    request.pipe(passed);
  });
  return router;
}
