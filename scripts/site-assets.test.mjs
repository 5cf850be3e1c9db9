// @ts-check
/* global it, expect, afterAll */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const { webpack, sharing } = require('webpack');
// By a computed path, as the bundler's own files are not type-checked.
const { SiteAssetsPlugin } = require(join(root, 'scripts/site-assets-plugin.cjs'));

const { version: runtimeVersion } = JSON.parse(
  readFileSync(join(root, 'contracts/versions.json'), 'utf8'),
).runtime;

const react = createRequire(join(root, 'shell/package.json')).resolve('react');

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const other = {
  documents: { frame: { scripts: ['frame.js'], preload: [] } },
  files: { 'frame.js': 'sha256-of-the-frame' },
};

/** Bundles a shell that provides two parts and uses one; returns its manifest. */
async function shellOf() {
  const files = {
    'entry.js': `import(/* webpackChunkName: "shell-app" */ './app.js')`,
    'app.js': `import { own } from './own.js'; import ${JSON.stringify(react)}; document.title = own + 'app';`,
    'runtime.js': 'export const notify = 1;',
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
        provides: {
          './own.js': share('ui/Own'),
          './other.js': share('ui/Other'),
          './runtime.js': { ...share('@copper-carrot/contracts/runtime'), version: runtimeVersion },
          [react]: { ...share('react'), version: '19.0.0', eager: true },
        },
      }),
      new SiteAssetsPlugin('1.2.3', other),
    ],
  });
  await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error) =>
      compiler.close(() => (error ? reject(error) : resolve(undefined))),
    ),
  );
  return JSON.parse(readFileSync(join(folder, 'built', 'shell.json'), 'utf8'));
}

/** @type {Promise<any> | undefined} What it is belongs to the bundler's own files, which are not type-checked. */
let built;
const shell = () => (built ??= shellOf());

it('names the files of a part that no document brings, and none for a part that is there with the app', async () => {
  const { documents, shared } = (await shell()).assets;
  expect(documents.shell.preload).toMatchObject([{ file: 'shell-app.js' }]);
  expect(shared['ui/Other']).toHaveLength(1);
  expect(shared['ui/Own']).toEqual([]);
  expect(documents.frame).toEqual(other.documents.frame);
});

it('is a release: it has a version, and names each file with the hash of what lies there', async () => {
  const { name, version, files } = await shell();
  expect([name, version]).toEqual(['shell', '1.2.3']);
  const { 'frame.js': frame, ...own } = files;
  expect(frame).toBe('sha256-of-the-frame');
  expect(Object.keys(own).sort()).toEqual(
    readdirSync(join(folder, 'built'))
      .filter((file) => !file.endsWith('.json'))
      .sort(),
  );
  for (const [file, hash] of Object.entries(own)) {
    const content = readFileSync(join(folder, 'built', file));
    expect(hash).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
});

it('tells what it brings for remotes, each with version and names, and how heavy what pages load is', async () => {
  const { provides, bytes, assets } = await shell();
  const versions = JSON.parse(readFileSync(join(root, 'contracts/versions.json'), 'utf8'));
  expect(provides['@copper-carrot/contracts/runtime']).toEqual({
    version: versions.runtime.version,
    names: versions.runtime.names,
    singleton: true,
  });
  expect(provides.react).toMatchObject({ singleton: true, names: { useState: expect.any(String) } });
  // Exported outside of production only.
  expect(provides.react.names).not.toHaveProperty('act');
  const [{ file }] = assets.shared['ui/Other'];
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['shell.js', 'shell-app.js', file]));
  expect(bytes['shell.js']).toBeGreaterThan(20);
});
