import type { Request, RequestHandler, Response } from 'express';
import {
  actingNames,
  brandsForPackageSearch,
  likelyPlace,
  placeCookie,
  read,
  routePaths,
  type RouteParams,
  type Schemas,
  searchPageSize,
} from '@copper-carrot/contracts';
import { type Actor, cookieOf, matchPath, readQuery, type Registered } from '../http';
import { logger } from '../logger';
import type { FirstPicture } from './boot';
import { pageWaits } from './page-waits';

/** How the site learns who opens a page and what the API answers them. */
export interface Answering {
  /** Finds out who makes a request, as for a call of the API. */
  identify: readonly RequestHandler[];
  endpoints: readonly Registered[];
}

export interface PageReads {
  userId: number | null;
  /** Answers as JSON, by URL. */
  answers: readonly (readonly [url: string, json: string])[];
  picture?: FirstPicture;
}

type Query = Record<string, string | string[]>;
type Search = (query: Query, place: Schemas['Place'], person?: Schemas['Session']) => string | null;

const session = read('/cpi/v2/user');
const places = read('/cpi/v1/public/places');
const collections = read('/cpi/v1/public/collections', { query: { currently_featured: true } });
const leftCart = read('/cpi/v1/orderer/left_carts', { query: { limit: 1 } });
const packageAt = (slug: string) =>
  read('/cpi/v1/public/packages/{id}', { params: { id: slug }, query: { track_view: true } });
const inTheHome = 8;

/** What the first results are asked for by, in the words and in the order of the screen: another question is of no use to it. */
const searches: Readonly<Record<string, Search>> = {
  // Who has ordered gets more of them, less what they know: that is left to the screen.
  [routePaths.home]: (_query, { enum: place_id }, person) =>
    person?.submitted_order_count
      ? null
      : read('/cpi/v1/public/packages/search', {
          query: {
            place_id,
            order_by_popularity: true,
            limit: inTheHome,
            expand: ['caterer'],
            with_times_ordered: true,
          },
        }),
  [routePaths.search]: (query, place) => {
    const { place_id: _place, search_type: type, headcount, start_date, package_type, ...more } = query;
    if (Object.keys(more).length > 0) return null;
    const few = place.brands_count < brandsForPackageSearch;
    const wanted = new URLSearchParams({ place_id: String(place.enum) });
    for (const [name, value] of Object.entries({ headcount, start_date, package_type }))
      if (typeof value === 'string') wanted.set(name, value);
    wanted.set('order_by_popularity', 'true');
    wanted.set('limit', String(searchPageSize));
    wanted.set('offset', '0');
    if (type === 'restaurants' || (type === undefined && few))
      return `/cpi/v2/public/brands/search?${wanted.toString()}`;
    wanted.set('expand', 'caterer');
    wanted.set('with_times_ordered', 'true');
    return `/cpi/v1/public/packages/search?${wanted.toString()}`;
  },
};
const showsPlaces = new Set<string>([
  routePaths.home,
  routePaths.search,
  routePaths.cuisine,
  routePaths.recommended,
  routePaths.package,
]);
const showsCollections = new Set<string>([routePaths.search]);

/**
 * What the screen of a page is going to read first, answered for whoever opens it, so that its HTML can bring it. Nothing
 * where the page acts for somebody, and whatever fails or is late is left to the screen.
 */
export async function firstReads(
  endpoints: Answering['endpoints'],
  request: Request,
  response: Response,
  { path, params, actor }: { path: string; params: RouteParams; actor: Promise<Actor | null> },
): Promise<PageReads | undefined> {
  const query = readQuery(request);
  if (request.method !== 'GET' || actingNames.some((name) => name in params || name in query))
    return undefined;
  return inTime(
    actor.then((known) => answer(endpoints, request, response, { path, params, actor: known }, query)),
    { path, message: 'what a page reads first could not be answered' },
  );
}

/** Who opens a page; null where nobody is logged in. */
export const identified = async (
  identify: Answering['identify'],
  request: Request,
  response: Response,
): Promise<Actor | null> => {
  for (const handler of identify) await passed(handler, request, response);
  return request.actor ?? null;
};

/** What was found within the time that a page waits for it. */
export function inTime<Found>(
  found: Promise<Found>,
  { path, message }: { path: string; message: string },
): Promise<Found | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), pageWaits.ms).unref(),
  );
  return Promise.race([found, late]).catch((error: unknown) => {
    logger.warn({ err: error, path }, message);
    return undefined;
  });
}

async function answer(
  endpoints: Answering['endpoints'],
  request: Request,
  response: Response,
  { path, params, actor }: { path: string; params: RouteParams; actor: Actor | null },
  query: Query,
): Promise<PageReads | undefined> {
  if (actor?.ghostingAdmin) return undefined;
  const answers: (readonly [string, string])[] = [];
  const ask = async <Answer>(url: string): Promise<Answer | undefined> => {
    const [at] = url.split('?');
    const endpoint = endpoints.find((each) => each.answerTo && matchPath(each.path, at ?? ''));
    // A refusal is the screen's to meet: an address may ask for what does not exist.
    const json = await endpoint?.answerTo?.(request, response, url).catch(() => undefined);
    if (json === undefined) return undefined;
    answers.push([url, json]);
    return JSON.parse(json) as Answer;
  };
  const [person, known, pack] = await Promise.all([
    actor ? ask<Schemas['Session']>(session) : undefined,
    showsPlaces.has(path) ? ask<{ records: Schemas['Place'][] }>(places) : undefined,
    path === routePaths.package && params.slug ? ask<Schemas['Package']>(packageAt(params.slug)) : undefined,
    showsCollections.has(path) ? ask(collections) : undefined,
    actor && path === routePaths.home ? ask(leftCart) : undefined,
  ]);
  const place = known && placeOf(request, query, known.records, person);
  const search = place && searches[path]?.(query, place, person);
  const found = search ? await ask<Schemas['PackageSearch']>(search) : undefined;
  const url = (pack ?? found?.records[0])?.image.url;
  return {
    userId: actor?.userId ?? null,
    answers,
    picture: url ? { url, place: pictureAt[path] } : undefined,
  };
}

const pictureAt: Readonly<Record<string, FirstPicture['place']>> = {
  [routePaths.search]: 'card',
  [routePaths.package]: 'head',
};

/** The place that the address names, else the one that its reader most likely means; their clock is not known here. */
function placeOf(
  request: Request,
  { place_id: named }: Query,
  records: readonly Schemas['Place'][],
  person: Schemas['Session'] | undefined,
) {
  if (named !== undefined) return records.find((place) => String(place.enum) === named);
  const own = person?.addresses.find(({ place_id }) => place_id !== null)?.place_id ?? null;
  const chosen = Number(cookieOf(request, placeCookie)) || null;
  return likelyPlace(records, { chosen, own, zone: null });
}

const passed = (handler: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    const next = (error?: unknown) =>
      error ? reject(error instanceof Error ? error : new Error('refused')) : resolve();
    Promise.resolve(handler(request, response, next)).catch(reject);
  });
