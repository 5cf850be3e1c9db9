// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root as here } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { filesOf } from './templates.mjs';

/** @import { matchPattern, RemoteManifest, RouteDeclaration } from '@copper-carrot/contracts' */
/** @import { NewRemote } from './templates.mjs' */
/** @typedef {{ matchPattern: typeof matchPattern, shellPages: RouteDeclaration[], framePages: string[] }} Contracts */

const require = createRequire(import.meta.url);

/**
 * A module built by a start of the site; undefined before the first start.
 * @param {string} file
 */
const builtHere = (file) => (existsSync(join(here, file)) ? require(join(here, file)) : undefined);

/**
 * Why a remote of this name would not work; null if it would.
 * @param {string} root
 * @param {NewRemote} remote
 * @param {Record<string, string>} versions
 */
export function whyTaken(root, remote, versions) {
  const { name, path, component } = remote;
  if (namesInScreen(remote, versions).has(component))
    return `${name} would have a screen ${component}, and its files use that name for something else`;
  const owner = ownerOf(root, path);
  return owner ? `${name} would have its page at ${path}, which is ${owner}` : null;
}

/**
 * The names that a new screen's files import and declare.
 * @param {NewRemote} remote @param {Record<string, string>} versions
 */
function namesInScreen(remote, versions) {
  const files = Object.entries(filesOf({ ...remote, component: 'TheScreen' }, versions));
  const text = files.flatMap(([file, content]) => (/\.tsx?$/.test(file) ? content : [])).join('\n');
  const imported = [...text.matchAll(/^import (.+) from /gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const declared = [...text.matchAll(/\b(?:function|const) (\w+)/g)].map(([, declaredName]) => declaredName);
  return new Set([...imported, ...declared]);
}

/**
 * The owner of an address: the shell, the server, or another built remote.
 * @param {string} root @param {string} path
 */
function ownerOf(root, path) {
  /** @type {Contracts | undefined} */
  const contracts = builtHere('contracts/dist/index.js');
  if (!contracts) return null;
  const { matchPattern, shellPages, framePages } = contracts;
  /** @type {string[]} */
  const ofServer = builtHere('api/dist/src/server-addresses.js')?.serverAddresses ?? [];
  const owners = [
    { owner: 'the shell’s', paths: [...shellPages.map((page) => page.path), ...framePages] },
    { owner: 'the server’s', paths: ofServer },
    ...remotesHere(root).map((each) => ({ owner: `that of ${each}`, paths: builtRoutes(root, each) })),
  ];
  return owners.find(({ paths }) => paths.some((pattern) => matchPattern(pattern, path)))?.owner ?? null;
}

/** @param {string} root @param {string} remote @returns {string[]} */
function builtRoutes(root, remote) {
  const file = join(root, remote, 'dist/release/remote.json');
  if (!existsSync(file)) return [];
  /** @type {RemoteManifest} */
  const { routes } = JSON.parse(readFileSync(file, 'utf8'));
  return routes.map(({ path }) => path);
}
