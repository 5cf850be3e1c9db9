import { Router, type RequestHandler } from 'express';
import { shellName } from '@copper-carrot/contracts';
import { env } from '../env';
import { notFound } from '../errors';
import { builtFiles } from '../http';
import { arrivalOf } from './arrival-of';
import { isOfTeam } from './platform-caller';
import { releasesFolder } from './project-root';
import { releaseStorage } from './release-files';
import { platformNow } from './sets/platform-now';

/** The decoded file name; empty if it is invalid. */
function nameOf(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
/** Refuses `.` and empty segments, which the disk would resolve to another file. */
const refuseDetours: RequestHandler = (request, _response, next) => {
  const [, ...parts] = nameOf(request.path).split('/');
  if (parts.some((part) => /^\.{0,2}$/.test(part))) throw notFound('There is no such file');
  next();
};

const isMap = (path: string) => /\.map(\.\w+)?$/i.test(nameOf(path));

const neverAPage = /\.(m?js|css|json|map|txt|wasm|woff2)(\.br|\.gz)?$/;
/** A file opened as a page, such as an SVG, may run no scripts and has no origin. */
const asAPage = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The files of releases. They are never overwritten, so caches may keep them; other origins load them with integrity. */
const releaseFiles = () =>
  builtFiles(releasesFolder(), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders: (response, path) => {
      response.setHeader('Access-Control-Allow-Origin', env.REMOTES_ORIGIN ? env.PUBLIC_ORIGIN : '*');
      if (!neverAPage.test(path)) response.setHeader('Content-Security-Policy', asAPage);
    },
  });

/**
 * Serves source maps only to the remote's team and site admins; 404 for everybody else.
 * @param identify authenticates the caller
 */
function guardMaps(identify: readonly RequestHandler[], remoteOf: (path: string) => string): RequestHandler {
  const maps = Router();
  maps.use(...identify, async (request, response, next) => {
    if (!(await isOfTeam(request, remoteOf(nameOf(request.path))))) throw notFound('There is no such file');
    response.set('Cache-Control', 'private, no-store');
    next();
  });
  return (request, response, next) => (isMap(request.path) ? maps(request, response, next) : next());
}

/** /remotes/<remote>/<release>/<file>: the files of remotes' releases. */
export const remoteFiles = (identify: readonly RequestHandler[]): RequestHandler[] => [
  // A page retries a hanging request under another name: the part after a tilde is ignored.
  (request, _response, next) => {
    request.url = request.url.replace(/^(\/mfe-[a-z0-9-]+\/[^/~]+)~[a-z0-9]+\//, '$1/');
    next();
  },
  refuseDetours,
  async (request, _response, next) => {
    const [, remote = '', release = '', ...file] = nameOf(request.path).split('/');
    const arrival = await arrivalOf(remote, release);
    if (arrival === 'arriving') throw notFound('There is no such release file');
    if (arrival === 'published') await releaseStorage().bring(`${remote}/${release}`, file.join('/'));
    next();
  },
  guardMaps(identify, (path) => /^\/([^/]+)/.exec(path)?.[1] ?? ''),
  releaseFiles(),
];

/**
 * /assets/<file>: a file of any kept shell, because older pages still request theirs; names contain a content hash.
 * Unknown files are left to the next handler.
 */
export function shellFiles(identify: readonly RequestHandler[]): RequestHandler[] {
  const serve = releaseFiles();
  return [
    refuseDetours,
    guardMaps(identify, () => shellName),
    async (request, response, next) => {
      const file = nameOf(request.path.slice(1));
      const folder = (await platformNow()).shellFiles.get(file.replace(/\.map$/, ''));
      if (folder === undefined) return next();
      await releaseStorage().bring(folder, file);
      const { url } = request;
      request.url = `/${folder}/${file}`;
      serve(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    },
  ];
}
