import type { Request, Response } from 'express';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { networkOf } from './rate-limit';

/** What a page is told; `id` grows, and a page that comes back says the last one that it has. */
export interface StreamedEvent {
  id: number;
  event: string;
  data: unknown;
}
export interface EventStream {
  send(event: StreamedEvent): void;
  /** Says one last thing. */
  end(event: Omit<StreamedEvent, 'id'>): void;
  /** The last id that the page has of an earlier connection; null for one that comes first. */
  readonly since: number | null;
  /** Aborts once nobody reads on. */
  readonly gone: AbortSignal;
}

/** Proxies end a connection on which nothing was said for a minute, and a page learns so that it is cut off. */
const pulseMs = 20_000;
/** Whoever reads slower than this many bytes behind is let go: what they get on coming back is newer, and once. */
const mostBehind = 64 * 1024;
const most = { ofAll: 2_000, ofNetwork: 200 };

const open = new Set<Response>();
const perNetwork = new Map<string, number>();

/**
 * Answers a call by an event stream (Server-Sent Events) that stays open; the handler answers `Reply.handled()`. The
 * browser comes back by itself after two seconds, with the id of what it heard last.
 * @throws 429 where this process, or the caller's network, has as many open as it may: the page asks now and then instead
 */
export function openEventStream(request: Request, response: Response): EventStream {
  const network = networkOf(request);
  const ofNetwork = perNetwork.get(network) ?? 0;
  if (open.size >= most.ofAll || ofNetwork >= most.ofNetwork)
    throw new ApiError(429, errorCodes.tooManyRequests, {
      message: 'Too many pages are watching from here. This one looks again by itself.',
    });
  const controller = new AbortController();
  // Who left while the handler looked for what to tell has said so already, and says it to nobody again.
  if (response.destroyed) {
    controller.abort();
    return { since: null, gone: controller.signal, send: () => undefined, end: () => undefined };
  }
  open.add(response);
  perNetwork.set(network, ofNetwork + 1);
  // Without `no-transform` the answer is compressed, and waits for more to compress.
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  response.set('X-Accel-Buffering', 'no');
  response.flushHeaders();
  const write = (text: string) => {
    if (controller.signal.aborted || response.writableEnded) return;
    response.write(text);
    if (response.writableLength > mostBehind) response.destroy();
  };
  write('retry: 2000\n\n');
  const pulse = setInterval(() => write(':\n\n'), pulseMs).unref();
  response.once('close', () => {
    clearInterval(pulse);
    controller.abort();
    open.delete(response);
    const left = (perNetwork.get(network) ?? 1) - 1;
    if (left > 0) perNetwork.set(network, left);
    else perNetwork.delete(network);
  });
  const last = Number(request.get('last-event-id') || Number.NaN);
  return {
    end: ({ event, data }) => {
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      response.end();
    },
    send: ({ id, event, data }) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    since: Number.isSafeInteger(last) ? last : null,
    gone: controller.signal,
  };
}

/** Ends all of this process, as when it ends itself: their pages come back to another. */
export function endEventStreams(): void {
  for (const each of open) each.end();
}
