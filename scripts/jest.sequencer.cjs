// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Test files that take half a minute and more. A clean clone knows no times and would go by size: the
 * last of these would then run alone on one core while the others have nothing left.
 */
const longest = [
  'api/src/http/fuzz.test.ts',
  'api/src/bad-input.test.ts',
  'api/src/orders/whole-life/whole-life.test.ts',
  'api/src/orders/whole-life/killed-submit.test.ts',
  'api/src/polls/killed-poll.test.ts',
  'api/src/orders/payment/placed-later.test.ts',
  'api/src/orders/submission/submit-undecided.test.ts',
  'api/src/order-papers/papers.test.ts',
  'mfe-checkout/src/screens/Checkout/saving.test.tsx',
  'mfe-checkout/src/screens/Checkout/submit.test.tsx',
  'mfe-checkout/src/screens/Checkout/choosing.test.tsx',
  'mfe-checkout/src/screens/Checkout/extras.test.tsx',
  'mfe-checkout/src/screens/Modify/Modify.test.tsx',
  'mfe-search/src/screens/Package/Package.test.tsx',
  'mfe-search/src/screens/Package/preview.test.tsx',
  'mfe-search/src/screens/Search/Search.test.tsx',
  'mfe-search/src/screens/Search/filters/Filters.test.tsx',
  'scripts/start.test.mjs',
  'scripts/postgres.test.mjs',
];

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
