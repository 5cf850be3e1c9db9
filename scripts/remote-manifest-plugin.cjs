/** Writes remote.json beside a build: what shell and server know of the release without running it. */
const path = require('node:path');
const webpack = require('webpack');
const { integrityOf } = require('./integrity-plugin.cjs');
const { loadTypeScript } = require('./load-typescript.cjs');
const { root } = require('./shared-entries.cjs');

class RemoteManifestPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
          const manifest = this.manifest(compilation, assets);
          compilation.emitAsset(
            'remote.json',
            new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }

  manifest(compilation, assets) {
    const { name, version, container, declaration, uses, asks } = this.options;
    const { remote } = loadTypeScript(declaration);
    const { CONTRACT_VERSION } = loadTypeScript(path.join(root, 'contracts/src/contract-version.ts'));
    if (remote.name !== name)
      throw new Error(`${declaration} declares ${remote.name}; its folder is ${name}`);
    const screens = this.screenChunks(compilation);
    // Hot updates are not part of a release.
    const isKept = (file) => !compilation.getAsset(file).info.hotModuleReplacement;
    const scripts = (chunks) =>
      chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js') && isKept(file)));
    const first = [compilation.namedChunks.get('remote')].filter(Boolean);
    const routes = remote.routes.map(({ screen, ...route }) => {
      const request = /import\(\s*(?:\/\*[^]*?\*\/\s*)?["'`]([^"'`]+)["'`]/.exec(String(screen))?.[1];
      const chunks = [...new Set([...first, ...(screens.get(request) ?? [])])];
      return { ...route, preload: scripts(chunks), shared: sharedIn(chunks, compilation) };
    });
    const files = Object.fromEntries(
      Object.keys(assets)
        .filter((file) => !file.endsWith('.map') && isKept(file))
        .sort()
        .map((file) => [file, integrityOf(compilation.getAsset(file).source.buffer())]),
    );
    return {
      name,
      version,
      contract: CONTRACT_VERSION,
      container,
      entry: 'remoteEntry.js',
      routes,
      navigation: remote.navigation,
      fallback: remote.fallback,
      shared: Object.fromEntries(uses.uses),
      calls: asks.calls,
      ...(compilation.compiler.options.mode === 'development' && { development: true }),
      files,
    };
  }

  /** The chunks of each screen, by its import() request. */
  screenChunks(compilation) {
    const found = new Map();
    for (const module of compilation.modules) {
      for (const block of module.blocks ?? []) {
        for (const dependency of block.dependencies) {
          const parent = compilation.moduleGraph.getParentModule(dependency);
          if (parent?.resource !== this.options.declaration) continue;
          found.set(dependency.request, compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
        }
      }
    }
    return found;
  }
}

/** The shared packages that chunks need before they run. */
function sharedIn(chunks, { chunkGraph }) {
  const keys = chunks.flatMap((chunk) =>
    [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])].map(
      ({ options }) => options.shareKey,
    ),
  );
  return [...new Set(keys)].sort();
}

module.exports = { RemoteManifestPlugin };
