// @ts-check
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

/**
 * Writes a file so that it appears whole or not at all, whatever stops the writing.
 * @param {string} path
 * @param {string} content
 * @param {number} [mode] by default only its owner can read it
 */
export function writeWhole(path, content, mode = 0o600) {
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // Node's own error does not name the file when the disk is full.
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new Problem(
        `The disk is full: ${path} can't be written. Free some space, or set DATA_DIR to a folder on another disk.`,
      );
    throw error;
  }
}
