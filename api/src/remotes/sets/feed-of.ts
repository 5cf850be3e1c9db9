import type { Feed, FeedRemote, PreloadedFile, ReleaseAddress } from '@copper-carrot/contracts';
import type { ReleaseSet, RemoteRelease } from './release-set';

/** What runs on somebody's own machine changes while it is looked at. */
const integrityOf = ({ id, manifest }: RemoteRelease, file: string) =>
  id === 0 ? '' : (manifest.files[file] ?? '');

function addressOf(release: RemoteRelease): ReleaseAddress {
  const { id, version, hash, base, manifest } = release;
  const { entry, container } = manifest;
  return { id, version, hash, base, entry, container, integrity: integrityOf(release, entry) };
}

/** A set as pages read it. */
export const feedOf = ({ remotes }: ReleaseSet, revision: number): Feed => ({
  revision,
  remotes: remotes.map(({ release, lastGood }): FeedRemote => {
    const { name, contract, navigation, fallback, routes } = release.manifest;
    return {
      name,
      contract,
      routes: routes.map(({ preload: _preload, shared: _shared, ...route }) => route),
      navigation,
      fallback,
      ...addressOf(release),
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
