// @ts-check
import { isTest } from './import-graph.mjs';

/** @typedef {{ files: string[] | null, why: string } | { leftOut: string }} Choice files: null stands for all of the step */
/**
 * @typedef {object} Change
 * @property {readonly string[]} files that are there
 * @property {readonly string[]} gone
 */

const isCode = (/** @type {string} */ path) => /\.(ts|tsx|mjs|cjs|js)$/.test(path);
const isSpec = (/** @type {string} */ path) => /^e2e\/.*\.spec\.ts$/.test(path);
const isJestTest = (/** @type {string} */ path) => isTest(path) && !isSpec(path);
const packageOf = (/** @type {string} */ path) => path.split('/')[0] ?? '';
const isForBrowsers = (/** @type {string} */ path) => /^(shell|shared-ui|contracts|mfe-[\w-]+)\//.test(path);
const isPage = (/** @type {string} */ path) => /^(shell|mfe-[\w-]+)\//.test(path);

/** Files that every test depends on. */
const everything =
  /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig[\w.]*\.json|\.npmrc|scripts\/jest\.\w+\.cjs)$/;
/** Documents and folders without jest tests; a test that reads one names it. */
const withoutTests =
  /\.(md|png)$|^(docs|\.github|\.ci|e2e|bench)\/|^\.|^(Dockerfile|knip\.jsonc|lerna\.json|eslint\.config\.mjs)$/;
/** Guards that check every file or route of the API. */
const guards = /^api\/src\/([\w.-]+|guards\/[\w.-]+)\.test\.ts$/;
/** These call every route for half a minute, so only changes of requests or answers run them. */
const callEveryRoute = /^api\/src\/(bad-input|http\/fuzz)\.test\.ts$/;
const aboutRoutes = /^api\/src\/(http\/|app\.ts)|\.(routes|schemas)\.ts$/;
const bundling = /^scripts\/([\w.-]+\.cjs|budgets\.json|checks\/(budgets|page-scripts|source-map)\.mjs)$/;
const migrating =
  /^api\/(migrations\/|src\/(migrate|pending-migrations)\.ts)|^scripts\/checks\/migrations\.mjs/;

/**
 * What each step of `npm test` has to check after a change.
 * @param {Change} change
 * @param {object} tree
 * @param {ReadonlySet<string>} tree.files
 * @param {{ reachedBy: (changed: Iterable<string>) => Set<string> }} tree.graph
 * @param {Record<string, string[]>} tree.journeys for each journey the folders that it walks through
 * @returns {Record<string, Choice>}
 */
export function choose({ files: changed, gone }, { files, graph, journeys }) {
  const all = [...changed, ...gone];
  const code = changed.filter(isCode);
  const hasCode = all.some(isCode);
  const whole = (
    /** @type {boolean} */ isNeeded,
    /** @type {string} */ why,
    /** @type {string} */ otherwise,
  ) => /** @type {Choice} */ (isNeeded ? { files: null, why } : { leftOut: otherwise });

  const tests = chooseTests(all, [...files].filter(isJestTest), graph);
  const specs = chooseJourneys(all, journeys, graph);
  const bundled = all.some((path) => bundling.test(path) || (isForBrowsers(path) && !isForTests(path)));
  const benched = all.some((path) => /^(bench\/|scripts\/checks\/benches\.mjs)/.test(path));
  return {
    lint:
      code.length > 0 ? { files: code, why: `${code.length} changed files` } : { leftOut: 'no code changed' },
    format:
      changed.length > 0
        ? { files: [...changed], why: `${changed.length} changed files` }
        : { leftOut: 'no file to look at' },
    types: whole(
      hasCode || all.some((path) => path.endsWith('.json')),
      'all, as far as they changed',
      'no code changed',
    ),
    boundaries: whole(hasCode, 'all', 'no code changed'),
    versions: whole(all.some(isForBrowsers), 'all', 'no shared part changed'),
    unused: whole(hasCode || all.some((path) => /package\.json$|^knip/.test(path)), 'all', 'no code changed'),
    migrations: whole(
      all.some((path) => migrating.test(path)),
      'all',
      'no migration changed',
    ),
    jest: tests,
    build: whole(
      bundled || benched || 'files' in specs,
      'what budgets, benches and journeys stand on',
      'nothing that is left stands on it, and types were looked at',
    ),
    budgets: whole(bundled, 'all', 'nothing changed that browsers are sent'),
    benches: whole(benched, 'all', 'no bench changed'),
    journeys: specs,
  };
}

