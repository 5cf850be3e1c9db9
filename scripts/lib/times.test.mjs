// @ts-check
/* global it, expect */
import { tableOf, timed, timesOfLongStart } from './times.mjs';

it('tells of each step when it began and how long it took, in the order in which they began', () => {
  const at = (/** @type {string} */ name, /** @type {number} */ from, /** @type {number} */ to) => ({
    name,
    from,
    to,
  });
  const steps = [
    at('server', 31_000, 33_240),
    at('packages', 1000, 31_000),
    at('mfe-checkout', 32_000, 102_000),
  ];
  expect(tableOf(1000, steps, 103_000).split('\n')).toEqual([
    'step           began at       took',
    'packages          0.0 s     30.0 s',
    'server           30.0 s      2.2 s',
    'mfe-checkout     31.0 s     70.0 s',
    'all               0.0 s    102.0 s',
  ]);
});

it('hands on what a step came to, and notes one that failed', async () => {
  expect(await timed('good', async () => 7)).toBe(7);
  await expect(timed('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timesOfLongStart()).toBe(null);
  expect(timesOfLongStart(Date.now() + 60_000)).toMatch(/^step[^]*\ngood [^]*\nbad [^]*\nall /);
});
