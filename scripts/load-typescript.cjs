/**
 * Evaluates a TypeScript file of plain data at build time, with its relative imports and the contracts
 * package only.
 */
const fs = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { root } = require('./shared-entries.cjs');

const candidates = (file) => [file, `${file}.ts`, `${file}.tsx`, path.join(file, 'index.ts')];

function loadTypeScript(file, loaded = new Map()) {
  const found = candidates(file).find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  if (!found) throw new Error(`${file} does not exist`);
  const known = loaded.get(found);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(found, module);
  const { code } = transformSync(fs.readFileSync(found, 'utf8'), {
    filename: found,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript', tsx: found.endsWith('.tsx') }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const load = (request) => {
    if (request.startsWith('.')) return loadTypeScript(path.resolve(path.dirname(found), request), loaded);
    if (request === '@copper-carrot/contracts')
      return loadTypeScript(path.join(root, 'contracts/src/index.ts'), loaded);
    throw new Error(
      `${path.relative(root, found)} imports ${request}: a file that declares a remote imports its screens lazily, contracts, and plain data`,
    );
  };
  new Function('module', 'exports', 'require', code)(module, module.exports, load);
  return module.exports;
}

module.exports = { loadTypeScript };
