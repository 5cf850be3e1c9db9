import { type NavigationEntry, type NavigationPlace, routePaths } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

/** Of the shell's own pages. */
const own: readonly NavigationEntry[] = [
  { label: 'Platform', href: routePaths.platform, place: 'admin', order: 90 },
];

/** What the shell and the remotes of the feed put into a place of the navigation, in their common order. */
export const navigationEntries = (place: NavigationPlace): NavigationEntry[] =>
  [...own, ...siteData().feed.remotes.flatMap(({ navigation }) => navigation)]
    .filter((entry) => entry.place === place)
    .sort((one, other) => one.order - other.order);
