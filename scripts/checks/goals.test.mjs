// @ts-check
/* global jest, it, expect, beforeEach, afterEach */
import { judge } from './goals.mjs';

/** @import { Figure, Judged } from './goals.mjs' */

/** @type {typeof process.exitCode} */
let before;
/** @type {jest.SpyInstance} */
let said;
beforeEach(() => {
  before = process.exitCode;
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
// That a bench would fail must not fail this run.
afterEach(() => {
  process.exitCode = before;
  said.mockRestore();
});

/** @param {Figure[]} figures @param {boolean} [small] */
function judged(figures, small) {
  /** @type {Record<string, Judged>} */
  let table = {};
  const missed = judge(figures, {
    small,
    print: (printed) => {
      table = printed;
    },
  });
  return { missed, table, fails: process.exitCode === 1 && before !== 1 };
}

it('prints good or bad beside each figure, and ends with 1 where one missed its goal', () => {
  const { missed, table, fails } = judged([
    { figure: 'fallback', found: 1500, goal: 1500, unit: 'ms', beside: 'median 900 ms' },
    { figure: 'rollback', found: 2001, goal: 2000, unit: 'ms' },
  ]);
  expect(table).toEqual({
    fallback: { found: '1500 ms (median 900 ms)', goal: '<= 1500 ms', verdict: 'good' },
    rollback: { found: '2001 ms', goal: '<= 2000 ms', verdict: 'BAD' },
  });
  expect(missed).toEqual(['rollback']);
  expect(fails).toBe(true);
  expect(said).toHaveBeenCalledWith('1 of 2 figures missed their goal: rollback');
});

it('fails nothing where each figure is reached', () => {
  const { missed, fails } = judged([
    { figure: 'entry', found: 7168, goal: 8192, unit: 'KB' },
    { figure: 'kept', found: -1000, goal: 1024 ** 2, unit: 'MB' },
    { figure: 'answers kept', found: 500, goal: 500, atLeast: true },
  ]);
  expect(missed).toEqual([]);
  expect(fails).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

it('is content with no fewer where there are to be so many at least', () => {
  const { missed, table } = judged([{ figure: 'answers kept', found: 499, goal: 500, atLeast: true }]);
  expect(missed).toEqual(['answers kept']);
  expect(table['answers kept']).toMatchObject({ goal: '>= 500', verdict: 'BAD' });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts %p, which nobody measured, as missed', (found) => {
  expect(judged([{ figure: 'largest paint', found, goal: 1200, unit: 'ms' }]).missed).toEqual([
    'largest paint',
  ]);
  if (Number.isNaN(found))
    expect(judged([{ figure: 'kept', found, goal: 1, atLeast: true }]).missed).toEqual(['kept']);
});

it('fails beyond the limit alone while a goal is still to be reached', () => {
  const atEight = { goal: 100, limit: 190, unit: /** @type {const} */ ('x') };
  const { missed, table } = judged([
    { figure: 'reached', found: 100, ...atEight },
    { figure: 'on its way', found: 190, ...atEight },
    { figure: 'too slow', found: 190.1, ...atEight },
  ]);
  expect(table).toEqual({
    reached: { found: '100.0x', goal: '<= 100.0x (until then 190.0x)', verdict: 'good' },
    'on its way': { found: '190.0x', goal: '<= 100.0x (until then 190.0x)', verdict: 'not yet' },
    'too slow': { found: '190.1x', goal: '<= 100.0x (until then 190.0x)', verdict: 'BAD' },
  });
  expect(missed).toEqual(['too slow']);
});

it('judges a small run by what is counted and by what was not measured, never by the clock', () => {
  const { missed, table } = judged(
    [
      { figure: 'an order', found: 500, goal: 100, unit: 'x' },
      { figure: 'gate', found: Number.NaN, goal: 100, unit: 'x' },
      { figure: 'answers kept', found: 19, goal: 20, atLeast: true, counted: true },
      { figure: 'pages', found: 3, goal: 3, atLeast: true, counted: true },
    ],
    true,
  );
  expect(missed).toEqual(['gate', 'answers kept']);
  expect(Object.values(table).map(({ verdict }) => verdict)).toEqual(['not judged', 'BAD', 'BAD', 'good']);
});
