import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/** How long a worker may do nothing while the database is within reach. */
export interface WorkerPatience {
  /** Without an answer of the queue to a hand that is free, which asks again and again. */
  idleMs: number;
  /** Without the end of a job while all hands are full. */
  busyMs: number;
}

/** Feels whether a worker does its work: the queue answers it, jobs begin and end. */
export class Pulse {
  readonly events: WorkerEvents = new EventEmitter();
  /** Why the queue gave no job the last time, where it gave none. */
  trouble: unknown;
  private moved = false;
  private underWay = 0;
  private silentMs = 0;

  constructor(
    private readonly hands: number,
    private readonly patience: WorkerPatience,
  ) {
    this.events.on('worker:getJob:empty', () => this.move(0));
    this.events.on('job:start', () => this.move(1));
    this.events.on('job:complete', () => this.move(-1));
    this.events.on('worker:getJob:error', ({ error }) => (this.trouble = error));
  }

  /**
   * Says, some time after it was asked before, whether the worker lives, may need a moment, or is to be given up. Time that
   * this process slept through does not count.
   */
  feel(sinceLastMs: number): 'lives' | 'silent' | 'lost' {
    const { moved } = this;
    const full = this.underWay >= this.hands;
    this.moved = false;
    this.silentMs = moved ? 0 : this.silentMs + sinceLastMs;
    if (this.silentMs >= this.patience[full ? 'busyMs' : 'idleMs']) return 'lost';
    return moved || full ? 'lives' : 'silent';
  }

  private move(taken: -1 | 0 | 1): void {
    this.moved = true;
    this.underWay += taken;
  }
}
