/** Fails a remote's build that styles more than its own components. */
const path = require('node:path');
const { globalStyleOf } = require('./lint/global-styles.cjs');

/** All nodes of an AST. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  if (typeof node?.type !== 'string') return;
  yield node;
  for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesOf(value);
}

class OwnStylesPlugin {
  /** @param {string} folder of the remote's sources */
  constructor(folder) {
    this.folder = folder + path.sep;
  }

  apply(compiler) {
    const name = 'OwnStylesPlugin';
    compiler.hooks.thisCompilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['auto', 'esm', 'dynamic'])
        normalModuleFactory.hooks.parser
          .for(`javascript/${type}`)
          .tap(name, (parser) =>
            parser.hooks.program.tap(name, (program) =>
              this.check(compiler.webpack, parser.state.module, program),
            ),
          );
    });
  }

  check({ WebpackError }, module, program) {
    if (!module.resource?.startsWith(this.folder)) return;
    for (const node of nodesOf(program.body)) {
      const found = globalStyleOf(node);
      if (found !== null)
        module.addError(
          new WebpackError(`A remote styles its own components and nothing else of the page: ${found}`),
        );
    }
  }
}

module.exports = { OwnStylesPlugin };
