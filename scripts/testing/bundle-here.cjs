/**
 * Bundles packages of this file's checkout like a production build, but without minification, compression
 * and cache: `node scripts/testing/bundle-here.cjs <folder> mfe-x shell`. Prints the entries of
 * node_modules that it read.
 */
const path = require('node:path');
const webpack = require('webpack');
const { CompressPlugin } = require('../compress-plugin.cjs');
const { root } = require('../shared-entries.cjs');

const [output, ...names] = process.argv.slice(2);
const configurations = names
  .flatMap((name) => require(path.join(root, name, 'webpack.config.cjs'))({}, { mode: 'production' }))
  .map((configuration) => ({
    ...configuration,
    cache: false,
    optimization: { ...configuration.optimization, minimize: false },
    output: { ...configuration.output, path: path.join(output, configuration.name) },
    plugins: configuration.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
  }));

webpack(configurations).run((error, builds) => {
  if (error || builds.hasErrors()) throw error ?? new Error(builds.toString('errors-only'));
  const files = builds.stats.flatMap(({ compilation }) => [...compilation.fileDependencies]);
  const entries = files.map((file) => /[\\/]node_modules[\\/]([^\\/]+)[\\/]/.exec(file)?.[1]);
  process.stdout.write(JSON.stringify([...new Set(entries)].filter(Boolean)));
});
