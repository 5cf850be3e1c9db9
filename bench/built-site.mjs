// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/ports.mjs';
import { Problem } from '../scripts/lib/problem.mjs';
import { readSettings } from '../scripts/lib/settings.mjs';
import { runSite } from '../scripts/lib/site.mjs';

/** @typedef {{ origin: string, dataDir: string, stop: () => Promise<void> }} BuiltSite */

/**
 * Runs `work` with the built site and the small demo marketplace, or with a running site by BASE_URL and
 * its DATA_DIR.
 * @param {string} name of the bench
 * @param {(site: BuiltSite) => Promise<void>} work
 */
export async function withBuiltSite(name, work) {
  const site = process.env.BASE_URL ? running(process.env.BASE_URL) : await started(name);
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

/** @param {string} origin @returns {BuiltSite} */
function running(origin) {
  if (!process.env.DATA_DIR) throw new Problem('BASE_URL needs the DATA_DIR of that site');
  return { origin, dataDir: process.env.DATA_DIR, stop: async () => {} };
}

/** @param {string} name @returns {Promise<BuiltSite>} */
async function started(name) {
  const dataDir = mkdtempSync(join(tmpdir(), `copper-carrot-${name}-`));
  const settings = await readSettings({
    ...process.env,
    PORT: String(await freePort(0)),
    DATA_DIR: dataDir,
    SEED: process.env.SEED ?? 'small',
  });
  const built = { server: Promise.resolve(), all: Promise.resolve() };
  const site = runSite(settings, { prepare: async () => built, log: () => {} });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
  console.log('Making the small marketplace …');
  try {
    await site.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: settings.origin, dataDir, stop };
}
