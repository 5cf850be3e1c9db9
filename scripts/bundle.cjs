/**
 * Bundles browser packages one after another: `node scripts/bundle.cjs [--development] [--watch [--hot]]
 * [shell mfe-x …]`; all by default.
 */
const path = require('node:path');
const webpack = require('webpack');
const { generateIfStale } = require('./generate-if-stale.cjs');
const { remotesHere } = require('./remotes-here.cjs');
const { root } = require('./shared-entries.cjs');

const all = ['shell', ...remotesHere(root)];

function compilerOf(name, { mode, hot = false }) {
  const made = require(path.join(root, name, 'webpack.config.cjs'))({}, { mode, hot });
  return webpack([made].flat());
}

/** A package may consist of several builds. */
function timeOf({ stats: builds }) {
  return Math.max(...builds.map((each) => each.endTime)) - Math.min(...builds.map((each) => each.startTime));
}

/** The errors of a build without webpack's own stack. */
const faultsOf = (stats, options) => stats.toString(options).replace(/\n *Stack backtrace:(\n +.*)*/g, '');

/** Prints errors or the build time; returns whether the package was built. */
function tell(name, error, stats) {
  if (error) process.stderr.write(`${name}: ${error.stack ?? error}\n`);
  else if (stats.hasErrors() || stats.hasWarnings())
    process.stderr.write(`${faultsOf(stats, { preset: 'errors-warnings', colors: process.stderr.isTTY })}\n`);
  const good = !error && !stats.hasErrors();
  if (good) process.stdout.write(`bundled ${name} in ${(timeOf(stats) / 1000).toFixed(1)} s\n`);
  return good;
}

const build = (name, mode) =>
  new Promise((resolve) => {
    const compiler = compilerOf(name, { mode });
    compiler.run((error, stats) => compiler.close(() => resolve(tell(name, error, stats))));
  });

/** Bundles the named packages one after another; returns whether all succeeded. */
async function bundle(names = all, mode = 'production') {
  let good = true;
  for (const name of names) good = (await build(name, mode)) && good;
  return good;
}

/** The result of a build for its caller. */
const outcome = (name, error, stats) =>
  error || stats.hasErrors()
    ? { name, errors: error ? String(error) : faultsOf(stats, { preset: 'errors-only', colors: false }) }
    : { name, hash: stats.stats[0].hash };

/** Bundles again on each change and reports each build; hot: as updates for open pages. */
function watch(names, { mode, hot }) {
  const watchings = names.map((name) =>
    compilerOf(name, { mode, hot }).watch({ aggregateTimeout: 60 }, (error, stats) => {
      tell(name, error, stats);
      process.send?.(outcome(name, error, stats));
    }),
  );
  return () => Promise.all(watchings.map((watching) => new Promise((resolve) => watching.close(resolve))));
}

module.exports = { bundle, watch, all };

if (require.main === module) {
  generateIfStale();
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const mode = process.argv.includes('--development') ? 'development' : 'production';
  const hot = process.argv.includes('--hot');
  if (process.argv.includes('--watch')) watch(names.length > 0 ? names : all, { mode, hot });
  else bundle(names.length > 0 ? names : all, mode).then((good) => process.exit(good ? 0 : 1));
}
