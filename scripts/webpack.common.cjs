/**
 * The common build of browser packages: TypeScript by SWC, workspaces from source, fonts and pictures as
 * files.
 */
const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { AnyFolderPlugin } = require('./any-folder-plugin.cjs');
const { root } = require('./shared-entries.cjs');

const workspace = (name) => path.join(root, name, 'src');

/** Minifies styles, and marks unused ones as removable. */
const shorterStyles = [
  require.resolve('@swc/plugin-styled-components'),
  { displayName: false, ssr: false, transpileTemplateLiterals: false, minify: true, pure: true },
];

module.exports = function common({ folder, production, hot = false }) {
  return {
    mode: production ? 'production' : 'development',
    context: path.join(root, folder),
    // Source maps are written for debugging but not referenced by the files.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      clean: true,
      publicPath: 'auto',

      // A hanging chunk fails after this time, so that it can be loaded again.
      chunkLoadTimeout: 15_000,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    // Without parallel processes: SWC uses threads, and needs a third of terser's time for the same size.
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Listed one by one: some npm packages have a `source` condition too, which must not be used.
      alias: {
        '@copper-carrot/contracts$': path.join(workspace('contracts'), 'index.ts'),
        '@copper-carrot/contracts/limits$': path.join(workspace('contracts'), 'generated/limits.ts'),
        '@copper-carrot/contracts/runtime$': path.join(workspace('contracts'), 'runtime/index.ts'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                // A remote in development runs in a production shell, which has no jsx-dev-runtime.
                transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
                target: 'es2022',
                experimental: {
                  cacheRoot: path.join(root, 'node_modules/.cache/swc'),
                  plugins: production ? [shorterStyles] : [],
                },
              },
            },
          },
        },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
        // It can import a worker by a dynamic name; here the worker is a file (PinMap).
        { test: /[\\/]maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${folder}-${production ? 'production' : hot ? 'hot' : 'development'}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [
          __filename,
          path.join(__dirname, 'federation.cjs'),
          path.join(__dirname, 'hot/hot-build.cjs'),
          ...['contracts', 'shared-ui', 'shell'].map((name) => path.join(root, name, 'versions.json')),
        ],
      },
    },
    plugins: [
      new AnyFolderPlugin(),
      // react-aria includes strings in 34 languages; the site uses one.
      new NormalModuleReplacementPlugin(
        /[\\/]react-aria[^]*[\\/]intl[\\/][^]*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/,
        path.join(__dirname, 'no-words.mjs'),
      ),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
};
