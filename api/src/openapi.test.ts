import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from './app';
import { openApiDocument } from './http';

it("the browser's types and the published document are those of the routes as they are now (npm run openapi --workspace api makes them)", () => {
  for (const [file, script, ...rest] of [
    ['openapi.ts', 'openapi-types.mjs'],
    ['runtime/answer-fields.ts', 'openapi-tables.mjs', 'answers'],
    ['limits.ts', 'openapi-tables.mjs', 'limits'],
  ] as const) {
    const committed = readFileSync(join(__dirname, '..', '..', 'contracts', 'src', file), 'utf8');
    const made = execFileSync(process.execPath, [join(__dirname, '..', 'scripts', script), ...rest], {
      input: JSON.stringify(openApiDocument(endpoints)),
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    expect(committed).toBe(made);
  }
  const document = readFileSync(join(__dirname, '..', '..', 'contracts', 'openapi.json'), 'utf8');
  expect(JSON.parse(document)).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
}, 60_000);
