import type { Response } from 'express';

/** Aborts if the client disconnects before the answer is sent, so that work only for it can stop. */
export function untilGone(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
