// @ts-check
/** In a remote that is worked on: takes each further build of it into the page, which hears of it by a line of its own (live-page.mjs). */
/* global __resourceQuery, __webpack_hash__ */

/** @import { LiveWindow } from '../lib/live-page.d.ts' */

const page = /** @type {LiveWindow} */ (/** @type {unknown} */ (globalThis));

/** A React for production redraws nothing in place. */
const canRefresh = () =>
  [...(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])].some(
    ({ scheduleRefresh }) => typeof scheduleRefresh === 'function',
  );

page.copperCarrotLive?.take(__resourceQuery.slice(1), {
  hash: () => __webpack_hash__,
  /** Rejects where a change can't be taken without loading the page anew. */
  update: async () => {
    if (!canRefresh()) throw new Error('The React of this page is the one for production');
    // Spelled out each time: the bundler knows it by these words alone.
    if (import.meta.webpackHot.status() !== 'idle') return;
    if (!(await import.meta.webpackHot.check(true))) throw new Error('The change did not come');
  },
});
