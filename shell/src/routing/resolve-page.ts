import {
  type FeedRemote,
  guardDeadlineMs,
  type RouteParams,
  sentences,
  slotDeadlineMs,
  type Schemas,
} from '@copper-carrot/contracts';
import { describeError } from '../errors/describe-error';
import { type Entry, findEntry, unknownMiddleware } from './route-table';
import { ScreenLoad } from '../slot/screen-load';

export interface ScreenPage {
  kind: 'screen';
  entry: Entry;
  params: RouteParams;
  /** How the screen comes; absent for the shell's own. */
  load?: ScreenLoad;
  /** The screen below, for a route that is shown over another. */
  below?: { entry: Entry; load?: ScreenLoad };
}
export interface ErrorPageOf {
  kind: 'error';
  statusCode: number;
  message: string;
  /** Somebody did not answer in time, and may still. */
  isLate?: boolean;
}
export type Page = ScreenPage | ErrorPageOf;

export interface Resolving {
  table: readonly Entry[];
  session: { load(): Promise<Schemas['Session'] | null> };
  /** The page on show: what it has loaded is kept where the next one needs the same. */
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

/** Nobody waits for what a page was to show, unless the page on show has it too. */
export function giveUp(page: Page, onShow: Page | undefined): void {
  const kept = [...loadsOf(onShow).values()];
  for (const load of loadsOf(page).values()) if (!kept.includes(load)) load.stop();
}

/** The page of an address: its screen once that is loaded or late, or the error page that stands in its place. */
export const resolvePage = (pathname: string, resolving: Resolving): Promise<Page> =>
  resolve(pathname, resolving).catch((error: unknown) => {
    console.error(error);
    return { kind: 'error', ...describeError(error) };
  });

/** The screen is fetched while the guards run, so neither waits for the other. */
async function resolve(
  pathname: string,
  { table, session, current, createLoad = (remote, path) => new ScreenLoad(remote, path) }: Resolving,
): Promise<Page> {
  const matched = findEntry(table, pathname);
  if (!matched) {
    // The header of this page too says who is logged in.
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
    if (!person) {
      giveUp(page, current);
      return person === undefined
        ? { kind: 'error', statusCode: 500, message: sentences.tooSlow, isLate: true }
        : { kind: 'error', statusCode: 401, message: 'You must be logged in to view this page' };
    }
  } else if (entry.guards.includes('loadUser')) {
    // A page that only looks at the person does not wait for a server that hangs.
    await within(session.load(), slotDeadlineMs);
  }
  await Promise.all([load?.settled(), below?.load?.settled()]);
  return page;
}
