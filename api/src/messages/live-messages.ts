import { hear } from '../heard';
import { env } from '../env';
import type { EventStream } from '../http';
import { hearRelayed, relay } from '../relayed';
import type { Conversation } from './conversation';

/** The channel on which the database names the thread that something was written in (migration 0100). */
const channel = 'messages';

/** A conversation as the database names it there. */
const nameOf = ({ orderId, teamId, brandId }: Conversation) =>
  orderId === null ? `pair-${teamId}-${brandId}` : `order-${orderId}`;

const watched = new Map<string, Set<EventStream>>();
let stopHearing: (() => Promise<void>) | undefined;
let told = 0;

/** What was written is read by its own call, which asks again who may. */
const tell = (stream: EventStream) => stream.send({ id: (told += 1), event: 'changed', data: {} });

function hearWritten(name: string | null): void {
  const named = name === null ? [...watched.values()] : [watched.get(name) ?? []];
  // Anything may have been written while nothing was heard.
  for (const streams of named) for (const stream of streams) tell(stream);
}

function hearMessages(): () => Promise<void> {
  const stops = [hear(channel, hearWritten)];
  if (env.REDIS_URL) stops.push(hearRelayed(channel, hearWritten, env.REDIS_URL));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Says in Redis too, where there is one, that something was written. */
export const relayMessages = (): (() => Promise<void>) =>
  env.REDIS_URL ? relay(channel, env.REDIS_URL) : () => Promise.resolve();

/** Tells a page whenever something is written in a thread, until it leaves. */
export function watchMessages(of: Conversation, stream: EventStream): void {
  if (stream.gone.aborted) return;
  const name = nameOf(of);
  const streams = watched.get(name) ?? new Set();
  watched.set(name, streams.add(stream));
  stopHearing ??= hearMessages();
  // What was written between its reading and now.
  tell(stream);
  stream.gone.addEventListener('abort', () => {
    streams.delete(stream);
    if (streams.size === 0) watched.delete(name);
    if (watched.size > 0) return;
    const stop = stopHearing;
    stopHearing = undefined;
    void stop?.();
  });
}
