import { type NavigationEntry, type NavigationPlace, routePaths } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

/** Entries of the shell's own pages. */
export const own: readonly NavigationEntry[] = [
  { label: 'Admin', href: routePaths.admin, place: 'admin', order: 10, newTab: true },
  { label: 'Platform', href: routePaths.platform, place: 'admin', order: 90 },
];

/** The navigation entries of the shell and the remotes for one place, sorted. */
export const navigationEntries = (place: NavigationPlace): NavigationEntry[] =>
  [...own, ...siteData().feed.remotes.flatMap(({ navigation }) => navigation)]
    .filter((entry) => entry.place === place)
    .sort((one, other) => one.order - other.order);
