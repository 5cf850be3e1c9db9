import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';

/** The limits of a queue. */
export interface QueueLimits {
  /** The most waiting callers. */
  most: number;
  /** The longest wait: expected on arrival, and actual. */
  longestMs: number;
}

/** The weight of the latest turn in the expected duration of a turn. */
const weight = 0.3;

/**
 * Runs callers' work one after the other. A caller with a longer expected wait than the limit is
 * refused at once, and one that has waited that long is refused then: 429 with `retry_after`.
 */
export function queueOf({ most, longestMs }: QueueLimits) {
  let usualMs = 200;
  let began: number | null = null;
  const waiting: { start: () => void }[] = [];

  const expectedMs = (ahead: number) => {
    const ofCurrent = began === null ? 0 : Math.max(usualMs - (performance.now() - began), usualMs / 4);
    return ofCurrent + ahead * usualMs;
  };
  const busy = () =>
    new ApiError(429, errorCodes.planning.busy, {
      message: 'Many orders are being planned at the moment. Please try again in a few seconds.',
      context: { retry_after: Math.max(1, Math.ceil(expectedMs(waiting.length) / 1000)) },
    });

  const turn = async (): Promise<void> => {
    if (began === null) {
      began = performance.now();
      return;
    }
    if (waiting.length >= most || expectedMs(waiting.length) > longestMs) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(busy());
      }, longestMs);
      const waiter = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(waiter);
    });
  };

  return async <Found>(work: () => Promise<Found>): Promise<Found> => {
    await turn();
    const from = (began = performance.now());
    try {
      return await work();
    } finally {
      usualMs += weight * (performance.now() - from - usualMs);
      began = null;
      const next = waiting.shift();
      if (next) {
        began = performance.now();
        next.start();
      }
    }
  };
}
