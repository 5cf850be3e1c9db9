/** What shell and remotes share, in one table: the shell alone brings these packages, a remote brings none of them. */
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const versionOf = (name) =>
  require(require.resolve(`${name}/package.json`, { paths: [path.join(root, 'shell'), root] })).version;
const workspaceVersion = (name) => require(path.join(root, name, 'package.json')).version;

/** A key with a trailing slash covers the package's sub-paths (`react/jsx-runtime`). */
const packages = {
  react: versionOf('react'),
  'react/': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/': versionOf('react-dom'),
  'react-router': versionOf('react-router'),
  'react-router/': versionOf('react-router'),
  'react-router-dom': versionOf('react-router-dom'),
  'styled-components': versionOf('styled-components'),
  swr: versionOf('swr'),
  'swr/': versionOf('swr'),
  '@copper-carrot/contracts': workspaceVersion('contracts'),
  '@copper-carrot/contracts/runtime': workspaceVersion('contracts'),
  '@copper-carrot/shared-ui': workspaceVersion('shared-ui'),
};

/** Eager: one shell without a second trip for what every screen needs. */
const providedByShell = () =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: `^${version}` },
    ]),
  );

const takenFromShell = () =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      { singleton: true, import: false, requiredVersion: `^${version}` },
    ]),
  );

/** The version ranges that a release asks of the shell, for `remote.json`. */
const sharedNeeds = () =>
  Object.fromEntries(
    Object.entries(packages)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, version]) => [name, `^${version}`]),
  );

module.exports = { root, providedByShell, takenFromShell, sharedNeeds };
