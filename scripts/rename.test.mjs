// @ts-check
/* global it, expect, beforeAll, afterAll */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { copyPackages } from './testing/copied-packages.mjs';

const readers = [
  'api/src/orders/assessment/price-terms.ts',
  'mfe-checkout/src/components/OrderSummary.tsx',
  'mfe-customer/src/screens/Order/OrderPrice.tsx',
];
/** @type {string} */
let copy;

/** A copy of the sources with the installed packages. */
beforeAll(() => {
  copy = copyPackages(join(import.meta.dirname, '..'), [
    'api',
    'contracts',
    'shared-ui',
    'mfe-checkout',
    'mfe-customer',
    'scripts',
  ]);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @type {ts.CompilerOptions} */
const options = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  types: ['node', 'jest'],
};
const disk = ts.createCompilerHost(options);
/**
 * Parsed files by text: the second compile parses only the renamed ones.
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const sources = new Map();
/** @type {ts.CompilerHost} */
const host = {
  ...disk,
  getSourceFile: (path, ...rest) => {
    const known = sources.get(path);
    if (known && known.text === disk.readFile(path)) return known;
    const source = disk.getSourceFile(path, ...rest);
    sources.set(path, source);
    return source;
  },
};

/** The users that no longer compile, with what each lacks. */
function broken() {
  const program = ts.createProgram(
    readers.map((file) => join(copy, file)),
    options,
    host,
  );
  return readers.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(copy, file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

it('a field renamed in its schema breaks the compile of the presenter and of the screens that read it', () => {
  expect(broken()).toEqual([]);

  const schema = join(copy, 'api/src/orders/reading/order-shapes.schemas.ts');
  const before = readFileSync(schema, 'utf8');
  const after = before.replace(
    "  customer_price: dollars('What the orderer pays'),",
    "  customer_total: dollars('What the orderer pays'),",
  );
  expect(after).not.toBe(before);
  writeFileSync(schema, after);
  execFileSync('npm', ['run', 'openapi'], { cwd: join(copy, 'api') });

  const found = broken();
  for (const file of readers) {
    expect(found.filter((each) => each.startsWith(file)).join()).toContain('customer_price');
  }
}, 180_000);
