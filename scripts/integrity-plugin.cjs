/**
 * Writes the integrity hash of every chunk into the runtime that loads it: webpack has none of its own that builds with
 * federation. A remote's declaration may bring the hashes of the screens that it alone leads to (`carryDigests`), so that
 * the entry, which every page waits for, does not grow with each screen.
 */
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

/** For the end of a remote's declaration: the hashes of all chunks but its own. */
const carryDigests = `__webpack_require__.digests = "${mark}";\n`;

class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nscript.crossOrigin = "anonymous";\nvar digest = ("${mark}")[chunkId] || (${webpack.RuntimeGlobals.require}.digests || {})[chunkId];\nif (digest) script.integrity = "sha256-" + digest;`,
      );
      // After the real content hashes are in the names; a file that carries the mark loads the others and is never loaded by them.
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          const texts = new Map(scripts.map((name) => [name, assets[name].source().toString()]));
          const marked = scripts.filter((name) => texts.get(name).includes(mark));
          const filesOf = (chunk) => [...chunk.files].filter((name) => name.endsWith('.js'));
          const write = (name, belongs) => {
            // What comes with the document is never loaded by it; its hash would be in here and not in this file's name.
            const later = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
            const digests = later.flatMap((chunk) =>
              filesOf(chunk)
                .filter((file) => belongs(file))
                .map((file) => [chunk.id, digestOf(compilation.getAsset(file).source.buffer())]),
            );
            const text = texts.get(name).replace(markText, () => literalOf(Object.fromEntries(digests)));
            // What lies there from before under the same name is looked at, not taken for this.
            const looked = (info) => ({ ...info, immutable: false });
            compilation.updateAsset(name, new sources.RawSource(text), looked);
          };
          // A runtime loads the chunk that carries the other hashes, so that one is written first.
          const runtimes = new Set(
            [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(filesOf),
          );
          const carriers = marked.filter((name) => !runtimes.has(name));
          for (const name of carriers) write(name, (file) => !marked.includes(file));
          for (const name of marked.filter((each) => runtimes.has(each)))
            write(name, (file) => (carriers.length > 0 ? carriers.includes(file) : !marked.includes(file)));
        },
      );
    });
  }
}

module.exports = { IntegrityPlugin, carryDigests, integrityOf };
