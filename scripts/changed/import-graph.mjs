// @ts-check
import { dirname, join } from 'node:path';

/** @import { Source } from './read-source.mjs' */

/** These import every feature of the API, so following them would reach everything. */
const registries = new Set(['api/src/app.ts', 'api/src/worker.ts', 'api/src/subscriptions.ts']);
export const isTest = (/** @type {string} */ path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path);
/** Files that call the real API by URL. */
const callsApi = (/** @type {string} */ path) => /^(api|e2e|bench)\//.test(path);
/** A subfolder of an API feature, whose tests reach its neighbours by HTTP, jobs and events. */
const besideTests = (/** @type {string} */ path) => /^api\/src\/[a-z-]+\//.test(path);

/**
 * Which files a change reaches: by imports, followed through re-exports to the defining file; by strings
 * that name a file; and by API addresses. A node is a file's text (`path`), its own code with its users
 * (`path own`), or that with all re-exports (`path all`).
 * @param {ReadonlyMap<string, Source>} sources by paths in the checkout
 * @param {{ files: ReadonlySet<string>, packages: ReadonlyMap<string, { folder: string, exports: Record<string, string> }> }} checkout files: all, such as JSON
 */
export function makeGraph(sources, { files, packages }) {
  /** @type {Map<string, Set<string>>} who uses a node */
  const usedBy = new Map();
  const add = (/** @type {string} */ user, /** @type {string} */ used) => {
    const users = usedBy.get(used);
    if (users) users.add(user);
    else usedBy.set(used, new Set([user]));
  };

  /** @param {string} base @returns {string | undefined} */
  const fileAt = (base) => endings.map((ending) => base + ending).find((path) => files.has(path));
  /** @param {string} path @param {string} from */
  const resolve = (path, from) => {
    if (from.startsWith('.')) return fileAt(join(dirname(path), from));
    const [, name = '', rest = ''] = /^(@copper-carrot\/[\w-]+)\/?(.*)$/.exec(from) ?? [];
    const owner = packages.get(name);
    const target = owner?.exports[rest ? `./${rest}` : '.'];
    return owner && target ? fileAt(join(owner.folder, target)) : undefined;
  };

  /**
   * The nodes of a name exported by a file.
   * @param {string} path @param {string} name @param {Set<string>} seen @returns {string[] | undefined}
   */
  const nodesOf = (path, name, seen = new Set()) => {
    const source = sources.get(path);
    if (!source) return [path];
    if (source.exports.includes(name)) return [`${path} own`];
    if (seen.has(path)) return undefined;
    seen.add(path);
    for (const { from, names } of source.passes) {
      const theirs = names === null ? name : names[name];
      const target = theirs === undefined ? undefined : resolve(path, from);
      if (target === undefined) continue;
      const found =
        theirs === '*' ? [`${target} all`] : nodesOf(target, /** @type {string} */ (theirs), seen);
      if (found) return [path, ...found];
    }
    return undefined;
  };

  for (const path of files) add(`${path} own`, path);
  for (const [path, { uses, passes, texts }] of sources) {
    add(`${path} all`, `${path} own`);
    for (const { from, names } of passes) {
      const target = resolve(path, from);
      if (target === undefined) continue;
      const nodes =
        names === null
          ? [`${target} all`]
          : Object.values(names).flatMap((name) => nodesOf(target, name) ?? [`${target} all`]);
      for (const node of nodes) add(`${path} all`, node);
    }
    if (registries.has(path)) continue;
    for (const { from, names } of uses) {
      const target = resolve(path, from);
      if (target === undefined) continue;
      const nodes =
        names === null
          ? [`${target} all`]
          : names.flatMap((name) => nodesOf(target, name) ?? [`${target} all`]);
      for (const node of nodes) add(`${path} own`, node);
    }
    const home = path.split('/')[0] ?? '';
    for (const text of texts)
      for (const folder of new Set([dirname(path), home, '.'])) {
        const target = fileAt(join(folder, text));
        if (target && target !== path) add(`${path} own`, `${target} own`);
      }
  }

  const routes = [...sources].flatMap(([path, source]) =>
    source.routes.map((route) => ({ path, route: route.split('/') })),
  );
  for (const [path, { texts }] of sources) {
    if (!callsApi(path)) continue;
    for (const text of texts) {
      const called = addressOf(text);
      for (const { path: answering, route } of called ? routes : [])
        if (isAt(/** @type {string[]} */ (called), route)) add(`${path} own`, `${answering} own`);
    }
  }
  for (const test of [...sources.keys()].filter((path) => isTest(path) && besideTests(path)))
    for (const other of sources.keys())
      if (!isTest(other) && dirname(other) === dirname(test)) add(`${test} own`, `${other} own`);

  /**
   * All files that a change of these reaches.
   * @param {Iterable<string>} changed @returns {Set<string>}
   */
  const reachedBy = (changed) => {
    const reached = new Set(changed);
    for (const node of reached) for (const user of usedBy.get(node) ?? []) reached.add(user);
    return new Set([...reached].map((node) => node.replace(/ (own|all)$/, '')));
  };
  return { reachedBy };
}

const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * The segments of an API address in a text; a dynamic first part may stand for several segments.
 * @param {string} text
 */
function addressOf(text) {
  const path = text.split('?')[0] ?? '';
  return /^(\/cpi\/|\*\/)/.test(path) ? path.replace(/\/$/, '').split('/') : undefined;
}

/** @param {string[]} called @param {string[]} route */
function isAt(called, route) {
  const open = called[0] === '*';
  const wanted = open ? called.slice(1) : called;
  if (open ? wanted.length >= route.length : wanted.length !== route.length) return false;
  const part = route.slice(route.length - wanted.length);
  return (
    wanted.some((each, at) => each !== '*' && each === part[at]) &&
    wanted.every((each, at) => each.includes('*') || part[at] === '*' || each === part[at])
  );
}
