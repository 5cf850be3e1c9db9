// @ts-check
import { build } from './build.mjs';
import { installAndGenerate } from './lib/install-and-generate.mjs';
import { fail } from './lib/problem.mjs';
import { endAll, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';

/**
 * `npm run bench` and its parts (`bench:orders`, `bench:polls`, `bench:remotes`, `bench:search`,
 * `bench:web`): builds what changed and prints a table. See bench/README.md.
 */
async function main() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  await installAndGenerate(console.log, { tools: true });
  await build(console.log).all;
  const args = process.argv.slice(2);
  const kind = args[0] && !args[0].startsWith('-') ? args.shift() : 'run';
  const { code } = await run(process.execPath, [`bench/${kind}.mjs`, ...args], {
    onLine: (line) => console.log(line),
  });
  process.exitCode = code;
}

onSupportedNode(main, { tools: true }).catch(fail);
