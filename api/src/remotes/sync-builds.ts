import type { Manifest } from './releases';
import { activate, readChannels } from './channels';
import { type BuiltRelease, builtReleases, storeBuild } from './build-folder';
import { refuseOverlaps } from './refuse-overlaps';
import { publishBuilt, releaseName } from './releases';

/** Checks a build, stores it, enters it; the release's number, the same for the same build. */
export async function publishBuild(built: BuiltRelease, by: string): Promise<{ id: number; isNew: boolean }> {
  const { manifest, hash } = built;
  await refuseOverlaps(manifest);
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
   * halted, which stays so too.
   */
  outcome: 'live' | 'same' | 'chosen' | 'halted';
}

/** What is given out under a name of its own, by whom. */
export const byStart = 'a start of the site';

/** Publishes the builds of the checkout, and sets those live that nobody chose otherwise. */
export async function syncBuilds(): Promise<Synced[]> {
  const done: Synced[] = [];
  for (const built of await builtReleases()) {
    const { id } = await publishBuild(built, byStart);
    const release = releaseName({ version: built.manifest.version, content_hash: built.hash });
    done.push({ remote: built.manifest.name, release, outcome: await setLive(built.manifest, id) });
  }
  return done;
}

async function setLive({ name }: Manifest, id: number): Promise<Synced['outcome']> {
  const { channels } = await readChannels();
  const channel = channels.find(({ remote }) => remote === name);
  if (channel?.live?.id === id) return 'same';
  if (channel?.chosen_by_person) return 'chosen';
  try {
    return (await activate(name, id, byStart, { byStart: true })) ? 'live' : 'chosen';
  } catch (error) {
    if ((error as { code?: string }).code === 'release-halted') return 'halted';
    throw error;
  }
}
