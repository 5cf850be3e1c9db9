// @ts-check
/** @import { LiveWindow } from '../lib/live-page.d.ts' */

const { copperCarrotLive: live } = /** @type {LiveWindow} */ (/** @type {unknown} */ (globalThis));
const what = 'a changed file';

/** A changed file threw as it was run. @param {Error} error */
export const handleRuntimeError = (error) => live?.fail(what, String(error.stack ?? error));

/** It ran again. */
export const clearRuntimeErrors = () => live?.mend(what);
