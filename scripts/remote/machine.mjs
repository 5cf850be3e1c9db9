// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { joinScript, openPages } from '../lib/open-pages.mjs';

const kinds = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);
const line = '/__live';
/** Webpack's hot-update files. */
const change = /^[^/\\]+\.hot-update\.js(on)?$/;

/**
 * Serves the current build of a remote from a folder: `remote.json`, its files and hot updates. The entry
 * makes the page listen here, unless it already listens on `pages`.
 * @param {{ folder: string, port: number, origin: string, pages?: ReturnType<typeof openPages> }} options origin: as browsers and the site reach this machine
 */
export async function serveMachine({ folder, port, origin, pages: theirs }) {
  const pages = theirs ?? openPages();
  const read = (/** @type {string} */ name) => readFile(join(folder, name));
  /** @param {string} path */
  const answer = async (path) => {
    const name = path.slice(1);
    const { entry, files } = JSON.parse(String(await read('remote.json')));
    if (
      name !== 'remote.json' &&
      !change.test(name) &&
      !Object.hasOwn(files, name) &&
      !Object.hasOwn(files, name.replace(/\.map$/, ''))
    )
      return undefined;
    const content = await read(name);
    return name === entry && !theirs ? `${String(content)}\n${joinScript(origin + line)}\n` : content;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === line) return pages.join(response);
    void answer(pathname)
      .catch(() => undefined)
      .then((content) =>
        response
          .writeHead(content === undefined ? 404 : 200, {
            'content-type': kinds.get(extname(pathname)) ?? 'application/octet-stream',
            'cache-control': 'no-store',
            'access-control-allow-origin': '*',
          })
          .end(content),
      );
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)),
  );
  return {
    pages,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
