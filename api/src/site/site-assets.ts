import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAssets } from '@copper-carrot/contracts';
import { projectRoot } from '../remotes';

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
