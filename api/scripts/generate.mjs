// @ts-check
/** `npm run generate`: makes the types and tables of contracts/src/generated from contracts/openapi.json. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folder, stampFile, stampOf } from '../../scripts/generate-if-stale.cjs';
import { answerFields, limits } from './openapi-tables.mjs';
import { types } from './openapi-types.mjs';
import { fail } from '../../scripts/lib/problem.mjs';
import { writeWhole } from '../../scripts/lib/write-whole.mjs';

/** @import { Document } from './openapi-tables.mjs' */

const root = resolve(import.meta.dirname, '../..');
const heading =
  '// Generated from contracts/openapi.json by `npm run generate`: neither edited nor committed.\n\n';

async function main() {
  /** @type {Document} */
  const document = JSON.parse(readFileSync(join(root, 'contracts/openapi.json'), 'utf8'));
  const texts = {
    'answer-fields.ts': answerFields(document),
    'limits.ts': limits(document),
    'openapi.ts': await types(document),
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(texts))
    writeWhole(join(root, folder, name), heading + text, 0o644);
  writeWhole(join(root, stampFile), stampOf(root), 0o644);
}

main().catch(fail);
