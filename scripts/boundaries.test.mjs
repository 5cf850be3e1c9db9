// @ts-check
/* global it, expect, beforeAll, afterAll */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { copyPackages } from './testing/copied-packages.mjs';

/** A copy of the sources in which packages meet as they may not. @type {string} */
let copy;
beforeAll(() => {
  copy = copyPackages(root, [
    'contracts',
    'shared-ui',
    'shell',
    'mfe-cares',
    'mfe-caterer',
    'local-services',
  ]);
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(join(root, file), join(copy, file));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the check of boundaries says of a file of this text: the rules that it breaks. */
function broken(/** @type {string} */ path, /** @type {string} */ text) {
  const file = join(copy, path);
  writeFileSync(file, text);
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      path,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  rmSync(file);
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(stdout);
  return summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);
}

it.each([
  ['mfe-cares/src/taken.ts', '@copper-carrot/shell/testing', ['test-kits-are-for-tests']],
  ['mfe-cares/src/taken.ts', '@copper-carrot/contracts/testing', ['test-kits-are-for-tests']],
  ['mfe-cares/src/taken.ts', '../../mfe-caterer/src/remote', ['remotes-are-apart']],
  ['mfe-cares/src/taken.ts', '../../shell/src/connect', ['remotes-are-apart']],
  [
    'mfe-cares/src/taken.ts',
    '@copper-carrot/local-services',
    ['production-never-loads-local-peers', 'remotes-are-apart'],
  ],
  ['contracts/src/taken.ts', '@copper-carrot/shared-ui/Button', ['contracts-depend-on-nothing']],
  ['mfe-cares/src/taken.test.ts', '@copper-carrot/shell/testing', []],
  ['mfe-cares/src/taken.ts', '@copper-carrot/shared-ui/Button', []],
])(
  'a file %s that imports %s breaks %j',
  (path, from, rules) => {
    expect(broken(path, `import '${from}';\n`).sort()).toEqual(rules);
  },
  60_000,
);
