import { once } from 'node:events';
import { type Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';

export const behaviours = {
  normal: 'Answers as it should.',
  slow: 'Works on the call for a while, then answers. Its idempotency key is in use meanwhile.',
  dead: 'Closes the connection and does nothing.',
  late: 'Does the work, but answers only after the caller gave up.',
  '500 after success': 'Does the work, and says 500; so it does to the same key again.',
  '500 without success': 'Does nothing, and says 500; so it does to the same key again.',
  dropped: 'Does the work, and closes the connection instead of an answer.',
  '409 in use':
    'Says that the idempotency key is in use, and does nothing; calls without a key are answered.',
  '429': 'Says that the object is being changed by another call, and does nothing.',
} as const;

export type BehaviourName = keyof typeof behaviours;

/** How calls are answered until the behaviour is `normal` again. */
export interface Behaviour {
  behaviour: BehaviourName;
  /**
   * How long `slow` works and the longest that `late` holds its answer, in ms; null is 2 seconds, or a
   * minute.
   */
  milliseconds: number | null;
  /** The number of remaining calls; null for all until it is changed. */
  times: number | null;
  /**
   * Limits the behaviour to a method such as `POST` and paths with this prefix, such as
   * `/v1/payment_intents`; null for any.
   */
  method: string | null;
  path: string | null;
}

export const normal: Behaviour = {
  behaviour: 'normal',
  milliseconds: null,
  times: null,
  method: null,
  path: null,
};

/** The behaviour of this process; each start begins with `normal`. */
export class Behaviours {
  private told = normal;
  private readonly stopping = new AbortController();

  get current(): Readonly<Behaviour> {
    return this.told;
  }

  set(behaviour: Behaviour): void {
    this.told = behaviour;
  }

  /** The behaviour of a call, which counts as one of `times`. */
  take(method: string, path: string, key: string | null): Readonly<Behaviour> {
    const { told } = this;
    if (told.behaviour === '409 in use' && key === null) return normal;
    if (told.method !== null && told.method !== method) return normal;
    if (told.path !== null && !path.startsWith(told.path)) return normal;
    if (told.times !== null) this.told = told.times > 1 ? { ...told, times: told.times - 1 } : normal;
    return told;
  }

  /** Waits before a slow call. */
  async beSlow({ behaviour, milliseconds }: Readonly<Behaviour>): Promise<void> {
    if (behaviour === 'slow') await this.pause(milliseconds ?? 2000);
  }

  /** Waits until the caller of a late answer has disconnected. */
  async beLate({ behaviour, milliseconds }: Readonly<Behaviour>, response: Response): Promise<void> {
    if (behaviour !== 'late' || response.closed) return;
    const answered = new AbortController();
    const gone = once(response, 'close', { signal: answered.signal }).catch(() => undefined);
    await Promise.race([gone, this.pause(milliseconds ?? 60_000)]);
    answered.abort();
  }

  /** Ends all waits. */
  stop(): void {
    this.stopping.abort();
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
