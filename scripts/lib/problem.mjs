// @ts-check
/** Something a person can mend: its message is one clear sentence, and no stack is worth showing. */
export class Problem extends Error {}

/**
 * The end of a script that could not do its work.
 * @param {unknown} error
 */
export function fail(error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

/**
 * What to show of an error: one sentence when a person can mend it, otherwise all of it.
 * @param {unknown} error
 */
export function describeError(error) {
  if (error instanceof Problem) return error.message;
  const { code, path, stack } = /** @type {NodeJS.ErrnoException} */ (error instanceof Error ? error : {});
  const where = path ? `${path} can't be written` : 'a file could not be written';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full: ${where}. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `${path ?? 'A file'} is not writable for this user: mend that, or set DATA_DIR to another folder.`;
  return stack ?? String(error);
}
