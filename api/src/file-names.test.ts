import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('every suffix of a file is one of those that api/README.md lists', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const suffixes = new Set(files.flatMap((file) => /\w\.((?!d\.)[a-z]+\.ts)x?$/.exec(file)?.[1] ?? []));
  expect(suffixes).toContain('routes.ts');
  expect([...suffixes].filter((suffix) => !readme.includes(`*.${suffix}`))).toEqual([]);
});
