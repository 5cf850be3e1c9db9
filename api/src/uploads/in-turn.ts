import { ApiError } from '../errors';

const mostWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Checks one file at a time in this process, as a large picture takes hundreds of megabytes; 503 when too many wait. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting)
    throw new ApiError(503, 'uploads-busy', {
      message: 'Many files are being checked right now. Please try again in a minute.',
    });
  waiting += 1;
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next.finally(() => (waiting -= 1));
}