const isForTests = (/** @type {string} */ path) => isTest(path) || /\/(test|testing)\//.test(path);

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} tests
 * @param {{ reachedBy: (changed: Iterable<string>) => Set<string> }} graph
 * @returns {Choice}
 */
function chooseTests(changed, tests, graph) {
  const known = new Set(tests);
  const ofPackage = (/** @type {string} */ name) => tests.filter((test) => packageOf(test) === name);
  /** @type {Set<string>} */
  const chosen = new Set();
  const take = (/** @type {Iterable<string>} */ paths) => {
    for (const path of paths) if (known.has(path)) chosen.add(path);
  };
  for (const path of changed) {
    if (everything.test(path)) return { files: null, why: `all: every test stands on ${path}` };
    const reached = [...graph.reachedBy([path, ...madeFrom(path)])].filter((each) => known.has(each));
    take(reached);
    if (/^api\/migrations\//.test(path)) take(ofPackage('api'));
    else if (/^[\w-]+\/package\.json$/.test(path))
      take([...ofPackage(packageOf(path)), ...ofPackage('scripts')]);
    // No known test reaches the file, so all tests run.
    else if (reached.length === 0 && !isTest(path) && !withoutTests.test(path))
      take(ofPackage(packageOf(path)));
    if (/^api\/src\//.test(path) && !isTest(path))
      take(tests.filter((test) => guards.test(test) && !callEveryRoute.test(test)));
    if (aboutRoutes.test(path)) take(tests.filter((test) => callEveryRoute.test(test)));
  }
  if (chosen.size === 0) return { leftOut: 'nothing that changed has a test' };
  return {
    files: [...chosen].sort(),
    why: `${chosen.size} of ${tests.length} test files; what changed reaches no other`,
  };
}

/**
 * The files generated from a file.
 * @param {string} path
 */
const madeFrom = (path) =>
  path === 'contracts/openapi.json'
    ? ['limits', 'answer-fields'].map((name) => `contracts/src/generated/${name}.ts`)
    : [];

/**
 * Journeys by the table of their folders, and changed journeys by imports. A shared file affects the
 * packages that use it.
 * @param {readonly string[]} changed
 * @param {Record<string, string[]>} journeys
 * @param {{ reachedBy: (changed: Iterable<string>) => Set<string> }} graph
 * @returns {Choice}
 */
function chooseJourneys(changed, journeys, graph) {
  const names = Object.keys(journeys);
  const relevant = changed.filter((path) => !isForTests(path) || isSpec(path));
  if (relevant.some((path) => /^e2e\/[\w.-]+\.ts$|^scripts\/lib\/(site|settings|service)\.mjs$/.test(path)))
    return { files: null, why: 'all: what changed runs each of them' };
  const ofKernel = relevant.find((path) => /^api\/src\/([\w.-]+|http\/.*)$/.test(path));
  if (ofKernel) return { files: null, why: `all: each stands on ${ofKernel}` };
  const shared = relevant.filter((path) => /^(shared-ui|contracts)\/src\//.test(path));
  const touched = [
    ...relevant.filter((path) => !isForBrowsers(path) || isPage(path)),
    ...[...graph.reachedBy(shared)].filter((path) => isPage(path) && !isForTests(path)),
  ];
  const isTouched = (/** @type {string} */ folder) => touched.some((path) => path.startsWith(`${folder}/`));
  const byImports = graph.reachedBy(relevant.filter((path) => path.startsWith('e2e/')));
  const chosen = names.filter(
    (name) => byImports.has(`e2e/journeys/${name}`) || journeys[name]?.some(isTouched),
  );
  if (chosen.length === 0) return { leftOut: 'none walks through what changed (e2e/reach.json)' };
  return {
    files: chosen.map((name) => `e2e/journeys/${name}`),
    why: `${chosen.length} of ${names.length}; the others don't walk through what changed (e2e/reach.json)`,
  };
}
