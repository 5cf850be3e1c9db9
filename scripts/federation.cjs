/**
 * What shell and remotes share, in one table. The shell provides all of it and takes nothing from anybody. What there may
 * only be one of, a remote takes from the shell, or refuses to run; of a component it takes the shell's where that is new
 * enough, and its own otherwise. No remote gives anything to another.
 */
const path = require('node:path');
const { ConsumeSharedPlugin, ProvideSharedPlugin } = require('@module-federation/enhanced');
const { root, sharedEntries, versionsOf } = require('./shared-entries.cjs');

const versionOf = (name) =>
  require(require.resolve(`${name}/package.json`, { paths: [path.join(root, 'shell'), root] })).version;

/** A key with a trailing slash covers the package's sub-paths (`react/jsx-runtime`). */
const packages = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];

/** Components of the shell itself and light ones of the first screens; any other is a chunk of its own, loaded with the first screen that draws it. */
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

/** How a package that there may only be one of is asked for. */
const asked = (key) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${versionOf(key.replace(/\/$/, ''))}`,
});

/** The plugins by which the shell hands out what is shared. */
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
      // By its file: the shell provides it whether or not it uses it, and uses it without asking for it.
      return [file, { shareKey, singleton, eager, version, requiredVersion: `^${version}` }];
    }),
  );
  const consumes = byName(packages, (key) => ({ ...asked(key), eager: true }));
  return [
    new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
    new ProvideSharedPlugin({ shareScope: 'default', provides: { ...npm, ...own } }),
  ];
}

/** The plugin by which a remote takes what it shares. */
function takeFromShell() {
  const npm = byName(packages, (key) => ({ ...asked(key), import: false }));
  const own = sharedEntries().map((entry) => {
    const { key: shareKey, file, singleton } = entry;
    const requiredVersion = `^${versionsOf(entry).version}`;
    return singleton
      ? // By its file where the package itself imports it too, by its name where its file is another package's.
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
