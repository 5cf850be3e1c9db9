import { logger } from '../logger';
import { RefusedRelease } from './refused-release';

/** The code of a system or S3 error, such as `ENOSPC`; its message contains paths of the machine. */
function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const said = [code, name].find((each) => typeof each === 'string' && /^\w{1,60}$/.test(each));
  return typeof said === 'string' ? said : 'Error';
}

/** Runs a storage operation; failures are logged and reported to the team with who has to fix them. */
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
