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

/** The checkout that this process runs from; the built browser packages lie in it. */
export const projectRoot = findRoot();

/** Where releases of remotes lie, one folder each, never overwritten. */
export const releasesFolder = (): string => resolve(projectRoot, env.DATA_DIR, 'releases');
