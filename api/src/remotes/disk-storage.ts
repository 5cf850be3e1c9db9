import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { releasesFolder } from './project-root';
import type { ReleaseStorage } from './storage';

const arriving = '.arriving';
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Releases in a folder of this machine that every API process reads. */
export const diskStorage = (folder: () => string = releasesFolder): ReleaseStorage => ({
  async put(release, file, content) {
    const target = join(folder(), release, file);
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}${arriving}`;
    try {
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(content);
        // After a power cut, a renamed file may exist without its content.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  },
  async read(release, file) {
    try {
      return await readFile(join(folder(), release, file));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async list(release) {
    const root = join(folder(), release);
    try {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(arriving))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
  remove: (release) => rm(join(folder(), release), { recursive: true, force: true }),
  bring: () => Promise.resolve(),
});
