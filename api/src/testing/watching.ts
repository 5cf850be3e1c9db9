import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that watches a stream of events, and what it has heard so far. */
export interface Watching {
  response: Response;
  /** All that came, as it came. */
  text: () => string;
  /** The events, in their order. */
  events: () => { id: number | null; event: string; data: unknown }[];
  isOver: () => boolean;
  leave: () => void;
}

/** A site on a port of its own, for pages that watch it. */
export async function watchable(site: RequestListener): Promise<{
  server: Server;
  watch: (path: string, headers?: Record<string, string>) => Promise<Watching>;
}> {
  const server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const watch = async (path: string, headers: Record<string, string> = {}) => {
    const leave = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leave.signal });
    let heard = '';
    let isOver = false;
    const listen = async () => {
      const decoder = new TextDecoder();
      for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>)
        heard += decoder.decode(piece, { stream: true });
    };
    void listen()
      .catch(() => undefined)
      .finally(() => (isOver = true));
    return {
      response,
      text: () => heard,
      events: () => eventsIn(heard),
      isOver: () => isOver,
      leave: () => leave.abort(),
    };
  };
  return { server, watch };
}

const eventsIn = (heard: string) =>
  heard
    .split('\n\n')
    .map((block) => new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string])))
    .flatMap((fields) =>
      fields.has('event')
        ? [
            {
              id: fields.has('id') ? Number(fields.get('id')) : null,
              event: fields.get('event') ?? '',
              data: JSON.parse(fields.get('data') ?? 'null') as unknown,
            },
          ]
        : [],
    );
