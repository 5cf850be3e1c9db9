// @ts-check
import { browserPackages, build } from '../build.mjs';

/** @import { Context, Step } from './context.mjs' */

/**
 * Work that stands on the server's packages as they are built; tests of the API read contracts and stand-ins so.
 * @param {Step['run']} work
 * @returns {Step['run']}
 */
export const onBuiltServer = (work) => async (context, files) => {
  await build((line) => context.log(`  ${line}`), browserPackages()).all;
  return work(context, files);
};
