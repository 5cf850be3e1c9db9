// @ts-check
/* global jest, it, expect, beforeAll, afterAll, beforeEach, afterEach */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { startLiveProxy } from '../lib/live-proxy.mjs';
import { freePort } from '../lib/ports.mjs';
import { root } from '../lib/run.mjs';
import { serveMachine } from '../remote/machine.mjs';

/** @import { Browser, Page } from '@playwright/test' */

// Three builds and a browser.
jest.setTimeout(240_000);

const load = createRequire(import.meta.url);
const { webpack } = load('webpack');
const { ModuleFederationPlugin } = load('@module-federation/enhanced/webpack');
const common = load('../webpack.common.cjs');
const hotBuild = load('./hot-build.cjs');
const { default: findBrowser } = load('../../e2e/support/find-browser.ts');

const shell = `
  import { jsx } from 'react/jsx-runtime';
  import { createRoot } from 'react-dom/client';
  import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
  const entry = document.querySelector('main').dataset.machine + '/remoteEntry.js';
  registerRemotes([{ name: 'tiny', entry, type: 'global', entryGlobalName: 'tiny' }]);
  loadRemote('tiny/remote').then(({ remote }) => remote.screen()).then(({ default: Screen }) =>
    createRoot(document.querySelector('main')).render(jsx(Screen, {})));`;
const remote = `export const remote = { title: 'Tiny', screen: () => import('./Screen') };`;
const screen = `
  import { useState } from 'react';
  export default function Screen() {
    const [note, setNote] = useState('');
    return <>
      <h1>First words</h1>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </>;
  }`;

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-hot-'));
const built = join(folder, 'built');
const put = (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFileSync(join(folder, file), text);
/** @param {string} from @param {string} to */
const change = (from, to) => put('Screen.tsx', screen.replace(from, to));

/** @type {(() => Promise<unknown> | unknown)[]} */
const undo = [];
/** @type {Awaited<ReturnType<typeof startLiveProxy>>} */
let proxy;
/** @type {Browser} */
let browser;
/** @type {Page} */
let page;
/** @type {string} */
let site;

const shared = (/** @type {object} */ more) =>
  Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/'].map((key) => [
      key,
      { singleton: true, requiredVersion: false, ...more },
    ]),
  );

/** @param {'development' | 'production'} mode */
const shellIn = (mode) => ({
  ...common({ folder: relative(root, folder), production: mode === 'production' }),
  cache: false,
  devtool: false,
  optimization: { minimize: false },
  entry: './shell.js',
  resolve: { modules: [join(root, 'scripts/node_modules'), join(root, 'node_modules')] },
  output: { path: built, publicPath: '/files/', uniqueName: mode, filename: `${mode}.js` },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      manifest: false,
      dts: false,
      dev: false,
      shared: shared({ eager: true }),
    }),
  ],
});

const changing = hotBuild('mfe-tiny', folder);
const remoteConfig = {
  ...common({ folder: relative(root, folder), production: false, hot: true }),
  cache: false,
  entry: {},
  resolve: {
    extensions: ['.tsx', '.mjs', '.js'],
    modules: [join(root, 'scripts/node_modules'), join(root, 'node_modules')],
  },
  output: {
    path: join(folder, 'release'),
    publicPath: 'auto',
    uniqueName: 'tiny',
    chunkFilename: '[name].js',
    ...changing.output,
  },
  optimization: changing.optimization,
  plugins: [
    new ModuleFederationPlugin({
      name: 'tiny',
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: [changing.client, join(folder, 'remote.tsx')], name: 'remote' } },
      shared: shared({ import: false }),
      manifest: false,
      dts: false,
      dev: false,
    }),
    ...changing.plugins,
  ],
};

