// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { commandLine, workingFolder } from '../lib/processes.mjs';

/**
 * The processes that work in a folder or name it on their command line.
 * @param {string} folder
 * @returns {{ pid: number, command: string }[]}
 */
export function runningIn(folder) {
  return processes().filter(
    ({ pid, command }) =>
      pid !== process.pid && (command.includes(folder) || workingFolder(pid).startsWith(folder)),
  );
}

/** @returns {{ pid: number, command: string }[]} */
function processes() {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), command: commandLine(Number(name)) }));
  const { stdout = '' } = spawnSync('ps', ['-Ao', 'pid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), command }] : [];
  });
}
