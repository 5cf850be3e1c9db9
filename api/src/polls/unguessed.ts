import type { Request } from 'express';
import { ApiError } from '../errors';
import { networkOf } from '../http';
import { guessLimit } from './answer-limits';

/** What is read of the poll of a link; who tries links that are none is slowed down. */
export async function unguessed<Poll>(request: Request, load: () => Promise<Poll>): Promise<Poll> {
  const network = networkOf(request);
  await guessLimit.check(network);
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await guessLimit.spend(network);
    throw error;
  }
}
