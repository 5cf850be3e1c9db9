import { createServer, type RequestListener, type Server } from 'node:http';

/** The HTTP server, not listening yet, with its timeouts. */
export const httpServer = (site: RequestListener): Server =>
  createServer(
    {
      // Longer than a load balancer keeps idle connections, so that it never uses one that was just closed.
      keepAliveTimeout: 65_000,
      // Limits clients that send a request byte by byte.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Node's default of 30 s would double the timeouts above.
      connectionsCheckingInterval: 2_000,
    },
    site,
  );
