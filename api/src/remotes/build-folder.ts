import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName, shellName } from '@copper-carrot/contracts';
import { manifestFaults } from './manifest';
import { projectRoot } from './project-root';
import { RefusedRelease } from './refused-release';
import { releaseStorage, whyNotInRelease } from './release-files';
import type { Manifest } from './releases';

export interface BuiltRelease {
  folder: string;
  manifest: Manifest;
  /** Of the manifest, which names the hash of every file: the hash of the whole. */
  hash: string;
}

/** The hash by which a release is known. @param text of its manifest, as it is written */
export const contentHash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** `mfe-something/1.0.0-0123456789ab`, as it lies in the storage. */
export const releaseFolder = (manifest: Manifest, hash: string): string =>
  `${manifest.name}/${manifest.version}-${hash}`;

const manifestFile = (name: string) => (name === shellName ? 'shell.json' : 'remote.json');

function manifestOf(text: string, file: string): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new RefusedRelease(`${file} is not JSON: build it again.`);
  }
  const faults = manifestFaults(given);
  if (faults.length > 0)
    throw new RefusedRelease(`${file} is no manifest: ${faults.map(({ what }) => what).join('; ')}.`);
  return given as Manifest;
}

/** Reads a build and checks that every file is the one that its manifest names; throws RefusedRelease otherwise. */
export async function readBuild(folder: string): Promise<BuiltRelease> {
  const file = existsSync(join(folder, 'shell.json')) ? 'shell.json' : 'remote.json';
  const text = await readFile(join(folder, file)).catch(() => {
    throw new RefusedRelease(`${folder} has no remote.json: bundle the remote first.`);
  });
  const manifest = manifestOf(text.toString(), join(folder, file));
  for (const name of Object.keys(manifest.files)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    const wrong = content ? whyNotInRelease(manifest, name, content) : 'is missing: build it again';
    if (wrong) throw new RefusedRelease(`${name} ${wrong} (${manifest.name}).`);
  }
  return { folder, manifest, hash: contentHash(text) };
}

/** The builds that lie in the checkout: the shell's, and those of the remotes that are bundled; or one of them. */
export async function builtReleases(only?: string): Promise<BuiltRelease[]> {
  const folders = [
    'shell/dist/site',
    ...(await readdir(projectRoot)).filter(isRemoteName).map((name) => join(name, 'dist/release')),
  ];
  return Promise.all(
    folders
      .filter((folder) => only === undefined || folder.startsWith(`${only}/`))
      .filter((folder) => existsSync(join(projectRoot, folder, manifestFile(folder.split('/')[0] ?? ''))))
      .map((folder) => readBuild(join(projectRoot, folder))),
  );
}

/** Puts a build into the storage: what is not there yet of its files, and of those that go with them. */
export async function storeBuild({
  folder,
  manifest,
  hash,
}: BuiltRelease): Promise<{ folder: string; bytes: number }> {
  const target = releaseFolder(manifest, hash);
  const storage = releaseStorage();
  const there = new Set(await storage.list(target));
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  let bytes = 0;
  for (const name of names) {
    const content = await readFile(join(folder, name));
    if (whyNotInRelease(manifest, name, content)) continue;
    bytes += content.length;
    if (!there.has(name)) await storage.put(target, name, content);
  }
  return { folder: target, bytes };
}
