// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a run of jest proved. A skipped test proves nothing and counts as a failed one; so does all that an `only` leaves out.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} result
 * @param {number} code that it ended with
 * @returns {Count}
 */
export function countTests(result, code) {
  const failed =
    result.numFailedTests + result.numPendingTests + result.numTodoTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: atLeast(failed, result.numPassedTests, code) };
}

/**
 * What a run of the journeys proved: one that was skipped, or passed at a second try only, counts as a failed one.
 * @param {{ expected: number, unexpected: number, skipped: number, flaky: number }} stats
 * @param {number} code that it ended with
 * @returns {Count}
 */
export function countJourneys({ expected, unexpected, skipped, flaky }, code) {
  return { passed: expected, failed: atLeast(unexpected + skipped + flaky, expected, code) };
}

/**
 * @typedef {object} Suite of a report of Playwright's
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: Result[] }[] }[]} specs
 *
 * @typedef {object} Result
 * @property {{ message?: string }[]} errors
 * @property {{ name: string, path?: string }[]} attachments
 */

/**
 * Each journey that failed, and what it said; the line reporter says it where it happened, hundreds of lines earlier.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function failedJourneys({ suites }) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .flatMap(({ projectName, results }) => [
          `[${projectName}] ${file}:${line} ${title}`,
          ...results.flatMap(({ errors, attachments }) => [
            ...errors.flatMap(({ message = '' }) => beginning(message)),
            ...attachments.flatMap(({ name, path }) =>
              name === 'error-context' && path ? onThePage(path) : [],
            ),
          ]),
        ]),
    ),
    ...failedJourneys({ suites: inner }),
  ]);
}

/** @param {string} message */
const beginning = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 25)
    .map((line) => `  ${line}`);

/**
 * What stood on the page that failed: its headings, and all that it told or asked.
 * @param {string} path of what Playwright writes beside the traces
 */
function onThePage(path) {
  const context = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, outline = ''] = /^```yaml\n(.*?)^```/ms.exec(context) ?? [];
  let within = Infinity;
  const telling = outline.split('\n').filter((line) => {
    const depth = line.search(/\S/);
    if (depth > within) return true;
    within = /^\s*- '?(alert|alertdialog|dialog|status|log)\b/.test(line) ? depth : Infinity;
    return within === depth || /^\s*- '?heading\b/.test(line);
  });
  return telling.slice(0, 30).map((line) => `  | ${line}`);
}

/**
 * A run that ended badly, or proved nothing, has failed whatever it counted.
 * @param {number} failed
 * @param {number} passed
 * @param {number} code
 */
const atLeast = (failed, passed, code) => failed || (code === 0 && passed > 0 ? 0 : 1);

/**
 * Passes on how each file ended and, at once, what a failed one said: a run that is cut off later has told it.
 * @param {(line: string) => void} log
 */
export function verdicts(log) {
  let failed = false;
  return (/** @type {string} */ line) => {
    const verdict = /^(PASS|FAIL) /.exec(line)?.[1];
    if (verdict) failed = verdict === 'FAIL';
    if (verdict || (failed && line.trim() !== '')) log(`  ${line}`);
  };
}
