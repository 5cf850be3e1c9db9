/**
 * Writes assets.json beside the shell, for the server that writes the HTML: which files each document of the site loads, and
 * which ones each shared part that is not in every document lies in. A document that is built by itself, before the shell, is
 * noted by DocumentFilesPlugin and stands in the same list.
 */
const webpack = require('webpack');
const { integrityOf } = require('./integrity-plugin.cjs');

const scripts = (files) => files.filter((file) => file.endsWith('.js'));

const checked = (compilation, files) =>
  [...new Set(scripts(files))].map((file) => ({
    file,
    integrity: integrityOf(compilation.getAsset(file).source.buffer()),
  }));

const appOf = (name, entry) => entry.getChildren().filter((group) => group.name === `${name}-app`);

/** What every document of a build has brought by the time that a remote asks for a part: one file may hold several chunks. */
const broughtBy = (compilation) =>
  new Set(
    [...compilation.entrypoints]
      .flatMap(([name, entry]) => [entry, ...appOf(name, entry)])
      .flatMap(({ chunks }) => chunks.flatMap(({ ids }) => ids)),
  );

/** The files of a shared part that are still to come: what is preloaded and then not asked for is loaded in vain. */
function filesToCome(group, brought) {
  const chunks = group?.chunks.filter(({ ids }) => !ids.every((id) => brought.has(id))) ?? [];
  return chunks.flatMap(({ files }) => [...files]);
}

const documentsOf = (compilation) =>
  Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => {
      const app = appOf(name, entry);
      return [
        name,
        {
          scripts: scripts(entry.getFiles()),
          preload: checked(
            compilation,
            app.flatMap((group) => group.getFiles()),
          ),
        },
      ];
    }),
  );

/** Calls back with the files of a good build, once their names and contents are final. */
function whenBuilt(compiler, name, write) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
      write(compilation, assets);
    });
  });
}

class DocumentFilesPlugin {
  /** @param {object} documents where they are noted, for the SiteAssetsPlugin of the build that comes after */
  constructor(documents) {
    this.documents = documents;
  }

  apply(compiler) {
    whenBuilt(compiler, 'DocumentFilesPlugin', (compilation) =>
      Object.assign(this.documents, documentsOf(compilation)),
    );
  }
}

class SiteAssetsPlugin {
  /** @param {object} otherDocuments what a DocumentFilesPlugin noted */
  constructor(otherDocuments) {
    this.otherDocuments = otherDocuments;
  }

  apply(compiler) {
    const { sources } = webpack;
    whenBuilt(compiler, 'SiteAssetsPlugin', (compilation, assets) => {
      const documents = { ...documentsOf(compilation), ...this.otherDocuments };
      const brought = broughtBy(compilation);
      const shared = Object.fromEntries(
        [...compilation.modules]
          .filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0)
          .map(({ _name: key, blocks: [block] }) => [
            key,
            checked(compilation, filesToCome(compilation.chunkGraph.getBlockChunkGroup(block), brought)),
          ])
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      const fonts = Object.keys(assets).filter((file) => file.endsWith('.woff2'));
      compilation.emitAsset(
        'assets.json',
        new sources.RawSource(JSON.stringify({ documents, shared, fonts }, null, 2)),
      );
    });
  }
}

module.exports = { DocumentFilesPlugin, SiteAssetsPlugin };
