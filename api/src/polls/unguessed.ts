import type { Request } from 'express';
import { ApiError } from '../errors';
import { networkOf } from '../http';
import { guessLimit } from './answer-limits';
import { wasLink } from './old-links';

/**
 * Reads a link's poll and rate-limits networks that try codes which never existed. A renewed link does not count, so
 * that an office that opens an old one can still answer other polls.
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
