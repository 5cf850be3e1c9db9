import { type NavigationEntry, type RouteDeclaration, shellPages } from '@copper-carrot/contracts';
import { siteData } from '../site-data';

/** What the remotes of the feed put into the navigation, in their common order. */
export function navigationEntries(place: NavigationEntry['place']): NavigationEntry[] {
  return siteData()
    .feed.remotes.flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.place === place)
    .sort((one, other) => one.order - other.order);
}

/** Every route of the remotes in the feed, and the shell's own. */
export const servedRoutes = (): RouteDeclaration[] => [
  ...shellPages,
  ...siteData().feed.remotes.flatMap(({ routes }) => routes),
];
