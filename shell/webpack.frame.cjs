/**
 * The document of the sign-in frames: one file of its own, in the folder of the shell's. It shares nothing with anybody, and
 * is drawn by Preact, since React alone weighs as much as the whole frame does.
 */
const path = require('node:path');
const common = require('../scripts/webpack.common.cjs');
const { CompressPlugin } = require('../scripts/compress-plugin.cjs');
const { DocumentFilesPlugin } = require('../scripts/site-assets-plugin.cjs');

const preact = {
  react$: 'preact/compat',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react/jsx-dev-runtime$': 'preact/jsx-dev-runtime',
};

/** Which files of the site's folder are the frame's, so that neither build sweeps away the other's. */
const owns = (file) => /^frame\.\w+\.js/.test(file);

function config({ production, other }) {
  const base = common({ folder: 'shell', production });
  return {
    ...base,
    name: 'frame',
    entry: { frame: './src/frame/index.ts' },
    output: {
      ...base.output,
      path: path.join(__dirname, 'dist/site'),
      clean: { keep: (file) => !owns(file) },
      publicPath: '/assets/',
      uniqueName: 'copper_carrot_frame',
      filename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...preact } },
    cache: {
      ...base.cache,
      name: `frame-${base.mode}`,
      buildDependencies: { config: [...base.cache.buildDependencies.config, __filename] },
    },
    plugins: [...base.plugins, new DocumentFilesPlugin(other), ...(production ? [new CompressPlugin()] : [])],
  };
}

module.exports = { config, owns };
