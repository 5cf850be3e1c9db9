/** Bundles browser packages one after another: `node scripts/bundle.cjs [--development] [--watch] [shell mfe-x …]`; all by default. */
const path = require('node:path');
const webpack = require('webpack');
const { remotesHere } = require('./remotes-here.cjs');
const { root } = require('./shared-entries.cjs');

const all = ['shell', ...remotesHere(root)];

function compilerOf(name, mode) {
  const made = require(path.join(root, name, 'webpack.config.cjs'))({}, { mode });
  return webpack([made].flat());
}

/** A package may be several builds, one after another. */
function timeOf({ stats: builds }) {
  return Math.max(...builds.map((each) => each.endTime)) - Math.min(...builds.map((each) => each.startTime));
}

/** Prints what went wrong or how long it took; true when the package was built. */
function tell(name, error, stats) {
  if (error) process.stderr.write(`${name}: ${error.stack ?? error}\n`);
  else if (stats.hasErrors() || stats.hasWarnings())
    process.stderr.write(
      `${name}: ${stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY })}\n`,
    );
  const good = !error && !stats.hasErrors();
  if (good) process.stdout.write(`bundled ${name} in ${(timeOf(stats) / 1000).toFixed(1)} s\n`);
  return good;
}

const build = (name, mode) =>
  new Promise((resolve) => {
    const compiler = compilerOf(name, mode);
    compiler.run((error, stats) => compiler.close(() => resolve(tell(name, error, stats))));
  });

/** Bundles the named packages in turn and answers whether all were built. */
async function bundle(names = all, mode = 'production') {
  let good = true;
  for (const name of names) good = (await build(name, mode)) && good;
  return good;
}

/** Bundles again at every change; calls back with the package's name after each good build. */
function watch(names, mode, onBuilt) {
  const watchings = names.map((name) =>
    compilerOf(name, mode).watch(
      { aggregateTimeout: 60 },
      (error, stats) => tell(name, error, stats) && onBuilt(name),
    ),
  );
  return () => Promise.all(watchings.map((watching) => new Promise((resolve) => watching.close(resolve))));
}

module.exports = { bundle, watch, all };

if (require.main === module) {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const mode = process.argv.includes('--development') ? 'development' : 'production';
  if (process.argv.includes('--watch')) watch(names.length > 0 ? names : all, mode, () => undefined);
  else bundle(names.length > 0 ? names : all, mode).then((good) => process.exit(good ? 0 : 1));
}
