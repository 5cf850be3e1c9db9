// @ts-check
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { readJson, tail } from './context.mjs';
import { countJourneys, failedJourneys } from './outcomes.mjs';
import { startOwnSite } from './own-site.mjs';

/** @import { Context, Outcome } from './context.mjs' */

/**
 * Runs journeys on a site of its own.
 * @param {Context} context
 * @param {{ files?: readonly string[], env?: NodeJS.ProcessEnv }} [options] files: which to run; all if none are given
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(context, { files, env: more = {} } = {}) {
  const { env, folder, said, stop } = await startOwnSite(context, 'journeys');
  const runs = files ? some(files) : [[]];
  /** @type {Required<Outcome>} */
  const total = { passed: 0, failed: 0, notes: [] };
  for (const [at, args] of runs.entries()) {
    const report = join(folder, `journeys-${at}.json`);
    const { passed, failed, notes = [] } = await runOnce(args, { ...env, ...more }, report, context.log);
    total.passed += passed;
    total.failed += failed;
    total.notes.push(...notes);
  }
  await stop();
  if (total.failed === 0)
    return total.passed > 0 ? total : { ...total, notes: ['each of them runs with `npm run explore` alone'] };
  const crashed = said.filter((line) => / ended \(|error|Error/.test(line)).slice(-40);
  if (crashed.length > 0) total.notes.push('What the site said:', ...crashed);
  return total;
}

/**
 * Playwright would run all journeys before one that wants the site for itself, whichever files are named.
 * @param {readonly string[]} files
 */
const some = (files) =>
  [['desktop', 'phone'], ['ship'], ['kill']].map((projects) => [
    ...projects.map((name) => `--project=${name}`),
    '--no-deps',
    '--pass-with-no-tests',
    ...files,
  ]);

/**
 * @param {readonly string[]} args of Playwright
 * @param {NodeJS.ProcessEnv} env
 * @param {string} report
 * @param {(line: string) => void} log
 * @returns {Promise<Outcome>}
 */
async function runOnce(args, env, report, log) {
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
      ...args,
    ],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      onLine: (line) => /^\[\d+\/\d+\]/.test(line) && log(`  ${line}`),
    },
  );
  const result = readJson(report);
  if (!result) return { passed: 0, failed: 1, notes: tail(output) };
  const { stats } = result;
  const isNone = stats.expected + stats.unexpected + stats.skipped + stats.flaky === 0;
  if (isNone && code === 0 && args.length > 0) return { passed: 0, failed: 0 };
  const count = countJourneys(stats, code);
  if (count.failed === 0) return count;
  const failures = failedJourneys(result);
  return {
    ...count,
    notes: [
      ...(failures.length > 0 ? failures : tail(output)),
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
      ...(stats.flaky > 0 ? [`${stats.flaky} passed at a second try only`] : []),
    ],
  };
}
