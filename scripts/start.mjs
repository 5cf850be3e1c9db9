// @ts-check
import { build } from './build.mjs';
import { installAndGenerate } from './lib/install-and-generate.mjs';
import { describeError, fail } from './lib/problem.mjs';
import { endAll } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { apiProcesses, readSettings } from './lib/settings.mjs';
import { runSite } from './lib/site.mjs';
import { timesOfLongStart } from './lib/times.mjs';

/** `npm start`: installs, builds, and runs the site until Ctrl-C; works with nothing but Node at hand. */
async function main() {
  /** @type {(() => Promise<void>) | undefined} */
  let stopSite;
  let asked = 0;
  const leave = async (/** @type {number} */ code) => {
    await Promise.all([stopSite?.(), endAll()]);
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (asked++ === 0) {
        console.log('\nStopping …');
        void leave(0);
      } else if (asked === 2) console.log('Still stopping; the database is closing its files.');
    });
  }
  try {
    const API_PROCESSES = process.env.API_PROCESSES || String(apiProcesses());
    const settings = await readSettings({ ...process.env, API_PROCESSES });
    const prepare = async () => {
      await installAndGenerate(console.log);
      return build(console.log);
    };
    const site = runSite(settings, { prepare, log: console.log });
    stopSite = site.stop;
    await site.ready;
    const times = timesOfLongStart();
    if (times) console.log(times);
    console.log(`ready on ${settings.origin}`);
  } catch (error) {
    if (asked > 0) return;
    console.error(describeError(error));
    await leave(1);
  }
}

onSupportedNode(main).catch(fail);
