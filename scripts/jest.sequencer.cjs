// @ts-check
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { remotesHere } = require('./remotes-here.cjs');

/**
 * Test files of half a minute and more. A clean clone has no recorded times and would order by size, so
 * that the last of these would run alone at the end.
 */
const ofThePlatform = [
  'api/src/http/fuzz.test.ts',
  'api/src/bad-input.test.ts',
  'api/src/orders/whole-life/whole-life.test.ts',
  'api/src/orders/whole-life/struck-submit.test.ts',
  'api/src/orders/whole-life/struck-changes.test.ts',
  'api/src/orders/whole-life/struck-payments.test.ts',
  'api/src/orders/whole-life/struck-ends.test.ts',
  'api/src/polls/killed-poll.test.ts',
  'api/src/orders/payment/placed-later.test.ts',
  'api/src/orders/submission/submit-undecided.test.ts',
  'shared-ui/src/StyleGuide/stories.test.tsx',
  'shell/src/routing/shell-routes.test.tsx',
  'scripts/any-folder.test.mjs',
  'scripts/start.test.mjs',
  'scripts/postgres.test.mjs',
];

/**
 * A remote lists its own in its package.json (`slowTests`).
 * @returns {string[]}
 */
const ofRemotes = () =>
  remotesHere().flatMap((name) => {
    const file = path.resolve(__dirname, '..', name, 'package.json');
    /** @type {{ slowTests?: string[] }} */
    const { slowTests = [] } = JSON.parse(readFileSync(file, 'utf8'));
    return slowTests.map((test) => `${name}/${test}`);
  });

const longest = [...ofThePlatform, ...ofRemotes()];

/** @type {<Test extends { path: string }>(tests: Test[]) => Test[]} */
const longestFirst = (tests) => {
  const isLong = (/** @type {{ path: string }} */ { path }) =>
    longest.some((name) => path.endsWith(`/${name}`));
  return [...tests.filter(isLong), ...tests.filter((test) => !isLong(test))];
};

module.exports = class LongestFirst extends Sequencer {
  /**
   * @param {Parameters<Sequencer['sort']>[0]} tests
   * @override
   */
  async sort(tests) {
    return longestFirst(await super.sort(tests));
  }
};
Object.assign(module.exports, { longest, longestFirst });
