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

/** The name of a remote, which is its folder's too. Which remotes there are is a table of the API's (`remotes`), and no list in code. */
export type RemoteName = `mfe-${string}`;
export const isRemoteName = (name: string): name is RemoteName => /^mfe-[a-z][a-z0-9-]{1,30}$/.test(name);

/** What the shell and the server know of a route without loading its remote. */
export interface RouteDeclaration {
  path: RoutePattern;
  layout: Layout;
  guards: readonly Guard[];
  /** The document's title, without the product's name. */
  title: string;
  description?: string;
  /** The path of the screen that stays mounted below and holds this one in its <Outlet />; for modals with an address. */
  parent?: RoutePattern;
}

export interface RemoteRoute extends RouteDeclaration {
  /** The screen, imported when its route is opened: `() => import('./screens/Search/Search')`. */
  screen: () => Promise<{ default: () => unknown }>;
}

/**
 * Where an entry stands. `main` and `footer` are for everybody; the rest is in the menu of who is signed in: `quick` beside
 * it, `account` in it, `organization` once for each of their organizations, `admin` for site admins, and `brand` once for
 * each brand of a caterer, who has none of the others (2 §2).
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
 * Whom of those an entry is for. `rewarded`: who collects coins; `ordering`: who is no attendee; `managers`: admins and
 * orderers of the organization; `staff`: these and its staff; `everyone`: a caterer without a brand too.
 */
export const audiences = ['rewarded', 'ordering', 'managers', 'staff', 'everyone'] as const;
export type Audience = (typeof audiences)[number];

/** What an entry can count: of all of a person's, or of the organization that it stands under (2 §3). */
export const navigationCounts = ['submitted_order_count', 'unread_message_count'] as const;
export type NavigationCount = (typeof navigationCounts)[number];

export interface NavigationEntry {
  label: string;
  /** A path of the remote. `{organizationId}`, `{accessCode}` and `{brandId}` are those of what it stands under. */
  href: RoutePattern;
  place: NavigationPlace;
  /** Ascending; entries of all remotes are sorted together. */
  order: number;
  audience?: Audience;
  count?: NavigationCount;
  newTab?: true;
}

/** The path that an entry leads to under an organization or a brand; null where that lacks what the path needs. */
export function entryPath(
  { href }: Pick<NavigationEntry, 'href'>,
  of: Record<string, string | number | undefined> = {},
): string | null {
  const lacks = [...href.matchAll(/\{(\w+)\}/g)].some(
    ([, name = '']) => !Object.hasOwn(of, name) || of[name] === undefined,
  );
  return lacks ? null : fillPattern(href, of);
}

/** What stands in the slot when the remote does not come in time: words and plain links, since no code of it may be there. */
export interface StaticFallback {
  title: string;
  message: string;
  links: readonly { label: string; href: string }[];
}

/** The contract that a remote exposes as `./remote`; the file that declares it imports screens lazily and nothing else. */
export interface Remote {
  name: RemoteName;
  routes: readonly RemoteRoute[];
  navigation: readonly NavigationEntry[];
  fallback: StaticFallback;
}

/** What a route's first screen is loaded from: files of the release, and shared parts of the shell. */
export interface RouteFiles extends RouteDeclaration {
  preload: readonly string[];
  shared: readonly string[];
}

/**
 * Of each shared part that a release uses: the range that the shell's version must meet, and the names. What is `carried`
 * is in the release too, for a shell whose own is too old, or that has none.
 */
export type SharedNeeds = Record<string, { range: string; names: readonly string[]; carried?: true }>;

/** `remote.json`, written beside each build. */
export interface RemoteManifest {
  name: RemoteName;
  version: string;
  contract: ContractVersion;
  /** The global variable that the entry script fills; of one release only, so that two can live in one page. */
  container: string;
  entry: string;
  routes: readonly RouteFiles[];
  navigation: readonly NavigationEntry[];
  fallback: StaticFallback;
  shared: SharedNeeds;
  /** What it asks of the API, as the API was when it was built. */
  calls?: CallShapes;
  /** Built to be worked on: large, and for the machine alone on which it was built. */
  development?: true;
  /** File name to its integrity hash. */
  files: Record<string, string>;
}

/** Where one release lies, and how to check its entry. */
export interface ReleaseAddress {
  /** The release's number, by which its team names it. */
  id: number;
  version: string;
  hash: string;
  /** Ends with a slash; every file of the release lies under it. */
  base: string;
  entry: string;
  container: string;
  integrity: string;
}

/** A remote in the feed: its live release and, when there is one, the release that was good before it. */
export interface FeedRemote
  extends ReleaseAddress, Pick<RemoteManifest, 'name' | 'contract' | 'navigation' | 'fallback'> {
  routes: readonly RouteDeclaration[];
  /** What the page's shell lacks of what it needs, in words: it does not run there, and its last good one takes the slot. */
  unmet?: string;
  lastGood?: ReleaseAddress;
}

/** `GET /remotes/feed.json`, and, as it is for one session, inlined in the page. */
export interface Feed {
  /** Grows with every change of what is live. */
  revision: number;
  remotes: readonly FeedRemote[];
}

/** An error that a screen throws to have the shell show the error page of that status (2 §2, 2 §8). */
export class PageError extends Error {
  constructor(
    readonly statusCode: number,
    message = '',
  ) {
    super(message);
    this.name = 'PageError';
  }
}
