/**
 * Writes assets.json beside the shell, for the server that writes the HTML: which files each document of the site loads, and
 * which ones each shared part that is not in every document lies in.
 */
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
          const checked = (files) =>
            [...new Set(scripts(files))].map((file) => ({
              file,
              integrity: integrityOf(compilation.getAsset(file).source.buffer()),
            }));
          const documents = [...compilation.entrypoints].map(([name, entry]) => {
            const app = entry.getChildren().filter((group) => group.name === `${name}-app`);
            return [
              name,
              {
                scripts: scripts(entry.getFiles()),
                preload: checked(app.flatMap((group) => group.getFiles())),
              },
            ];
          });
          const shared = Object.fromEntries(
            [...compilation.modules]
              .filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0)
              .map(({ _name: key, blocks: [block] }) => [
                key,
                checked(compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []),
              ])
              .sort(([one], [other]) => (one < other ? -1 : 1)),
          );
          const fonts = Object.keys(assets).filter((file) => file.endsWith('.woff2'));
          compilation.emitAsset(
            'assets.json',
            new sources.RawSource(
              JSON.stringify({ documents: Object.fromEntries(documents), shared, fonts }, null, 2),
            ),
          );
        },
      );
    });
  }
}

module.exports = { SiteAssetsPlugin };
