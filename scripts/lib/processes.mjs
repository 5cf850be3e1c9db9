// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Says whether a process with this id exists, whoever owns it.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return processState(pid) !== 'Z';
}

/**
 * A mark that tells two processes with the same id apart (its start time), or '' when there is none.
 * @param {number} pid
 */
export function startMark(pid) {
  if (process.platform === 'linux') return `${bootId()}-${statFields(pid)[19] ?? ''}`;
  return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/**
 * The command line of a process, or '' when it can't be read.
 * @param {number} pid
 */
export function commandLine(pid) {
  if (process.platform !== 'linux') return ask('ps', ['-o', 'command=', '-p', String(pid)]);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * The folder that a process works in, or '' when it can't be told.
 * @param {number} pid
 */
export function workingFolder(pid) {
  if (process.platform !== 'linux')
    return /^n(.*)$/m.exec(ask('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn']))?.[1] ?? '';
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/**
 * Asks a process to end, waits, and in the end kills it; resolves once it is gone.
 * @param {number} pid
 * @param {{ signals: NodeJS.Signals[], patience: number }} how signals in turn, milliseconds of patience for each
 */
export async function end(pid, { signals, patience }) {
  const mark = startMark(pid);
  for (const signal of /** @type {NodeJS.Signals[]} */ ([...signals, 'SIGKILL'])) {
    // Its id may be somebody else's by now.
    if (startMark(pid) !== mark) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await until(() => !isAlive(pid), patience)) return;
  }
}

/**
 * Polls until the condition holds; false when the time (ms) ran out.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} patience
 * @param {number} [pause]
 */
export async function until(condition, patience, pause = 20) {
  const deadline = Date.now() + patience;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** @param {number} pid */
function processState(pid) {
  return process.platform === 'linux' ? statFields(pid)[0] : undefined;
}

/**
 * The fields of /proc/<pid>/stat after the command's name, which may itself hold blanks and brackets.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  } catch {
    return '';
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function ask(command, args) {
  return (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').trim();
}
