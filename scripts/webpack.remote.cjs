/**
 * The preset of every remote's build: `module.exports =
 * require('../scripts/webpack.remote.cjs')('mfe-something')`.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const common = require('./webpack.common.cjs');
const { ApiCallsPlugin } = require('./api-calls-plugin.cjs');
const { CompressPlugin } = require('./compress-plugin.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { OwnStylesPlugin } = require('./own-styles-plugin.cjs');
const { RemoteManifestPlugin } = require('./remote-manifest-plugin.cjs');
const { SharedUsesPlugin } = require('./shared-uses-plugin.cjs');
const { root, takeFromShell } = require('./federation.cjs');

/** Two releases may run on one page, so a container's name contains its version and content hash. */
function containerName(name, version, production) {
  const hash = createHash('sha256').update(production ? 'production' : 'development');
  const folder = path.join(root, name, 'src');
  for (const file of fs.readdirSync(folder, { recursive: true }).map(String).sort()) {
    const full = path.join(folder, file);
    if (fs.statSync(full).isFile() && !/\.test\.tsx?$/.test(file))
      hash.update(file).update(fs.readFileSync(full));
  }
  return `${name}_${version}_${hash.digest('hex').slice(0, 8)}`.replace(/\W/g, '_');
}

module.exports =
  (name) =>
  (_env, { mode, hot = false } = {}) => {
    const production = mode !== 'development';
    const { version } = require(path.join(root, name, 'package.json'));
    const container = containerName(name, version, production);
    const sources = path.join(root, name, 'src');
    const declaration = path.join(sources, 'remote.tsx');
    const uses = new SharedUsesPlugin();
    const asks = new ApiCallsPlugin();
    const base = common({ folder: name, production, hot });
    // Stands on packages that only developers have.
    const changing = hot ? require('./hot/hot-build.cjs')(name, sources) : null;
    return {
      ...base,
      name,
      entry: {},
      output: {
        ...base.output,
        // Separate, so that publishing does not overwrite the development build.
        path: path.join(root, name, hot ? 'dist/hot' : 'dist/release'),
        uniqueName: container,
        // A module that threw while loading, as with an outdated shell, must be evaluated again on retry.
        strictModuleErrorHandling: true,
        // The release's folder is named by its content; hashes in file names would only enlarge the entry.
        chunkFilename: '[name].js',
        ...changing?.output,
      },
      module: {
        rules: [
          ...base.module.rules,
          ...(changing
            ? []
            : [
                {
                  resource: declaration,
                  loader: require.resolve('./carry-digests-loader.cjs'),
                  enforce: 'post',
                },
              ]),
        ],
      },
      // A small shared chunk costs more in the entry's chunk list than it saves.
      optimization: { ...base.optimization, splitChunks: { minSize: 30_000 }, ...changing?.optimization },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          exposes: {
            './remote': { import: changing ? [changing.client, declaration] : declaration, name: 'remote' },
          },
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
          manifest: false,
          dts: false,
          dev: false,
        }),
        new NormalModuleReplacementPlugin(
          /webpack-bundler-runtime[\\/]dist[\\/](remotes|installInitialConsumes|getSharedFallbackGetter)\.js$/,
          path.join(__dirname, 'not-in-a-remote.mjs'),
        ),
        ...takeFromShell(),
        uses,
        asks,
        ...(changing?.plugins ?? [new IntegrityPlugin()]),
        new OwnStylesPlugin(sources),
        new RemoteManifestPlugin({ name, version, container, declaration, uses, asks }),
        ...(production ? [new CompressPlugin()] : []),
      ],
    };
  };
