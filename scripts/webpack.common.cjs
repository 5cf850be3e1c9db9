/** How every browser package is compiled: TypeScript by SWC, workspaces from their sources, fonts and pictures as files. */
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { root } = require('./shared-entries.cjs');

const workspace = (name) => path.join(root, name, 'src');

/** Takes white space and comments out of styles, and marks them as droppable where nothing uses them. */
const shorterStyles = [
  require.resolve('@swc/plugin-styled-components'),
  { displayName: false, ssr: false, transpileTemplateLiterals: false, minify: true, pure: true },
];

module.exports = function common({ folder, production, hot = false }) {
  return {
    mode: production ? 'production' : 'development',
    context: path.join(root, folder),
    // The maps lie beside the files for whoever debugs; the files do not point visitors at them.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      clean: true,
      publicPath: 'auto',

      // A chunk that hangs is given up, so that the next try asks again.
      chunkLoadTimeout: 15_000,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Named one by one: some npm packages carry a `source` condition too, and must not be compiled from it.
      alias: {
        '@copper-carrot/contracts$': path.join(workspace('contracts'), 'index.ts'),
        '@copper-carrot/contracts/limits$': path.join(workspace('contracts'), 'limits.ts'),
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
                // A remote in development stands in a shell in production, which brings no jsx-dev-runtime.
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
        // It can load a worker's code by a name that is only known then; here the worker is a file (PinMap).
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
      // react-aria brings its own words in 34 languages; the site speaks one.
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
