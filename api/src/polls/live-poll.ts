import { sql } from '../database';
import { env } from '../env';
import { hear } from '../heard';
import type { EventStream } from '../http';
import { logger } from '../logger';
import { hearRelayed, relay } from '../relayed';
import { presentLivePoll } from './live-poll.presenter';
import { watchedById, type WatchedPoll } from './watched-poll';

/** The PostgreSQL channel that names changed polls (migration 0038). */
const channel = 'order_polls';
/** The least milliseconds between two reads of a poll, so that its pages get several answers at once. */
const pauseMs = 200;

interface Page {
  stream: EventStream;
  /** The code of the page's link. */
  code: string;
  seen: number | null;
}

/** A poll that pages of this process watch; one read serves all of them. */
class Watched {
  readonly pages = new Set<Page>();
  private isReading = false;
  private isStale = false;

  constructor(private readonly id: number) {}

  /** Reads and sends the poll, now or after the read in progress. */
  changed(): void {
    this.isStale = true;
    if (!this.isReading) void this.read();
  }

  private async read(): Promise<void> {
    this.isReading = true;
    while (this.isStale && this.pages.size > 0) {
      this.isStale = false;
      try {
        const poll = await sql.first(watchedById, [this.id]);
        for (const page of this.pages) tell(page, poll ?? null);
      } catch (error) {
        this.isStale = true;
        logger.warn({ err: error, pollId: this.id }, 'a poll could not be read for those who watch it');
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    this.isReading = false;
  }
}

const polls = new Map<number, Watched>();
let stopHearing: (() => Promise<void>) | undefined;

/** A page with an outdated link, or of a deleted poll, is only told that it is gone. */
function tell(page: Page, poll: WatchedPoll | null): void {
  if (poll?.code !== page.code) return page.stream.end({ event: 'gone', data: {} });
  if (page.seen !== null && poll.version <= page.seen) return;
  page.seen = poll.version;
  page.stream.send({ id: poll.version, event: 'changed', data: presentLivePoll(poll) });
}

function hearChanges(payload: string | null): void {
  const named = payload === null ? undefined : polls.get(Number(payload));
  // After a lost connection, any poll may have changed.
  for (const each of payload === null ? polls.values() : named ? [named] : []) each.changed();
}

/** Listens to PostgreSQL and, if configured, Redis, so that either may fail; duplicates are dropped by version. */
function hearPolls(): () => Promise<void> {
  const stops = [hear(channel, hearChanges)];
  if (env.REDIS_URL) stops.push(hearRelayed(channel, hearChanges, env.REDIS_URL));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Forwards changes of polls to Redis, if configured, for processes that can't listen to PostgreSQL. */
export const relayPolls = (): (() => Promise<void>) =>
  env.REDIS_URL ? relay(channel, env.REDIS_URL) : () => Promise.resolve();

/** Sends a page the poll's current state, unless it has that version, and every change until it disconnects. */
export function watchPoll(poll: WatchedPoll, stream: EventStream): void {
  if (stream.gone.aborted) return;
  const page = { stream, code: poll.code, seen: stream.since };
  const watched = polls.get(poll.id) ?? new Watched(poll.id);
  polls.set(poll.id, watched);
  watched.pages.add(page);
  stopHearing ??= hearPolls();
  tell(page, poll);
  // The poll may have changed between its read and the subscription.
  watched.changed();
  stream.gone.addEventListener('abort', () => {
    watched.pages.delete(page);
    if (watched.pages.size === 0) polls.delete(poll.id);
    if (polls.size > 0) return;
    const stop = stopHearing;
    stopHearing = undefined;
    void stop?.();
  });
}
