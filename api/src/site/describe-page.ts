import { routeHead, routePaths, type RouteDeclaration, type RouteParams } from '@copper-carrot/contracts';
import { logger } from '../logger';
import type { DocumentHead } from './document-head';
import { staleWhileRevalidate } from '../stale-while-revalidate';
import { additions, describers } from './page-describers';
import { pageWaits } from './page-waits';

const words = (route: RouteDeclaration): DocumentHead => {
  const head = routeHead(route);
  return head
    ? { ...head, things: [] }
    : { title: route.title, description: route.description, unlisted: true, things: [] };
};

const ask = async (key: string): Promise<DocumentHead | null> => {
  const [route, params] = JSON.parse(key) as [RouteDeclaration, Record<string, string>];
  const describe = describers[route.path];
  if (describe) return describe(params);
  const head = words(route);
  return (await additions[route.path]?.(head)) ?? head;
};
const one = staleWhileRevalidate(ask, { most: 2000, freshMs: 15_000, staleMs: 600_000 });
// A page that looks over a whole place costs more to ask for, and changes less at a time.
const overview = staleWhileRevalidate(ask, { most: 200, freshMs: 120_000, staleMs: 600_000 });
const overviews = new Set<string>([...Object.keys(additions), routePaths.explore, routePaths.cuisine]);

/** Says where a visitor came from; a page with it is the same page. */
const isTracking = (name: string) => /^(utm_\w+|gclid|fbclid|source|referring_brand_id)$/.test(name);
/** A package and a restaurant are the same for whatever event they are looked at. */
const sameWhatever = new Set<string>([routePaths.package, routePaths.brand, routePaths.catering]);

const late = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms).unref());

/**
 * What a route's page is, from its words and what it shows; null where there is no such thing. A database that does not
 * answer keeps nobody from the page: it then has its route's words.
 */
export async function describePage(
  { path, title, description, guards, layout }: RouteDeclaration,
  params: RouteParams,
  query: Record<string, unknown>,
): Promise<DocumentHead | null> {
  const route: RouteDeclaration = { path, title, description, guards, layout };
  if (!describers[path] && !additions[path]) return words(route);
  const cached = overviews.has(path) ? overview : one;
  const found = await Promise.race([cached(JSON.stringify([route, params])), late(pageWaits.ms)]).catch(
    (error: unknown) => {
      logger.warn({ err: error, path }, 'a page could not be described');
      return 'late' as const;
    },
  );
  if (found === 'late') return { ...words(route), unlisted: false };
  const filtered = !sameWhatever.has(path) && Object.keys(query).some((name) => !isTracking(name));
  return found && { ...found, unlisted: found.unlisted || filtered };
}
