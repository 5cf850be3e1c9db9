import { type ComponentType } from 'react';
import {
  type Feed,
  type FeedRemote,
  guards,
  layouts,
  matchRoute,
  type RouteDeclaration,
  type RouteParams,
} from '@copper-carrot/contracts';

/** A page of the shell's own. */
export interface ShellRoute extends RouteDeclaration {
  Screen: ComponentType;
}

export type Entry =
  (RouteDeclaration & { remote: FeedRemote; Screen?: undefined }) | (ShellRoute & { remote?: undefined });

export interface Matched {
  entry: Entry;
  params: RouteParams;
}

/** Every route of the page: those of the remotes in the feed, and the shell's own where no remote has taken the path. */
export function routeTable(feed: Feed, own: readonly ShellRoute[]): Entry[] {
  const remote = feed.remotes.flatMap((each) => each.routes.map((route) => ({ ...route, remote: each })));
  return [...own.filter(({ path }) => !remote.some((route) => route.path === path)), ...remote];
}

export function findEntry(table: readonly Entry[], pathname: string): Matched | null {
  const found = matchRoute(table, pathname);
  return found && { entry: found.route, params: found.params };
}

/** The name of a layout or guard that the shell does not know, or null (2 §2). */
export function unknownMiddleware(entry: RouteDeclaration): string | null {
  const unknown = (known: readonly string[], name: string) => !known.includes(name);
  if (unknown(layouts, entry.layout)) return entry.layout;
  return entry.guards.find((guard) => unknown(guards, guard)) ?? null;
}
