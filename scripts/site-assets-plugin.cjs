/**
 * Writes shell.json: what the server and publishers of remotes know of this shell release, such as the
 * files of each document and shared package, the provided packages and the hash of each file. A document
 * built separately before the shell is recorded by DocumentFilesPlugin.
 */
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const webpack = require('webpack');
const { integrityOf } = require('./integrity-plugin.cjs');
const { loadTypeScript } = require('./load-typescript.cjs');
const { provisionsOf } = require('./provisions.cjs');
const { root } = require('./shared-entries.cjs');

const scripts = (files) => files.filter((file) => file.endsWith('.js'));

const checked = (compilation, files) =>
  [...new Set(scripts(files))].map((file) => ({
    file,
    integrity: integrityOf(compilation.getAsset(file).source.buffer()),
  }));

const appOf = (name, entry) => entry.getChildren().filter((group) => group.name === `${name}-app`);

/** The chunks that each document has loaded before a remote needs a shared package. */
const broughtBy = (compilation) =>
  new Set(
    [...compilation.entrypoints]
      .flatMap(([name, entry]) => [entry, ...appOf(name, entry)])
      .flatMap(({ chunks }) => chunks.flatMap(({ ids }) => ids)),
  );

/** The files of a shared package that are not loaded yet; preloading others is wasted. */
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

const hashesOf = (compilation, assets) =>
  Object.fromEntries(
    Object.keys(assets)
      .filter((file) => !/\.(map|br|gz)$/.test(file))
      .map((file) => [file, integrityOf(compilation.getAsset(file).source.buffer())]),
  );

/** The size of each script as downloaded, compressed if the build compresses. */
const bytesOf = (compilation, files) =>
  Object.fromEntries(
    files.map((file) => {
      const ready = compilation.getAsset(`${file}.br`);
      const content = (ready ?? compilation.getAsset(file)).source.buffer();
      return [file, ready ? content.length : brotliCompressSync(content).length];
    }),
  );

/** Calls back with the files of a successful build, after names, contents and compression are final. */
function whenBuilt(compiler, name, write) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 2;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
      write(compilation, assets);
    });
  });
}

class DocumentFilesPlugin {
  /** @param {{ documents: object, files: object }} other where they are noted, for the SiteAssetsPlugin of the build that comes after */
  constructor(other) {
    this.other = other;
  }

  apply(compiler) {
    whenBuilt(compiler, 'DocumentFilesPlugin', (compilation, assets) => {
      this.other.documents = documentsOf(compilation);
      this.other.files = hashesOf(compilation, assets);
    });
  }
}

class SiteAssetsPlugin {
  /**
   * @param {string} version of this shell
   * @param {{ documents?: object, files?: object }} other what a DocumentFilesPlugin noted
   * @param {{ calls?: object }} [asks] what an ApiCallsPlugin of the same build found
   */
  constructor(version, other, asks) {
    this.version = version;
    this.other = other;
    this.asks = asks;
  }

  apply(compiler) {
    const { sources } = webpack;
    whenBuilt(compiler, 'SiteAssetsPlugin', (compilation, assets) => {
      const emit = (file, content) =>
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify(content, null, 2)));
      const manifest = this.manifest(compilation, assets);
      emit('shell.json', manifest);
      emit('assets.json', manifest.assets);
    });
  }

  manifest(compilation, assets) {
    const own = documentsOf(compilation);
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
    const onPages = [
      ...Object.values(own).flatMap(({ scripts, preload }) => [
        ...scripts,
        ...preload.map(({ file }) => file),
      ]),
      ...Object.values(shared).flatMap((files) => files.map(({ file }) => file)),
    ];
    const { CONTRACT_VERSION } = loadTypeScript(path.join(root, 'contracts/src/contract-version.ts'));
    const files = { ...hashesOf(compilation, assets), ...this.other.files };
    return {
      name: 'shell',
      version: this.version,
      contract: CONTRACT_VERSION,
      assets: { documents: { ...own, ...this.other.documents }, shared, fonts },
      provides: provisionsOf(compilation),
      bytes: bytesOf(compilation, [...new Set(onPages)].sort()),
      ...(this.asks && { calls: this.asks.calls }),
      ...(compilation.compiler.options.mode === 'development' && { development: true }),
      files: Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))),
    };
  }
}

module.exports = { DocumentFilesPlugin, SiteAssetsPlugin };
