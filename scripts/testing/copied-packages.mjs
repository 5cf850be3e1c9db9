// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * The sources of some packages on their own, to be changed by a test, with the packages that are installed here. Answers
 * their folder, which the test removes.
 * @param {string} from the checkout
 * @param {string[]} packages
 */
export function copyPackages(from, packages) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'copper-carrot-copy-')));
  for (const each of packages) {
    cpSync(join(from, each), join(copy, each), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(relative(from, path)),
    });
  }
  cpSync(join(from, 'lerna.json'), join(copy, 'lerna.json'));
  mkdirSync(join(copy, 'node_modules', '@copper-carrot'), { recursive: true });
  for (const each of readdirSync(join(from, 'node_modules'))) {
    if (each !== '@copper-carrot' && each !== '.cache')
      symlinkSync(join(from, 'node_modules', each), join(copy, 'node_modules', each));
  }
  for (const each of packages) {
    const own = join(from, each, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, each, 'node_modules'));
    symlinkSync(join(copy, each), join(copy, 'node_modules', '@copper-carrot', each));
  }
  return copy;
}
