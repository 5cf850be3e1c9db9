// @ts-check
/* global it, expect, afterAll */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const { webpack } = require('webpack');
// By a computed path, as the bundler's own files are not type-checked.
const { OwnStylesPlugin } = require(join(root, 'scripts/own-styles-plugin.cjs'));

const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The bundler's errors for a remote with one file. */
function errorsOf(/** @type {string} */ code) {
  writeFileSync(join(folder, 'remote.js'), code);
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './remote.js',
    output: { path: join(folder, 'dist') },
    externals: {
      'styled-components': 'styled',
      '@copper-carrot/shared-ui': 'ui',
      'react/jsx-runtime': 'jsx',
    },
    plugins: [new OwnStylesPlugin(folder)],
  });
  return new Promise((resolve, reject) =>
    compiler.run((/** @type {Error | null} */ error, /** @type {any} */ stats) =>
      compiler.close(() =>
        error
          ? reject(error)
          : resolve(stats.compilation.errors.map((/** @type {Error} */ each) => each.message)),
      ),
    ),
  );
}

const styled = (/** @type {string} */ css) =>
  `import { styled } from 'styled-components';\nexport const Box = styled.div\`color: red;\`;\nexport const A = styled.p\`${css}\`;`;

/** @type {[string, string, string][]} */
const refused = [
  ['a style of the page', `import { createGlobalStyle } from 'styled-components';`, 'createGlobalStyle'],
  [
    'one by another name',
    `import * as all from 'styled-components';\nexport const G = all.createGlobalStyle;`,
    'createGlobalStyle',
  ],
  ["the shell's own", `import { GlobalStyle } from '@copper-carrot/shared-ui';`, 'GlobalStyle'],
  ['a sheet that is put in', `document.head.append(document.createElement('style'));`, '<style>'],
  [
    'a sheet that is drawn',
    `import { jsx as _jsx } from 'react/jsx-runtime';\nexport const drawn = _jsx('style', {});`,
    '<style>',
  ],
  ['a rule that is put in', `document.styleSheets[0].insertRule('body {}');`, 'insertRule'],
  ['a sheet that is taken over', `document.adoptedStyleSheets = [];`, 'adoptedStyleSheets'],
  ['the page in a component', styled('margin: 0; body { margin: 0 }'), 'body is not of this component'],
  ['what lies around a component', styled('main:has(&) { margin: 0 }'), 'main:has(&)'],
  ['what lies beside a component', styled('& + footer { margin: 0 }'), '& + footer'],
  ['what all components share', styled('@keyframes turn { to { rotate: 1turn } }'), '@keyframes'],
];

it.each(refused)('refuses %s', async (_what, code, named) => {
  expect(await errorsOf(code)).toContainEqual(expect.stringContaining(named));
});

it.each([
  ['itself and what lies in it', '&:hover, > p, a:has(> b) { margin: 0 } @media print { > * { margin: 0 } }'],
  ['its own kind, and another of its components', '& + &, ${Box} &, &:checked + ${Box} { margin: 0 }'],
  ['itself in the dark', "[data-theme='dark'] & { margin: 0 }"],
])('lets a component style %s', async (_what, css) => {
  expect(await errorsOf(styled(css))).toEqual([]);
});
