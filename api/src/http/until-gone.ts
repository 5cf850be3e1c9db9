import type { Response } from 'express';

/** Aborts when the caller has gone before the answer was sent: what only the caller wanted need not be finished. */
export function untilGone(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
