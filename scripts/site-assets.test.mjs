// @ts-check
/* global it, expect, afterAll */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const { webpack, sharing } = require('webpack');
// By a computed path: the bundler's own files are not type-checked.
const { SiteAssetsPlugin } = require(join(root, 'scripts/site-assets-plugin.cjs'));

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a shell that provides two parts, one of which its own app draws; answers what it tells the server. */
async function assetsOf() {
  const files = {
    'entry.js': `import(/* webpackChunkName: "shell-app" */ './app.js')`,
    'app.js': `import { own } from './own.js'; document.title = own + 'app';`,
    'own.js': `export const own = 'drawn by the app';`,
    'other.js': `export const other = 'drawn by a remote alone';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const share = (/** @type {string} */ shareKey) => ({ shareKey, shareScope: 'default', version: '1.0.0' });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { shell: './entry.js' },
    output: { path: join(folder, 'built'), filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { concatenateModules: false },
    plugins: [
      new sharing.ProvideSharedPlugin({
        provides: { './own.js': share('ui/Own'), './other.js': share('ui/Other') },
      }),
      new SiteAssetsPlugin({}),
    ],
  });
  await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error) =>
      compiler.close(() => (error ? reject(error) : resolve(undefined))),
    ),
  );
  return JSON.parse(readFileSync(join(folder, 'built', 'assets.json'), 'utf8'));
}

it('names the files of a part that no document brings, and none for a part that is there with the app', async () => {
  const { documents, shared } = await assetsOf();
  expect(documents.shell.preload).toMatchObject([{ file: 'shell-app.js' }]);
  expect(shared['ui/Other']).toHaveLength(1);
  expect(shared['ui/Own']).toEqual([]);
});
