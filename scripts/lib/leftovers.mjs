// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startMark } from './processes.mjs';
import { endGroup } from './run.mjs';
import { writeWhole } from './write-whole.mjs';

/** @import { Service } from './service.mjs' */

const file = (/** @type {string} */ dataDir) => join(dataDir, 'processes.json');

/**
 * Writes down the site's processes, so that the next start can end them if this one is killed.
 * @param {string} dataDir
 * @param {Service[]} services
 */
export function recordProcesses(dataDir, services) {
  const rows = services.flatMap(({ name, pid }) => {
    const id = pid();
    return id === undefined ? [] : [{ name, pid: id, mark: startMark(id) }];
  });
  writeWhole(file(dataDir), JSON.stringify(rows));
}

/**
 * Ends what a killed start left running; a process that only has the same id is left alone.
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} whether anything was
 */
export async function endLeftovers(dataDir, log) {
  let found = false;
  for (const { name, pid, mark } of recorded(dataDir)) {
    if (!isAlive(pid) || startMark(pid) !== mark) continue;
    log(`Ending ${name} (process ${pid}), left by a start that was killed.`);
    await endGroup(pid);
    found = true;
  }
  forgetProcesses(dataDir);
  return found;
}

/** @param {string} dataDir */
export const forgetProcesses = (dataDir) => rmSync(file(dataDir), { force: true });

/**
 * @param {string} dataDir
 * @returns {{ name: string, pid: number, mark: string }[]}
 */
function recorded(dataDir) {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8'));
  } catch {
    return [];
  }
}
