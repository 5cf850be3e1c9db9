// @ts-check
/* global jest, describe, it, expect, beforeAll, afterAll */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { copyPackages } from './testing/copied-packages.mjs';

jest.setTimeout(120_000);

const require = createRequire(import.meta.url);
const { webpack } = require('webpack');
/**
 * A copy of the sources with a much newer runtime.
 * @type {string}
 */
let copy;
/** @type {string} */
let folder;
beforeAll(() => {
  copy = copyPackages(root, ['contracts', 'shared-ui', 'shell', 'scripts', 'mfe-cares']);
  const file = join(copy, 'contracts/versions.json');
  const { runtime } = JSON.parse(readFileSync(file, 'utf8'));
  const names = { ...runtime.names, notify: '1.2.0', useUser: '1.4.0' };
  writeFileSync(file, JSON.stringify({ runtime: { ...runtime, version: '1.4.1', names } }));
  folder = join(copy, 'mfe-cares/src');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Bundles a screen as a remote; returns its uses of shared packages, its scripts and errors. */
async function bundle(/** @type {string} */ screen) {
  writeFileSync(join(folder, 'entry.ts'), `void import('./screen');\n`);
  writeFileSync(join(folder, 'screen.tsx'), screen);
  const path = mkdtempSync(join(copy, 'out-'));
  // By computed paths, as the bundler's own files are not type-checked.
  const common = require(join(copy, 'scripts/webpack.common.cjs'));
  const { takeFromShell } = require(join(copy, 'scripts/federation.cjs'));
  const { SharedUsesPlugin } = require(join(copy, 'scripts/shared-uses-plugin.cjs'));
  const base = common({ folder: 'mfe-cares', production: true });
  const uses = new SharedUsesPlugin();
  const compiler = webpack({
    ...base,
    context: folder,
    entry: './entry.ts',
    devtool: false,
    cache: false,
    output: { ...base.output, path, publicPath: '/', chunkFilename: '[name].js' },
    plugins: [...base.plugins, ...takeFromShell(), uses],
  });
  /** @type {{ compilation: { errors: { message: string }[] } }} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((/** @type {unknown} */ error, /** @type {any} */ done) =>
      compiler.close(() => (error ? reject(error) : resolve(done))),
    ),
  );
  const errors = stats.compilation.errors.map(({ message }) => message);
  const scripts =
    errors.length > 0
      ? []
      : readdirSync(path)
          .filter((name) => name.endsWith('.js'))
          .map((name) => readFileSync(join(path, name), 'utf8'));
  return {
    uses: /** @type {Map<string, { range: string, names: string[] }>} */ (uses.uses),
    scripts,
    errors,
  };
}

it('brings the pure parts of contracts, and lists the names that it uses of what is shared', async () => {
  const { uses, scripts, errors } = await bundle(`
    import { sentences } from '@copper-carrot/contracts';
    import { client, notify } from '@copper-carrot/contracts/runtime';
    import { Container, Stack } from '@copper-carrot/shared-ui/Layout';
    import { space } from '@copper-carrot/shared-ui/tokens';
    if (process.env.NODE_ENV === 'development') void client;
    const forgotten = () => <Container />;
    notify({ kind: 'info', message: sentences.tooSlow + space(3) });
    export default () => <Stack />;
  `);
  expect(errors).toEqual([]);
  expect(uses.get('@copper-carrot/contracts/runtime')).toEqual({ range: '^1.2.0', names: ['notify'] });
  expect(scripts.join()).toMatch(
    /requiredVersion:"\^1\.2\.0",[^}]*shareKey:"@copper-carrot\/contracts\/runtime"/,
  );
  expect(uses.get('@copper-carrot/shared-ui/Layout')?.names).toEqual(['Stack']);
  expect([...uses.keys()].filter((key) => key.startsWith('@copper-carrot/'))).toEqual([
    '@copper-carrot/contracts/runtime',
    '@copper-carrot/shared-ui/Layout',
  ]);
  expect(scripts.join()).toContain('Copper Carrot takes too long to answer.');
});

