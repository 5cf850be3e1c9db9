// @ts-check
/**
 * Applies each new build of a remote in development to the page, which is notified by its own event stream
 * (live-page.mjs).
 */
/* global __resourceQuery, __webpack_hash__ */

/** @import { LiveWindow } from '../lib/live-page.d.ts' */

const page = /** @type {LiveWindow} */ (/** @type {unknown} */ (globalThis));

/** A production React can't redraw in place. */
const canRefresh = () =>
  [...(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])].some(
    ({ scheduleRefresh }) => typeof scheduleRefresh === 'function',
  );

page.copperCarrotLive?.take(__resourceQuery.slice(1), {
  hash: () => __webpack_hash__,
  /** Rejects if the change requires a page reload. */
  update: async () => {
    if (!canRefresh()) throw new Error('The React of this page is the one for production');
    // Written out each time, as the bundler recognises only the full expression.
    if (import.meta.webpackHot.status() !== 'idle') return;
    if (!(await import.meta.webpackHot.check(true))) throw new Error('The change did not come');
  },
});
