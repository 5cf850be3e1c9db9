// @ts-check
/** @import { LiveWindow } from '../lib/live-page.d.ts' */

const { copperCarrotLive: live } = /** @type {LiveWindow} */ (/** @type {unknown} */ (globalThis));
const what = 'a changed file';

/**
 * A changed file threw while it was evaluated.
 * @param {Error} error
 */
export const handleRuntimeError = (error) => live?.fail(what, String(error.stack ?? error));

/** The file was evaluated without an error. */
export const clearRuntimeErrors = () => live?.mend(what);
