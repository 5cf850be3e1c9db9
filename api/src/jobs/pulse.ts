import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/** How long a worker may do nothing while the database is within reach. */
export interface WorkerPatience {
  /** Without an answer of the queue to a hand that is free, which asks again and again. */
  idleMs: number;
  /** Without the end of a job while all hands are full. */
  busyMs: number;
  /** Without the end of one job, whatever the other hands do. */
  jobMs: number;
}

/** Feels whether a worker does its work: the queue answers it, jobs begin and end. */
export class Pulse {
  readonly events: WorkerEvents = new EventEmitter();
  /** Why the queue gave no job the last time, where it gave none. */
  trouble: unknown;
  private moved = false;
  /** How long each job under way has been, by its id, in milliseconds. */
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
   * Says, some time after it was asked before, whether the worker lives, may need a moment, or is to be given up. Time that
   * this process slept through does not count.
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
