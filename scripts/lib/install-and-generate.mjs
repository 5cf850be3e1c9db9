// @ts-check
import { generateIfStale } from '../generate-if-stale.cjs';
import { installIfNeeded } from './install.mjs';

/**
 * Brings what a clone lacks before anything can be built or tested: its packages, and the files that are not committed.
 * @param {(line: string) => void} log
 * @param {{ tools?: boolean }} [options] see `installIfNeeded`
 */
export async function installAndGenerate(log, options) {
  await installIfNeeded(log, options);
  generateIfStale();
}
