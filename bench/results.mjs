// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a bench's results to a folder that git ignores.
 * @param {string} name
 * @param {{ small: boolean, [figure: string]: unknown }} results those of a small run replace no others
 */
export function keepResults(name, results) {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}${results.small ? '-small' : ''}.json`);
  writeFileSync(file, `${JSON.stringify({ node: process.version, ...results }, null, 2)}\n`);
}
