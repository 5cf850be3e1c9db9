// @ts-check
import { availableParallelism } from 'node:os';
import { installIfNeeded } from './lib/install.mjs';
import { describeError } from './lib/problem.mjs';
import { endAll } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { startPostgres } from './postgres.mjs';
import { sideBySide } from './checks/side-by-side.mjs';
import { steps } from './checks/steps.mjs';

/** @import { Context, Outcome, Step } from './checks/steps.mjs' */
/** @import { Postgres } from './postgres.mjs' */

/**
 * `npm test`: every check and test on a database and ports of its own, side by side where one leaves a core idle. Ends with the line `N passed, N failed`, and exits
 * with 1 when anything failed. `-- --only lint,jest` runs a part.
 */
async function main() {
  const chosen = chooseSteps(process.argv.slice(2));
  /** @type {(() => Promise<void>)[]} */
  const undo = [];
  const cleanUp = async () => {
    await endAll();
    for (const step of undo.splice(0).reverse()) await step().catch((error) => console.error(error));
  };
  let interrupted = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      console.log('\nStopping …');
      void cleanUp().then(() => process.exit(130));
    });
  }
  await installIfNeeded(console.log);
  /** @type {Context} */
  const context = {
    database: databases(undo),
    atEnd: (step) => undo.push(step),
    log: (line) => interrupted || console.log(line),
  };
  const total = { passed: 0, failed: 0 };
  await sideBySide(chosen, availableParallelism(), async (step) => {
    if (interrupted) return;
    const { passed, failed } = await report(step, context, () => interrupted);
    total.passed += passed;
    total.failed += failed;
  });
  if (interrupted) return;
  await cleanUp();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/**
 * Runs one step and prints what came of it; a step that throws is a failed one.
 * @param {Step} step
 * @param {Context} context
 * @param {() => boolean} isInterrupted
 * @returns {Promise<Outcome>}
 */
async function report({ name, title, run }, context, isInterrupted) {
  const began = Date.now();
  console.log(`▸ ${title} (${name})`);
  const outcome = await run(context).catch((error) => {
    return /** @type {Outcome} */ ({ passed: 0, failed: 1, notes: describeError(error).split('\n') });
  });
  if (isInterrupted()) return outcome;
  for (const note of outcome.notes ?? []) console.log(`    ${note}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${outcome.failed > 0 ? '✗' : '✓'} ${title}: ${outcome.passed} good, ${outcome.failed} bad, ${seconds} s`,
  );
  return outcome;
}

/**
 * Makes databases on one temporary server, which starts with the first of them.
 * @param {(() => Promise<void>)[]} undo
 */
function databases(undo) {
  /** @type {Promise<Postgres> | undefined} */
  let starting;
  return async (/** @type {string} */ name) => {
    starting ??= startPostgres();
    const server = await starting;
    if (!undo.includes(server.stop)) undo.unshift(server.stop);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return server.url.replace(/[^/]+$/, name);
  };
}

/**
 * @param {string[]} args
 * @returns {Step[]}
 */
function chooseSteps(args) {
  const at = args.findIndex((arg) => arg.startsWith('--only'));
  if (at < 0) return steps;
  const names = (args[at]?.split('=')[1] ?? args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  return steps.filter(({ name }) => names.includes(name));
}

onSupportedNode(main).catch((error) => {
  console.error(describeError(error));
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
