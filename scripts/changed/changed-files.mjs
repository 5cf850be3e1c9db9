// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';

/** The branches to compare with by default. */
const mains = ['origin/main', 'main'];

/**
 * The files that differ from the merge base with `ref`: committed, uncommitted and new. Without any, those
 * of the last commit.
 * @param {string | undefined} ref
 * @param {string} [home] of the checkout
 * @returns {Promise<{ since: string, files: string[], gone: string[] }>} gone: which are no more
 */
export async function changedFiles(ref, home = root) {
  const git = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: home });
    return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
  };
  const baseOf = async (/** @type {string} */ name) => (await git('merge-base', name, 'HEAD'))?.[0];
  const differences = async (/** @type {string} */ base) => [
    ...new Set([
      ...((await git('diff', '--name-only', '--no-renames', base, '--')) ?? []),
      ...((await git('ls-files', '--others', '--exclude-standard')) ?? []),
    ]),
  ];
  const sorted = (/** @type {string} */ since, /** @type {string[]} */ paths) => ({
    since,
    files: paths.filter((path) => existsSync(join(home, path))),
    gone: paths.filter((path) => !existsSync(join(home, path))),
  });

  for (const name of ref === undefined ? mains : [ref]) {
    const base = await baseOf(name);
    if (base === undefined) continue;
    const paths = await differences(base);
    if (paths.length > 0 || ref !== undefined) return sorted(`${name} (${base.slice(0, 8)})`, paths);
  }
  if (ref !== undefined)
    throw new Problem(`git knows no commit ${ref} that this branch shares anything with.`);
  const last = (await git('rev-parse', '--verify', '-q', 'HEAD~'))?.[0];
  if (last === undefined) throw new Problem('git has no earlier commit to compare with.');
  return sorted(`the last commit but one (${last.slice(0, 8)})`, await differences(last));
}