it('refuses to share by a name that nothing shared has', () => {
  const text = readFileSync(join(copy, 'scripts/federation.cjs'), 'utf8');
  const misspelt = join(copy, 'scripts/misspelt.cjs');
  writeFileSync(misspelt, text.replace("'Skeleton'", "'Skelton'"));
  expect(() => require(misspelt)).toThrow('onFirstScreens names Skelton, which is nothing that is shared');
});

it('asks for React, the router, styled-components and the runtime strictly, and brings none of them', async () => {
  const { scripts, errors } = await bundle(`
    import { client } from '@copper-carrot/contracts/runtime';
    import { useState } from 'react';
    import { createPortal } from 'react-dom';
    import { Link } from 'react-router-dom';
    import styled from 'styled-components';
    export default [client, useState, createPortal, Link, styled];
  `);
  expect(errors).toEqual([]);
  const asked = [
    ...scripts
      .join()
      .matchAll(/singleton:(!.),requiredVersion:"([^"]+)",strictVersion:(!.)[^}]*shareKey:"([^"]+)"/g),
  ];
  const strict = asked.map(([, singleton, range, strictly, key]) => [key, singleton, strictly, range?.[0]]);
  const keys = [
    '@copper-carrot/contracts/runtime',
    'react',
    'react-dom',
    'react-router-dom',
    'styled-components',
  ];
  expect(strict).toEqual(expect.arrayContaining(keys.map((key) => [key, '!0', '!0', '^'])));
  // The message by which the shell recognises an incompatible release.
  expect(scripts.join()).toContain("Can not get '@copper-carrot/contracts/runtime'");
  // React's element marker, and styled-components' attribute.
  expect(scripts.join()).not.toMatch(/react\.transitional\.element|data-styled-version/);
});

it('carries a component of its own for the day when the shell has no new enough one', async () => {
  const { scripts } = await bundle(`
    import { Pagination } from '@copper-carrot/shared-ui/Pagination';
    export default Pagination;
  `);
  const text = scripts.join();
  expect(text).toMatch(
    /singleton:!1,requiredVersion:"\^1\.\d+\.\d+",strictVersion:!1[^}]*shareKey:"@copper-carrot\/shared-ui\/Pagination"/,
  );
  expect(text).toContain('Next page');
});

it('refuses a name of the router that the shell has not for remotes', async () => {
  const { errors } = await bundle(`
    import { useBlocker } from 'react-router-dom';
    export default useBlocker;
  `);
  expect(errors).toEqual(['react-router-dom has no useBlocker']);
});

/**
 * A text that a file must not contain, and words of the rules that refuse it.
 * @type {[string, string, string, string[]][]}
 */
const refused = [
  [
    'the whole of shared-ui, and the router by its other name',
    'mfe-cares/src/api.ts',
    "import { Button } from '@copper-carrot/shared-ui';\nimport { Link } from 'react-router';\nvoid [Button, Link];\n",
    ['each is shared by itself', 'Import from react-router-dom'],
  ],
  [
    'state in a part that each build has for itself',
    'contracts/src/lists.ts',
    'export let last = 0;\nlast += 1;\n',
    ['State is for contracts/runtime'],
  ],
];

// Jest can't load the configuration, which is an ES module. Rules with types are left out, as they are not
// needed here and take ten seconds.
const ask = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => /no-restricted-(imports|syntax)$/.test(ruleId),
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const said = [];
  for (const [, filePath, text] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    said.push(messages.map(({ message }) => message).join());
  }
  console.log(JSON.stringify(said));
`;

describe('lint refuses', () => {
  /** @type {Map<string, string>} */
  let said;
  beforeAll(() => {
    const answer = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', ask, JSON.stringify(refused)],
      { cwd: root, encoding: 'utf8' },
    );
    /** @type {string[]} */
    const messages = JSON.parse(answer);
    said = new Map(refused.map(([what], at) => [what, messages[at] ?? '']));
  }, 60_000);

  it.each(refused)('%s', (what, _file, _text, refusals) => {
    for (const refusal of refusals) expect(said.get(what)).toContain(refusal);
  });
});
