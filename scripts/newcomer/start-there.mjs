// @ts-check
import { Problem } from '../lib/problem.mjs';
import { until } from '../lib/processes.mjs';
import { start } from '../lib/run.mjs';

/** As long as a slow line may take for all packages. */
const readyWithin = 20 * 60_000;
const stoppedWithin = 60_000;

/**
 * Runs `npm start` in a clone.
 * @param {{ folder: string, env: NodeJS.ProcessEnv, port: number, onLine: (line: string) => void }} options
 */
export function startThere({ folder, env, port, onLine }) {
  /** @type {string[]} */
  const said = [];
  const began = Date.now();
  const child = start('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    onLine: (text) => {
      const line = withoutRegistry(text);
      said.push(line);
      onLine(line);
    },
  });
  let ended = false;
  child.once('close', () => (ended = true)).once('error', () => (ended = true));
  const origin = () => said.map((line) => /^ready on (\S+)/.exec(line)?.[1]).find(Boolean);
  return {
    /** Settles once it says that it is ready, with the address and the seconds since `npm start`. */
    ready: async () => {
      await until(() => ended || origin() !== undefined, readyWithin, 200);
      const address = origin();
      if (address) return { origin: address, seconds: Math.round((Date.now() - began) / 1000) };
      throw new Problem(ended ? whyNot(said) : `npm start was not ready in ${readyWithin / 60_000} minutes.`);
    },
    /** Does what Ctrl-C at a terminal does, and answers whether all of it ended. */
    interrupt: async () => {
      if (!ended && child.pid) process.kill(-child.pid, 'SIGINT');
      return until(() => ended, stoppedWithin);
    },
  };
}

/** Hides the addresses of package registries. @param {string} line */
export const withoutRegistry = (line) =>
  /^npm /.test(line) ? line.replace(/\bhttps?:\/\/[^\s'"]+/g, '(an address)') : line;

/** What npm says where it reaches no registry, or is refused there. */
const unreached =
  /npm error code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EIDLETIMEOUT|E401|E403|E407|E5\d\d|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)/;

/** @param {readonly string[]} said by a start that ended */
export function whyNot(said) {
  const code = said.map((line) => unreached.exec(line)?.[1]).find(Boolean);
  if (code)
    return `npm start could not install its packages: npm does not reach its package registry from here (${code}). A newcomer's start needs it; \`npm test\` without --newcomer does not look at that.`;
  return ['npm start ended before it was ready:', ...said.slice(-40)].join('\n');
}
