// @ts-check
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, tail } from '../checks/context.mjs';
import { countJourneys, failedJourneys } from '../checks/outcomes.mjs';
import { freePort, isTaken } from '../lib/ports.mjs';
import { until } from '../lib/processes.mjs';
import { run } from '../lib/run.mjs';
import { cloneHere } from './clone.mjs';
import { runningIn } from './left-running.mjs';
import { startThere } from './start-there.mjs';

/** @import { Context, Outcome, Step } from '../checks/context.mjs' */

/**
 * Clones this checkout, starts the clone as somebody does who has nothing but Node, git and a registry, opens what people
 * visit most, and stops it again.
 * @param {string} [folder] the name of the clone's; drawn by chance if none is given
 * @returns {Step}
 */
export const newcomer = (folder) => ({
  name: 'newcomer',
  title: 'A clone in an empty home starts, shows every remote, and leaves nothing running',
  cores: 1,
  run: (context) => meetAsNewcomer(context, folder),
});

/**
 * @param {Context} context
 * @param {string | undefined} name
 * @returns {Promise<Outcome>}
 */
async function meetAsNewcomer({ atEnd, log }, name) {
  const clone = await cloneHere(name);
  const port = await freePort(0);
  const remove = async () => {
    await until(() => runningIn(clone.temporary).length === 0, 20_000, 200);
    await rm(clone.temporary, { recursive: true, force: true, maxRetries: 5 });
  };
  atEnd(remove);
  log(`  The clone's folder is called ${JSON.stringify(clone.name)}.`);
  if (clone.uncommitted > 0)
    log(`  It has what is committed: ${clone.uncommitted} changed files are not in it.`);
  const site = startThere({ ...clone, port, onLine: (line) => log(`  | ${line}`) });
  const { origin, seconds } = await site.ready();
  log(`  npm start took ${seconds} s from nothing to ready.`);
  const seen = await openPages(origin, clone.temporary, log);
  const wrong = [];
  if (!(await site.interrupt())) wrong.push('npm start did not end at Ctrl-C.');
  wrong.push(
    ...runningIn(clone.temporary).map(({ pid, command }) => `Left running: process ${pid}, ${command}`),
  );
  if (await isTaken(port)) wrong.push(`Something still listens on port ${port}.`);
  // What is left of it, if anything is, the run's end waits for and removes.
  if (wrong.length === 0) await rm(clone.temporary, { recursive: true });
  return {
    // A start that became ready, and one that ended.
    passed: seen.passed + 1 + (wrong.length === 0 ? 1 : 0),
    failed: seen.failed + (wrong.length === 0 ? 0 : 1),
    notes: [`npm start: ${seconds} s from nothing to ready`, ...(seen.notes ?? []), ...wrong],
  };
}

/**
 * Opens the pages in the browser of the journeys, by the packages of this checkout.
 * @param {string} origin
 * @param {string} folder for the report
 * @param {(line: string) => void} log
 * @returns {Promise<Outcome>}
 */
async function openPages(origin, folder, log) {
  const file = join(folder, 'pages.json');
  const { code, output } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/newcomer.config.ts', '--reporter=line,json'],
    {
      env: { ...process.env, BASE_URL: origin, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
      onLine: (line) => /^\[\d+\/\d+\]/.test(line) && log(`  ${line}`),
    },
  );
  const result = readJson(file);
  if (!result) return { passed: 0, failed: 1, notes: tail(output) };
  const count = countJourneys(result.stats, code);
  return { ...count, notes: count.failed > 0 ? failedJourneys(result) : [] };
}
