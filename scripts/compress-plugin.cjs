/**
 * Writes compressed files beside a build's at the highest level, which is too slow while a request waits.
 */
const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
const webpack = require('webpack');

const compressible = /\.(m?js|css|svg|json)$/;
/** Smaller files would not save a network packet. */
const worthBytes = 1024;

const ways = {
  br: (content) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

class CompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After a remote's manifest, which does not list compressed files, and before the shell's, which
        // lists their sizes.
        { name: 'CompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => {
          if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
          for (const [file, source] of Object.entries(assets)) {
            if (!compressible.test(file) || source.size() < worthBytes) continue;
            for (const [ending, compress] of Object.entries(ways))
              compilation.emitAsset(`${file}.${ending}`, new sources.RawSource(compress(source.buffer())));
          }
        },
      );
    });
  }
}

module.exports = { CompressPlugin };
