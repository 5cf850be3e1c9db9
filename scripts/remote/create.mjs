// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { whyTaken } from './taken.mjs';
import { dependenciesOf, filesOf, ownersOf, workflowOf } from './templates.mjs';

const wordsIn = (/** @type {string} */ text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Whether a text is a valid name of a remote.
 * @param {string} name
 */
export const isRemoteName = (name) => /^mfe-[a-z][a-z0-9-]{1,30}$/.test(name);

/**
 * Creates the folder of a remote that passes the gate, its CI check, and its lines in CODEOWNERS and
 * package-lock.json.
 * @param {{ root: string, name: string, team: string }} options team: its name as people say it
 * @returns {string[]} the files that were made or changed
 */
export function createRemote({ root, name, team }) {
  if (!name) throw new Problem('Say its name: npm run remote -- create mfe-gift-cards --team "Gift cards"');
  if (!isRemoteName(name))
    throw new Problem(
      `${name} is no name of a remote: mfe-, a small letter, and then 1 to 30 small letters, digits and hyphens, such as mfe-gift-cards`,
    );
  if (existsSync(join(root, name))) throw new Problem(`${name} is there already: npm run dev -- ${name}`);
  const handle = wordsIn(team).join('-');
  // npm takes options before the two dashes for itself.
  if (!handle)
    throw new Problem(
      `Say who owns it: npm run remote -- create ${name} --team "Gift cards" (with the first --)`,
    );
  const words = wordsIn(name.slice('mfe-'.length));
  const remote = {
    name,
    team: team.trim(),
    path: `/${words.join('-')}`,
    title: capital(words.join(' ')),
    component: words.map(capital).join(''),
  };
  const versions = versionsHere(root);
  const taken = name.endsWith('-') ? `${name} ends with a hyphen` : whyTaken(root, remote, versions);
  if (taken) throw new Problem(`${taken}: choose another name`);
  const files = {
    ...Object.fromEntries(
      Object.entries(filesOf(remote, versions)).map(([file, text]) => [`${name}/${file}`, text]),
    ),
    [`.github/workflows/${name}.yml`]: workflowOf(name),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  formatted(root, name);
  enterOwners(root, ownersOf(name, handle));
  enterInLock(root, name, dependenciesOf(versions));
  linkPackage(root, name);
  return [...Object.keys(files), '.github/CODEOWNERS', 'package-lock.json'];
}

/**
 * Formatted by Prettier, as a long name breaks lines.
 * @param {string} root @param {string} folder
 */
function formatted(root, folder) {
  const program = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, '--write', folder, '--log-level', 'warn'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Problem(`${folder} could not be formatted:\n${stderr}`);
}

/**
 * The package versions of this checkout's remotes.
 * @param {string} root @returns {Record<string, string>}
 */
const versionsHere = (root) =>
  Object.assign(
    {},
    ...['shell', ...remotesHere(root)].map((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      return { ...devDependencies, ...dependencies };
    }),
  );

/**
 * Inserts each line in order, as appended lines of two teams would conflict.
 * @param {string} root @param {string[]} owned
 */
function enterOwners(root, owned) {
  const file = join(root, '.github/CODEOWNERS');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  for (const line of owned) {
    const [kind = ''] = /^\/(\.github\/workflows\/)?mfe-/.exec(line) ?? [];
    const later = lines.findIndex((each) => each.startsWith(kind) && each > line);
    const last = lines.findLastIndex((each) => each.startsWith(kind));
    lines.splice(later >= 0 ? later : last >= 0 ? last + 1 : lines.length, 0, line);
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * As npm would write it; the packages themselves are installed.
 * @param {string} root @param {string} name @param {object} dependencies
 */
function enterInLock(root, name, dependencies) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.packages[name] = { name: `@copper-carrot/${name}`, version: '0.1.0', ...dependencies };
  lock.packages[`node_modules/@copper-carrot/${name}`] = { resolved: name, link: true };
  const { '': own, ...others } = lock.packages;
  lock.packages = {
    '': own,
    ...Object.fromEntries(Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * As npm would. A new remote needs no package that is not installed, so no install is due.
 * @param {string} root @param {string} name
 */
function linkPackage(root, name) {
  const link = join(root, 'node_modules/@copper-carrot', name);
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join(root, name), link, 'junction');
}
