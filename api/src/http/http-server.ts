import { createServer, type RequestListener, type Server } from 'node:http';

/** The server of the site, not listening yet, with the patience that it has with its connections. */
export const httpServer = (site: RequestListener): Server =>
  createServer(
    {
      // Longer than a load balancer keeps an idle connection, so that it never sends into one that just closed.
      keepAliveTimeout: 65_000,
      // Whoever sends a request byte by byte keeps a connection from somebody else.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Node looks for those every half a minute otherwise, so that they last for twice as long.
      connectionsCheckingInterval: 2_000,
    },
    site,
  );
