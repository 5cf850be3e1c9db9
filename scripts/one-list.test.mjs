// @ts-check
/* global it, expect */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { remotesHere } from './remotes-here.cjs';

const packages = ['api', 'contracts', 'local-services', 'scripts', 'shared-ui', 'shell'];
/** Tests name remotes; package-lock.json and CODEOWNERS list them by nature. */
const leftOut =
  /(^|\/)(dist|node_modules|test|testing|test-results)(\/|$)|\.(test|factory)\.\w+$|^package-lock\.json$/;
const text = /\.(ts|tsx|mjs|cjs|js|json|jsonc|ya?ml)$|(^|\/)(\.[a-z]+ignore|Dockerfile)$/;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder ? `${folder}/${name}` : name;
    if (leftOut.test(path)) return [];
    if (statSync(join(root, path)).isDirectory())
      return folder || packages.includes(name) ? filesBelow(path) : [];
    return text.test(path) ? [path] : [];
  });

it('names no remote in a file that all teams share', () => {
  const names = remotesHere(root);
  expect(names.length).toBeGreaterThan(3);
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  const files = filesBelow('');
  for (const known of ['package.json', '.prettierignore', 'eslint.config.mjs', 'api/src/app.ts'])
    expect(files).toContain(known);
  expect(files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
