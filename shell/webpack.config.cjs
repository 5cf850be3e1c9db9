const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const common = require('../scripts/webpack.common.cjs');
const { ApiCallsPlugin } = require('../scripts/api-calls-plugin.cjs');
const { CompressPlugin } = require('../scripts/compress-plugin.cjs');
const { provideAll } = require('../scripts/federation.cjs');
const { IntegrityPlugin } = require('../scripts/integrity-plugin.cjs');
const { SiteAssetsPlugin } = require('../scripts/site-assets-plugin.cjs');
const frame = require('./webpack.frame.cjs');
const { version } = require('./package.json');

/** The exports of react-router, which react-router-dom brings, lead to its development build alone, which checks and warns. */
const productionRouter = path.join(
  path.dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production/index.mjs',
);

function shell({ production, other }) {
  const base = common({ folder: 'shell', production });
  const asks = new ApiCallsPlugin();
  return {
    ...base,
    name: 'shell',
    // Its list of files names the frame's too.
    dependencies: ['frame'],
    entry: { shell: './src/index.ts' },
    output: {
      ...base.output,
      clean: { keep: frame.owns },
      path: path.join(__dirname, 'dist/site'),
      publicPath: '/assets/',
      // Its default policy answers for the remotes' chunks too.
      trustedTypes: { policyName: 'copper-carrot' },
      uniqueName: 'copper_carrot_shell',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, ...(production && { 'react-router$': productionRouter }) },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
          shared: { test: /[\\/](shared-ui|contracts)[\\/]src[\\/]/, name: 'shared', chunks: 'initial' },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        shareStrategy: 'loaded-first',
        // Remotes come from the feed at run time; the runtime is handed to them so that none carries a copy.
        remotes: {},
        // The plugin's own switch resolves to CommonJS and would bring the whole runtime a second time.
        runtimePlugins: [
          require.resolve('@module-federation/inject-external-runtime-core-plugin').replace(/\.cjs$/, '.js'),
        ],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      ...provideAll(),
      new IntegrityPlugin(),
      asks,
      new SiteAssetsPlugin(version, other, asks),
      ...(production ? [new CompressPlugin()] : []),
    ],
  };
}

module.exports = (_env, { mode } = {}) => {
  const production = mode !== 'development';
  const other = {};
  return [frame.config({ production, other }), shell({ production, other })];
};
