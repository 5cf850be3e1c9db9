import express, { type RequestHandler, type Response } from 'express';
import type { Stats } from 'node:fs';
import { extname } from 'node:path';

interface FileOptions {
  index: false;
  redirect: false;
  immutable: true;
  maxAge: string;
  dotfiles?: 'ignore';
  setHeaders?: (response: Response, path: string, stats: Stats) => void;
}

/** In order of preference; the browser's order is ignored. */
const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * The files of a build. Serves the precompressed file if the browser accepts it; checked at each request, because
 * releases arrive while the server runs.
 */
export function builtFiles(folder: string, options: FileOptions): RequestHandler {
  const plain = express.static(folder, options);
  const siblings = encodings.map(({ encoding, ending }) => ({
    encoding,
    ending,
    serve: express.static(folder, {
      ...options,
      setHeaders: (response: Response, path: string, stats: Stats) => {
        options.setHeaders?.(response, path, stats);
        response.set('Content-Encoding', encoding).type(extname(path.slice(0, -ending.length)));
      },
    }),
  }));
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    // Headers of the file do not apply to the error.
    const refuse = (error: unknown) => {
      for (const name of ['Content-Encoding', 'Cache-Control', 'ETag', 'Last-Modified'])
        response.removeHeader(name);
      next(error);
    };
    const goOn = (error?: unknown) => (error ? refuse(error) : next());
    const sibling = siblings.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (!sibling) {
      plain(request, response, goOn);
      return;
    }
    const { url } = request;
    const end = url.search(/\?|$/);
    request.url = `${url.slice(0, end)}${sibling.ending}${url.slice(end)}`;
    sibling.serve(request, response, (error?: unknown) => {
      request.url = url;
      if (error) refuse(error);
      else plain(request, response, goOn);
    });
  };
}
