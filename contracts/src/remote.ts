import type { CallShapes } from './call-shapes';
import type { ContractVersion } from './contract-version';
import { fillPattern, type RoutePattern } from './route-pattern';

export const layouts = [
  'checkout',
  'dashboard',
  'default',
  'embedded',
  'minimal',
  'search',
  'widget',
] as const;
export type Layout = (typeof layouts)[number];

export const guards = ['loadUser', 'loggedIn'] as const;
export type Guard = (typeof guards)[number];

/** A remote's name, which is its folder's too. The list of remotes is the API's table `remotes`. */
export type RemoteName = `mfe-${string}`;
export const isRemoteName = (name: string): name is RemoteName => /^mfe-[a-z][a-z0-9-]{1,30}$/.test(name);

/** The part of a route that shell and server know without loading the remote. */
export interface RouteDeclaration {
  path: RoutePattern;
  layout: Layout;
  guards: readonly Guard[];
  /** The document's title, without the product's name. */
  title: string;
  description?: string;
  /**
   * For modals with an address: the path of the screen that stays mounted and renders this one in its
   * <Outlet />.
   */
  parent?: RoutePattern;
}

export interface RemoteRoute extends RouteDeclaration {
  /** Imports the screen lazily: `() => import('./screens/Search/Search')`. */
  screen: () => Promise<{ default: () => unknown }>;
}

/**
 * Places of navigation entries. `main` and `footer` are for everyone. The menu of a signed-in person has
 * `quick` beside it, `account` in it, `organization` per organization and `admin` for site admins; a
 * caterer's has only `brand`, per brand (2 §2).
 */
export const navigationPlaces = [
  'main',
  'footer',
  'quick',
  'account',
  'organization',
  'brand',
  'admin',
] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];

/**
 * Which of these people see an entry. `rewarded`: who collects coins; `ordering`: all but attendees;
 * `managers`: an organization's admins and orderers; `staff`: these and its staff; `everyone`: also a
 * caterer without a brand.
 */
export const audiences = ['rewarded', 'ordering', 'managers', 'staff', 'everyone'] as const;
export type Audience = (typeof audiences)[number];

/** Counts that an entry can show, for the person or the entry's organization (2 §3). */
export const navigationCounts = ['submitted_order_count', 'unread_message_count'] as const;
export type NavigationCount = (typeof navigationCounts)[number];

export interface NavigationEntry {
  label: string;
  /**
   * A path of the remote, with `{organizationId}`, `{accessCode}` and `{brandId}` filled by the entry's
   * place.
   */
  href: RoutePattern;
  place: NavigationPlace;
  /** Ascending, across all remotes. */
  order: number;
  audience?: Audience;
  count?: NavigationCount;
  newTab?: true;
}

/** An entry's path for an organization or brand; null if it lacks a parameter. */
export function entryPath(
  { href }: Pick<NavigationEntry, 'href'>,
  of: Record<string, string | number | undefined> = {},
): string | null {
  const lacks = [...href.matchAll(/\{(\w+)\}/g)].some(
    ([, name = '']) => !Object.hasOwn(of, name) || of[name] === undefined,
  );
  return lacks ? null : fillPattern(href, of);
}

/** Text and links for the slot of a remote that is late, as none of its code may be loaded. */
export interface StaticFallback {
  title: string;
  message: string;
  links: readonly { label: string; href: string }[];
}

/** The contract that a remote exposes as `./remote`; its file imports only screens, and lazily. */
export interface Remote {
  name: RemoteName;
  routes: readonly RemoteRoute[];
  navigation: readonly NavigationEntry[];
  fallback: StaticFallback;
}

/** The files of a route's first screen: the release's and the shell's shared ones. */
export interface RouteFiles extends RouteDeclaration {
  preload: readonly string[];
  shared: readonly string[];
}

/**
 * For each shared package that a release uses: the version range and the names. `carried` packages are
 * bundled in the release too, for shells with an older or no version.
 */
export type SharedNeeds = Record<string, { range: string; names: readonly string[]; carried?: true }>;

/** `remote.json`, written beside each build. */
export interface RemoteManifest {
  name: RemoteName;
  version: string;
  contract: ContractVersion;
  /** The entry script's global variable, unique per release, so that two releases can run on one page. */
  container: string;
  entry: string;
  routes: readonly RouteFiles[];
  navigation: readonly NavigationEntry[];
  fallback: StaticFallback;
  shared: SharedNeeds;
  /** The API calls of the release, by the API of its build. */
  calls?: CallShapes;
  /** A development build: large, and only for the machine that built it. */
  development?: true;
  /** File names with their integrity hashes. */
  files: Record<string, string>;
}

/** The location of a release and its entry's hash. */
export interface ReleaseAddress {
  /** The release's id. */
  id: number;
  version: string;
  hash: string;
  /** Ends with a slash; all files of the release are below it. */
  base: string;
  entry: string;
  container: string;
  integrity: string;
}

/** A remote in the feed: the live release, and the last good one before it. */
export interface FeedRemote
  extends ReleaseAddress, Pick<RemoteManifest, 'name' | 'contract' | 'navigation' | 'fallback'> {
  routes: readonly RouteDeclaration[];
  /** What the page's shell lacks for it, in words; then the last good release is used. */
  unmet?: string;
  lastGood?: ReleaseAddress;
}

/** `GET /remotes/feed.json`, also written into the page for its session. */
export interface Feed {
  /** Increases with each change of the live releases. */
  revision: number;
  remotes: readonly FeedRemote[];
}

/** An error that makes the shell show the error page of its status (2 §2, 2 §8). */
export class PageError extends Error {
  constructor(
    readonly statusCode: number,
    message = '',
  ) {
    super(message);
    this.name = 'PageError';
  }
}
