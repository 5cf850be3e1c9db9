// @ts-check
import { build } from './build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { fail } from './lib/problem.mjs';
import { endAll, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';

/** `npm run bench` and its kinds (`bench:orders`, `bench:polls`, `bench:remotes`, `bench:search`, `bench:web`): builds what changed and prints a table. See bench/README.md. */
async function main() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  await installIfNeeded(console.log);
  await build(console.log).all;
  const [kind, ...options] = process.argv.slice(2);
  const bench = kind ? [`bench/${kind}.mjs`, ...options] : ['bench/run.mjs'];
  const { code } = await run(process.execPath, bench, { onLine: (line) => console.log(line) });
  process.exitCode = code;
}

onSupportedNode(main).catch(fail);
