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

/** A page of the shell. */
export interface ShellRoute extends RouteDeclaration {
  Screen: ComponentType;
}

export type Entry =
  (RouteDeclaration & { remote: FeedRemote; Screen?: undefined }) | (ShellRoute & { remote?: undefined });

export interface Matched {
  entry: Entry;
  params: RouteParams;
}

/** All routes: those of the feed's remotes, and the shell's for paths that no remote has. */
export function routeTable(feed: Feed, own: readonly ShellRoute[]): Entry[] {
  const remote = feed.remotes.flatMap((each) => each.routes.map((route) => ({ ...route, remote: each })));
  return [...own.filter(({ path }) => !remote.some((route) => route.path === path)), ...remote];
}

export function findEntry(table: readonly Entry[], pathname: string): Matched | null {
  const found = matchRoute(table, pathname);
  return found && { entry: found.route, params: found.params };
}

/** The first unknown layout or guard of a route; null if all are known (2 §2). */
export function unknownMiddleware(entry: RouteDeclaration): string | null {
  const unknown = (known: readonly string[], name: string) => !known.includes(name);
  if (unknown(layouts, entry.layout)) return entry.layout;
  return entry.guards.find((guard) => unknown(guards, guard)) ?? null;
}
