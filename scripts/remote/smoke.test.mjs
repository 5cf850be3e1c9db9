// @ts-check
/* global jest, describe, it, expect, beforeAll, afterAll, afterEach */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

// Two builds, and a browser for each case.
jest.setTimeout(120_000);

const require = createRequire(import.meta.url);
const { webpack } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * A small site: a shell that loads a release like the real one (federated, one React, loading during the
 * guard), and a remote with a public screen and one behind sign-in. The session is read from the API.
 */
const sources = {
  'shell.js': `
    import { Component, createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
    const page = (title) => createElement('h1', null, title);
    class Slot extends Component {
      state = { error: null };
      static getDerivedStateFromError = (error) => ({ error });
      render = () => (this.state.error ? page(this.state.error.status ?? '500') : createElement(this.props.Screen));
    }
    const { feed } = JSON.parse(document.getElementById('site-data').textContent);
    const { container, base, entry, routes, fallback } = feed.remotes[0];
    registerRemotes([{ name: container, entry: base + entry, type: 'global', entryGlobalName: container }]);
    const main = createRoot(document.querySelector('main'), { onCaughtError: () => undefined });
    const who = document.cookie.includes('cc_signed_in=1') ? fetch('/cpi/v2/user').then((answer) => answer.ok) : Promise.resolve(false);
    const show = () => {
      const declared = routes.find(({ path }) => new RegExp('^' + path.replaceAll(/{[^}]*}/g, '[^/]+') + '$').test(location.pathname));
      if (!declared) return main.render(page('404'));
      const screen = loadRemote(container + '/remote').then(({ remote }) => remote.routes.find(({ path }) => path === declared.path).screen());
      const isOpen = declared.guards.includes('loggedIn') ? who : Promise.resolve(true);
      isOpen.then((isAllowed) => isAllowed ? undefined : main.render(page('Please Log In Below')));
      Promise.all([screen, isOpen]).then(
        ([{ default: Screen }, isAllowed]) => isAllowed && main.render(createElement(Slot, { Screen })),
        () => isOpen.then((isAllowed) => isAllowed && main.render(page(fallback.title))),
      );
    };
    addEventListener('popstate', show);
    show();`,
  'remote.js': `
    export const remote = { routes: [
      { path: '/tiny', screen: () => import(/* webpackChunkName: "open" */ './open') },
      { path: '/tiny/{id}/kept', screen: () => import(/* webpackChunkName: "kept" */ './kept') },
    ] };`,
  'open.js': `
    import { createElement } from 'react';
    export default () => { /* drawing */ return createElement('h1', null, 'Tiny'); };`,
  'kept.js': `
    import { createElement, memo, useEffect } from 'react';
    /* loading */
    export default memo(() => { /* drawing */ useEffect(() => { /* effect */ }); return createElement('h1', null, 'Kept'); });`,
};

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-smoke-'));
const built = join(folder, 'built');
/**
 * The commands that the site received.
 * @type {string[]}
 */
let asked = [];
/**
 * Changes or removes a file of the release as it is served.
 * @type {(file: string, text: string) => string | undefined}
 */
let served = (_file, text) => text;

const routes = [
  { path: '/tiny', layout: 'default', guards: ['loadUser'], title: 'Tiny' },
  { path: '/tiny/{id}/kept', layout: 'default', guards: ['loggedIn'], title: 'Kept' },
];
const release = {
  id: 12,
  name: 'mfe-tiny',
  version: '0.1.0',
  hash: 'tiny',
  base: '/files/',
  entry: 'entry.js',
};
const fallback = { title: 'Tiny is taking a moment', message: '', links: [] };
const data = {
  shell: null,
  feed: { revision: 1, remotes: [{ ...release, container: 'tiny', routes, fallback }] },
};

const site = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const [, act] = /^\/cpi\/v1\/platform\/remotes(?:\/mfe-tiny)?\/?(.*)$/.exec(pathname) ?? [];
  const [, file] = /^\/files\/(.+)$/.exec(pathname) ?? [];
  if (act !== undefined) {
    if (request.method === 'POST') asked.push(act);
    response.setHeader('Content-Type', 'application/json');
    const answer = {
      records: [],
      id: release.id,
      release: '0.1.0-tiny',
      missing: [],
      warnings: ['the page /tiny: it has 99 bytes, and may have 100'],
      url: `${origin()}/?given=12`,
    };
    response.end(JSON.stringify(answer));
  } else if (file !== undefined) {
    const text = served(file, readFileSync(join(built, file), 'utf8'));
    response.setHeader('Content-Type', 'text/javascript');
    response.writeHead(text === undefined ? 404 : 200).end(text);
  } else {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:," />
      <script type="application/json" id="site-data">${JSON.stringify(data)}</script>
      <main></main><script src="/files/shell.js"></script>`);
  }
});
const origin = () =>
  `http://localhost:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`;

/** @param {string} entry @param {object} federated */
const config = (entry, federated) => ({
  mode: /** @type {const} */ ('production'),
  context: folder,
  devtool: /** @type {const} */ (false),
  resolve: { modules: [join(root, 'scripts/node_modules'), join(root, 'node_modules')] },
  entry,
  output: {
    path: built,
    publicPath: '/files/',
    uniqueName: entry || 'tiny',
    filename: 'shell.js',
    chunkFilename: '[name].js',
  },
  optimization: { minimize: false },
  plugins: [new ModuleFederationPlugin({ manifest: false, dts: false, dev: false, ...federated })],
});

beforeAll(async () => {
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
  const react = { singleton: true, requiredVersion: false };
  const compiler = webpack([
    config('./shell.js', { name: 'shell', shared: { react: { ...react, eager: true } } }),
    {
      ...config('', {
        name: 'tiny',
        filename: 'entry.js',
        exposes: { './remote': './remote.js' },
        shared: { react: { ...react, import: false } },
      }),
      entry: {},
    },
  ]);
  await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error, /** @type {any} */ stats) =>
      compiler.close(() =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(undefined),
      ),
    ),
  );
  writeFileSync(join(built, 'remote.json'), '{}');
  await new Promise((resolve) => site.listen(0, 'localhost', () => resolve(undefined)));
});
afterEach(() => {
  asked = [];
  served = (_file, text) => text;
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  rmSync(folder, { recursive: true });
});

