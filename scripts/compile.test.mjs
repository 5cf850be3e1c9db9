// @ts-check
/* global it, expect, beforeAll, afterAll */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runThere, scratchCheckout } from './testing/scratch-checkout.mjs';

/** @type {ReturnType<typeof scratchCheckout>} */
let checkout;
beforeAll(() => {
  checkout = scratchCheckout();
});
afterAll(() => checkout.remove());

/** @param {Record<string, string>} files of `api/src`, which are compiled alone @returns {Promise<{ code: number | null, said: string }>} */
async function compile(files) {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = `api/src/${name}`;
    mkdirSync(dirname(join(checkout.folder, path)), { recursive: true });
    writeFileSync(join(checkout.folder, path), text);
    return path;
  });
  const { ended, said } = runThere(checkout.folder, ['scripts/compile.mjs', ...paths], { env: {} });
  return { code: await ended, said: said() };
}
const compiled = (/** @type {string} */ name) => join(checkout.folder, 'api/dist/src', name);

it('makes of TypeScript what Node runs: mails drawn, fields that are only declared left out, wrong types let through', async () => {
  const { code, said } = await compile({
    'mails/hello.tsx': 'export const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;',
    'row.ts':
      'class Base { constructor() { Object.assign(this, { id: 7 }); } }\nexport class Row extends Base { declare id: number; }',
    'run.ts': `
      import { renderToStaticMarkup } from 'react-dom/server';
      import { Hello } from './mails/hello';
      import { Row } from './row';
      const wrong: number = 'text';
      void import('node:path').then(({ basename }) =>
        console.log(renderToStaticMarkup(Hello({ name: 'Ada' })), new Row().id, wrong, basename('/a/b')));`,
    'row.test.ts': 'throw new Error();',
  });
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(execFileSync(process.execPath, [compiled('run.js')], { encoding: 'utf8' })).toBe(
    '<p>Hello Ada</p> 7 text b\n',
  );
  const map = JSON.parse(readFileSync(compiled('mails/hello.js.map'), 'utf8'));
  expect(map.sources).toEqual(['../../../src/mails/hello.tsx']);
  expect(existsSync(compiled('row.test.js'))).toBe(false);
});

it('leaves an import() as it stands, which may be of an ES module alone', async () => {
  await compile({ 'late.ts': "export const late = () => import('./later.mjs');" });
  expect(readFileSync(compiled('late.js'), 'utf8')).toContain("import('./later.mjs')");
});

it('fails at what is no TypeScript, and names the file', async () => {
  const { code, said } = await compile({
    'broken.ts': 'export const = 1;',
    'whole.ts': 'export const one = 1;',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^api\/src\/broken\.ts: /);
  expect(existsSync(compiled('whole.js'))).toBe(true);
});
