import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/** How long a worker may make no progress while the database is reachable. */
export interface WorkerPatience {
  /** Without an answer of the queue to a free slot, which polls constantly. */
  idleMs: number;
  /** Without a finished job while all slots are busy. */
  busyMs: number;
  /** Without the end of one job, even if the other slots make progress. */
  jobMs: number;
}

/** Tracks whether a worker makes progress: the queue answers, jobs start and end. */
export class Pulse {
  readonly events: WorkerEvents = new EventEmitter();
  /** The queue's last error, if it gave no job. */
  trouble: unknown;
  private moved = false;
  /** Milliseconds that each running job has taken, by id. */
  private readonly underWay = new Map<string, number>();
  private silentMs = 0;

  constructor(
    private readonly hands: number,
    private readonly patience: WorkerPatience,
  ) {
    this.events.on('worker:getJob:empty', () => (this.moved = true));
    this.events.on('job:start', ({ job }) => {
      this.moved = true;
      this.underWay.set(job.id, 0);
    });
    this.events.on('job:complete', ({ job }) => {
      this.moved = true;
      this.underWay.delete(job.id);
    });
    this.events.on('worker:getJob:error', ({ error }) => (this.trouble = error));
  }

  /**
   * Whether the worker is alive, silent or lost, given the time since the last call. Time during which this process was
   * suspended does not count.
   */
  feel(sinceLastMs: number): 'lives' | 'silent' | 'lost' {
    const { moved } = this;
    const full = this.underWay.size >= this.hands;
    for (const [job, ms] of this.underWay) this.underWay.set(job, ms + sinceLastMs);
    this.moved = false;
    this.silentMs = moved ? 0 : this.silentMs + sinceLastMs;
    if (this.silentMs >= this.patience[full ? 'busyMs' : 'idleMs']) return 'lost';
    if ([...this.underWay.values()].some((ms) => ms >= this.patience.jobMs)) return 'lost';
    return moved || full ? 'lives' : 'silent';
  }
}
