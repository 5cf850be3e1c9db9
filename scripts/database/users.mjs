// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { end, isAlive, startMark } from '../lib/processes.mjs';
import { writeWhole } from '../lib/write-whole.mjs';
import { runningServer } from './cluster.mjs';
import { temporaryPrefix, temporaryRoots } from './place.mjs';

/**
 * Registers this process as a user of the cluster, so that another process's stop keeps the server running;
 * returns the undo.
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
 * Counts the living processes that use the cluster, and removes the marks of dead ones.
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

/** Stops and removes temporary clusters left by killed test runs. */
export async function sweep() {
  for (const root of temporaryRoots()) {
    for (const name of listed(root).filter((entry) => entry.startsWith(temporaryPrefix))) {
      const folder = join(root, name);
      try {
        // A new folder may belong to a start that is not registered yet.
        if (livingUsers(folder) > 0 || Date.now() - statSync(folder).mtimeMs < 180_000) continue;
        const left = runningServer(folder);
        if (left) await end(left.pid, { signals: ['SIGINT', 'SIGQUIT'], patience: 3000 });
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // Another user's folder can't be removed by this one.
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
