// @ts-check
/* global it, expect */
import { spawnSync } from 'node:child_process';
import { root } from '../lib/run.mjs';

/** @param {string[]} args */
function type(...args) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const ran = spawnSync(process.execPath, ['scripts/remote.mjs', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { code: ran.status, out: ran.stdout, wrong: ran.stderr };
}

it.each([[[]], [['help']], [['publish', '--help']]])(
  'lists the commands where they are asked for: %j',
  (args) => {
    const { code, out, wrong } = type(...args);
    expect([code, wrong]).toEqual([0, '']);
    expect(out).toContain('rollback mfe-x');
  },
);

it.each([
  [['frobnicate', 'mfe-cares'], 'There is no frobnicate.'],
  [['publish', 'mfe-cares', '--wat'], "Unknown option '--wat'."],
  [['halt', 'mfe-cares', '7', '--why'], "Option '--why <value>' argument missing."],
])('says of %j what is wrong, and what there is', (args, words) => {
  const { code, wrong } = type(...args);
  expect(code).toBe(1);
  expect(wrong.startsWith(words)).toBe(true);
  expect(wrong).toContain('rollback mfe-x');
  expect(wrong).not.toMatch(/\n +at /);
});

it.each([
  [['list'], 'Say which remote: npm run remote -- list mfe-gift-cards'],
  [['list', 'gifts'], 'gifts is no name of a remote'],
])('wants the name of a remote: %j', (args, words) => {
  expect(type(...args).wrong).toContain(words);
});
