// @ts-check
/* global jest, it, expect, beforeAll, afterAll */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { measureBudgets } from './budgets.mjs';
import { codeFrom } from './source-map.mjs';

jest.setTimeout(30_000);

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copper-carrot-sizes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
  if (/\.m?js$/.test(path)) writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
}

/** Text that gzip can't make smaller than about half. */
const noise = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');

it('finds the code of one source in a bundle by its map', () => {
  const { code, map } = transformSync('const first = 1;\nconsole.log(first, "second");\n', {
    filename: 'a.js',
    sourceMaps: true,
  });
  const parsed = JSON.parse(String(map));
  expect(codeFrom(code, parsed, (source) => source === 'a.js').replaceAll(/\s/g, '')).toBe(
    code.trim().replaceAll(/\s/g, ''),
  );
  expect(codeFrom(code, parsed, () => false)).toBe('');
  // Two sources on one line, as a bundler writes them: columns 0-3 are the first, 4-7 the second, 8 and on nobody's.
  const joined = { sources: ['one', 'two'], mappings: 'AAAA,ICAA,I' };
  expect(codeFrom('aaaabbbbcccc', joined, (source) => source === 'two')).toBe('bbbb');
});

it('holds each remote and the shell against its budget, by what a page really loads', () => {
  const routes = [
    { path: '/light', preload: ['light.js'] },
    { path: '/heavy', preload: ['light.js', 'heavy.js'], shared: ['ui/Chart', 'ui/Axis'] },
    { path: '/search', preload: ['light.js'], shared: ['ui/Chart'] },
  ];
  put('mfe-search/dist/release/remote.json', JSON.stringify({ entry: 'remoteEntry.js', routes }));
  put('mfe-search/dist/release/remoteEntry.js', noise(100));
  put('mfe-search/dist/release/light.js', noise(1000));
  put('mfe-search/dist/release/heavy.js', noise(60_000));
  put(
    'shell/dist/site/shell.json',
    JSON.stringify({
      assets: {
        documents: {
          shell: { scripts: ['shell.js'], preload: [] },
          frame: { scripts: ['frame.js'], preload: [{ file: 'frame-late.js' }] },
        },
        shared: {
          'ui/Chart': [{ file: 'chart.js' }],
          'ui/Axis': [{ file: 'chart.js' }],
          'ui/Other': [{ file: 'unused.js' }],
        },
      },
    }),
  );
  put('shell/dist/site/shell.js', 'federation();own();');
  const sources = [
    'webpack://x/node_modules/@module-federation/runtime/index.js',
    'webpack://x/src/index.ts',
  ];
  put('shell/dist/site/shell.js.map', JSON.stringify({ sources, mappings: 'AAAA,aCAA' }));
  put('shell/dist/site/unused.js', noise(60_000));

  put('shell/dist/site/chart.js', noise(30_000));
  put('shell/dist/site/frame.js', noise(40_000));
  put('shell/dist/site/frame-late.js', noise(25_000));

  put('shell/dist/site/maplibre-gl-worker.1.mjs', noise(20_000));
  put('shell/dist/site/streets.js', `load('maplibre-gl-worker.1.mjs')//${noise(10_000)}`);

  const [entry, screen, page, search, shell, frame, map, federation] = measureBudgets(folder);
  expect(entry).toMatchObject({ what: 'mfe-search: entry', budget: 8192 + 3 * 150 });
  expect(entry?.bytes).toBeLessThan(8192);
  expect(screen?.what).toContain('/heavy');
  expect(screen?.bytes).toBeGreaterThan(0.95 * 61_440);
  expect(screen).toMatchObject({ budget: 61_440, isClose: true });
  // The remote's own 61,100 and the shared chart once, each byte written as two digits; neither what is unused.
  expect(page?.what).toContain('/heavy');
  expect(page?.bytes).toBeGreaterThan(91_000);
  expect(page?.bytes).toBeLessThan(105_000);
  expect(search).toMatchObject({
    what: 'mfe-search: page /search in brotli',
    budget: 220_160,
    isClose: false,
  });
  expect(search?.bytes).toBeGreaterThan(30_000);
  expect(search?.bytes).toBeLessThan(40_000);
  // To the byte what a browser is sent: the files that were compressed when they were built.
  const sent = ['shell/dist/site/shell.js', 'shell/dist/site/chart.js'];
  sent.push(...['remoteEntry.js', 'light.js'].map((file) => `mfe-search/dist/release/${file}`));
  const sizes = sent.map((file) => statSync(join(folder, `${file}.br`)).size);
  expect(search?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(shell?.bytes).toBeLessThan(100);
  // All 65,000 of the sign-in frame, which no page of the shell counts.
  expect(frame).toMatchObject({ what: 'sign-in frame: its scripts in brotli', budget: 61_440 });
  expect(frame?.bytes).toBeGreaterThan(65_000);
  expect(frame?.bytes).toBeLessThan(75_000);
  expect(map?.bytes).toBeGreaterThan(30_000);
  expect(map?.bytes).toBeLessThan(40_000);
  expect(federation?.what).toBe('shell: federation code');
  expect(federation?.bytes).toBeGreaterThan(20);
  expect(federation?.bytes).toBeLessThan(60);
});

it('refuses to call a missing build a small one', () => {
  mkdirSync(join(folder, 'mfe-empty'));
  expect(() => measureBudgets(folder)).toThrow('mfe-empty has no build to measure');
});

it('refuses the code of street maps on a page that nobody asked one of', () => {
  rmSync(join(folder, 'mfe-empty'), { recursive: true, force: true });
  const assets = {
    documents: { shell: { scripts: ['streets.js'], preload: [] }, frame: { scripts: [], preload: [] } },
  };
  put('shell/dist/site/shell.json', JSON.stringify({ assets }));
  expect(() => measureBudgets(folder)).toThrow('streets.js has the code of street maps in it');
});
