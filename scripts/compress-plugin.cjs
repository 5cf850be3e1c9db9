/** Writes each file of a build compressed beside it, as small as can be: a server has no time for that while somebody waits. */
const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
const webpack = require('webpack');

const compressible = /\.(m?js|css|svg|json)$/;
/** Below this a compressed file saves no packet. */
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
        // After a remote's list of its files is written, in which these do not stand, and before the shell's, which tells their sizes.
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
