/**
 * The packages that shell and remotes share. The shell provides all and consumes none from others. A remote
 * takes singletons from the shell or refuses to run; of components it takes the shell's if new enough, else
 * its own. Remotes provide nothing to each other.
 */
const path = require('node:path');
const { ConsumeSharedPlugin, ProvideSharedPlugin } = require('@module-federation/enhanced');
const { root, sharedEntries, versionsOf } = require('./shared-entries.cjs');

const versionOf = (name) =>
  require(require.resolve(`${name}/package.json`, { paths: [path.join(root, 'shell'), root] })).version;

/** A key with a trailing slash covers the package's sub-paths (`react/jsx-runtime`). */
const packages = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];

/**
 * Components of the shell and small ones of first screens; others are chunks of their own, loaded with the
 * first screen that uses them.
 */
const onFirstScreens = [
  'Badge',
  'Button',
  'Card',
  'ErrorState',
  'Icon',
  'Layout',
  'Link',
  'Notice',
  'PageTitle',
  'Picture',
  'Price',
  'Rating',
  'Skeleton',
  'VisuallyHidden',
];

const known = sharedEntries().map(({ name }) => name);
for (const name of onFirstScreens)
  if (!known.includes(name)) throw new Error(`onFirstScreens names ${name}, which is nothing that is shared`);

const byName = (list, options) => Object.fromEntries(list.map((key) => [key, options(key)]));

/** The options of consuming a singleton. */
const asked = (key) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${versionOf(key.replace(/\/$/, ''))}`,
});

/** The plugins by which the shell provides shared packages. */
function provideAll() {
  const npm = byName(packages, (key) => ({
    ...asked(key),
    version: versionOf(key.replace(/\/$/, '')),
    eager: true,
  }));
  const own = Object.fromEntries(
    sharedEntries().map((entry) => {
      const { version } = versionsOf(entry);
      const eager = entry.singleton || onFirstScreens.includes(entry.name);
      const { key: shareKey, file, singleton } = entry;
      // By file path: the shell provides it even if unused, and uses it directly.
      return [file, { shareKey, singleton, eager, version, requiredVersion: `^${version}` }];
    }),
  );
  const consumes = byName(packages, (key) => ({ ...asked(key), eager: true }));
  return [
    new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
    new ProvideSharedPlugin({ shareScope: 'default', provides: { ...npm, ...own } }),
  ];
}

/** The plugin by which a remote consumes shared packages. */
function takeFromShell() {
  const npm = byName(packages, (key) => ({ ...asked(key), import: false }));
  const own = sharedEntries().map((entry) => {
    const { key: shareKey, file, singleton } = entry;
    const requiredVersion = `^${versionsOf(entry).version}`;
    return singleton
      ? // By file path if the package imports it itself, by name if the file is in another package.
        [
          entry.folder === 'shell' ? shareKey : file,
          { shareKey, requiredVersion, singleton, strictVersion: true, import: false },
        ]
      : [shareKey, { shareKey, requiredVersion, strictVersion: false, import: file }];
  });
  return [
    new ConsumeSharedPlugin({ shareScope: 'default', consumes: { ...npm, ...Object.fromEntries(own) } }),
  ];
}

module.exports = { root, provideAll, takeFromShell };
