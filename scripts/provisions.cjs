/**
 * The shared packages that a shell's build provides, with version and names, as `shell.json` lists them.
 */
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const { root, sharedEntries, versionsOf } = require('./shared-entries.cjs');

/** A separate process with NODE_ENV production, as a package may export other names otherwise. */
const listNames = `
  const names = (key) => { try { return Object.keys(require(key)); } catch { return null; } };
  process.stdout.write(JSON.stringify(Object.fromEntries(process.argv.slice(1).map((key) => [key, names(key)]))));
`;

/** @param {string[]} keys of npm packages and of files in them */
function namesOfPackages(keys) {
  if (keys.length === 0) return {};
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(
    execFileSync(process.execPath, ['-e', listNames, ...keys], {
      cwd: path.join(root, 'shell'),
      env,
      encoding: 'utf8',
    }),
  );
}

/** The shared modules of a compilation by import name. */
function provisionsOf(compilation) {
  const provided = [...compilation.modules]
    .filter(({ type }) => type === 'provide-module')
    .map(({ _name: key, _version: version }) => ({ key, version }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const entries = new Map(sharedEntries().map((entry) => [entry.key, entry]));
  const npm = namesOfPackages(provided.map(({ key }) => key).filter((key) => !entries.has(key)));
  return Object.fromEntries(
    provided.map(({ key, version }) => {
      const entry = entries.get(key);
      if (entry) return [key, { version, names: versionsOf(entry).names, singleton: entry.singleton }];
      const names = npm[key] && Object.fromEntries(npm[key].sort().map((name) => [name, version]));
      return [key, { version, names, singleton: true }];
    }),
  );
}

module.exports = { provisionsOf };
