/**
 * Writes the integrity hash of every chunk into the runtime that loads it, as webpack has no plugin that
 * works with federation. A remote's declaration may carry the hashes of its screens' chunks
 * (`carryDigests`), so that the entry, which every page waits for, does not grow with each screen.
 */
const { createHash } = require('node:crypto');
const webpack = require('webpack');

const mark = '__CHUNK_INTEGRITY__';
const markText = new RegExp(`["']${mark}\\.*["']`, 'g');
/** At least the length of one chunk's id and hash in the literal. */
const roomOfChunk = '.'.repeat(60);
const digestOf = (content) => createHash('sha256').update(content).digest('base64');
const integrityOf = (content) => `sha256-${digestOf(content)}`;

/** An object literal without quotes around numeric keys, as the entry's size is limited. */
const literalOf = (digests) =>
  `{${Object.entries(digests)
    .map(([id, digest]) => `${/^[1-9]\d*$/.test(id) ? id : JSON.stringify(id)}:"${digest}"`)
    .join(',')}}`;

/** The end of a remote's declaration, with the hashes of all other chunks. */
const carryDigests = `__webpack_require__.digests = "${mark}";\n`;

// Initial chunks are loaded by the document, and their hashes would not be reflected in this file's name.
const laterChunks = (compilation) => [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());

class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          // The placeholder is as long as its replacement, so that the source map, which exists before,
          // stays valid.
          `${source}\nscript.crossOrigin = "anonymous";\nvar digest = ("${mark}${roomOfChunk.repeat(laterChunks(compilation).length)}")[chunkId] || (${webpack.RuntimeGlobals.require}.digests || {})[chunkId];\nif (digest) script.integrity = "sha256-" + digest;`,
      );
      // After the real content hashes are in the names; a file with the placeholder loads others and is
      // never loaded by them.
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          const texts = new Map(scripts.map((name) => [name, assets[name].source().toString()]));
          const marked = scripts.filter((name) => texts.get(name).includes(mark));
          const filesOf = (chunk) => [...chunk.files].filter((name) => name.endsWith('.js'));
          const write = (name, belongs) => {
            const digests = laterChunks(compilation).flatMap((chunk) =>
              filesOf(chunk)
                .filter((file) => belongs(file))
                .map((file) => [chunk.id, digestOf(compilation.getAsset(file).source.buffer())]),
            );
            const literal = literalOf(Object.fromEntries(digests));
            const text = texts.get(name).replace(markText, (found) => literal.padEnd(found.length));
            // An existing file of the same name is compared instead of trusted.
            const looked = (info) => ({ ...info, immutable: false });
            compilation.updateAsset(name, new sources.RawSource(text), looked);
          };
          // A runtime loads the chunk that carries hashes, so that chunk is written first.
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
