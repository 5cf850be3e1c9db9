import { errorCodes, read, type Schemas } from '@copper-carrot/contracts';
import { client, isApiFailure } from '@copper-carrot/contracts/runtime';

/** A poll as whoever holds its link may watch it. */
export interface WatchedPoll {
  /** How it stands; null before anything is known. */
  readonly poll: Schemas['LivePoll'] | null;
  /** Its last word: the link was renewed or the poll deleted, and nothing comes of this code any more. */
  readonly isGone: boolean;
}

export const unwatched: WatchedPoll = { poll: null, isGone: false };

/** How often a page asks that can't listen. */
const askEveryMs = 4_000;
/** So many times, before it tries to listen again. */
const asks = 15;
/** A stream says at once how the poll stands. An office's proxy that waits for the end of an answer lets nothing through. */
const silentMs = 5_000;

/** The one watch of a code in this window; it listens while somebody uses it and the page can be seen. */
class PollWatch {
  private state = unwatched;
  private readonly users = new Set<() => void>();
  /** Ends what is open or waited for; undefined while nothing is. */
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

  /** A connection that the network lost without a word stays open for minutes. */
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
    // One that was cut off comes back by itself, and says what it has heard; one that was refused does not.
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

  /** What took longer on its way than something newer is not told. */
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

/** The watch of a code, however many parts of the page use it. */
export function watchOf(code: string): PollWatch {
  const watch = watches.get(code) ?? new PollWatch(code);
  watches.set(code, watch);
  return watch;
}
