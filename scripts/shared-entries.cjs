/**
 * The parts of our own packages that shell and remotes share, each with its own version (`versions.json`
 * beside its package).
 */
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/**
 * @typedef {object} SharedEntry
 * @property {string} key what it is imported by
 * @property {string} folder of its package
 * @property {string} name in the package's versions.json
 * @property {string} file absolute
 * @property {boolean} singleton holds state, or is one for all by its nature: it comes from the shell alone
 */

/** Components are shared; pure functions and tokens are bundled by each build. */
const components = () =>
  Object.entries(readJson('shared-ui/package.json').exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([name, file]) => ({ folder: 'shared-ui', name: name.slice(2), source: file, singleton: false }));

/** @returns {SharedEntry[]} */
const sharedEntries = () =>
  [
    { folder: 'contracts', name: 'runtime', source: './src/runtime/index.ts', singleton: true },
    { folder: 'shared-ui', name: 'form-errors', source: './src/Form/form-errors.ts', singleton: true },
    {
      folder: 'shell',
      name: 'react-router-dom',
      key: 'react-router-dom',
      source: './src/shared/react-router-dom.ts',
      singleton: true,
    },
    { folder: 'shared-ui', name: 'useApiForm', source: './src/Form/useApiForm.ts', singleton: false },
    ...components(),
  ].map(({ source, ...entry }) => ({
    key: `@copper-carrot/${entry.folder}/${entry.name}`,
    ...entry,
    file: path.join(root, entry.folder, source),
  }));

/** The version that introduced each exported name. */
const versionsOf = ({ folder, name }) => {
  const known = readJson(`${folder}/versions.json`)[name];
  if (!known) throw new Error(`${folder}/${name} has no version yet: npm run versions`);
  return known;
};

/**
 * The oldest version with all these names in their current form. More is not required of a singleton, or
 * each addition would block every remote until the shell is shipped.
 */
function needed(entry, names) {
  const { version, names: since } = versionsOf(entry);
  const parts = (text) => text.split('.').map(Number);
  const later = (one, other) => {
    const [a, b] = [parts(one), parts(other)];
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 || a[at] > b[at] ? one : other;
  };
  const unknown = names.find((name) => name !== '*' && !(name in since));
  if (unknown) throw new Error(`${entry.key} has no ${unknown}`);
  return names.includes('*')
    ? version
    : names.map((name) => since[name]).reduce(later, `${parts(version)[0]}.0.0`);
}

module.exports = { root, sharedEntries, versionsOf, needed };
