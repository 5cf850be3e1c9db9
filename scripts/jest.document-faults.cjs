// @ts-check
/** `contracts/src/testing/document-faults.ts` as the screens' environment loaded it, once for all files of its process. */
module.exports = /** @type {{ documentFaults?: object }} */ (globalThis).documentFaults;
