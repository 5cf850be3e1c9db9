// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { root } from './run.mjs';
import { writeWhole } from './write-whole.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} origin where the site answers on this machine
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl a server of one's own
 * @property {string} seed
 * @property {boolean} local whether the local stand-ins run
 * @property {NodeJS.ProcessEnv} env what every process of the site gets, the database's address left out
 * @property {NodeJS.ProcessEnv} localEnv what the stand-ins get beside it
 */

/**
 * Everything a start needs to know, from the environment; refuses what production may not do without.
 * @param {NodeJS.ProcessEnv} given
 * @returns {Promise<Settings>}
 */
export async function readSettings(given) {
  const port = Number(given.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`PORT must be a number from 1 to 65535; it is ${given.PORT}.`);
  if (refusedPorts.has(port))
    throw new Problem(
      `PORT ${port} is one that browsers refuse to open: choose another, such as 3000 or 4000.`,
    );
  const production = given.NODE_ENV === 'production';
  if (production) requireForProduction(given);
  const dataDir = resolve(root, given.DATA_DIR || '.data');
  const origin = `http://localhost:${port}`;
  const local = !production && (!given.STRIPE_SECRET_KEY || !given.SMTP_URL || !given.S3_BUCKET);
  const servicesPort = local ? await freePort(0) : 0;
  const smtpPort = local ? await freePort(0) : 0;
  const secrets = production ? {} : ownSecrets(dataDir);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...secrets,
    LOG_LEVEL: 'warn',
    // Code that was compiled once is not compiled again by each process of each start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/copper-carrot/compiled'),
    ...withoutEmpty(given),
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN || origin,
    ...(local && { LOCAL_SERVICES_URL: `http://127.0.0.1:${servicesPort}` }),
    // Nothing that it signs lasts longer than a process.
    ...(local && !given.S3_BUCKET && { LOCAL_S3_SECRET: randomBytes(24).toString('hex') }),
    ...(local && !given.SMTP_URL && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
  };
  const localEnv = {
    LOCAL_SERVICES_PORT: String(servicesPort),
    LOCAL_SMTP_PORT: String(smtpPort),
    WEBHOOK_URL: `${origin}/cpi/v1/webhooks/stripe`,
    WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  };
  const seed = given.SEED || (production ? 'none' : 'full');
  return { port, origin, dataDir, databaseUrl: given.DATABASE_URL || undefined, seed, local, env, localEnv };
}

/** Bad ports of the Fetch standard, from 1 up: of mail, telephones and the like. Nothing that fetches opens a page there. */
const refusedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]); // prettier-ignore

/**
 * How many processes of the API this machine is good for: one for each core, four at most, since each has an index and ten
 * connections of its own.
 */
export const apiProcesses = () => Math.min(4, availableParallelism());

/** @param {NodeJS.ProcessEnv} given */
function requireForProduction(given) {
  const needed = [
    'DATABASE_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'SESSION_SECRET',
    'PUBLIC_ORIGIN',
    'METRICS_TOKEN',
  ];
  const missing = needed.filter((name) => !given[name]);
  if (missing.length > 0)
    throw new Problem(`NODE_ENV=production runs without local stand-ins and needs ${missing.join(', ')}.`);
  if (given.SEED && given.SEED !== 'none')
    throw new Problem('NODE_ENV=production refuses demo accounts: leave SEED out, or set it to none.');
}

/**
 * Secrets of this checkout, made once, so that a restart signs nobody out.
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
function ownSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) {
      const made = {
        SESSION_SECRET: randomBytes(32).toString('hex'),
        STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
      };
      writeWhole(file, JSON.stringify(made));
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { message } = /** @type {Error} */ (error);
    throw new Problem(
      `The data folder ${dataDir} can't be used (${message}): mend it, or set DATA_DIR to another folder.`,
    );
  }
}

/** @param {NodeJS.ProcessEnv} given */
const withoutEmpty = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
