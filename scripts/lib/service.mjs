// @ts-check
import { endGroup, start } from './run.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {() => number | undefined} pid
 * @property {() => number} crashes how often in a row it ended soon after its start
 * @property {(env?: NodeJS.ProcessEnv) => Promise<void>} restart
 * @property {() => Promise<void>} stop
 */

/**
 * Runs a Node program for as long as the site stands: after a crash it starts again, at once the first time, then ever
 * slower (5 s at most); what ran for `steadyAfter` ms counts as new.
 * @param {string} name
 * @param {string[]} args of Node
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void, onStart?: () => void, steadyAfter?: number }} options
 * @returns {Service}
 */
export function supervise(name, args, { env, log, onStart = () => {}, steadyAfter = 3000 }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let wanted = true;
  let crashes = 0;
  let current = env;

  const launch = () => {
    const began = Date.now();
    const mine = start(process.execPath, args, { env: current, onLine: (line) => log(`${name} | ${line}`) });
    child = mine;
    onStart();
    mine.once('close', (code, signal) => {
      if (!wanted || child !== mine) return;
      crashes = Date.now() - began > steadyAfter ? 1 : crashes + 1;
      const pause = Math.min(5000, 50 * 2 ** crashes);
      log(`${name} ended (${signal ?? `exit ${code}`}); starting it again in ${pause} ms.`);
      timer = setTimeout(launch, pause);
    });
  };
  const halt = async () => {
    wanted = false;
    clearTimeout(timer);
    await endGroup(child?.pid);
  };
  launch();
  return {
    name,
    pid: () => child?.pid,
    crashes: () => crashes,
    restart: async (changes = {}) => {
      await halt();
      current = { ...current, ...changes };
      crashes = 0;
      wanted = true;
      launch();
    },
    stop: halt,
  };
}
