// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserPackages, build } from './build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { fail, Problem } from './lib/problem.mjs';
import { endAll, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { startPostgres } from './postgres.mjs';

const test = 'api/src/orders/whole-life/whole-life.test.ts';

/**
 * `npm run model`: random lives of orders against the real API, PostgreSQL and the Stripe stand-in, from a seed that it
 * prints, several processes at once with a database each. Prints how often each step of each process was taken, and exits
 * with 1 where a life ended badly or a step was never taken. `-- --lives 2000 --seed 7 --processes 1`.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      lives: { type: 'string', default: '10000' },
      batch: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const lives = Number(values.lives);
  const batch = Number(values.batch);
  const seed = Number(values.seed);
  const processes = Number(values.processes);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  await installIfNeeded(console.log);
  await build(console.log, browserPackages()).all;
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-model-'));
  const began = Date.now();
  /** @type {Record<string, number>} */
  const taken = {};
  let done = 0;
  let failed = 0;
  const batches = Array.from({ length: Math.ceil(lives / batch) }, (_, at) => ({
    seed: seed + at,
    lives: Math.min(batch, lives - at * batch),
  }));
  console.log(`${lives} lives of an order from seed ${seed}, ${processes} at once`);
  try {
    const one = async () => {
      for (let next = batches.shift(); next; next = batches.shift()) {
        const { bad, steps, notes } = await takeBatch(next, server.url, folder);
        for (const [name, times] of Object.entries(steps)) taken[name] = (taken[name] ?? 0) + times;
        done += next.lives;
        if (bad) failed += 1;
        for (const note of notes) console.log(note);
        const minutes = ((Date.now() - began) / 60_000).toFixed(1);
        console.log(
          `${bad ? '✗' : '✓'} seed ${next.seed}: ${next.lives} lives (${done} of ${lives}, ${minutes} min)`,
        );
      }
    };
    await Promise.all(Array.from({ length: processes }, one));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
  console.log('\nHow often each step was taken:');
  for (const [name, times] of Object.entries(taken)) console.log(`${String(times).padStart(8)}  ${name}`);
  const never = Object.keys(taken).filter((name) => taken[name] === 0);
  if (never.length > 0) console.log(`never taken: ${never.join(', ')}`);
  console.log(
    failed > 0 ? `${failed} batches found a life that ended badly` : `${done} lives, all of them sound`,
  );
  process.exitCode = failed > 0 || never.length > 0 || Object.keys(taken).length === 0 ? 1 : 0;
}

/**
 * @param {{ seed: number, lives: number }} batch
 * @param {string} server
 * @param {string} folder
 */
async function takeBatch({ seed, lives }, server, folder) {
  const report = join(folder, `${seed}.json`);
  const { code, output } = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '-w', '1', '--', test],
    {
      env: {
        ...process.env,
        TEST_DATABASE_URL: server,
        FUZZ_SEED: String(seed),
        MODEL_RUNS: String(lives),
        MODEL_REPORT: report,
        FORCE_COLOR: '0',
      },
    },
  );
  /** @type {Record<string, number>} */
  const steps = read(report);
  if (code !== 0 && Object.keys(steps).length === 0)
    throw new Problem(`No life was played:\n${output.trim()}`);
  return { bad: code !== 0, steps, notes: code === 0 ? [] : output.split('\n').slice(0, 80) };
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

onSupportedNode(main).catch(fail);
