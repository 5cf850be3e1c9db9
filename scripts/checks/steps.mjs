// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { freePort } from '../lib/ports.mjs';
import { root, run } from '../lib/run.mjs';
import { readSettings } from '../lib/settings.mjs';
import { runSite } from '../lib/site.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { measureBudgets } from './budgets.mjs';
import { lint } from './lint.mjs';
import { checkMigrations } from './migrations.mjs';
import { countJourneys, countTests, failedJourneys, verdicts } from './outcomes.mjs';

/**
 * @typedef {object} Context what the steps share
 * @property {(name: string) => Promise<string>} database address of a new, empty database with this name
 * @property {(undo: () => Promise<void>) => void} atEnd
 * @property {(line: string) => void} log
 */
/** @typedef {{ passed: number, failed: number, notes?: string[] }} Outcome notes: what a person reads under the step's line */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {number} cores that it keeps busy
 * @property {string[]} [after] names of steps that make what it reads
 * @property {(context: Context) => Promise<Outcome>} run
 */

/** What a developer's shell may hold and a test run must not see. */
const ownVariables =
  /^(DATABASE_|REDIS_|STRIPE_|SMTP_|GOOGLE_|MAP_|S3_|OIDC_|PUBLIC_ORIGIN|REMOTES_ORIGIN|SEED$|PORT$|HOST$|SESSION_SECRET|METRICS_|TRUSTED_|LOCAL_|DATA_DIR|LOG_LEVEL|TEST_DATABASE_|NODE_ENV)/;
export const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownVariables.test(name)));

/** Of a machine's cores: they measure deadlines, or share the cores out themselves. */
const all = Infinity;

/** What takes long and keeps one core busy comes first, so that something runs beside it to its end. @type {Step[]} */
export const steps = [
  { name: 'lint', title: 'Lint (ESLint, no warning)', cores: 1, run: linted },
  command('format', 'Formatting (Prettier)', 'prettier/bin/prettier.cjs', [
    '--check',
    '.',
    '--log-level',
    'warn',
    // Sound, as what it says of a file depends on that file alone.
    '--cache',
    '--cache-strategy=content',
  ]),
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
    after: ['types'],
    run: migrations,
  },
  { name: 'jest', title: 'Unit, property, HTTP and screen tests', cores: all, after: ['types'], run: jest },
  { name: 'build', title: 'Everything builds', cores: all, after: ['types'], run: builds },
  { name: 'budgets', title: 'Size budgets', cores: 1, after: ['build'], run: budgets },
  { name: 'journeys', title: 'Browser journeys', cores: all, after: ['build'], run: journeys },
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
    run: async () => {
      const { code, output } = await runProgram(program, args);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, notes: tail(output) };
    },
  };
}

/**
 * @param {string} program in node_modules
 * @param {string[]} args
 */
const runProgram = (program, args) =>
  run(process.execPath, [`node_modules/${program}`, ...args], { env: cleanEnv() });

/** @returns {Promise<Outcome>} */
async function linted() {
  const { code, output, unchanged } = await lint((more) =>
    runProgram('eslint/bin/eslint.js', ['.', '--max-warnings', '0', ...more]),
  );
  if (code !== 0) return { passed: 0, failed: 1, notes: tail(output) };
  const known = unchanged.length > 0 ? [`unchanged since a good lint: ${unchanged.join(', ')}`] : [];
  return { passed: 1, failed: 0, notes: known };
}

/** MB: jest's workers have it from here. A screen's test leaves much behind: one file took some 7 % longer with Node's own 16, measured once. */
const youngHeap = ['--max-semi-space-size=64'];

/**
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
async function jest({ database, log }) {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-jest-'));
  const file = join(folder, 'results.json');
  try {
    const env = { ...cleanEnv(), TEST_DATABASE_URL: await database('jest'), FORCE_COLOR: '0' };
    const { code, output } = await run(
      process.execPath,
      [...youngHeap, 'node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`],
      { env, onLine: verdicts(log) },
    );
    const result = readJson(file);
    if (!result) return { passed: 0, failed: 1, notes: tail(output) };
    const count = countTests(result, code);
    return { ...count, notes: count.failed > 0 ? jestNotes(result, output) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} result
 * @param {string} output
 */
function jestNotes({ testResults }, output) {
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
    ({ what, bytes, budget }) =>
      `${bytes > budget ? 'OVER ' : ''}${what}: ${(bytes / 1024).toFixed(1)} of ${(budget / 1024).toFixed(0)} KB`,
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

/**
 * A site of its own for the browser: own database, ports, data folder and the small demo marketplace.
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
async function journeys({ database, atEnd, log }) {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-journeys-'));
  const databaseUrl = await database('journeys');
  const port = await freePort(0);
  const base = { ...cleanEnv(), NODE_ENV: 'development' };
  const settings = await readSettings({
    ...base,
    PORT: String(port),
    DATA_DIR: folder,
    SEED: 'small',
    DATABASE_URL: databaseUrl,
  });
  /** @type {string[]} */
  const said = [];
  const site = runSite(settings, {
    prepare: async () => build((line) => log(`  ${line}`)),
    log: (line) => said.push(line),
    // A journey kills the API once it is up, again and again: that is no program that can't live.
    steadyAfter: 1000,
  });
  const stop = async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  try {
    await site.ready;
  } catch (error) {
    await stop();
    return { passed: 0, failed: 1, notes: ['The site did not start.', ...said.slice(-40), String(error)] };
  }
  const file = join(folder, 'journeys.json');
  const env = {
    ...base,
    BASE_URL: settings.origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    FORCE_COLOR: '0',
  };
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    { env, onLine: (line) => /^\[\d+\/\d+\]/.test(line) && log(`  ${line}`) },
  );
  const result = readJson(file);
  await stop();
  if (!result) return { passed: 0, failed: 1, notes: tail(output) };
  const { stats } = result;
  const count = countJourneys(stats, code);
  if (count.failed === 0) return count;
  const crashed = said.filter((line) => / ended \(|error|Error/.test(line)).slice(-40);
  const asides = [
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
    ...(stats.flaky > 0 ? [`${stats.flaky} passed at a second try only`] : []),
    ...(crashed.length > 0 ? ['What the site said:', ...crashed] : []),
  ];
  const failures = failedJourneys(result);
  return { ...count, notes: [...(failures.length > 0 ? failures : tail(output)), ...asides] };
}

/** @param {string} output */
const tail = (output) => output.trim().split('\n').slice(-150);

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
