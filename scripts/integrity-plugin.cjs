/** Writes the integrity hash of every chunk into the runtime that loads it: webpack has none of its own that builds with federation. */
const { createHash } = require('node:crypto');
const webpack = require('webpack');

const mark = '__CHUNK_INTEGRITY__';
const markText = new RegExp(`["']${mark}["']`, 'g');
const digestOf = (content) => createHash('sha256').update(content).digest('base64');
const integrityOf = (content) => `sha256-${digestOf(content)}`;

/** An object literal without quotes around numeric keys: the entry has a budget of bytes. */
const literalOf = (digests) =>
  `{${Object.entries(digests)
    .map(([id, digest]) => `${/^[1-9]\d*$/.test(id) ? id : JSON.stringify(id)}:"${digest}"`)
    .join(',')}}`;

class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nscript.crossOrigin = "anonymous";\nvar digest = ("${mark}")[chunkId];\nif (digest) script.integrity = "sha256-" + digest;`,
      );
      // After the real content hashes are in the names; a file that carries the mark loads the others and is never loaded by them.
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          const texts = new Map(scripts.map((name) => [name, assets[name].source().toString()]));
          const marked = scripts.filter((name) => texts.get(name).includes(mark));
          const digests = Object.fromEntries(
            [...compilation.chunks].flatMap((chunk) =>
              [...chunk.files]
                .filter((name) => name.endsWith('.js') && !marked.includes(name))
                .map((name) => [chunk.id, digestOf(assets[name].buffer())]),
            ),
          );
          for (const name of marked) {
            compilation.updateAsset(
              name,
              new sources.RawSource(texts.get(name).replace(markText, literalOf(digests))),
            );
          }
        },
      );
    });
  }
}

module.exports = { IntegrityPlugin, integrityOf };
