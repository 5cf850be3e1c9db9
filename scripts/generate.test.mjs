// @ts-check
/* global it, expect, beforeAll, afterAll */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folder, generateIfStale } from './generate-if-stale.cjs';
import { root } from './lib/run.mjs';

/** @type {string} A checkout with a small document. */
let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'copper-carrot-generate-'));
  for (const path of ['api/package.json', 'api/scripts', 'scripts'])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (each) => !/\/(dist|node_modules)$/.test(each),
    });
  for (const path of ['node_modules', 'api/node_modules']) symlinkSync(join(root, path), join(copy, path));
  mkdirSync(join(copy, 'contracts'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {Record<string, object>} properties of the one body that the document has */
function writeDocument(properties) {
  const body = { type: 'object', description: 'A note.', properties, required: ['text'] };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: {},
    components: { schemas: { NoteBody: body } },
  };
  writeFileSync(join(copy, 'contracts/openapi.json'), JSON.stringify(document));
}

const pathOf = (/** @type {string} */ name) => join(copy, folder, name);
const generated = (/** @type {string} */ name) => readFileSync(pathOf(name), 'utf8');

it('generates the types and tables of the document where they are missing, out of date or edited, and only there', () => {
  writeDocument({ text: { type: 'string', maxLength: 40 } });
  generateIfStale(copy);
  expect(generated('limits.ts')).toContain(`'text': {"required":true,"maxLength":40}`);
  expect(generated('openapi.ts')).toMatch(/NoteBody: \{\s+text: string;\s+\}/);

  writeDocument({ text: { type: 'string', maxLength: 40 }, pinned: { type: 'boolean' } });
  generateIfStale(copy);
  expect(generated('openapi.ts')).toContain('pinned?: boolean;');

  const good = generated('limits.ts');
  writeFileSync(pathOf('limits.ts'), 'export {};');
  generateIfStale(copy);
  expect(generated('limits.ts')).toBe(good);

  // Breaks the generator: it must not run while nothing changed.
  rmSync(join(copy, 'api/node_modules'));
  generateIfStale(copy);
  expect(generated('limits.ts')).toBe(good);
}, 60_000);
