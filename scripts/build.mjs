// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installAndGenerate } from './lib/install-and-generate.mjs';
import { takeLock } from './lib/lock.mjs';
import { fail, Problem } from './lib/problem.mjs';
import { endAll, root, run } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { serverFolders } from './lib/server-folders.mjs';
import { timed } from './lib/times.mjs';
import { writeWhole } from './lib/write-whole.mjs';
import { remotesHere } from './remotes-here.cjs';

/** @typedef {{ name: string, inputs: string[], output: string, args: string[] }} Target output: the file that it writes last */

const lockFile = 'package-lock.json';
const settings = [lockFile, 'tsconfig.base.json'];
const bundler = readdirSync(join(root, 'scripts')).filter(
  (name) =>
    (name.endsWith('.cjs') && !name.startsWith('jest.')) || /^no(t-in-a-remote|-words)\.mjs$/.test(name),
);

/** @type {Target} */
const server = {
  name: 'server',
  inputs: [...Object.keys(serverFolders), 'scripts/compile.mjs', lockFile],
  output: 'api/dist/src/server.js',
  args: ['scripts/compile.mjs'],
};

/** The shell and the remotes that can be bundled. */
export const browserPackages = () =>
  ['shell', ...remotesHere(root)].filter((name) => existsSync(join(root, name, 'webpack.config.cjs')));

/** @returns {Target[]} */
const browser = () =>
  browserPackages().map((name) => ({
    name,
    inputs: [
      name,
      'contracts',
      'shared-ui',
      'shell/versions.json',
      ...bundler.map((file) => `scripts/${file}`),
      ...settings,
    ],
    output: name === 'shell' ? 'shell/dist/site/shell.json' : `${name}/dist/release/remote.json`,
    args: ['scripts/bundle.cjs', name],
  }));

const stampFile = join(root, 'node_modules/.cache/copper-carrot/stamps.json');

/**
 * Builds what changed since the last build, by the content of its sources: the server first, then the browser packages,
 * two at a time. `server` settles as soon as the server's packages are there; `all` when everything is.
 * @param {(line: string) => void} log
 * @param {readonly string[]} [but] packages that somebody else builds
 * @returns {{ server: Promise<void>, all: Promise<void> }}
 */
export function build(log, but = []) {
  mkdirSync(dirname(stampFile), { recursive: true });
  const locked = takeLock(join(dirname(stampFile), 'build.lock'), {
    patience: 600_000,
    onWait: ({ pid }) => log(`Another command (process ${pid}) is building; waiting for it.`),
  });
  const checked = locked.then(() => {
    const hashes = new Map();
    const stale = [server, ...browser().filter(({ name }) => !but.includes(name))]
      .map((target) => ({ target, hash: hashOf(target, hashes) }))
      .filter(isStale);
    return stale;
  });
  const first = checked.then((stale) => {
    const found = stale.find(({ target }) => target === server);
    return found && make(found, log);
  });
  const rest = checked.then(async (stale) => {
    const waiting = stale.filter(({ target }) => target !== server);
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await make(next, log);
    };
    // One lane works beside the compiler of the server, the other one after it.
    await Promise.all([lane(), first.then(lane)]);
  });
  const all = Promise.allSettled([first, rest]).then(async ([one, two]) => {
    (await locked)();
    for (const result of [one, two]) if (result.status === 'rejected') throw result.reason;
  });
  // A caller awaits one after the other; what fails meanwhile must not count as unhandled.
  for (const promise of [first, all]) promise.catch(() => {});
  return { server: first, all };
}

/**
 * @param {{ target: Target, hash: string }} stale
 * @param {(line: string) => void} log
 */
async function make({ target, hash }, log) {
  const began = Date.now();
  log(`Building ${target.name} …`);
  const { code, output } = await timed(target.name, () =>
    run(process.execPath, target.args, { env: { ...process.env, NODE_ENV: 'production' } }),
  );
  if (code !== 0) throw new Problem(`${target.name} did not build:\n${output.trim()}`);
  writeStamp(target.name, hash);
  log(`Built ${target.name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

const isBrowserPackage = (/** @type {string} */ name) => name === 'shell' || name.startsWith('mfe-');

/**
 * Development bundles lie in the place of the built ones: the next build must not take them for its own.
 * @param {readonly string[]} [only] the packages that are built so, where the others are as they were
 */
export function forgetBrowserBuilds(only) {
  const kept = Object.entries(stamps()).filter(([name]) =>
    only ? !only.includes(name) : !isBrowserPackage(name),
  );
  mkdirSync(dirname(stampFile), { recursive: true });
  writeWhole(stampFile, JSON.stringify(Object.fromEntries(kept)));
}

/** @param {{ target: Target, hash: string }} candidate */
const isStale = ({ target, hash }) =>
  stamps()[target.name] !== hash || !existsSync(join(root, target.output));

/**
 * @param {Target} target
 * @param {Map<string, string>} known hashes of inputs that several targets share
 */
function hashOf(target, known) {
  const whole = createHash('sha256').update(target.args.join(' '));
  for (const input of target.inputs) {
    if (!known.has(input)) known.set(input, hashOfPath(input));
    whole.update(known.get(input) ?? '');
  }
  return whole.digest('hex');
}

/** @param {string} path */
function hashOfPath(path) {
  const hash = createHash('sha256');
  for (const file of filesOf(path))
    hash
      .update(file)
      .update('\0')
      .update(
        file === lockFile
          ? installedBy(readFileSync(join(root, file), 'utf8'))
          : readFileSync(join(root, file)),
      );
  return hash.digest('hex');
}

/** The packages that a lock file installs: that there is one more remote here changes no build of another. @param {string} lock */
export const installedBy = (lock) =>
  JSON.stringify(
    Object.entries(JSON.parse(lock).packages).filter(
      ([path, { link }]) => path.startsWith('node_modules/') && !link,
    ),
  );

/**
 * The files that a build reads: no tests, nothing that was built itself, no SQL (read when it runs).
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    return entries.flatMap((entry) => {
      if (/^(dist|node_modules|migrations|test-results)$|\.(test\.tsx?|test\.mjs|md)$/.test(entry.name))
        return [];
      return entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`];
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** @returns {Record<string, string>} */
function stamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} name
 * @param {string} hash
 */
function writeStamp(name, hash) {
  writeWhole(stampFile, JSON.stringify({ ...stamps(), [name]: hash }));
}

async function main() {
  const began = Date.now();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  await installAndGenerate(console.log);
  await build(console.log).all;
  console.log(`Everything is built (${((Date.now() - began) / 1000).toFixed(1)} s).`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
  onSupportedNode(main).catch(fail);
