import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './releases';
import { activate } from './channels';
import { readChannels } from './read-channels';
import { type BuiltRelease, builtReleases, storeBuild } from './build-folder';
import { askTheGate, refusalOf } from './ask-the-gate';
import { findPublished, publishBuilt, releaseName } from './releases';
import { RefusedRelease } from './refused-release';
import { wasRemoved } from './registry';

/**
 * Asks the gate about a build, stores it, enters it; the release's number, the same for the same build. `together` are the
 * builds that are to be live with it.
 */
export async function publishBuild(
  built: BuiltRelease,
  by: string,
  together: readonly BuiltRelease[] = [built],
): Promise<{ id: number; isNew: boolean }> {
  const { manifest, hash } = built;
  const known = await findPublished(manifest, hash);
  if (known) return { id: known.id, isNew: false };
  const read = (file: string) => readFile(join(built.folder, file));
  const findings = await askTheGate(
    { manifest, read },
    together.map((each) => each.manifest),
  );
  if (findings.length > 0) throw refusalOf(manifest, findings);
  const stored = await storeBuild(built);
  return publishBuilt(
    { remote: manifest.name, version: manifest.version, content_hash: hash, manifest, ...stored },
    by,
  );
}

export interface Synced {
  remote: string;
  /** `version-hash` of the build. */
  release: string;
  /**
   * `live`: set live now. `same`: was live. `chosen`: a person chose what is live, which stays. `halted`: the build was
   * halted, which stays so too. `refused`: the gate has something against it. `gone`: somebody took the remote off the site.
   */
  outcome: 'live' | 'same' | 'chosen' | 'halted' | 'refused' | 'gone';
  /** What the gate has against it, in words. */
  why?: string;
}

/** What is given out under a name of its own, by whom. */
export const byStart = 'a start of the site';

/** Publishes the builds of the checkout, or one of them, and sets those live that nobody chose otherwise. */
export async function syncBuilds(only?: string): Promise<Synced[]> {
  const done: Synced[] = [];
  const builds = await builtReleases(only);
  const together = builds.map((each) => each.manifest);
  for (const built of builds) {
    const { manifest, hash } = built;
    const release = releaseName({ version: manifest.version, content_hash: hash });
    if (await wasRemoved(manifest.name)) {
      done.push({ remote: manifest.name, release, outcome: 'gone' });
      continue;
    }
    try {
      const { id } = await publishBuild(built, byStart, builds);
      done.push({ remote: manifest.name, release, outcome: await setLive(manifest, id, together) });
    } catch (error) {
      if (!(error instanceof RefusedRelease)) throw error;
      done.push({ remote: manifest.name, release, outcome: 'refused', why: error.message });
    }
  }
  return done;
}

async function setLive(
  { name }: Manifest,
  id: number,
  together: readonly Manifest[],
): Promise<Synced['outcome']> {
  const channels = await readChannels();
  const channel = channels.find(({ remote }) => remote === name);
  if (channel?.live?.id === id) return 'same';
  if (channel?.chosen_by_person) return 'chosen';
  try {
    return (await activate(name, id, byStart, { byStart: together })) ? 'live' : 'chosen';
  } catch (error) {
    if ((error as { code?: string }).code === 'release-halted') return 'halted';
    throw error;
  }
}
