// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { end, isAlive, startMark } from '../lib/processes.mjs';
import { writeWhole } from '../lib/write-whole.mjs';
import { runningServer } from './cluster.mjs';
import { temporaryPrefix, temporaryRoots } from './place.mjs';

/**
 * Marks this process as a user of the cluster, so that another one's stop leaves the server running; answers the undo.
 * @param {string} folder
 */
export function registerUser(folder) {
  const users = join(folder, 'users');
  const me = join(users, randomBytes(6).toString('hex'));
  mkdirSync(users, { recursive: true, mode: 0o700 });
  writeWhole(me, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
  return () => rmSync(me, { force: true });
}

/**
 * How many living processes use the cluster; the marks of dead ones are cleared away.
 * @param {string} folder
 */
export function livingUsers(folder) {
  let living = 0;
  for (const name of listed(join(folder, 'users'))) {
    const path = join(folder, 'users', name);
    try {
      const { pid, mark } = JSON.parse(readFileSync(path, 'utf8'));
      if (isAlive(pid) && startMark(pid) === mark) living++;
      else rmSync(path, { force: true });
    } catch {
      rmSync(path, { force: true });
    }
  }
  return living;
}

/** Ends and removes the temporary clusters that killed test runs left behind. */
export async function sweep() {
  for (const root of temporaryRoots()) {
    for (const name of listed(root).filter((entry) => entry.startsWith(temporaryPrefix))) {
      const folder = join(root, name);
      try {
        // A young folder may belong to a start that has not left its mark yet.
        if (livingUsers(folder) > 0 || Date.now() - statSync(folder).mtimeMs < 180_000) continue;
        const left = runningServer(folder);
        if (left) await end(left.pid, { signals: ['SIGINT', 'SIGQUIT'], patience: 3000 });
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // Another user's folder is that user's to sweep.
        continue;
      }
    }
  }
}

/** @param {string} folder */
function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
