// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { freePort } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';
import { readSettings } from '../lib/settings.mjs';
import { runSite } from '../lib/site.mjs';
import { cleanEnv } from './context.mjs';

/** @import { Context } from './context.mjs' */

/**
 * Starts a site of its own for a step: own database, ports, data folder and the small demo marketplace.
 * @param {Context} context
 * @param {string} name of the step
 */
export async function startOwnSite({ database, atEnd, log }, name) {
  const folder = mkdtempSync(join(tmpdir(), `copper-carrot-${name}-`));
  const databaseUrl = await database(name);
  const base = { ...cleanEnv(), NODE_ENV: 'development' };
  const settings = await readSettings({
    ...base,
    PORT: String(await freePort(0)),
    DATA_DIR: folder,
    SEED: 'small',
    DATABASE_URL: databaseUrl,
  });
  /** @type {string[]} */
  const said = [];
  const site = runSite(settings, {
    prepare: async () => build((line) => log(`  ${line}`)),
    log: (line) => said.push(line),
    // A journey kills the API once it is up, again and again: that is no program that can't live.
    steadyAfter: 1000,
  });
  const stop = async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  try {
    await site.ready;
  } catch (error) {
    await stop();
    throw new Problem(['The site did not start.', ...said.slice(-40), String(error)].join('\n'));
  }
  /** What a program that uses the site finds it by. */
  const env = {
    ...base,
    BASE_URL: settings.origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    FORCE_COLOR: '0',
  };
  return { settings, folder, env, said, stop };
}
