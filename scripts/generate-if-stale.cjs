// @ts-check
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const here = path.resolve(__dirname, '..');
const folder = 'contracts/src/generated';
const generatedFiles = ['answer-fields.ts', 'limits.ts', 'openapi.ts'];
/** Beside them: the hash of what they were generated from. */
const stampFile = `${folder}/stamp`;

/**
 * The hash of the document, the generator and the generated files, so that a manual edit counts as stale.
 * @param {string} root of the checkout
 */
function stampOf(root) {
  const hash = createHash('sha256');
  for (const file of [
    'contracts/openapi.json',
    ...readdirSync(path.join(root, 'api/scripts')).map((name) => `api/scripts/${name}`),
    // It pins the version of openapi-typescript.
    'api/package.json',
    ...generatedFiles.map((name) => `${folder}/${name}`),
  ])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** @param {string} root */
const isFresh = (root) =>
  [stampFile, ...generatedFiles.map((name) => `${folder}/${name}`)].every((file) =>
    existsSync(path.join(root, file)),
  ) && readFileSync(path.join(root, stampFile), 'utf8') === stampOf(root);

/**
 * Runs `npm run generate` if files are missing or stale. The packages must be installed.
 * @param {string} [root] of the checkout
 */
function generateIfStale(root = here) {
  if (isFresh(root)) return;
  // A separate process, so that its compiler does not stay in memory.
  execFileSync(process.execPath, [path.join(root, 'api/scripts/generate.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

module.exports = { folder, generateIfStale, stampFile, stampOf };
