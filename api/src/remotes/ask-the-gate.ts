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
import {
  type Candidate,
  type Finding,
  gate,
  gateOfSite,
  type GateSite,
  keepsFromRunning,
  type Verdict,
} from './gate';
import { projectRoot } from './project-root';
import { RefusedRelease } from './refused-release';
import type { Manifest, ReleaseRow } from './releases';

const isShell = (manifest: Manifest): manifest is ShellManifest => manifest.name === shellName;
const isRemote = (manifest: Manifest): manifest is RemoteManifest => !isShell(manifest);

let known: ApiDocument | undefined;
/** The API's OpenAPI document; a test compares the file with the routes. */
export const apiDocument = (): ApiDocument =>
  (known ??= JSON.parse(readFileSync(join(projectRoot, 'contracts/openapi.json'), 'utf8')) as ApiDocument);

/** All live and canary releases; `builds`, which go live together, replace the live ones of their names. */
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

/** The gate's verdict on a release; `builds` are those of a checkout that go live together on this machine. */
export const askTheGate = async (candidate: Candidate, builds?: readonly Manifest[]): Promise<Verdict> =>
  gate(candidate, { ...(await siteWith(builds ?? [])), local: builds !== undefined });

/**
 * Refuses a release that does not fit what is live or canary now: two releases with the same address may both be
 * published before one is live. Locks the site until the change is done. The first release of a remote is refused only
 * if it can't run.
 */
export async function requireFitting(
  change: Change,
  { manifest }: ReleaseRow,
  { builds = [], isFirst = false }: { builds?: readonly Manifest[]; isFirst?: boolean } = {},
): Promise<void> {
  await change.lockSite();
  const found = gateOfSite({ manifest }, await siteWith(builds, change));
  const findings = isFirst ? found.filter(keepsFromRunning) : found;
  if (findings.length > 0) throw refusalOf(manifest, findings, 'given to anybody');
}

export const findingInWords = ({ where, what, mend }: Finding): string => `${where}: ${what}. ${mend}`;

/** The gate's findings as an error for the team. */
export function refusalOf(
  { name, version }: Manifest,
  findings: readonly Finding[],
  unable = 'published',
): RefusedRelease {
  return new RefusedRelease(
    `${name} ${version} can't be ${unable}.\n${findings.map(findingInWords).join('\n')}`,
    'release-refused',
    { findings },
    422,
  );
}
