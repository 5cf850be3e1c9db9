import { type Request, type Response, Router } from 'express';
import {
  framePages,
  matchRoute,
  type PreloadedFile,
  refusedStatus,
  type RouteDeclaration,
  type RouteParams,
  shellPages,
  type SiteData,
  type Visitor,
} from '@copper-carrot/contracts';
import { env } from '../env';
import { notFound } from '../errors';
import {
  type Actor,
  allowFraming,
  allowLoadingFrom,
  builtFiles,
  hintSignedIn,
  isSiteAdmin,
  lacksHint,
  ownOrigins,
  readQuery,
} from '../http';
import { own } from '../own';
import { type PageReleases, releasesOfPage, screenFiles, shellFiles, takeOverride } from '../remotes';
import { demoAccounts, demoPassword } from './demo-accounts';
import { describePage } from './describe-page';
import { type DocumentInput, renderDocument } from './document';
import { favicon } from './favicon';
import { type Answering, firstReads, identified, inTime } from './first-reads';
import { frameOrigins } from './frame-origins';
import { siteAssets, siteFolder } from './site-assets';
import { robots, sitemapIndex, sitemapPart } from './sitemap';

const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types copper-carrot default 'allow-duplicates'";

function siteData({ feed, shell, overrides, reportToken }: PageReleases): SiteData {
  const production = env.NODE_ENV === 'production';
  const demo = !production && env.SEED !== 'none';
  return {
    feed,
    shell: shell && { id: shell.id, version: shell.version, hash: shell.hash },
    overrides,
    reportToken,
    frameOrigins: [...new Set([...frameOrigins(env.PUBLIC_ORIGIN), ...ownOrigins()])],
    production,
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    demoAccounts: demo ? demoAccounts : [],
    demoPassword: demo ? demoPassword : null,
  };
}

/** Whether the address holds what a mail gave to one person: then no search engine keeps it, and no other site learns it. */
const isSecret = (params: RouteParams, query: Record<string, unknown>) =>
  'token' in query || Boolean(params.token);

/** The files of the shell that draws a page: of its release, or of the checkout where none was published. */
const assetsOf = ({ shell }: PageReleases) => shell?.manifest.assets ?? siteAssets();

type Page = Omit<DocumentInput, 'nonce' | 'assets' | 'data'> & { releases: PageReleases; secret?: boolean };