beforeAll(async () => {
  for (const [file, text] of Object.entries({
    'shell.js': shell,
    'remote.tsx': remote,
    'Screen.tsx': screen,
  }))
    put(file, text);
  await new Promise((resolve, reject) =>
    webpack([shellIn('development'), shellIn('production')]).run(
      (/** @type {any} */ error, /** @type {any} */ stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(undefined),
    ),
  );
  const [target, port, machinePort] = [await freePort(0), await freePort(0), await freePort(0)];
  const machine = `http://localhost:${machinePort}`;
  site = `http://localhost:${port}`;
  const server = createServer(({ url = '' }, response) => {
    const [, file] = /^\/files\/(.+)$/.exec(url) ?? [];
    if (file)
      return response.setHeader('content-type', 'text/javascript').end(readFileSync(join(built, file)));
    const mode = url === '/production' ? 'production' : 'development';
    response.setHeader('content-type', 'text/html');
    // The same policy as the site's.
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'; connect-src 'self' ${machine}; img-src 'self' data:`,
    );
    response.end(
      `<!doctype html><html><head><link rel="icon" href="data:,"><script nonce="abc" defer src="/files/${mode}.js"></script></head><body><main data-machine="${machine}"></main></body></html>`,
    );
  });
  await new Promise((up) => server.listen(target, '127.0.0.1', () => up(undefined)));
  undo.push(() => server.close());
  proxy = await startLiveProxy({ port, target });
  const { pages } = proxy;
  undo.push(proxy.stop);
  undo.push(
    (await serveMachine({ folder: join(folder, 'release'), port: machinePort, origin: machine, pages })).stop,
  );
  await new Promise((first) => {
    const watching = webpack(remoteConfig).watch(
      { aggregateTimeout: 20 },
      (/** @type {any} */ error, /** @type {any} */ stats) => {
        const errors = error ?? (stats.hasErrors() && stats.toString({ preset: 'errors-only' }));
        const files = Object.fromEntries(
          stats.toJson({ assets: true }).assets.map((/** @type {any} */ { name }) => [name, '']),
        );
        if (!errors) put('release/remote.json', JSON.stringify({ entry: 'remoteEntry.js', files }));
        pages.tell({ name: 'mfe-tiny', ...(errors ? { errors: String(errors) } : { hash: stats.hash }) });
        first(undefined);
      },
    );
    undo.push(() => new Promise((closed) => watching.close(closed)));
  });
  await findBrowser();
  browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
  undo.push(() => browser.close());
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
  rmSync(folder, { recursive: true, force: true });
});
/**
 * Errors that are not allowed in production either, mostly policy violations.
 * @type {string[]}
 */
let faults;
beforeEach(async () => {
  faults = [];
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
});
afterEach(async () => {
  await page.close();
  put('remote.tsx', remote);
  put('Screen.tsx', screen);
});

const heading = (/** @type {string} */ name) =>
  page.getByRole('heading', { name }).waitFor({ timeout: 15_000 });
const note = () => page.getByLabel('Note');
async function open(path = '/') {
  await page.goto(site + path);
  await heading('First words');
  await note().fill('typed before');
}

it('shows a changed component in the page that is open, with what was typed there', async () => {
  await open();
  change('First words', 'Second words');
  await heading('Second words');
  expect(await note().inputValue()).toBe('typed before');
  change('First words', 'Third words');
  await heading('Third words');
  expect(await note().inputValue()).toBe('typed before');
  expect(faults).toEqual([]);
});

it('shows what does not compile on the page, until it does', async () => {
  await open();
  const alert = page.getByRole('alert').filter({ hasText: 'Screen.tsx' });
  change('return <>', 'return (<>');
  await alert.waitFor({ timeout: 15_000 });
  await heading('First words');
  change('First words', 'Mended words');
  await heading('Mended words');
  expect(await alert.count()).toBe(0);
  expect(await note().inputValue()).toBe('typed before');
});

it('shows that a changed file throws, until it does not', async () => {
  await open();
  const alert = page.getByRole('alert').filter({ hasText: 'thrown at load' });
  put('Screen.tsx', `${screen}\nthrow new Error('thrown at load');`);
  await alert.waitFor({ timeout: 15_000 });
  change('First words', 'Mended words');
  await heading('Mended words');
  await alert.waitFor({ state: 'detached' });
  expect(await note().inputValue()).toBe('typed before');
});

it.each([
  ['what is no component changed', '/', () => put('remote.tsx', remote.replace('Tiny', 'Small'))],
  ['React is the one for production', '/production', () => change('First words', 'Second words')],
])('loads the page anew where %s', async (_where, path, act) => {
  await open(path);
  const anew = page.waitForEvent('load');
  act();
  await anew;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await note().inputValue()).toBe('');
});

it('loads the page anew where another release took the place of one that failed', async () => {
  await open();
  await page.evaluate(() =>
    /** @type {EventTarget} */ (/** @type {unknown} */ (globalThis)).dispatchEvent(
      new CustomEvent('copper-carrot:fault', {
        detail: { name: 'mfe-tiny', kind: 'render', text: 'Error: no such thing' },
      }),
    ),
  );
  await page.getByRole('alert').filter({ hasText: 'no such thing' }).waitFor();
  const anew = page.waitForEvent('load');
  change('First words', 'Second words');
  await anew;
  await heading('Second words');
});
