// @ts-check
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { isAlive, startMark } from './processes.mjs';
import { writeWhole } from './write-whole.mjs';

/** @typedef {{ pid: number, mark: string, note: string }} Holder */

/**
 * Takes a lock file, waiting while another living process holds it; a dead holder's lock is broken.
 * Resolves with the function that gives it back; rejects with `LockHeld` when the patience (ms) ran out.
 * @param {string} path
 * @param {{ patience: number, note?: string, onWait?: (holder: Holder) => void }} options
 * @returns {Promise<() => void>}
 */
export async function takeLock(path, { patience, note = '', onWait }) {
  const mine = JSON.stringify({ pid: process.pid, mark: startMark(process.pid), note, id: unique() });
  const deadline = Date.now() + patience;
  let told = false;
  while (!tryTake(path, mine)) {
    const held = read(path);
    const holder = held && holderOf(held);
    if (held !== undefined && !holder) breakLock(path, held);
    else if (holder && Date.now() >= deadline) throw new LockHeld(path, holder);
    else {
      if (holder && !told) onWait?.(holder);
      told ||= holder !== undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

export class LockHeld extends Error {
  /**
   * @param {string} path
   * @param {Holder} holder
   */
  constructor(path, holder) {
    super(`${path} is held by process ${holder.pid}`);
    this.holder = holder;
  }
}

/**
 * A link of a finished file appears whole or not at all, so a lock is never seen half written.
 * @param {string} path
 * @param {string} content
 */
function tryTake(path, content) {
  const draft = `${path}.${unique()}`;
  try {
    writeWhole(draft, content);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves a dead holder's lock away, and puts it back if someone living took it in between.
 * @param {string} path
 * @param {string} dead
 */
function breakLock(path, dead) {
  const aside = `${path}.${unique()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, path);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {string} content
 * @returns {Holder | undefined}
 */
function holderOf(content) {
  try {
    const holder = /** @type {Holder} */ (JSON.parse(content));
    return isAlive(holder.pid) && startMark(holder.pid) === holder.mark ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

const unique = () => randomBytes(6).toString('hex');
