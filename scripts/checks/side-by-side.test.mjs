// @ts-check
/* global it, expect */
import { setTimeout as sleep } from 'node:timers/promises';
import { sideBySide } from './side-by-side.mjs';

/** @param {import('./side-by-side.mjs').Task[]} tasks @param {number} cores */
async function storyOf(tasks, cores) {
  /** @type {string[]} */
  const story = [];
  await sideBySide(tasks, cores, async ({ name }) => {
    story.push(`${name} begins`);
    await sleep(name === 'long' ? 500 : 5);
    story.push(`${name} ends`);
  });
  return story;
}

it('does as many at once as there are cores, and one that wants them all alone', async () => {
  const tasks = [
    { name: 'long', cores: 1 },
    { name: 'short', cores: 1 },
    { name: 'greedy', cores: 2 },
    { name: 'other', cores: 1 },
  ];
  expect(await storyOf(tasks, 2)).toEqual([
    'long begins',
    'short begins',
    'short ends',
    'other begins',
    'other ends',
    'long ends',
    'greedy begins',
    'greedy ends',
  ]);
});

it('waits for what a task stands on, unless that is not done in this run', async () => {
  const tasks = [
    { name: 'measure', cores: 1, after: ['long', 'unwanted'] },
    { name: 'long', cores: 1 },
  ];
  expect(await storyOf(tasks, 4)).toEqual(['long begins', 'long ends', 'measure begins', 'measure ends']);
});

it('does one after the other where there is one core', async () => {
  const tasks = [
    { name: 'greedy', cores: 2 },
    { name: 'short', cores: 1 },
  ];
  expect(await storyOf(tasks, 1)).toEqual(['greedy begins', 'greedy ends', 'short begins', 'short ends']);
});
