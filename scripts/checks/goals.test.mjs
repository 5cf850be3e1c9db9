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

/** @param {Figure[]} figures */
function judged(...figures) {
  /** @type {Record<string, Judged>} */
  let table = {};
  const missed = judge(figures, (printed) => {
    table = printed;
  });
  return { missed, table, fails: process.exitCode === 1 && before !== 1 };
}

it('prints good or bad beside each figure, and ends with 1 where one missed its goal', () => {
  const { missed, table, fails } = judged(
    { figure: 'fallback', found: 1500, goal: 1500, unit: 'ms', beside: 'median 900 ms' },
    { figure: 'rollback', found: 2001, goal: 2000, unit: 'ms' },
  );
  expect(table).toEqual({
    fallback: { found: '1500 ms (median 900 ms)', goal: '<= 1500 ms', verdict: 'good' },
    rollback: { found: '2001 ms', goal: '<= 2000 ms', verdict: 'BAD' },
  });
  expect(missed).toEqual(['rollback']);
  expect(fails).toBe(true);
  expect(said).toHaveBeenCalledWith('1 of 2 figures missed their goal: rollback');
});

it('fails nothing where each figure is reached', () => {
  const { missed, fails } = judged(
    { figure: 'entry', found: 7168, goal: 8192, unit: 'KB' },
    { figure: 'kept', found: -1000, goal: 1024 ** 2, unit: 'MB' },
    { figure: 'answers kept', found: 500, goal: 500, atLeast: true },
  );
  expect(missed).toEqual([]);
  expect(fails).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

it('is content with no fewer where there are to be so many at least', () => {
  const { missed, table } = judged({ figure: 'answers kept', found: 499, goal: 500, atLeast: true });
  expect(missed).toEqual(['answers kept']);
  expect(table['answers kept']).toMatchObject({ goal: '>= 500', verdict: 'BAD' });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts %p, which nobody measured, as missed', (found) => {
  expect(judged({ figure: 'largest paint', found, goal: 1200, unit: 'ms' }).missed).toEqual([
    'largest paint',
  ]);
  if (Number.isNaN(found))
    expect(judged({ figure: 'kept', found, goal: 1, atLeast: true }).missed).toEqual(['kept']);
});
