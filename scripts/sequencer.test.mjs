// @ts-check
/* global it, expect */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const { longest, longestFirst } = require(join(root, 'scripts/jest.sequencer.cjs'));

it('begins with the files that take longest, so that none of them is left to one core at the end', () => {
  const tests = ['api/src/small.test.ts', 'api/src/http/fuzz.test.ts', 'shell/src/other.test.tsx'].map(
    (path) => ({ path: join(root, path) }),
  );
  expect(longestFirst(tests)).toEqual([tests[1], tests[0], tests[2]]);
});

it('names no file that is gone', () => {
  expect(longest.filter((/** @type {string} */ path) => !existsSync(join(root, path)))).toEqual([]);
});
