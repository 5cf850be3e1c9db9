import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedRemote, RemoteManifest } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { copyPackages } from '../../scripts/testing/copied-packages.mjs';
import { giveAnother } from './site-data';

export interface Release {
  folder: string;
  manifest: RemoteManifest;
}
const root = join(__dirname, '../..');

const readRelease = (checkout: string, remote: string): Release => {
  const folder = join(checkout, remote, 'dist/release');
  return {
    folder,
    manifest: JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteManifest,
  };
};

/** The built release of a remote. */
export const builtRelease = (remote: string): Release => readRelease(root, remote);

/** Bundles a remote in a copy of the checkout with edited sources. */
export function bundleNewer(remote: string, edits: readonly { file: string; replace: string; by: string }[]) {
  const copy = copyPackages(root, ['contracts', 'shared-ui', 'shell', 'api', 'scripts', remote]);
  for (const { file, replace, by } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(replace)) throw new Error(`${file} has no ${replace} any more`);
    writeFileSync(
      join(copy, file),
      text.replace(replace, () => by),
    );
  }
  for (const script of ['scripts/versions.mjs', 'scripts/bundle.cjs'])
    execFileSync(process.execPath, [join(copy, script), ...(script.endsWith('bundle.cjs') ? [remote] : [])], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  return { copy, release: readRelease(copy, remote) };
}

/** Gives one browser another release of a remote; returns the files requested. */
export async function giveRelease(
  page: Page,
  { folder, manifest }: Release,
  change?: (file: string, text: string) => string,
): Promise<string[]> {
  const asked: string[] = [];
  const base = `/remotes/${manifest.name}/9.9.9-newer/`;
  await page.route(`**${base}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    asked.push(file);
    const text = readFileSync(join(folder, file), 'utf8');
    await route.fulfill({ body: change?.(file, text) ?? text, contentType: 'text/javascript' });
  });
  const given = ({ lastGood: _lastGood, ...remote }: FeedRemote): FeedRemote => ({
    ...remote,
    version: '9.9.9',
    hash: 'newer',
    base,
    entry: manifest.entry,
    container: manifest.container,
    // A changed file has no hash.
    integrity: change ? '' : (manifest.files[manifest.entry] ?? ''),
  });
  await giveAnother(page, manifest.name, given);
  return asked;
}
