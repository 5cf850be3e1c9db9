// @ts-check
/* global it, expect, afterAll */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeFrom } from './checks/source-map.mjs';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const { webpack } = require('webpack');
// By a computed path, as the bundler's own files are not type-checked.
const { IntegrityPlugin } = require(join(root, 'scripts/integrity-plugin.cjs'));

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-integrity-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles an entry with a declaration and two screens; returns the written files. */
async function bundle(/** @type {boolean} */ carries) {
  const declaration = join(folder, 'declaration.js');
  writeFileSync(join(folder, 'entry.js'), `import(/* webpackChunkName: "remote" */ './declaration.js')`);
  writeFileSync(declaration, `export const screens = [() => import('./one.js'), () => import('./two.js')];`);
  for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.js`), `export default '${name}';`);
  const path = join(folder, carries ? 'carried' : 'plain');
  const loader = { resource: declaration, loader: join(root, 'scripts/carry-digests-loader.cjs') };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    devtool: 'hidden-source-map',
    output: { path, chunkFilename: '[name].js', publicPath: '/' },
    module: { rules: carries ? [loader] : [] },
    plugins: [new IntegrityPlugin()],
  });
  await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error) =>
      compiler.close(() => (error ? reject(error) : resolve(undefined))),
    ),
  );
  return new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

const isScript = (/** @type {string} */ name) => name.endsWith('.js');

/** Bundles a page with a shared initial file and a later screen; names contain content hashes. */
async function bundlePage(/** @type {string} */ shared, sources = mkdtempSync(join(folder, 'page-'))) {
  writeFileSync(
    join(sources, 'entry.js'),
    `import { said } from './shared.js'; import('./screen.js').then(said);`,
  );
  writeFileSync(join(sources, 'screen.js'), `export default 'a screen';`);
  writeFileSync(join(sources, 'shared.js'), `export const said = () => document.write('${shared}');`);
  const path = join(sources, 'built');
  const group = {
    test: /shared\.js$/,
    name: 'shared',
    chunks: /** @type {const} */ ('initial'),
    enforce: true,
  };
  const compiler = webpack({
    mode: 'production',
    context: sources,
    entry: './entry.js',
    output: { path, filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js' },
    optimization: { splitChunks: { cacheGroups: { group } } },
    plugins: [new IntegrityPlugin()],
  });
  await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error) =>
      compiler.close(() => (error ? reject(error) : resolve(undefined))),
    ),
  );
  return new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');

/** The files whose hash is in a file. */
const vouchedIn = (/** @type {string} */ name, /** @type {Map<string, string>} */ files) =>
  [...files].filter(([, text]) => files.get(name)?.includes(digestOf(text))).map(([file]) => file);

const screensOf = (/** @type {Map<string, string>} */ files) =>
  [...files.keys()].filter((name) => isScript(name) && !['main.js', 'remote.js'].includes(name)).sort();

it('writes the hash of every chunk into the runtime that loads it', async () => {
  const files = await bundle(false);
  expect(screensOf(files)).toHaveLength(2);
  expect(vouchedIn('main.js', files).sort()).toEqual([...screensOf(files), 'remote.js'].sort());
});

it('leaves what follows the hashes where the source map says that it is', async () => {
  const files = await bundle(false);
  const map = JSON.parse(files.get('main.js.map') ?? '');
  const code = codeFrom(files.get('main.js') ?? '', map, (source) => source.endsWith('/entry.js'));
  expect(code).toMatch(/^\w+\.e\(\d+\)\.then\([^;]*\)$/);
});

it('leaves the screens to the declaration that leads to them, whose own hash the runtime has', async () => {
  const files = await bundle(true);
  expect(vouchedIn('main.js', files)).toEqual(['remote.js']);
  expect(vouchedIn('remote.js', files).sort()).toEqual(screensOf(files));
  expect(files.get('main.js')).toMatch(/\.digests/);
});

it('writes no other file of one name, so that releases may lie in one folder', async () => {
  const [one, other] = [await bundlePage('one'), await bundlePage('other')];
  const both = [...one.keys()].filter((name) => other.has(name));
  expect(both.filter((name) => name.startsWith('main'))).toHaveLength(1);
  for (const name of both) expect([name, one.get(name)]).toEqual([name, other.get(name)]);
});

it('writes over what lies there under a name of its own, were it as long', async () => {
  const sources = mkdtempSync(join(folder, 'page-'));
  const built = await bundlePage('one', sources);
  const [main = ''] = [...built.keys()].filter((name) => name.startsWith('main'));
  writeFileSync(join(sources, 'built', main), ' '.repeat(built.get(main)?.length ?? 0));
  expect((await bundlePage('one', sources)).get(main)).toBe(built.get(main));
});
