import { Router, type Request, type Response, type Router as RouterType } from 'express';
import { env } from '../env';
import { ApiError } from '../errors';

/** Longer than a stand-in that was told to be slow. */
const patienceMs = 60_000;

function refuse(response: Response): void {
  const away = new ApiError(503, 'local_services_unavailable');
  response.status(away.status).set('Retry-After', '1').json(away.toAnswer());
}

async function proxyTo(target: string) {
  // Production has no stand-ins, and loads no proxy.
  const { createProxyMiddleware } = await import('http-proxy-middleware');
  return createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    proxyTimeout: patienceMs,
    // Its path alone: a request line may name a whole address, and nobody else is to be asked.
    pathRewrite: (_path, { originalUrl }) => {
      const { pathname, search } = new URL(originalUrl, target);
      return pathname + search;
    },
    // Its own pages for errors name the host that a request claims.
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        // It calls no `next` where a peer can't be reached.
        proxy.on('error', (_error, _request, response) => {
          if (response && 'locals' in response && !response.headersSent) refuse(response);
        });
        // The peer's page brings its own policy, or none.
        proxy.on('proxyRes', (_answer, _request, response) =>
          response.removeHeader('Content-Security-Policy'),
        );
      },
    ],
  });
}

/** Passes `/local/*` on to the local stand-ins, so that the outbox is a page of this origin; empty where there are none. */
export function localPeers(target = env.LOCAL_SERVICES_URL): RouterType {
  const router = Router();
  if (!target) return router;
  let proxy: ReturnType<typeof proxyTo> | undefined;
  router.use('/local', async (request, response, next) => {
    const pass = await (proxy ??= proxyTo(target));
    await pass(request, response, next);
  });
  return router;
}
