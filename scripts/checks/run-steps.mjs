// @ts-check
import { availableParallelism } from 'node:os';
import { installAndGenerate } from '../lib/install-and-generate.mjs';
import { describeError } from '../lib/problem.mjs';
import { endAll } from '../lib/run.mjs';
import { startPostgres } from '../postgres.mjs';
import { sideBySide } from './side-by-side.mjs';

/** @import { Context, Outcome, Step } from './context.mjs' */
/** @import { Postgres } from '../postgres.mjs' */

/**
 * Runs steps on a database and ports of their own, side by side where one leaves a core idle. Ends the process after the
 * line `N passed, N failed`, with 1 when anything failed.
 * @param {readonly Step[]} steps
 */
export async function runSteps(steps) {
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
  await installAndGenerate(console.log, { tools: true });
  /** @type {Context} */
  const context = {
    database: databases(undo),
    atEnd: (step) => undo.push(step),
    log: (line) => interrupted || console.log(line),
  };
  const total = { passed: 0, failed: 0 };
  await sideBySide(steps, availableParallelism(), async (step) => {
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
