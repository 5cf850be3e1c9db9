/**
 * Records the names that a build uses of each shared package, without dead code, and requires of singletons
 * the oldest version that has them.
 */
const { WebpackError } = require('webpack');
const { needed, sharedEntries } = require('./shared-entries.cjs');

const isConsumed = (module) => module.type === 'consume-shared-module';

/** The names that one import uses; `*` for the whole module. */
function namesOf(connection, { moduleGraph }, runtime) {
  const referenced = connection.dependency?.getReferencedExports?.(moduleGraph, runtime) ?? [];
  return referenced.map((each) => (Array.isArray(each) ? each : each.name)).map(([name = '*']) => name);
}

class SharedUsesPlugin {
  constructor() {
    /** @type {Map<string, { range: string, names: string[] }>} of the last build, by the part's key */
    this.uses = new Map();
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedUsesPlugin', (compilation) => {
      if (compilation.compiler.isChild()) return;
      const singletons = new Map(
        sharedEntries()
          .filter(({ singleton }) => singleton)
          .map((entry) => [entry.key, entry]),
      );
      // After chunks are assigned and before modules are concatenated, when each import is still separate.
      compilation.hooks.afterOptimizeChunks.tap('SharedUsesPlugin', () => {
        this.uses = usesOf(compilation);
        for (const [key, use] of this.uses) {
          const entry = singletons.get(key);
          if (!entry) continue;
          try {
            use.range = `^${needed(entry, use.names)}`;
          } catch (error) {
            compilation.errors.push(new WebpackError(error.message));
          }
        }
      });
      // The range that the runtime checks; the option itself is part of the module's identity.
      compilation.hooks.afterCodeGeneration.tap('SharedUsesPlugin', () => {
        for (const module of compilation.modules) {
          if (!isConsumed(module) || !singletons.has(module.options.shareKey)) continue;
          for (const runtime of compilation.chunkGraph.getModuleRuntimes(module)) {
            const data = compilation.codeGenerationResults.getData(module, runtime, 'consume-shared');
            data.shareConfig.requiredVersion = this.uses.get(module.options.shareKey)?.range;
          }
        }
      });
    });
  }
}

function usesOf(compilation) {
  const { moduleGraph, chunkGraph } = compilation;
  const found = new Map();
  for (const module of compilation.modules) {
    if (!isConsumed(module)) continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule } = connection;
      if (!originModule) continue;
      for (const { runtime } of chunkGraph.getModuleChunksIterable(originModule)) {
        if (!connection.isTargetActive(runtime)) continue;
        const { shareKey, requiredVersion, import: own } = module.options;
        const use = found.get(shareKey) ?? {
          range: requiredVersion,
          carried: Boolean(own),
          names: new Set(),
        };
        for (const name of namesOf(connection, compilation, runtime)) use.names.add(name);
        found.set(shareKey, use);
      }
    }
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    sorted.map(([key, { range, names, carried }]) => [
      key,
      { range, names: [...names].sort(), ...(carried && { carried }) },
    ]),
  );
}

module.exports = { SharedUsesPlugin };
