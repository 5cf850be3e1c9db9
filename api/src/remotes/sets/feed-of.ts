import {
  type Feed,
  type FeedRemote,
  meets,
  runsIn,
  type PreloadedFile,
  type ReleaseAddress,
} from '@copper-carrot/contracts';
import { own } from '../../own';
import { declaredBy } from '../declared';
import { fits, type ReleaseSet, type RemoteRelease, type ShellRelease } from './release-set';

/** Files on a developer's machine change, so they have no integrity hash. */
const integrityOf = ({ id, manifest }: RemoteRelease, file: string) =>
  id === 0 ? '' : (own(manifest.files, file) ?? '');

function addressOf(release: RemoteRelease): ReleaseAddress {
  const { id, version, hash, base, manifest } = release;
  const { entry, container } = manifest;
  return { id, version, hash, base, entry, container, integrity: integrityOf(release, entry) };
}

/** What a shell lacks for a release, for its developer; undefined if nothing. */
function unmetBy(shell: ShellRelease | null, release: RemoteRelease): string | undefined {
  if (!shell || fits(release, shell)) return undefined;
  const { contract } = release.manifest;
  const older = runsIn(contract, shell.manifest.contract)
    ? []
    : [`contract ${contract} (it has ${shell.manifest.contract})`];
  const lacking = meets(release.manifest.shared, shell.manifest.provides)
    .map(
      ({ part, needs, has, names }) =>
        `${part} ${needs}${has ? ` (it has ${has})` : ''}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
    )
    .slice(0, 5);
  return `Shell ${shell.version}-${shell.hash} lacks ${[...older, ...lacking].join('; ')}`;
}

/** A release set as pages read it. */
export const feedOf = ({ shell, remotes }: ReleaseSet, revision: number): Feed => ({
  revision,
  remotes: remotes.map(({ release, lastGood }): FeedRemote => {
    const { name, contract } = release.manifest;
    const unmet = unmetBy(shell, release);
    return {
      name,
      contract,
      ...declaredBy(release.manifest),
      ...addressOf(release),
      ...(unmet && { unmet }),
      ...(lastGood && { lastGood: addressOf(lastGood) }),
    };
  }),
});

/** The files of a route's first screen; the entry comes first, because it takes longest. */
export function screenFiles(release: RemoteRelease, path: string): PreloadedFile[] {
  const { entry, routes } = release.manifest;
  const route = routes.find((each) => each.path === path);
  return [entry, ...(route?.preload ?? [])].map((file) => ({
    file: `${release.base}${file}`,
    integrity: integrityOf(release, file),
  }));
}
