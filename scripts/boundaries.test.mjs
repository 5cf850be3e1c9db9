// @ts-check
/* global it, expect, beforeAll */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { copyPackages } from './testing/copied-packages.mjs';

/**
 * A file, its import, and the rules that this breaks.
 * @type {[string, string, string[]][]}
 */
const files = [
  ['mfe-cares/src/takes-shell-tests.ts', '@copper-carrot/shell/testing', ['test-kits-are-for-tests']],
  ['mfe-cares/src/takes-tests.ts', '@copper-carrot/contracts/testing', ['test-kits-are-for-tests']],
  ['mfe-cares/src/takes-remote.ts', '../../mfe-caterer/src/remote', ['remotes-are-apart']],
  ['mfe-cares/src/takes-shell.ts', '../../shell/src/connect', ['remotes-are-apart']],
  [
    'mfe-cares/src/takes-peer.ts',
    '@copper-carrot/local-services',
    ['production-never-loads-local-peers', 'remotes-are-apart'],
  ],
  ['contracts/src/takes-button.ts', '@copper-carrot/shared-ui/Button', ['contracts-depend-on-nothing']],
  ['mfe-cares/src/taken.test.ts', '@copper-carrot/shell/testing', []],
  ['mfe-cares/src/takes-button.ts', '@copper-carrot/shared-ui/Button', []],
];

/** @type {{ modules: { source: string }[], summary: { violations: { from: string, rule: { name: string } }[] } }} */
let answer;
// One copy of the sources and one run, as their imports cover half of the site.
beforeAll(() => {
  const copy = copyPackages(root, [
    'contracts',
    'shared-ui',
    'shell',
    'mfe-cares',
    'mfe-caterer',
    'local-services',
  ]);
  try {
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
      cpSync(join(root, file), join(copy, file));
    for (const [path, from] of files) writeFileSync(join(copy, path), `import '${from}';\n`);
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        ...files.map(([path]) => path),
      ],
      { cwd: copy, encoding: 'utf8', maxBuffer: Infinity },
    );
    answer = JSON.parse(stdout);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);

it.each(files)('a file %s that imports %s breaks %j', (path, _, rules) => {
  const { modules, summary } = answer;
  expect(modules.map(({ source }) => source)).toContain(path);
  expect(
    summary.violations
      .filter(({ from }) => from === path)
      .map(({ rule }) => rule.name)
      .sort(),
  ).toEqual(rules);
});
