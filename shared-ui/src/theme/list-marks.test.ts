import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The selectors by which every page takes marks. */
const unmarking = () =>
  [
    ...readFileSync(join(__dirname, 'GlobalStyle.ts'), 'utf8').matchAll(/([^{};]*){\s*list-style: none;/g),
  ].map(([, selector = '']) => selector.replaceAll(/\/\*.*?\*\//g, '').trim());

test('a list of ours has no marks, unless its own class gives it some: what takes them weighs nothing', () => {
  const [selector = '', ...others] = unmarking();
  expect(others).toEqual([]);
  expect(selector).toMatch(/^:where\(.*\)$/);
  document.body.innerHTML = '<ol class="ours"></ol><ul></ul>';
  expect(document.querySelector('ol')?.matches(selector)).toBe(true);
  expect(document.querySelector('ul')?.matches(selector)).toBe(false);
});
