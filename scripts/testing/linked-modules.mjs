// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** npm's list of what is installed. */
const list = '.package-lock.json';

/**
 * Fills the node_modules of a copy with links to the packages of a checkout. Scopes and .bin are folders of the copy, as is npm's
 * list: an npm that runs in the copy replaces links, and takes nothing away from the checkout.
 * @param {string} from the checkout's node_modules
 * @param {string} to
 * @param {readonly string[]} [without] names that get no link
 */
export function linkModules(from, to, without = []) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === list || without.includes(name)) continue;
    if (name === '.bin' || name.startsWith('@')) linkModules(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
  if (existsSync(join(from, list))) copyFileSync(join(from, list), join(to, list));
}
