import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApiDocument,
  type RemoteManifest,
  type ShellManifest,
  shellName,
} from '@copper-carrot/contracts';
import { readChannels } from './read-channels';
import type { Change } from './channel-log';
import { type Candidate, type Finding, gate, gateOfSite, type GateSite } from './gate';
import { projectRoot } from './project-root';
import { RefusedRelease } from './refused-release';
import type { Manifest, ReleaseRow } from './releases';

const isShell = (manifest: Manifest): manifest is ShellManifest => manifest.name === shellName;
const isRemote = (manifest: Manifest): manifest is RemoteManifest => !isShell(manifest);

let known: ApiDocument | undefined;
/** What this API answers, as its document says: a test holds the file against the routes. */
export const apiDocument = (): ApiDocument =>
  (known ??= JSON.parse(readFileSync(join(projectRoot, 'contracts/openapi.json'), 'utf8')) as ApiDocument);

/** All that is live, or a canary. With `builds`, which go live together, those stand for what is live of their names. */
async function siteWith(builds: readonly Manifest[], change?: Change): Promise<GateSite> {
  const channels = await readChannels(change);
  const replaced = new Set(builds.map(({ name }) => String(name)));
  const given = channels
    .flatMap(({ live, canary, chosen_by_person }) =>
      [live, canary].filter((each) => each && (chosen_by_person || !replaced.has(each.remote))),
    )
    .flatMap((release) => (release ? [release.manifest] : []));
  const kept = new Set(given.map(({ name }) => String(name)));
  const all = [...given, ...builds.filter(({ name }) => !kept.has(name))];
  return { remotes: all.filter(isRemote), shells: all.filter(isShell), document: apiDocument() };
}

/** What the gate has against a release; `builds` are those of a checkout, which are to be live together on this machine. */
export const askTheGate = async (candidate: Candidate, builds?: readonly Manifest[]): Promise<Finding[]> =>
  gate(candidate, { ...(await siteWith(builds ?? [])), local: builds !== undefined });

/**
 * Refuses what does not get along with what is live, or a canary, by now: of two that claim one address, both may have
 * been published before either was live. Nothing else of the site changes before the change that asks is done.
 */
export async function requireFitting(
  change: Change,
  { manifest }: ReleaseRow,
  builds: readonly Manifest[] = [],
): Promise<void> {
  await change.lockSite();
  const findings = gateOfSite({ manifest }, await siteWith(builds, change));
  if (findings.length > 0) throw refusalOf(manifest, findings, 'given to anybody');
}

/** What the gate found, as a refusal that a team reads. */
export function refusalOf(
  { name, version }: Manifest,
  findings: readonly Finding[],
  unable = 'published',
): RefusedRelease {
  const lines = findings.map(({ where, what, mend }) => `${where}: ${what}. ${mend}`);
  return new RefusedRelease(
    `${name} ${version} can't be ${unable}.\n${lines.join('\n')}`,
    'release-refused',
    { findings },
    422,
  );
}
