import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherSite {
  /** Its origin, which is no part of ours. */
  origin: string;
  close: () => Promise<void>;
}

interface OtherPage {
  body: string;
  policy?: string;
}

/** Somebody else's site, with these pages by their paths. */
export async function otherSite(pages: Readonly<Record<string, OtherPage>>): Promise<OtherSite> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '/'];
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page?.policy && { 'Content-Security-Policy': page.policy }),
    });
    response.end(
      `<!doctype html><html lang="en"><head><title>Another site</title><link rel="icon" href="data:,"></head><body><main>${page?.body ?? ''}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
