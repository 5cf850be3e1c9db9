// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/*
 * What counts as a page's scripts: the files that its document names, each once, by the bytes of its body as the site sends
 * it. Their headers do not, nor what a page fetches once it says that it has leisure (`leisureMark`). The budgets add them up
 * from what was built, `bench:web` from what a browser was sent; it says where the two differ.
 */

/** @typedef {{ entry: string, routes: { path: string, preload: string[], shared?: string[] }[] }} Release */
/** @typedef {{ scripts: string[], preload: { file: string }[] }} DocumentFiles */

/** A file as a browser gets it: the sibling that was compressed when it was built, and without one as it is. @param {string} file */
const sentBytes = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** @param {readonly string[]} files */
export const sentTogether = (files) => files.reduce((sum, file) => sum + sentBytes(file), 0);

/** @param {string} folder of the checkout */
export const remotesIn = (folder) => readdirSync(folder).filter((name) => name.startsWith('mfe-'));

/** What a remote's build says of itself. @param {string} folder @param {string} name @returns {Release} */
export function releaseOf(folder, name) {
  const file = join(folder, name, 'dist/release/remote.json');
  if (!existsSync(file)) throw new Error(`${name} has no build to measure`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The files of the shell's build that its documents name, and those of each shared part. @param {string} [folder] */
export function shellScripts(folder = root) {
  const site = join(folder, 'shell/dist/site');
  /** @type {{ documents: { shell: DocumentFiles, frame: DocumentFiles }, shared?: Record<string, { file: string }[]> }} */
  const { documents, shared = {} } = JSON.parse(readFileSync(join(site, 'shell.json'), 'utf8')).assets;
  const named = (/** @type {DocumentFiles} */ { scripts, preload }) => [
    ...scripts,
    ...preload.map(({ file }) => file),
  ];
  const inSite = (/** @type {string} */ file) => join(site, file);
  return {
    site,
    everyPage: named(documents.shell).map(inSite),
    frame: named(documents.frame).map(inSite),
    /** @param {readonly string[]} keys */
    sharedParts: (keys) => [
      ...new Set(keys.flatMap((key) => shared[key] ?? []).map(({ file }) => inSite(file))),
    ],
    allShared: Object.values(shared).flatMap((files) => files.map(({ file }) => inSite(file))),
  };
}

/**
 * The scripts of each page that a remote draws: the shell's, the remote's own, and the shared parts that the page draws.
 * @param {string} name of the remote
 * @param {string} [folder] of the checkout
 * @returns {{ path: string, own: string[], all: string[] }[]}
 */
export function pageScripts(name, folder = root) {
  const { entry, routes } = releaseOf(folder, name);
  const { everyPage, sharedParts } = shellScripts(folder);
  return routes.map(({ path, preload, shared = [] }) => {
    const own = [entry, ...preload].map((file) => join(folder, name, 'dist/release', file));
    return { path, own, all: [...everyPage, ...sharedParts(shared), ...own] };
  });
}

/** The bytes of a page's scripts as they were built; nothing of a path that is no remote's. @param {string} path */
export function builtScripts(path) {
  const page = remotesIn(root)
    .flatMap((name) => pageScripts(name))
    .find((each) => each.path === path);
  return page && sentTogether(page.all);
}
