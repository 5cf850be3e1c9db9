// @ts-check
/* global jest, it, expect, describe, beforeAll, afterAll */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../lib/run.mjs';
import { countJourneys, countTests, failedJourneys, verdicts } from './outcomes.mjs';

jest.setTimeout(120_000);

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copper-carrot-outcomes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = (/** @type {string} */ call) => `${call}('holds', () => {});\n`;
/** Tests of runs of their own, each with one that proves nothing: what is counted here is that such a run fails. */
const cases = [
  ['a skipped one', good('test') + good('test.skip')],
  ['one beside an only', good('test') + good('test.only')],
];

/** @param {string} text of the only test file */
async function runJest(text) {
  const home = mkdtempSync(join(folder, 'jest-'));
  writeFileSync(join(home, 'package.json'), '{}');
  writeFileSync(join(home, 'one.test.js'), text);
  const file = join(home, 'results.json');
  const { code } = await run(process.execPath, [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--ci',
    '--json',
    `--outputFile=${file}`,
    `--rootDir=${home}`,
    // Plain scripts: compiling them would load Babel for each run.
    '--config={"transform":{}}',
  ]);
  return countTests(JSON.parse(readFileSync(file, 'utf8')), code);
}

/** Runs journeys as the site's are run, without the browser, which none of these opens. @param {string} text */
async function reportOf(text) {
  const home = mkdtempSync(join(folder, 'journeys-'));
  mkdirSync(join(home, 'journeys'));
  writeFileSync(
    join(home, 'journeys/one.spec.ts'),
    `import { test } from '${join(root, 'node_modules/@playwright/test')}';\n${text}`,
  );
  writeFileSync(
    join(home, 'playwright.config.ts'),
    `import real from '${join(root, 'e2e/playwright.config.ts')}';
     export default { ...real, globalSetup: undefined, projects: [{ name: 'desk' }], testDir: 'journeys', outputDir: 'results' };`,
  );
  const file = join(home, 'results.json');
  const { code } = await run(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      join(home, 'playwright.config.ts'),
      '--reporter=json',
    ],
    { env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  return { report: JSON.parse(readFileSync(file, 'utf8')), code };
}

/** @param {string} text */
async function runJourneys(text) {
  const { report, code } = await reportOf(text);
  return countJourneys(report.stats, code);
}

/** Without what tells a program that jest runs it. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(JEST|NODE_ENV)/.test(name)));

describe.each([
  ['tests', runJest, [...cases, ['a promised one', good('test') + "test.todo('later');\n"]]],
  ['journeys', runJourneys, [...cases, ['a postponed one', good('test') + good('test.fixme')]]],
])('a run of %s', (_what, runAll, all) => {
  it.each(/** @type {[string, string][]} */ (all))('fails with %s', async (_name, text) => {
    expect((await runAll(text)).failed).toBeGreaterThan(0);
  });

  it('is good where all hold', async () => {
    expect(await runAll(good('test'))).toEqual({ passed: 1, failed: 0 });
  });
});

it('says of each journey that failed where it stands and what it said', async () => {
  const { report } = await reportOf(
    `${good('test')}test.describe('of two', () => test('breaks', () => { throw new Error('no food'); }));`,
  );
  const [which, what, ...frame] = failedJourneys(report);
  expect([which, what]).toEqual(['[desk] one.spec.ts:3 breaks', '  Error: no food']);
  expect(frame.filter((line) => line.startsWith('[desk]'))).toEqual([]);
});

it('says what stood on the page of a journey that failed: its headings, and all that it told or asked', () => {
  const path = join(folder, 'error-context.md');
  const page = [
    '- banner:',
    '  - link "Home"',
    '- main:',
    `  - 'heading "Order 12: pay" [level=1]'`,
    '  - textbox "Tip"',
    '  - alert:',
    '    - paragraph: The kitchen is full.',
    '    - button "Other dates"',
    '  - button "Pay"',
  ];
  writeFileSync(path, ['# Details', '```', 'Error', '```', '```yaml', ...page, '```', '# Source'].join('\n'));
  const results = [
    {
      errors: [{ message: 'Error: late' }],
      attachments: [
        { name: 'error-context', path },
        { name: 'error-context', path: join(folder, 'swept.md') },
      ],
    },
  ];
  const specs = [
    {
      title: 'pays',
      file: 'pay.spec.ts',
      line: 3,
      tests: [{ projectName: 'desk', status: 'unexpected', results }],
    },
  ];
  expect(failedJourneys({ suites: [{ specs }] })).toEqual([
    '[desk] pay.spec.ts:3 pays',
    '  Error: late',
    `  |   - 'heading "Order 12: pay" [level=1]'`,
    '  |   - alert:',
    '  |     - paragraph: The kitchen is full.',
    '  |     - button "Other dates"',
  ]);
});

it('takes a journey that passes at a second try for a failed one', () => {
  expect(countJourneys({ expected: 3, unexpected: 0, skipped: 0, flaky: 1 }, 0)).toEqual({
    passed: 3,
    failed: 1,
  });
});

it('takes a run that proves nothing, or ends badly, for a failed one', () => {
  expect(countJourneys({ expected: 0, unexpected: 0, skipped: 0, flaky: 0 }, 0).failed).toBe(1);
  expect(countJourneys({ expected: 3, unexpected: 0, skipped: 0, flaky: 0 }, 1).failed).toBe(1);
});

it('tells at once what a failed file of tests said, and of a good one that it is good', () => {
  /** @type {string[]} */
  const told = [];
  const hear = verdicts((line) => told.push(line));
  for (const line of [
    'PASS api a.test.ts',
    'console.log',
    'FAIL api b.test.ts',
    '',
    '  ● breaks',
    'PASS c',
    'x',
  ])
    hear(line);
  expect(told).toEqual(['  PASS api a.test.ts', '  FAIL api b.test.ts', '    ● breaks', '  PASS c']);
});
