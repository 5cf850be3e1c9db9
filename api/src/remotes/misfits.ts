import { logger } from '../logger';
import { apiDocument } from './ask-the-gate';
import { checkCalls } from './gate';
import { readChannels } from './read-channels';
import type { ReleaseRow } from './releases';

const known = new Map<number, string[]>();

/** The calls of a release that this API no longer accepts or answers as expected; computed once per process. */
export function misfitsOf({ id, manifest }: ReleaseRow): string[] {
  const found =
    known.get(id) ??
    checkCalls({ manifest }, { document: apiDocument() }).map(({ where, what }) => `${where}: ${what}`);
  known.set(id, found);
  return found;
}

/** Logs which live and canary releases this newly started API breaks; it serves all the same. */
export async function tellMisfits(): Promise<void> {
  try {
    const given = (await readChannels()).flatMap(({ live, canary }) => [live, canary]);
    for (const release of given) {
      const misfits = release ? misfitsOf(release) : [];
      if (release && misfits.length > 0)
        logger.error(
          { remote: release.remote, release: release.id, misfits },
          'a release that is given to people asks what this API does not answer',
        );
    }
  } catch (error) {
    logger.warn({ err: error }, 'nobody knows yet whether the live releases fit this API');
  }
}
