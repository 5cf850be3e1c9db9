import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { now } from '../clock';
import { env } from '../env';
import { projectRoot } from '../remotes';
import { siteFolder } from './site-assets';

/** For how long a page that was opened before a newer build may go on asking for files of its own. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Where the shell's files of earlier builds lie; each is named by its content, so that one never takes another's place. */
export const keptSiteFolder = (): string => resolve(projectRoot, env.DATA_DIR, 'site');

const isServed = (file: string) => !/\.map$|^assets\.json/.test(file);

/** Keeps the files of the present build for later ones, and lets go of those that no build has had for thirty days. */
export async function keepSiteFiles(from = siteFolder, folder = keptSiteFolder(), at = now().getTime()) {
  await mkdir(folder, { recursive: true });
  const [present, kept] = await Promise.all([readdir(from), readdir(folder)]);
  const known = new Set(kept);
  const files = present.filter(isServed);
  if (files.some((file) => !known.has(file))) await countFromNow(folder, kept, at);
  for (const file of files) {
    if (!known.has(file)) await keep(join(from, file), join(folder, file));
    await utimes(join(folder, file), at / 1000, at / 1000);
  }
  const current = new Set(files);
  for (const file of kept.filter((each) => !current.has(each))) {
    const path = join(folder, file);
    if ((await stat(path)).mtimeMs < at - keptDays * dayMs) await rm(path, { force: true });
  }
}

/** The build before was served until now, however long ago it was put here: its thirty days begin. */
async function countFromNow(folder: string, kept: readonly string[], at: number) {
  const times = await Promise.all(kept.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  const last = Math.max(...times);
  for (const [index, file] of kept.entries())
    if (times[index] === last) await utimes(join(folder, file), at / 1000, at / 1000);
}

/** Whole or not at all: a full disk leaves no half of a file. */
async function keep(file: string, target: string) {
  const arriving = `${target}.${randomUUID()}`;
  try {
    await copyFile(file, arriving);
    await rename(arriving, target);
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}
