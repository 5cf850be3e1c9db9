// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/ports.mjs';
import { readSettings } from '../scripts/lib/settings.mjs';
import { runSite } from '../scripts/lib/site.mjs';

/**
 * The site as it is built, with the small demo marketplace; or, with BASE_URL and its DATA_DIR, one that runs already.
 * @param {string} name of the bench
 */
export const builtSite = async (name) =>
  process.env.BASE_URL ? running(process.env.BASE_URL) : started(name);

/** @param {string} origin */
function running(origin) {
  if (!process.env.DATA_DIR) throw new Error('BASE_URL needs the DATA_DIR of that site');
  return { origin, dataDir: process.env.DATA_DIR, stop: async () => {} };
}

/** @param {string} name */
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
