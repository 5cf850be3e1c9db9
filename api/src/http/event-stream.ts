import type { Request, Response } from 'express';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { networkOf } from './rate-limit';

/** An event for a page; `id` increases, and a reconnecting page sends its last one. */
export interface StreamedEvent {
  id: number;
  event: string;
  data: unknown;
}
export interface EventStream {
  send(event: StreamedEvent): void;
  /** Sends a last event and closes. */
  end(event: Omit<StreamedEvent, 'id'>): void;
  /** The page's last id from an earlier connection; null for a first one. */
  readonly since: number | null;
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal;
}

/** Proxies close a connection after a minute of silence, and pages detect a lost one. */
const pulseMs = 20_000;
/** A client that is this many bytes behind is disconnected; on reconnecting it gets only the latest state. */
const mostBehind = 64 * 1024;
const most = { ofAll: 2_000, ofNetwork: 200 };

const open = new Set<Response>();
const perNetwork = new Map<string, number>();

/**
 * Answers a call with an event stream (Server-Sent Events) that stays open; the handler returns `Reply.handled()`. The
 * browser reconnects by itself after two seconds, with the id of its last event.
 * @throws 429 if this process, or the caller's network, has too many open streams; the page then polls instead
 */
export function openEventStream(request: Request, response: Response): EventStream {
  const network = networkOf(request);
  const ofNetwork = perNetwork.get(network) ?? 0;
  if (open.size >= most.ofAll || ofNetwork >= most.ofNetwork)
    throw new ApiError(429, errorCodes.tooManyRequests, {
      message: 'Too many pages are watching from here. This one looks again by itself.',
    });
  const controller = new AbortController();
  // The client left before the handler was ready, so no close event will follow.
  if (response.destroyed) {
    controller.abort();
    return { since: null, gone: controller.signal, send: () => undefined, end: () => undefined };
  }
  open.add(response);
  perNetwork.set(network, ofNetwork + 1);
  // Without `no-transform` the answer would be compressed and buffered.
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

/** Ends all streams of this process, for example at shutdown; pages reconnect to another process. */
export function endEventStreams(): void {
  for (const each of open) each.end();
}
