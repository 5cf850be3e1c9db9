import type { Request } from 'express';
import { ApiError } from '../errors';
import { networkOf } from '../http';
import { guessLimit } from './answer-limits';
import { wasLink } from './old-links';

/**
 * What is read of the poll of a link. Who tries links that are none and never were is slowed down, and nobody else: an office
 * of which many open one that was renewed answers other polls all the same.
 */
export async function unguessed<Poll>(
  code: string,
  request: Request,
  load: () => Promise<Poll>,
): Promise<Poll> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && !(await wasLink(code)))
      await guessLimit.spend(networkOf(request));
    throw error;
  }
}
