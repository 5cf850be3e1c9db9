// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { linkModules } from './linked-modules.mjs';

/**
 * A copy of some packages' sources, which a test may change, with the installed packages. Returns its
 * folder, which the test removes.
 * @param {string} from the checkout
 * @param {string[]} packages
 * @param {{ folder?: string, installed?: string[] }} [options] folder: an empty one for the copy; installed: the entries of
 *   node_modules that are copied too, where a link to them would show the path of the checkout
 */
export function copyPackages(from, packages, { folder, installed = [] } = {}) {
  const copy = folder ?? realpathSync(mkdtempSync(join(tmpdir(), 'copper-carrot-copy-')));
  for (const each of packages) {
    cpSync(join(from, each), join(copy, each), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(relative(from, path)),
    });
  }
  cpSync(join(from, 'lerna.json'), join(copy, 'lerna.json'));
  const [original, modules] = [join(from, 'node_modules'), join(copy, 'node_modules')];
  const own = ['@copper-carrot', '.federation'];
  linkModules(original, modules, [...own, ...installed]);
  for (const each of installed.filter((name) => !own.includes(name)))
    cpSync(join(original, each), join(modules, each), {
      recursive: true,
      filter: (path) => !/\.(map|d\.[mc]?ts)$/.test(path),
    });
  mkdirSync(join(modules, '@copper-carrot'));
  for (const each of packages) {
    const nested = join(from, each, 'node_modules');
    if (existsSync(nested)) linkModules(nested, join(copy, each, 'node_modules'));
    symlinkSync(join(copy, each), join(modules, '@copper-carrot', each));
  }
  return copy;
}
