// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { cleanEnv, readJson, tail } from './context.mjs';
import { countTests, verdicts } from './outcomes.mjs';

/** @import { Context, Outcome } from './context.mjs' */

/** MB: jest's workers have it from here. A screen's test leaves much behind: one file took some 7 % longer with Node's own 16, measured once. */
const youngHeap = ['--max-semi-space-size=64'];

/**
 * Runs jest on the run's own database server.
 * @param {Context} context
 * @param {{ name?: string, args?: readonly string[], env?: NodeJS.ProcessEnv }} [options] name: of the run, each has its own;
 *   args: of jest, such as the files to run
 * @returns {Promise<Outcome>}
 */
export async function runJest({ database, log }, { name = 'jest', args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-jest-'));
  const file = join(folder, 'results.json');
  try {
    const { code, output } = await run(
      process.execPath,
      [...youngHeap, 'node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`, ...args],
      {
        env: { ...cleanEnv(), TEST_DATABASE_URL: await database(name), FORCE_COLOR: '0', ...env },
        onLine: verdicts(log),
      },
    );
    const result = readJson(file);
    if (!result) return { passed: 0, failed: 1, notes: tail(output) };
    const count = countTests(result, code);
    return { ...count, notes: count.failed > 0 ? notesOf(result, output) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} result
 * @param {string} output
 */
function notesOf({ testResults }, output) {
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => `skipped: ${fullName}`),
  );
  const failures = testResults
    .filter(({ message }) => message)
    .flatMap(({ name, message }) => [name, ...message.split('\n')]);
  const notes = [...failures, ...skipped];
  return notes.length > 0 ? notes : tail(output);
}