function send(
  request: Request,
  response: Response,
  status: number,
  { secret = false, releases, ...document }: Page,
) {
  const nonce = response.locals.cspNonce as string;
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  if (lacksHint(request)) hintSignedIn(response, true);
  if (policy) response.setHeader('Content-Security-Policy', `${policy};${trustedTypes}`);
  if (releases.origins.length > 0) allowLoadingFrom(response, releases.origins);
  response
    .status(status)
    // What a browser keeps of one person it could show to the next, who comes back to the page.
    .set('Cache-Control', document.reads?.userId ? 'private, no-store' : 'private, no-cache')
    // A frame learns from it which of our origins it lies in; without, it takes its own.
    .set('Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    .type('html')
    .send(renderDocument({ ...document, nonce, assets: assetsOf(releases), data: siteData(releases) }));
}

/** The files of a route's first screen: those of its remote, and the shell's shared parts last. */
function neededFiles(releases: PageReleases, remote: string, path: string): PreloadedFile[] {
  const release = releases.remotes.get(remote);
  if (!release) return [];
  const route = release.manifest.routes.find((each) => each.path === path);
  const parts = (route?.shared ?? []).flatMap((key) => own(assetsOf(releases).shared, key) ?? []);
  const shared = new Map(parts.map(({ file, integrity }) => [file, { file: `/assets/${file}`, integrity }]));
  return [...screenFiles(release, path), ...shared.values()];
}

/** What the HTML of a page needs: its words, its first answers, and who opens it. */
function readPage(
  { identify, endpoints }: Answering,
  request: Request,
  response: Response,
  { route, params }: { route: RouteDeclaration; params: RouteParams },
) {
  const { path } = route;
  const actor = identified(identify, request, response);
  return Promise.all([
    describePage(route, params, readQuery(request)),
    firstReads(endpoints, request, response, { path, params, actor }),
    inTime(actor.then(visitorOf), { path, message: 'who opens a page could not be told' }),
  ]);
}

const visitorOf = (actor: Actor | null): Visitor | null =>
  actor && {
    id: actor.userId,
    isSiteAdmin: isSiteAdmin(actor),
    teamIds: actor.memberships.map(({ teamId }) => teamId),
    brandIds: actor.brandIds,
  };

async function sendPage(answering: Answering, request: Request, response: Response) {
  const back = takeOverride(request, response);
  if (back !== null) return response.set('Cache-Control', 'no-store').redirect(303, back);
  const releases = await releasesOfPage(request, response);
  const routes = releases.feed.remotes.flatMap(({ name, routes: own }) =>
    own.map((route) => ({ ...route, remote: name })),
  );
  const taken = new Set<string>(routes.map(({ path }) => path));
  const found = matchRoute<(typeof routes)[number] | (typeof shellPages)[number]>(
    [...routes, ...shellPages.filter(({ path }) => !taken.has(path))],
    request.path,
  );
  const [head, reads, visitor] = found ? await readPage(answering, request, response, found) : [];
  if (!found || !head)
    return send(request, response, 404, {
      kind: 'shell',
      head: { title: 'Page not found', unlisted: true, things: [] },
      releases,
    });
  const { route } = found;
  const needs = 'remote' in route ? neededFiles(releases, route.remote, route.path) : undefined;
  const secret = isSecret(found.params, readQuery(request));
  // Where it can't be told who opens the page, the shell decides.
  const { organizationId } = request.query;
  const named = typeof organizationId === 'string' ? organizationId : undefined;
  const asked = { ...found.params, organizationId: found.params.organizationId ?? named };
  const refused = visitor === undefined ? null : refusedStatus(route, asked, visitor);
  send(request, response, refused ?? 200, {
    kind: 'shell',
    head: { ...head, unlisted: secret || head.unlisted },
    releases,
    needs,
    reads,
    secret,
  });
}

async function sendFrame(request: Request, response: Response) {
  const releases = await releasesOfPage(request, response);
  // A frame needs no remote.
  const own = { ...releases, feed: { ...releases.feed, remotes: [] } };
  allowFraming(response, siteData(own).frameOrigins);
  send(request, response, 200, {
    kind: 'frame',
    head: { title: '', unlisted: true, things: [] },
    releases: own,
  });
}

/** The site: the shell's files, the documents of the frames, and for any other address the HTML of its page. */
export function siteRouter(answering: Answering): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(
    '/assets',
    ...shellFiles(answering.identify),
    builtFiles(siteFolder, { index: false, redirect: false, immutable: true, maxAge: '365d' }),
    () => {
      throw notFound('There is no such file');
    },
  );
  router.get('/favicon.svg', (_request, response) => {
    response.set('Cache-Control', 'max-age=3600').type('svg').send(favicon(env));
  });
  router.get('/favicon.ico', (_request, response) => response.redirect(302, '/favicon.svg'));
  router.get('/robots.txt', (_request, response) => response.type('txt').send(robots()));
  router.get('/sitemap.xml', async (_request, response) => {
    response
      .set('Cache-Control', 'public, max-age=600')
      .type('xml')
      .send(await sitemapIndex());
  });
  router.get('/sitemap-:part.xml', async (request, response) => {
    response
      .set('Cache-Control', 'public, max-age=600')
      .type('xml')
      .send(await sitemapPart(request.params.part));
  });
  router.get([...framePages], sendFrame);
  // Not a path of Express, which would refuse a malformed escape with JSON: to a reader that is a page not found as well.
  router.use((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendPage(answering, request, response);
    throw notFound('This page could not be found');
  });
  return router;
}
