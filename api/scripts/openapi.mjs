// @ts-check
// Makes the API's document, and the browser's types and tables of it, from the schemas as they stand in the sources.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const printed = execFileSync(
  process.execPath,
  ['-C', 'source', '-r', file('../../scripts/typescript-hook.cjs'), file('../src/openapi.ts')],
  { encoding: 'utf8', maxBuffer: 50_000_000, env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent' } },
);
const made = (/** @type {string[]} */ [script = '', ...rest]) =>
  execFileSync(process.execPath, [file(script), ...rest], { input: printed, maxBuffer: 50_000_000 });
writeFileSync(file('../../contracts/src/openapi.ts'), made(['./openapi-types.mjs']));
writeFileSync(
  file('../../contracts/src/runtime/answer-fields.ts'),
  made(['./openapi-tables.mjs', 'answers']),
);
writeFileSync(file('../../contracts/src/limits.ts'), made(['./openapi-tables.mjs', 'limits']));
writeFileSync(file('../../contracts/openapi.json'), `${printed}\n`);
