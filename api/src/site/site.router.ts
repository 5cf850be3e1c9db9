import { type Request, type Response, Router } from 'express';
import {
  type Feed,
  type FeedRemote,
  framePages,
  matchRoute,
  type PreloadedFile,
  type RemoteManifest,
  type RouteParams,
  shellPages,
  type SiteData,
} from '@copper-carrot/contracts';
import { env } from '../env';
import { notFound } from '../errors';
import { allowFraming, builtFiles, hintSignedIn, lacksHint, ownOrigins, readQuery } from '../http';
import { feed } from '../remotes';
import { demoAccounts, demoPassword } from './demo-accounts';
import { describePage } from './describe-page';
import { type DocumentInput, renderDocument } from './document';
import { favicon } from './favicon';
import { type Answering, firstReads } from './first-reads';
import { frameOrigins } from './frame-origins';
import { keptSiteFolder } from './kept-files';
import { siteAssets, siteFolder } from './site-assets';
import { robots, sitemapIndex, sitemapPart } from './sitemap';

const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types copper-carrot default 'allow-duplicates'";

function siteData(current: Feed): SiteData {
  const production = env.NODE_ENV === 'production';
  const demo = !production && env.SEED !== 'none';
  return {
    feed: current,
    shell: null,
    overrides: [],
    reportToken: '',
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

type Page = Omit<DocumentInput, 'nonce' | 'assets'> & { secret?: boolean };

function send(request: Request, response: Response, status: number, { secret = false, ...document }: Page) {
  const nonce = response.locals.cspNonce as string;
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  if (lacksHint(request)) hintSignedIn(response, true);
  if (policy) response.setHeader('Content-Security-Policy', `${policy};${trustedTypes}`);
  response
    .status(status)
    // What a browser keeps of one person it could show to the next, who comes back to the page.
    .set('Cache-Control', document.reads?.userId ? 'private, no-store' : 'private, no-cache')
    // A frame learns from it which of our origins it lies in; without, it takes its own.
    .set('Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    .type('html')
    .send(renderDocument({ ...document, nonce, assets: siteAssets() }));
}

/** The files of a route's first screen, with the entry first: it takes longest to do its part; the shell's shared parts last. */
function neededFiles(
  { base, entry }: FeedRemote,
  manifest: RemoteManifest | undefined,
  path: string,
): PreloadedFile[] {
  const route = manifest?.routes.find((each) => each.path === path);
  const own = [entry, ...(route?.preload ?? [])].map((file) => ({
    file: `${base}${file}`,
    integrity: manifest?.files[file] ?? '',
  }));
  const parts = (route?.shared ?? []).flatMap((key) => siteAssets().shared[key] ?? []);
  const shared = new Map(parts.map(({ file, integrity }) => [file, { file: `/assets/${file}`, integrity }]));
  return [...own, ...shared.values()];
}

async function sendPage(answering: Answering, request: Request, response: Response) {
  const { feed: current, live } = await feed();
  const data = siteData(current);
  const routes = current.remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })));
  const taken = new Set<string>(routes.map(({ path }) => path));
  const found = matchRoute<(typeof routes)[number] | (typeof shellPages)[number]>(
    [...routes, ...shellPages.filter(({ path }) => !taken.has(path))],
    request.path,
  );
  const [head, reads] = found
    ? await Promise.all([
        describePage(found.route, found.params, readQuery(request)),
        firstReads(answering, request, response, { path: found.route.path, params: found.params }),
      ])
    : [];
  if (!found || !head)
    return send(request, response, 404, {
      kind: 'shell',
      head: { title: 'Page not found', unlisted: true, things: [] },
      data,
    });
  const { route } = found;
  const needs =
    'remote' in route ? neededFiles(route.remote, live.get(route.remote.name), route.path) : undefined;
  const secret = isSecret(found.params, readQuery(request));
  send(request, response, 200, {
    kind: 'shell',
    head: { ...head, unlisted: secret || head.unlisted },
    data,
    needs,
    reads,
    secret,
  });
}

async function sendFrame(request: Request, response: Response) {
  const { feed: current } = await feed();
  // A frame needs no remote.
  const data = siteData({ revision: current.revision, remotes: [] });
  allowFraming(response, data.frameOrigins);
  send(request, response, 200, { kind: 'frame', head: { title: '', unlisted: true, things: [] }, data });
}

/** The site: the shell's files, the documents of the frames, and for any other address the HTML of its page. */
export function siteRouter(answering: Answering): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(
    '/assets',
    ...[siteFolder, keptSiteFolder()].map((folder) =>
      builtFiles(folder, { index: false, redirect: false, immutable: true, maxAge: '365d' }),
    ),
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
