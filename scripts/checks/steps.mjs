// @ts-check
import { build } from '../build.mjs';
import { onBuiltServer } from './built-server.mjs';
import { root, run } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { runBenches } from './benches.mjs';
import { measureBudgets } from './budgets.mjs';
import { allCores, cleanEnv, tail } from './context.mjs';
import { runJest } from './jest-run.mjs';
import { runJourneys } from './journeys-run.mjs';
import { lint } from './lint.mjs';
import { checkMigrations } from './migrations.mjs';

/** @import { Context, Outcome, Step } from './context.mjs' */

/** What takes long and keeps one core busy comes first, so that something runs beside it to its end. @type {Step[]} */
export const steps = [
  { name: 'lint', title: 'Lint (ESLint, no warning)', cores: 1, run: linted },
  {
    name: 'format',
    title: 'Formatting (Prettier)',
    cores: 1,
    run: (_, files = ['.']) => outcomeOf(runProgram('prettier/bin/prettier.cjs', [...formatted, ...files])),
  },
  command('types', 'Types (tsc -b)', 'typescript/bin/tsc', [
    '-b',
    '.',
    ...remotesHere(root),
    '--pretty',
    'false',
  ]),
  command('boundaries', 'Import boundaries and cycles', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    '.',
  ]),
  {
    name: 'versions',
    title: 'A version moved for every shared part that changed',
    cores: 1,
    run: versions,
  },
  command('unused', 'Nothing unused (knip)', 'knip/bin/knip.js', ['--no-progress']),
  {
    name: 'migrations',
    title: 'Migrations up, down, up on an empty database',
    cores: 1,
    run: onBuiltServer(migrations),
  },
  {
    name: 'jest',
    title: 'Unit, property, HTTP and screen tests',
    cores: allCores,
    run: onBuiltServer((context, files) =>
      runJest(context, { args: files ? ['--runTestsByPath', ...files] : [] }),
    ),
  },
  { name: 'build', title: 'Everything builds', cores: allCores, run: builds },
  { name: 'budgets', title: 'Size budgets', cores: 1, after: ['build'], run: budgets },
  {
    name: 'benches',
    title: 'Every bench runs, at its small size',
    cores: allCores,
    after: ['build'],
    run: runBenches,
  },
  {
    name: 'journeys',
    title: 'Browser journeys',
    cores: allCores,
    after: ['build'],
    run: (context, files) => runJourneys(context, { files }),
  },
];

const formatted = [
  '--check',
  '--ignore-unknown',
  '--log-level',
  'warn',
  // Sound, as what it says of a file depends on that file alone.
  '--cache',
  '--cache-strategy=content',
];

/**
 * @param {string} name
 * @param {string} title
 * @param {string} program in node_modules
 * @param {string[]} args
 * @returns {Step}
 */
function command(name, title, program, args) {
  return {
    name,
    title,
    cores: 1,
    run: () => outcomeOf(runProgram(program, args)),
  };
}

/**
 * @param {Promise<{ code: number, output: string }>} running
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(running) {
  const { code, output } = await running;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, notes: tail(output) };
}

/**
 * @param {string} program in node_modules
 * @param {string[]} args
 * @param {string[]} [nodeArgs]
 */
const runProgram = (program, args, nodeArgs = []) =>
  run(process.execPath, [...nodeArgs, `node_modules/${program}`, ...args], { env: cleanEnv() });

/** The types of all packages together need about 4 GB, which is Node's usual limit. */
const lintHeap = ['--max-old-space-size=8192'];

/**
 * @param {Context} _
 * @param {readonly string[]} [files]
 * @returns {Promise<Outcome>}
 */
async function linted(_, files) {
  const strict = ['--max-warnings', '0'];
  const eslint = (/** @type {string[]} */ args) =>
    runProgram('eslint/bin/eslint.js', [...strict, ...args], lintHeap);
  if (files) return outcomeOf(eslint(['--no-warn-ignored', ...files]));
  const { code, output, unchanged } = await lint((more) => eslint(['.', ...more]));
  if (code !== 0) return { passed: 0, failed: 1, notes: tail(output) };
  const known = unchanged.length > 0 ? [`unchanged since a good lint: ${unchanged.join(', ')}`] : [];
  return { passed: 1, failed: 0, notes: known };
}

/**
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
async function builds({ log }) {
  await build((line) => log(`  ${line}`)).all;
  return { passed: 1, failed: 0 };
}

/** @returns {Promise<Outcome>} */
async function versions() {
  // Loaded here: it stands on a package, and a clean clone has none yet.
  const { wrongVersions } = await import('../lib/versions.mjs');
  const wrong = wrongVersions(root);
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, notes: wrong };
}

/** @returns {Promise<Outcome>} */
async function budgets() {
  const measures = measureBudgets();
  const over = measures.filter(({ bytes, budget }) => bytes > budget);
  const notes = measures.map(
    ({ what, bytes, budget, isClose }) =>
      `${bytes > budget ? 'OVER ' : isClose ? 'CLOSE ' : ''}${what}: ${(bytes / 1024).toFixed(1)} of ${(budget / 1024).toFixed(0)} KB`,
  );
  return { passed: measures.length - over.length, failed: over.length, notes };
}

/**
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
async function migrations({ database }) {
  const wrong = await checkMigrations(await database('migrations'));
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, notes: wrong };
}
