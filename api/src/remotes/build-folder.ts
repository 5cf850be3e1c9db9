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
  /** The hash of the manifest, which contains the hash of every file. */
  hash: string;
}

/** The hash that identifies a release. @param text of its manifest as written */
export const contentHash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** `mfe-something/1.0.0-0123456789ab`, the folder in the storage. */
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

/** Reads a build and verifies every file against its manifest; throws RefusedRelease otherwise. */
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

const inCheckout = (...names: string[]) => existsSync(join(projectRoot, ...names));
const buildFolder = (name: string) => join(name, name === shellName ? 'dist/site' : 'dist/release');
const hasBuild = (name: string) => inCheckout(buildFolder(name), manifestFile(name));

/** The checkout's packages for browsers: the shell and the remotes. */
const browserPackages = async () => [shellName, ...(await readdir(projectRoot)).filter(isRemoteName)];

/** The builds in the checkout, of the shell and all bundled remotes, or of one. */
export async function builtReleases(only?: string): Promise<BuiltRelease[]> {
  const names = (await browserPackages()).filter((name) => only === undefined || name === only);
  return Promise.all(names.filter(hasBuild).map((name) => readBuild(join(projectRoot, buildFolder(name)))));
}

/** Packages in the checkout with sources, but without a build. */
export const unbuiltPackages = async (): Promise<string[]> =>
  (await browserPackages()).filter(
    (name) => inCheckout(name, name === shellName ? 'src' : 'src/remote.tsx') && !hasBuild(name),
  );

/** Whether the storage has every file of a build's manifest. */
export async function isStored({ manifest, hash }: BuiltRelease): Promise<boolean> {
  const there = new Set(await releaseStorage().list(releaseFolder(manifest, hash)));
  return Object.keys(manifest.files).every((file) => there.has(file));
}

/** Stores the files of a build that are missing, with their compressed variants and maps. */
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
