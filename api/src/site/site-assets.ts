import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../remotes';

export interface PreloadedFile {
  file: string;
  /** The same hash that the loader asks for, or the browser would fetch the file twice. */
  integrity: string;
}

interface DocumentFiles {
  scripts: string[];
  preload: PreloadedFile[];
}
export interface SiteAssets {
  documents: Record<'shell' | 'frame', DocumentFiles>;
  /** The files of each shared part that is in no document by itself, by what it is imported by. */
  shared: Record<string, PreloadedFile[]>;
  fonts: string[];
}

export const siteFolder = join(projectRoot, 'shell/dist/site');

let known: { assets: SiteAssets; readAt: number } | undefined;

/** The files of the built shell; read again when it was bundled again. Throws when it never was. */
export function siteAssets(): SiteAssets {
  const file = join(siteFolder, 'assets.json');
  const changedAt = statSync(file).mtimeMs;
  if (known?.readAt !== changedAt)
    known = { assets: JSON.parse(readFileSync(file, 'utf8')) as SiteAssets, readAt: changedAt };
  return known.assets;
}
