import {
  entryPath,
  matchRoute,
  type NavigationPlace,
  navigationPlaces,
  type RemoteManifest,
} from '@copper-carrot/contracts';
import type { Finding } from './finding';

/** The most entries of one remote per place: bars have little room, menus scroll. */
const mostEntries: Record<NavigationPlace, number> = {
  main: 2,
  quick: 2,
  footer: 8,
  account: 8,
  organization: 8,
  brand: 4,
  admin: 4,
};

/** Enough range to sort between any two entries; more would only displace others. */
const lastOrder = 1000;

const finding = (where: string, what: string, mend: string): Finding => ({
  check: 'routes',
  where,
  what,
  mend,
});

/** Limits entries so that they can't displace the shell's or another team's. */
const checkRoom = ({ navigation }: RemoteManifest): Finding[] => [
  ...navigationPlaces.flatMap((place) => {
    const count = navigation.filter((entry) => entry.place === place).length;
    const most = mostEntries[place];
    if (count <= most) return [];
    return finding(
      `the navigation entries of the place "${place}"`,
      `There are ${count}, and a remote may have ${most} there`,
      'Leave the others out of src/remote.tsx, and lead to them from the page of one that stays.',
    );
  }),
  ...navigation
    .filter(({ order }) => order < 0 || order > lastOrder)
    .map(({ label, order }) =>
      finding(
        `the navigation entry "${label}"`,
        `Its order is ${order}, and goes from 0 to ${lastOrder}`,
        'Say in src/remote.tsx where it stands among the entries of all remotes, most of which are below 100.',
      ),
    ),
];

/** Every entry must lead to a route of the same release. */
const checkTargets = ({ routes, navigation }: RemoteManifest): Finding[] =>
  navigation
    .filter((entry) => {
      const path = entryPath(entry, { organizationId: 1, accessCode: 'code', brandId: 1 });
      return path === null || matchRoute(routes, path) === null;
    })
    .map(({ label, href }) =>
      finding(
        `the navigation entry "${label}"`,
        `${href} is no page of this remote`,
        'Lead it to a route of the same src/remote.tsx; {organizationId}, {accessCode} and {brandId} are filled in.',
      ),
    );

export const checkNavigation = (manifest: RemoteManifest): Finding[] => [
  ...checkRoom(manifest),
  ...checkTargets(manifest),
];
