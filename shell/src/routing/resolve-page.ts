import {
  type FeedRemote,
  guardDeadlineMs,
  refusedStatus,
  type RouteParams,
  sentences,
  slotDeadlineMs,
  type Schemas,
  type Visitor,
} from '@copper-carrot/contracts';
import { describeError } from '../errors/describe-error';
import { type Entry, findEntry, unknownMiddleware } from './route-table';
import { ScreenLoad } from '../slot/screen-load';

export interface ScreenPage {
  kind: 'screen';
  entry: Entry;
  params: RouteParams;
  /** Loads the screen; missing for the shell's own pages. */
  load?: ScreenLoad;
  /** The screen below a route that is shown over another. */
  below?: { entry: Entry; load?: ScreenLoad };
}
export interface ErrorPageOf {
  kind: 'error';
  statusCode: number;
  message: string;
  /** The answer is late and may still arrive. */
  isLate?: boolean;
}
export type Page = ScreenPage | ErrorPageOf;

export interface Resolving {
  table: readonly Entry[];
  session: { load(): Promise<Schemas['Session'] | null> };
  /** The query of the address, whose `organizationId` a customer's page shows the context of. */
  search?: string;
  /** The page on show, whose load is reused if the next page needs the same. */
  current?: Page;
  createLoad?: (remote: FeedRemote, path: string) => ScreenLoad;
}

const within = <Value>(promise: Promise<Value>, ms: number) =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);

function loadsOf(page: Page | undefined): Map<string, ScreenLoad> {
  const loads = new Map<string, ScreenLoad>();
  if (page?.kind !== 'screen') return loads;
  if (page.load) loads.set(page.entry.path, page.load);
  if (page.below?.load) loads.set(page.below.entry.path, page.below.load);
  return loads;
}

/** Stops a page's loads, except those that the shown page uses. */
export function giveUp(page: Page, onShow: Page | undefined): void {
  const kept = [...loadsOf(onShow).values()];
  for (const load of loadsOf(page).values()) if (!kept.includes(load)) load.stop();
}

const late: ErrorPageOf = { kind: 'error', statusCode: 500, message: sentences.tooSlow, isLate: true };

/** The error page for a page that the person may not open. */
function refusal(route: Entry, params: RouteParams, person: Schemas['Session'] | null): ErrorPageOf | null {
  const statusCode = refusedStatus(route, params, person && visitor(person));
  if (statusCode === 401)
    return { kind: 'error', statusCode, message: 'You must be logged in to view this page' };
  return statusCode && { kind: 'error', statusCode, message: '' };
}

/** What the address names, in its path or its query. */
const withAsked = (params: RouteParams, search: string): RouteParams => ({
  ...params,
  organizationId: params.organizationId ?? new URLSearchParams(search).get('organizationId') ?? undefined,
});

const visitor = ({ id, is_admin, ghosting_admin, memberships, brands }: Schemas['Session']): Visitor => ({
  id,
  isSiteAdmin: is_admin || ghosting_admin !== null,
  teamIds: memberships.map(({ team_id }) => team_id),
  brandIds: brands.map((brand) => brand.id),
});

/** The page of an address: its screen once loaded or late, or an error page. */
export const resolvePage = (pathname: string, resolving: Resolving): Promise<Page> =>
  resolve(pathname, resolving).catch((error: unknown) => {
    console.error(error);
    return { kind: 'error', ...describeError(error) };
  });

/** Loads the screen while the guards run. */
async function resolve(
  pathname: string,
  {
    table,
    session,
    current,
    search = '',
    createLoad = (remote, path) => new ScreenLoad(remote, path),
  }: Resolving,
): Promise<Page> {
  const matched = findEntry(table, pathname);
  if (!matched) {
    // The header of this page shows the person too.
    await within(session.load(), slotDeadlineMs);
    return { kind: 'error', statusCode: 404, message: 'This page could not be found' };
  }
  const { entry, params } = matched;
  const unknown = unknownMiddleware(entry);
  if (unknown !== null) return { kind: 'error', statusCode: 500, message: `Unknown middleware ${unknown}` };

  const kept = loadsOf(current);
  const loadFor = (each: Entry) =>
    each.remote ? (kept.get(each.path) ?? createLoad(each.remote, each.path)) : undefined;
  const load = loadFor(entry);
  const parent = entry.parent && table.find(({ path }) => path === entry.parent);
  const below = parent ? { entry: parent, load: loadFor(parent) } : undefined;

  const page: ScreenPage = { kind: 'screen', entry, params, load, below };
  if (entry.guards.includes('loggedIn')) {
    const person = await within(session.load(), guardDeadlineMs);
    const refused = person === undefined ? late : refusal(entry, withAsked(params, search), person);
    if (refused) {
      giveUp(page, current);
      return refused;
    }
  } else if (entry.guards.includes('loadUser')) {
    // A page without guards does not wait longer for a hanging server.
    await within(session.load(), slotDeadlineMs);
  }
  await Promise.all([load?.settled(), below?.load?.settled()]);
  return page;
}
