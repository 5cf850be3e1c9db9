// @ts-check
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { newcomersEnv } from './own-environment.mjs';

/** People's folders: most are plain, one is of two words. */
const names = ['copper-carrot', 'marketplace', 'src', 'work_2', 'copper carrot'];

/**
 * Clones the committed state of this checkout beside an empty home.
 * @param {string} [name] of the clone's folder; drawn by chance if none is given
 */
export async function cloneHere(name = names[randomInt(names.length)] ?? 'copper-carrot') {
  if (!existsSync(join(root, '.git')))
    throw new Problem('This folder is no git checkout, so nobody can clone it.');
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'copper-carrot-newcomer-')));
  // As a home is on most machines: root's PostgreSQL runs as another user, who has to pass.
  chmodSync(temporary, 0o755);
  const home = join(temporary, 'home');
  mkdirSync(home);
  const folder = join(temporary, name);
  const { code, output } = await run('git', ['clone', '-q', root, folder]);
  if (code !== 0) {
    rmSync(temporary, { recursive: true });
    throw new Problem(`git clone failed:\n${output}`);
  }
  const { output: changed } = await run('git', ['status', '--porcelain']);
  const uncommitted = changed.split('\n').filter((line) => line !== '').length;
  return { temporary, folder, name, uncommitted, env: newcomersEnv(home) };
}
