// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { writeWhole } from '../lib/write-whole.mjs';

/** What rules, parser and types of every package come from. */
const settings = [
  'package-lock.json',
  'eslint.config.mjs',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
];

/**
 * Lints everything but the packages that were good with exactly these files, and with exactly these of the packages whose
 * types they see. ESLint's own cache knows a file alone, and misses a type that changed elsewhere.
 * @param {(args: string[]) => Promise<{ code: number, output: string }>} eslint
 * @param {string} [home]
 * @returns {Promise<{ code: number, output: string, unchanged: string[] }>}
 */
export async function lint(eslint, home = root) {
  const file = join(home, 'node_modules/.cache/copper-carrot/lint.json');
  const before = keysOf(home);
  const good = read(file);
  const unchanged = Object.keys(before).filter((name) => good[name] === before[name]);
  const { code, output } = await eslint(unchanged.flatMap((name) => ['--ignore-pattern', `${name}/`]));
  if (code === 0) {
    // What somebody wrote meanwhile was not looked at.
    const after = keysOf(home);
    const kept = Object.entries(before).filter(([name, key]) => after[name] === key);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, JSON.stringify(Object.fromEntries(kept)));
  }
  return { code, output, unchanged };
}

/** @param {string} home @returns {Record<string, string>} a hash for each package of all that its lint reads */
function keysOf(home) {
  const common = settings.map((name) => hashOf(join(home, name)));
  const known = new Map();
  return Object.fromEntries(
    referencesOf(home, '.').map((name) => {
      const hash = createHash('sha256').update([process.version, ...common].join());
      for (const each of [...withReferences(home, name)].sort()) {
        if (!known.has(each)) known.set(each, hashOf(join(home, each)));
        hash.update(`${each} ${known.get(each)}`);
      }
      return [name, hash.digest('hex')];
    }),
  );
}

/**
 * @param {string} home
 * @param {string} name
 * @param {Set<string>} found
 */
function withReferences(home, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of referencesOf(home, name)) withReferences(home, other, found);
  return found;
}

/**
 * @param {string} home
 * @param {string} folder
 * @returns {string[]}
 */
function referencesOf(home, folder) {
  const { references = [] } = JSON.parse(readFileSync(join(home, folder, 'tsconfig.json'), 'utf8'));
  return references.map((/** @type {{ path: string }} */ { path }) => join(folder, path));
}

/** @param {string} path of a file, or a folder with all that is written by hand below it @returns {string} */
function hashOf(path) {
  const hash = createHash('sha256');
  try {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName))
      if (!/^(dist|node_modules|test-results)$/.test(entry.name))
        hash.update(`${entry.name} ${hashOf(join(path, entry.name))}\n`);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOTDIR') throw error;
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

const byName = (/** @type {{ name: string }} */ one, /** @type {{ name: string }} */ other) =>
  one.name < other.name ? -1 : 1;

/** @param {string} file @returns {Record<string, string>} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
