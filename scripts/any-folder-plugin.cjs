/**
 * Makes builds independent of the checkout's path. Federation puts absolute paths into module identifiers,
 * from which webpack derives module ids and so file names and hashes.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { Compilation, DefinePlugin, NormalModuleReplacementPlugin, sources } = require('webpack');
const { root } = require('./shared-entries.cjs');

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * The federation runtime's entry, with relative imports and no path hash in its name. Federation doesn't escape paths: an
 * apostrophe in a folder's name would end its string.
 */
function relativeEntry(file) {
  const folder = path.join(root, 'node_modules/.federation');
  const relative = (request) => path.relative(folder, request).replaceAll(path.sep, '/');
  const text = fs
    .readFileSync(file, 'utf8')
    .replace(/from '(.+?)';/g, (_, request) => `from '${relative(request)}';`);
  const copy = path.join(folder, `runtime.${hashOf(text).slice(0, 8)}.js`);
  // Written by rename, as several builds of a checkout may run at once.
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${copy}.${process.pid}`, text);
  fs.renameSync(`${copy}.${process.pid}`, copy);
  return copy;
}

/**
 * Federation modules with absolute paths in their identifiers; webpack relativises only identifiers that
 * are paths themselves.
 */
const federated = /^webpack\/(container\/entry|sharing\/provide)\//;

class AnyFolderPlugin {
  apply(compiler) {
    new NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\.\w+\.js$/, (resource) => {
      resource.request = relativeEntry(resource.request);
    }).apply(compiler);
    // Webpack would insert the source file's path; `new URL(file, import.meta.url)` is not affected.
    new DefinePlugin({ 'import.meta.url': 'undefined' }).apply(compiler);
    compiler.hooks.compilation.tap('AnyFolderPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('AnyFolderPlugin', (modules) => {
        for (const module of modules) {
          const name = module.libIdent({ context: root });
          if (federated.test(name)) compilation.chunkGraph.setModuleId(module, hashOf(name).slice(0, 6));
        }
      });
      // Webpack replaces a file's first hash by its content hash everywhere except in buffers, such as
      // source maps.
      compilation.hooks.processAssets.tap(
        { name: 'AnyFolderPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        (assets) => {
          for (const map of Object.keys(assets).filter((name) => name.endsWith('.map')))
            compilation.updateAsset(map, (source) => new sources.RawSource(source.buffer().toString()));
        },
      );
    });
  }
}

module.exports = { AnyFolderPlugin };
