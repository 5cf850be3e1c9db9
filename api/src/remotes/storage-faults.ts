import { logger } from '../logger';
import { RefusedRelease } from './refused-release';

/** What a system or a bucket calls its fault: `ENOSPC`, `NoSuchBucket`. Its sentence names places of the site's machine. */
function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const said = [code, name].find((each) => typeof each === 'string' && /^\w{1,60}$/.test(each));
  return typeof said === 'string' ? said : 'Error';
}

/** Does something with files of releases; where those can't be kept or read, a team is told so, and whose it is to mend. */
export async function inStorage<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    logger.error({ err: error }, 'the files of a release could not be kept or read');
    const fault = nameOf(error);
    throw new RefusedRelease(
      `The site can't keep the files of releases (${fault}). Nothing is half done: tell the platform's team, and give the same command again once there is room.`,
      'release-storage',
      { fault },
      507,
    );
  }
}
