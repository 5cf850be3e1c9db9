import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './releases';
import { activate } from './channels';
import { readChannels } from './read-channels';
import { type BuiltRelease, builtReleases, isStored, storeBuild, unbuiltPackages } from './build-folder';
import { askTheGate, findingInWords, refusalOf } from './ask-the-gate';
import { keepsFromRunning } from './gate';
import { findPublished, publishBuilt, releaseName } from './releases';
import { RefusedRelease } from './refused-release';
import { wasRemoved } from './registry';

interface Publishing {
  /** The builds that go live together with it. */
  together?: readonly BuiltRelease[];
  /** Whether nothing of the remote is live: the gate's findings are then warnings, unless the build can't run. */
  isFirst?: boolean;
}

/** Checks a build by the gate, stores and publishes it; returns its id, the same for the same build. */
export async function publishBuild(
  built: BuiltRelease,
  by: string,
  { together = [built], isFirst = false }: Publishing = {},
): Promise<{ id: number; isNew: boolean; warnings: string[] }> {
  const { manifest, hash } = built;
  const known = await findPublished(manifest, hash);
  const read = (file: string) => readFile(join(built.folder, file));
  const manifests = together.map((each) => each.manifest);
  const { findings } = known && !isFirst ? { findings: [] } : await askTheGate({ manifest, read }, manifests);
  const warnings = findings.map(findingInWords);
  if (known) {
    // The database may be newer than the folder of releases.
    if (!(await isStored(built))) await storeBuild(built);
    return { id: known.id, isNew: false, warnings };
  }
  const refused = isFirst ? findings.filter(keepsFromRunning) : findings;
  if (refused.length > 0) throw refusalOf(manifest, refused);
  const stored = await storeBuild(built);
  const published = await publishBuilt(
    { remote: manifest.name, version: manifest.version, content_hash: hash, manifest, ...stored },
    by,
  );
  return { ...published, warnings };
}

export interface Synced {
  remote: string;
  /** `version-hash` of the build; null if there is none. */
  release: string | null;
  /**
   * `live`: activated now. `same`: was live. `chosen`: a person's choice stays live. `halted`: the build was halted and
   * stays so. `refused`: by the gate. `gone`: a person removed the remote. `unbuilt`: the checkout has sources, but no
   * build.
   */
  outcome: 'live' | 'same' | 'chosen' | 'halted' | 'refused' | 'gone' | 'unbuilt';
  /** The gate's findings in words. */
  why?: string;
  /** The gate's findings about a build that was activated all the same, as the first of its remote. */
  warnings: readonly string[];
  isLive: boolean;
}

/** The actor in the log. */
export const byStart = 'a start of the site';

/** Publishes the checkout's builds, or one of them, and activates those without a person's choice. */
export async function syncBuilds(only?: string): Promise<Synced[]> {
  const done: Omit<Synced, 'isLive'>[] = [];
  const builds = await builtReleases(only);
  for (const built of builds) done.push(await syncBuild(built, builds));
  for (const remote of only === undefined ? await unbuiltPackages() : [])
    done.push({
      remote,
      release: null,
      outcome: (await wasRemoved(remote)) ? 'gone' : 'unbuilt',
      warnings: [],
    });
  const live = new Set((await readChannels()).filter((each) => each.live).map(({ remote }) => remote));
  return done.map((each) => ({ ...each, isLive: live.has(each.remote) }));
}

async function syncBuild(
  built: BuiltRelease,
  builds: readonly BuiltRelease[],
): Promise<Omit<Synced, 'isLive'>> {
  const { manifest, hash } = built;
  const remote = manifest.name;
  const release = releaseName({ version: manifest.version, content_hash: hash });
  if (await wasRemoved(remote)) return { remote, release, outcome: 'gone', warnings: [] };
  try {
    const isFirst = !(await channelOf(remote))?.live;
    const { id, warnings } = await publishBuild(built, byStart, { together: builds, isFirst });
    const outcome = await setLive(
      manifest,
      id,
      builds.map((each) => each.manifest),
    );
    return { remote, release, outcome, warnings: outcome === 'live' ? warnings : [] };
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error;
    return { remote, release, outcome: 'refused', why: error.message, warnings: [] };
  }
}

/** Remotes that are not live although no person decided so. */
export const missingRemotes = (synced: readonly Synced[]): Synced[] =>
  synced.filter(({ isLive, outcome }) => !isLive && outcome !== 'gone' && outcome !== 'halted');

const channelOf = async (name: string) => (await readChannels()).find(({ remote }) => remote === name);

async function setLive(
  { name }: Manifest,
  id: number,
  together: readonly Manifest[],
): Promise<Synced['outcome']> {
  const channel = await channelOf(name);
  if (channel?.live?.id === id) return 'same';
  if (channel?.chosen_by_person) return 'chosen';
  try {
    return (await activate(name, id, byStart, { byStart: together })) ? 'live' : 'chosen';
  } catch (error) {
    if ((error as { code?: string }).code === 'release-halted') return 'halted';
    throw error;
  }
}
