import { Router, type Request, type Response, type Router as RouterType } from 'express';
import { env } from '../env';
import { ApiError } from '../errors';

/** Longer than a stand-in's configured delay. */
const patienceMs = 60_000;

function refuse(response: Response): void {
  const away = new ApiError(503, 'local_services_unavailable');
  response.status(away.status).set('Retry-After', '1').json(away.toAnswer());
}

async function proxyTo(target: string) {
  // Production has no stand-ins, so the proxy is not loaded there.
  const { createProxyMiddleware } = await import('http-proxy-middleware');
  return createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    proxyTimeout: patienceMs,
    // Only the path, because a request line may contain another host.
    pathRewrite: (_path, { originalUrl }) => {
      const { pathname, search } = new URL(originalUrl, target);
      return pathname + search;
    },
    // The plugin's own error pages would show the requested host.
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        // It does not call `next` if a peer is unreachable.
        proxy.on('error', (_error, _request, response) => {
          if (response && 'locals' in response && !response.headersSent) refuse(response);
        });
        // The peer's page has its own policy, or none.
        proxy.on('proxyRes', (_answer, _request, response) =>
          response.removeHeader('Content-Security-Policy'),
        );
      },
    ],
  });
}

/** Proxies `/local/*` to the local stand-ins, so that the outbox has this site's origin; empty if there are none. */
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
