/** Additions to a remote's development build: components update in open pages and keep their state. */
const path = require('node:path');
const { HotModuleReplacementPlugin, NormalModuleReplacementPlugin } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const here = (/** @type {string} */ file) => path.join(__dirname, file);

/** @param {string} name of the remote @param {string} sources its folder of sources, whose components alone are changed */
module.exports = (name, sources) => ({
  /** Runs before the remote and applies its updates. */
  client: `${here('hot-client.mjs')}?${name}`,
  // A page opened before a change has no hashes of chunks built later.
  output: { crossOriginLoading: 'anonymous' },
  // A failed build emits nothing, so new pages get the last good build.
  optimization: { emitOnErrors: false },
  plugins: [
    new HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({
      include: sources + path.sep,
      overlay: { entry: false, module: here('hot-faults.mjs'), sockIntegration: false },
      esModule: true,
    }),
    // The compiler's development mode calls a runtime that a production shell does not provide.
    new NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, here('jsx-dev-runtime.mjs')),
  ],
});
