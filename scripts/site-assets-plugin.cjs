/** Writes assets.json beside the shell: which files each document of the site loads, for the server that writes the HTML. */
const webpack = require('webpack');
const { integrityOf } = require('./integrity-plugin.cjs');

class SiteAssetsPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('SiteAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SiteAssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
          const scripts = (files) => files.filter((file) => file.endsWith('.js'));
          const documents = [...compilation.entrypoints].map(([name, entry]) => {
            const app = entry.getChildren().filter((group) => group.name === `${name}-app`);
            return [
              name,
              {
                scripts: scripts(entry.getFiles()),
                preload: scripts(app.flatMap((group) => group.getFiles())).map((file) => ({
                  file,
                  integrity: integrityOf(compilation.getAsset(file).source.buffer()),
                })),
              },
            ];
          });
          const fonts = Object.keys(assets).filter((file) => file.endsWith('.woff2'));
          compilation.emitAsset(
            'assets.json',
            new sources.RawSource(
              JSON.stringify({ documents: Object.fromEntries(documents), fonts }, null, 2),
            ),
          );
        },
      );
    });
  }
}

module.exports = { SiteAssetsPlugin };