/**
 * Runs the team's command; returns its output, also of a refusal.
 * @returns {Promise<string>}
 */
const publish = () =>
  new Promise((resolve) => {
    const args = ['scripts/remote.mjs', 'publish', 'mfe-tiny', '--from', built];
    const env = { ...process.env, SITE: origin(), REMOTE_KEY: 'ccd_tiny', NODE_OPTIONS: '' };
    const ended = { timeout: 90_000, killSignal: /** @type {const} */ ('SIGINT') };
    execFile(process.execPath, args, { cwd: root, env, ...ended }, (_error, out, wrong) =>
      resolve(out + wrong),
    );
  });

it('sets a release live whose screens all come and can be drawn, behind sign-in too', async () => {
  const said = await publish();
  expect(said).toContain('drew 2 screens with it, and loaded 2');
  expect(said).toMatch(
    /Uploading 0 files[^]*is published[^]*Close to its budget: the page \/tiny: it has 99 bytes[^]*Drawing[^]*is live/,
  );
  expect(asked).toEqual(expect.arrayContaining(['smoke', 'activate']));
});

it('refuses no release whose screen finds nothing at the address that it is drawn at', async () => {
  const gone = 'Object.assign(new Error("nothing"), { name: "PageError", status: 404 })';
  served = (file, text) =>
    file === 'kept.js'
      ? text.replace('/* drawing */', `const gone = ${gone}; console.error(gone); throw gone;`)
      : text;
  expect(await publish()).toContain('drew 1 screen with it, and loaded 2');
  expect(asked).toContain('activate');
});

describe('a release is live nowhere', () => {
  afterEach(() => expect(asked).toContain('releases/12/complete'));
  const expectRefused = async (/** @type {RegExp} */ words) => {
    expect(await publish()).toMatch(words);
    expect(asked).not.toContain('smoke');
    expect(asked).not.toContain('activate');
  };
  const edit = (/** @type {string} */ name, /** @type {string} */ from, /** @type {string} */ to) => {
    served = (file, text) => (file === name ? text.replace(from, to) : text);
  };

  it('whose screen behind sign-in throws as it is loaded', async () => {
    edit('kept.js', '/* loading */', 'throw new Error("kept is broken");');
    await expectRefused(/\/tiny\/\{id\}\/kept has a screen that cannot be loaded: Error: kept is broken/);
  });

  it('whose screen behind sign-in does not come', async () => {
    served = (file, text) => (file === 'kept.js' ? undefined : text);
    await expectRefused(/\/tiny\/\{id\}\/kept has a screen that cannot be loaded: ChunkLoadError/);
  });

  it.each([
    ['throws as it is drawn', '/* drawing */'],
    ['throws in an effect', '/* effect */'],
  ])('whose screen behind sign-in %s', async (_what, where) => {
    edit('kept.js', where, 'console.error("kept is broken"); throw new Error("kept is broken");');
    await expectRefused(
      /could not be drawn for somebody signed in:\n\s+\/tiny\/\{id\}\/kept: kept is broken/,
    );
  });

  it('whose screen behind sign-in breaks by what the API answers', async () => {
    edit(
      'kept.js',
      '/* effect */',
      'fetch("/cpi/v2/user").then((answer) => answer.json()).then(({ email }) => { throw new Error(email); });',
    );
    await expectRefused(/\/tiny\/\{id\}\/kept: Error: orderer@northwind\.example/);
  });

  it('whose screen behind sign-in is no component', async () => {
    edit('kept.js', '(0,react__WEBPACK_IMPORTED_MODULE_0__.memo)', 'String');
    await expectRefused(/\/tiny\/\{id\}\/kept has a screen that exports no component as its default/);
  });

  it('whose open screen gives way to an error page of the shell', async () => {
    edit('open.js', '/* drawing */', 'throw Object.assign(new Error("gone"), { status: 404 });');
    await expectRefused(/\/tiny shows “404”, and no screen of mfe-tiny/);
  });

  it('whose open screen draws itself without an end, which the command says instead of waiting on', async () => {
    const draw = '(0,react__WEBPACK_IMPORTED_MODULE_0__.createElement)';
    edit('open.js', '/* drawing */', `const Own = () => ${draw}(Own); return ${draw}(Own);`);
    await expectRefused(/could not be [^]*\/tiny does not answer: does a component draw itself/);
  });

  it('whose screen behind sign-in goes on without an end', async () => {
    edit('kept.js', '/* effect */', 'for (;;) continue;');
    await expectRefused(
      /could not be drawn for somebody signed in:\n\s+\/tiny\/\S+ does not answer: does a component/,
    );
  });

  it('whose open screen writes errors to the console', async () => {
    edit('open.js', '/* drawing */', 'console.error("tiny is unwell");');
    await expectRefused(/tiny is unwell/);
  });
});
