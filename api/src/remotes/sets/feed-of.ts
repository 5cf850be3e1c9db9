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

/** What runs on somebody's own machine changes while it is looked at. */
const integrityOf = ({ id, manifest }: RemoteRelease, file: string) =>
  id === 0 ? '' : (own(manifest.files, file) ?? '');

function addressOf(release: RemoteRelease): ReleaseAddress {
  const { id, version, hash, base, manifest } = release;
  const { entry, container } = manifest;
  return { id, version, hash, base, entry, container, integrity: integrityOf(release, entry) };
}

/** What a shell lacks of what a release needs, for whoever looks at it; undefined where it runs. */
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

/** A set as pages read it. */
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

/** The files of a route's first screen, with the entry first: it takes longest to do its part. */
export function screenFiles(release: RemoteRelease, path: string): PreloadedFile[] {
  const { entry, routes } = release.manifest;
  const route = routes.find((each) => each.path === path);
  return [entry, ...(route?.preload ?? [])].map((file) => ({
    file: `${release.base}${file}`,
    integrity: integrityOf(release, file),
  }));
}
