// @ts-check
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end } from './processes.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a program in a process group of its own, so that it and all its descendants can be ended together, and a
 * Ctrl-C at the terminal reaches this process alone, which ends them in the right order.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => unknown, onMessage?: (message: unknown) => unknown }} [options]
 *   onLine gets what it prints, onMessage what a program of ours sends
 */
export function start(command, args, { cwd = root, env = process.env, onLine = () => {}, onMessage } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? /** @type {const} */ (['ipc']) : [])],
  });
  children.add(child);
  if (onMessage) child.on('message', onMessage);
  child.once('close', () => children.delete(child)).once('error', () => children.delete(child));
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    stream.once('close', () => rest && onLine(rest));
  }
  return child;
}

/**
 * Runs a program to its end; a program that can't be started counts as exit code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => unknown }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, onLine } = {}) {
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {string} */ line) => {
    lines.push(line);
    onLine?.(line);
  };
  return new Promise((resolve) => {
    const child = start(command, args, { cwd, env, onLine: keep });
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
}

/**
 * Ends a process group: asks, and kills what stays after the patience (ms).
 * @param {number | undefined} pid of the group's first process
 * @param {number} [patience]
 */
export async function endGroup(pid, patience = 5000) {
  if (pid === undefined) return;
  await end(pid, { signals: ['SIGTERM'], patience });
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone already.
  }
}

/** Ends everything that was started here and still runs. */
export const endAll = () => Promise.all([...children].map((child) => endGroup(child.pid)));
