// @ts-check
/* global it, expect, beforeAll, afterAll */
import { createServer } from 'node:http';
import { requireFirstPages } from './lib/first-pages.mjs';

/** What the site answers with 200 and with 401, and its feed. */
let good = [''];
let forMembers = [''];
/** @type {{ name: string, base: string, entry: string, routes: { path: string, guards: string[] }[] }[]} */
let remotes = [];
const site = createServer(({ url = '' }, response) => {
  if (url === '/remotes/feed.json') response.end(JSON.stringify({ remotes }));
  else response.writeHead(forMembers.includes(url) ? 401 : good.includes(url) ? 200 : 404).end();
});
/** @type {number} */
let port;
beforeAll(async () => {
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(null)));
  port = /** @type {import('node:net').AddressInfo} */ (site.address()).port;
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
});

const remote = (/** @type {string} */ name, /** @type {string[]} */ ...paths) => ({
  name,
  base: `/remotes/${name}/1/`,
  entry: 'entry.js',
  routes: paths.map((path) => ({ path, guards: [] })),
});

it('is content where the home page, each entry and each first page answer 200', async () => {
  remotes = [
    remote('mfe-search', '/packages/{slug}', '/search/{place?}'),
    remote('mfe-caterer', '/caterer/{brandId}/orders'),
    remote('mfe-cares', '/cares/{slug}'),
    { ...remote('mfe-far', '/far'), base: 'https://elsewhere.example/' },
  ];
  good = ['/', '/search', '/caterer/1/orders', '/far'];
  good.push(...['search', 'caterer', 'cares'].map((name) => `/remotes/mfe-${name}/1/entry.js`));
  await expect(requireFirstPages(port)).resolves.toBeUndefined();
});

it('names what answers otherwise, and whose it is', async () => {
  remotes = [remote('mfe-search', '/search'), remote('mfe-cares', '/cares')];
  good = ['/', '/cares', '/remotes/mfe-search/1/entry.js'];
  await expect(requireFirstPages(port)).rejects.toThrow(
    'not whole:\n/search of mfe-search answers 404, and not 200.\n/remotes/mfe-cares/1/entry.js of mfe-cares answers 404, and not 200.\n',
  );
});

it('expects 401 of a page that needs somebody who is logged in', async () => {
  const own = remote('mfe-caterer', '/caterer/{brandId}/orders');
  remotes = [{ ...own, routes: own.routes.map((route) => ({ ...route, guards: ['loggedIn'] })) }];
  good = ['/', '/remotes/mfe-caterer/1/entry.js'];
  forMembers = ['/caterer/1/orders'];
  await expect(requireFirstPages(port)).resolves.toBeUndefined();
  forMembers = [];
  await expect(requireFirstPages(port)).rejects.toThrow(
    '\n/caterer/1/orders of mfe-caterer answers 404, and not 401.\n',
  );
});
