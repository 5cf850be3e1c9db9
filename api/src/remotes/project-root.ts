import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { env } from '../env';

function findRoot(): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'lerna.json'))) return folder;
    if (dirname(folder) === folder)
      throw new Error('The project root (the folder with lerna.json) was not found');
  }
}

/** The checkout of this process, which has the built browser packages. */
export const projectRoot = findRoot();

/** The folder of releases of remotes, one subfolder each, never overwritten. */
export const releasesFolder = (): string => resolve(projectRoot, env.DATA_DIR, 'releases');
