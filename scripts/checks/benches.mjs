// @ts-check
import { run } from '../lib/run.mjs';
import { cleanEnv, tail } from './context.mjs';
import { startOwnSite } from './own-site.mjs';

/** @import { Context, Outcome } from './context.mjs' */

/**
 * Runs every bench at its small size, which is too short to judge by a clock: a bench fails by an error, a refused call or
 * a wrong count. All but the search's, which makes a catalogue of its own, share one site.
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
export async function runBenches(context) {
  /** @type {Outcome & { notes: string[] }} */
  const outcome = { passed: 0, failed: 0, notes: [] };
  const bench = async (/** @type {string} */ name, /** @type {NodeJS.ProcessEnv} */ env) => {
    const began = Date.now();
    const { code, output } = await run(process.execPath, [`bench/${name}.mjs`, '--small'], { env });
    outcome[code === 0 ? 'passed' : 'failed'] += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    outcome.notes.push(`${name}: ${code === 0 ? 'good' : 'bad'}, ${seconds} s`);
    if (code !== 0) outcome.notes.push(...tail(output));
  };
  const inTurn = async (/** @type {string[]} */ names, /** @type {NodeJS.ProcessEnv} */ env) => {
    for (const name of names) await bench(name, env);
  };
  const searched = bench('search', cleanEnv());
  const { settings, env, stop } = await startOwnSite(context, 'benches');
  const shared = {
    ...env,
    BENCH_DATABASE_URL: env.DATABASE_URL,
    BENCH_LOCAL_SERVICES_URL: settings.env.LOCAL_SERVICES_URL,
  };
  await Promise.all([
    inTurn(['web', 'remotes'], env),
    searched.then(() => inTurn(['run', 'orders', 'polls'], shared)),
  ]);
  await stop();
  return outcome;
}
