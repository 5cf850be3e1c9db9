/** What a remote's build has more while somebody works on it: its components change in open pages, which keep their state. */
const path = require('node:path');
const { HotModuleReplacementPlugin, NormalModuleReplacementPlugin } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const here = (/** @type {string} */ file) => path.join(__dirname, file);

/** @param {string} name of the remote @param {string} sources its folder of sources, whose components alone are changed */
module.exports.hotBuild = (name, sources) => ({
  /** Runs before the remote itself, and brings its changes to the page. */
  client: `${here('hot-client.mjs')}?${name}`,
  // The chunks that are loaded later have no hash in a page that was opened before a change.
  output: { crossOriginLoading: 'anonymous' },
  // What does not compile takes nothing away of what did: pages that are opened meanwhile have the last good build.
  optimization: { emitOnErrors: false },
  plugins: [
    new HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({
      include: sources + path.sep,
      overlay: { entry: false, module: here('hot-faults.mjs'), sockIntegration: false },
      esModule: true,
    }),
    // The compiler marks components for development alone, and calls what a shell in production does not bring.
    new NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, here('jsx-dev-runtime.mjs')),
  ],
});
