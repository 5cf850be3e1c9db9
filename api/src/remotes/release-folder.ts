import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, isRemoteName, type RemoteManifest } from '@copper-carrot/contracts';
import { projectRoot, releasesFolder } from './project-root';

export interface BuiltRelease {
  folder: string;
  manifest: RemoteManifest;
  hash: string;
}

/** A release that can't be taken, with the reason and how to mend it. */
export class RefusedRelease extends Error {}

const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Reads a build and checks that every file is the one that its remote.json names; throws RefusedRelease otherwise. */
export async function readBuild(folder: string): Promise<BuiltRelease> {
  const text = await readFile(join(folder, 'remote.json')).catch(() => {
    throw new RefusedRelease(`${folder} has no remote.json: bundle the remote first`);
  });
  const manifest = JSON.parse(text.toString()) as RemoteManifest;
  if (!isRemoteName(manifest.name))
    throw new RefusedRelease(`${String(manifest.name)} is no name of a remote`);
  if (manifest.contract !== CONTRACT_VERSION) {
    throw new RefusedRelease(
      `${manifest.name} was built against contract ${manifest.contract}, the site runs contract ${CONTRACT_VERSION}: bundle it again`,
    );
  }
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await readFile(join(folder, file)).catch(() => null);
    if (!content || integrityOf(content) !== integrity) {
      throw new RefusedRelease(
        `${file} is not the file that remote.json names: bundle ${manifest.name} again`,
      );
    }
  }
  // remote.json names the hash of every file, so its own hash is that of the whole.
  return { folder, manifest, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** The builds that lie in the checkout, for those remotes that are bundled. */
export async function builtRemotes(): Promise<BuiltRelease[]> {
  const folders = (await readdir(projectRoot))
    .filter(isRemoteName)
    .map((name) => join(projectRoot, name, 'dist/release'))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
  return Promise.all(folders.map(readBuild));
}

export const releaseName = ({ manifest, hash }: BuiltRelease) => `${manifest.version}-${hash}`;

/** Puts a build into the releases folder, whole or not at all; one that is there already is left as it is. */
export async function storeRelease(built: BuiltRelease): Promise<string> {
  const relative = join(built.manifest.name, releaseName(built));
  const target = join(releasesFolder(), relative);
  if (existsSync(target)) return relative;
  await mkdir(join(releasesFolder(), built.manifest.name), { recursive: true });
  const arriving = `${target}.${randomUUID()}.arriving`;
  await cp(built.folder, arriving, { recursive: true });
  try {
    await rename(arriving, target);
  } catch (error) {
    await rm(arriving, { recursive: true, force: true });
    // Two publishers of the same build: the other one was first.
    if (!existsSync(target)) throw error;
  }
  return relative;
}
