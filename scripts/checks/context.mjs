// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Context what the steps share
 * @property {(name: string) => Promise<string>} database address of a new, empty database with this name
 * @property {(undo: () => Promise<void>) => void} atEnd
 * @property {(line: string) => void} log
 */
/** @typedef {{ passed: number, failed: number, notes?: string[] }} Outcome notes: what a person reads under the step's line */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {number} cores that it keeps busy
 * @property {string[]} [after] names of steps that make what it reads
 * @property {(context: Context, files?: readonly string[]) => Promise<Outcome>} run files: of the checkout; all that the step is
 *   about if none are given
 */

/** Of a machine's cores: such steps measure deadlines, or share the cores out themselves. */
export const allCores = Infinity;

/** What a developer's shell may hold and a test run must not see. */
const ownVariables =
  /^(DATABASE_|REDIS_|STRIPE_|SMTP_|GOOGLE_|MAP_|S3_|OIDC_|PUBLIC_ORIGIN|REMOTES_ORIGIN|SEED$|PORT$|HOST$|SESSION_SECRET|METRICS_|TRUSTED_|LOCAL_|DATA_DIR|LOG_LEVEL|TEST_DATABASE_|BENCH_|NODE_ENV)/;
export const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownVariables.test(name)));

/** @param {string} output */
export const tail = (output) => output.trim().split('\n').slice(-150);

/** @param {string} file */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
