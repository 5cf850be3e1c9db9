import { errorCodes, read, type Schemas } from '@copper-carrot/contracts';
import { client, isApiFailure } from '@copper-carrot/contracts/runtime';

/** The live state of a poll for holders of its link. */
export interface WatchedPoll {
  /** The latest state; null before the first one. */
  readonly poll: Schemas['LivePoll'] | null;
  /** The link was renewed or the poll deleted; no more updates follow. */
  readonly isGone: boolean;
}

export const unwatched: WatchedPoll = { poll: null, isGone: false };

/** Polling interval in milliseconds without a stream. */
const askEveryMs = 4_000;
/** Polls before the stream is tried again. */
const asks = 15;
/**
 * A stream sends its state at once. A proxy that buffers answers lets nothing through, so silence
 * means no stream.
 */
const silentMs = 5_000;

/** The shared watch of a code in this window; active while it has users and the page is visible. */
class PollWatch {
  private state = unwatched;
  private readonly users = new Set<() => void>();
  /** Stops the stream or timer; undefined while inactive. */
  private stop: (() => void) | undefined;

  constructor(private readonly code: string) {}

  readonly now = (): WatchedPoll => this.state;

  readonly use = (user: () => void): (() => void) => {
    this.users.add(user);
    if (this.users.size === 1) this.begin();
    return () => {
      this.users.delete(user);
      if (this.users.size === 0) this.end();
    };
  };

  private begin(): void {
    document.addEventListener('visibilitychange', this.look);
    window.addEventListener('online', this.listenAnew);
    this.look();
  }

  private end(): void {
    document.removeEventListener('visibilitychange', this.look);
    window.removeEventListener('online', this.listenAnew);
    this.rest();
    this.state = unwatched;
  }

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') this.rest();
    else if (!this.stop) this.listen();
  };

  /**
   * Reconnects when the browser is online again, as a lost connection can stay open for minutes.
   */
  private readonly listenAnew = (): void => {
    this.rest();
    this.look();
  };

  private rest(): void {
    this.stop?.();
    this.stop = undefined;
  }

  private listen(): void {
    this.rest();
    if (this.state.isGone) return;
    if (typeof EventSource === 'undefined') return this.ask();
    const stream = new EventSource(read(`${ofCode}/live`, { params: { code: this.code } }));
    const silent = setTimeout(() => this.ask(), silentMs);
    this.stop = () => {
      clearTimeout(silent);
      stream.close();
    };
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      clearTimeout(silent);
      this.hear(JSON.parse(data) as Schemas['LivePoll']);
    });
    stream.addEventListener('gone', () => this.leave());
    // The browser reconnects a dropped stream by itself, but not a refused one.
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) this.ask();
    });
  }

  private ask(left = asks): void {
    this.rest();
    const given = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.stop = () => {
      given.abort();
      clearTimeout(timer);
    };
    const next = () => {
      if (given.signal.aborted) return;
      timer = setTimeout(() => (left > 1 ? this.ask(left - 1) : this.listen()), askEveryMs);
    };
    const counts = read(`${ofCode}/counts`, { params: { code: this.code } });
    client
      .fetch(counts, { signal: given.signal })
      .then(
        (poll) => !given.signal.aborted && this.hear(poll),
        (error: unknown) =>
          !given.signal.aborted && isApiFailure(error) && error.says(errorCodes.notFound) && this.leave(),
      )
      .finally(next);
  }

  /** Ignores an answer that is older than the known version. */
  private hear(poll: Schemas['LivePoll']): void {
    if (poll.version >= (this.state.poll?.version ?? 0)) this.tell({ poll, isGone: false });
  }

  private leave(): void {
    this.rest();
    this.tell({ ...this.state, isGone: true });
  }

  private tell(state: WatchedPoll): void {
    this.state = state;
    for (const user of this.users) user();
  }
}

const ofCode = '/cpi/v1/public/order_polls/{code}';

const watches = new Map<string, PollWatch>();

/** The watch of a code, shared by all parts of the page. */
export function watchOf(code: string): PollWatch {
  const watch = watches.get(code) ?? new PollWatch(code);
  watches.set(code, watch);
  return watch;
}
