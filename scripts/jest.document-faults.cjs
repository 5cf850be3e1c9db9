// @ts-check
/** `contracts/src/testing/document-faults.ts` as loaded once per process by the screens' environment. */
module.exports = /** @type {{ documentFaults?: object }} */ (globalThis).documentFaults;
