// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './context.mjs';
import { runJest } from './jest-run.mjs';

/** @import { Context, Outcome } from './context.mjs' */

/** Lives that one process takes: each leaves some memory behind. */
const perBatch = 500;

/**
 * Random lives of orders against the real API, PostgreSQL and the Stripe stand-in, several processes at once with a
 * database each. Tells how often each step of each process was taken; a step that was never taken fails, as does a life
 * that ended badly.
 * @param {Context} context
 * @param {{ seed: number, lives: number, processes: number }} how
 * @returns {Promise<Outcome>}
 */
export async function liveLives(context, { seed, lives, processes }) {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-lives-'));
  const batches = Array.from({ length: Math.ceil(lives / perBatch) }, (_, at) => ({
    seed: seed + at,
    lives: Math.min(perBatch, lives - at * perBatch),
  }));
  /** @type {Record<string, number>} */
  const taken = {};
  /** @type {string[]} */
  const notes = [];
  const total = { passed: 0, failed: 0 };
  let lived = 0;
  const lane = async () => {
    for (let next = batches.shift(); next; next = batches.shift()) {
      const outcome = await takeBatch(context, next, folder);
      for (const [name, times] of Object.entries(outcome.steps)) taken[name] = (taken[name] ?? 0) + times;
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      notes.push(...(outcome.notes ?? []));
      lived += next.lives;
      context.log(`  seed ${next.seed}: ${next.lives} lives (${lived} of ${lives})`);
    }
  };
  try {
    await Promise.all(Array.from({ length: processes }, lane));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const never = Object.keys(taken).filter((name) => taken[name] === 0);
  const missing = never.length > 0 || Object.keys(taken).length === 0 ? 1 : 0;
  return {
    passed: total.passed,
    failed: total.failed + missing,
    notes: [
      ...notes,
      'How often each step was taken:',
      ...Object.entries(taken).map(([name, times]) => `${String(times).padStart(8)}  ${name}`),
      ...(never.length > 0 ? [`never taken: ${never.join(', ')}`] : []),
    ],
  };
}

/**
 * @param {Context} context
 * @param {{ seed: number, lives: number }} batch
 * @param {string} folder
 * @returns {Promise<Outcome & { steps: Record<string, number> }>}
 */
async function takeBatch(context, { seed, lives }, folder) {
  const report = join(folder, `${seed}.json`);
  const outcome = await runJest(context, {
    name: `lives_${seed}`,
    args: ['--selectProjects', 'api', '-w', '1', '--', 'api/src/orders/whole-life/whole-life.test.ts'],
    env: { FUZZ_SEED: String(seed), LIVES: String(lives), LIVES_REPORT: report },
  });
  return { ...outcome, steps: readJson(report) ?? {} };
}
