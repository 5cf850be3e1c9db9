// @ts-check
const { join } = require('node:path');

/** The same cases in each run, so that a failure is caused by the change. */
const usual = 20_261_101;

/**
 * fast-check with the seed for every test: `FUZZ_SEED=random` generates new cases, `FUZZ_SEED=123` repeats
 * those.
 */
const fastCheck = require(join(__dirname, '../node_modules/fast-check/lib/cjs/fast-check.js'));
const { FUZZ_SEED: wanted } = process.env;
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted ?? usual);
fastCheck.configureGlobal({ seed });

module.exports = fastCheck;
