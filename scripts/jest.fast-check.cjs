// @ts-check
const { join } = require('node:path');

/** The same cases in each run: a gate that fails by chance tells nothing of the change before it. */
const usual = 20_261_101;

/** fast-check as every test gets it: `FUZZ_SEED=random` thinks of new cases, `FUZZ_SEED=123` of those again. */
const fastCheck = require(join(__dirname, '../node_modules/fast-check/lib/cjs/fast-check.js'));
const { FUZZ_SEED: wanted } = process.env;
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted ?? usual);
fastCheck.configureGlobal({ seed });

module.exports = fastCheck;
