// @ts-check
/** @typedef {import('typescript').Type} Type */

const message =
  'What an error says is for the log: show messageOf(error), which keeps what the browser or a mistake says from people.';

/** Usual names of caught values, whose type says nothing. */
const caught = /^(e|err|error|failure|failed|reason|thrown|cause)$/i;

/**
 * Whether a type is or may be an error.
 * @param {Type} type
 * @returns {boolean}
 */
function isError(type) {
  if (type.isUnionOrIntersection()) return type.types.some(isError);
  if (type.getSymbol()?.name === 'Error') return true;
  return (type.getBaseTypes() ?? []).some(isError);
}

/**
 * Forbids reading a caught error's message in a screen.
 * @type {import('eslint').Rule.RuleModule}
 */
export const errorSentences = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (/** @type {unknown} */ node) =>
      /** @type {Type} */ (checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));
    const isCaught = (/** @type {{ type: string, name?: string }} */ node) =>
      node.type === 'Identifier' &&
      caught.test(node.name ?? '') &&
      checker.typeToString(typeOf(node)) === 'unknown';
    return {
      MemberExpression(node) {
        const { property, computed } = node;
        const reads =
          !computed && property.type === 'Identifier' && /^(message|toString)$/.test(property.name);
        if (reads && isError(typeOf(node.object))) context.report({ node, message });
      },
      VariableDeclarator({ id, init }) {
        const takes =
          id.type === 'ObjectPattern' &&
          id.properties.find(
            (each) =>
              each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'message',
          );
        if (takes && init && isError(typeOf(init))) context.report({ node: takes, message });
      },
      CallExpression(node) {
        const [shown] = node.arguments;
        const makesText = node.callee.type === 'Identifier' && node.callee.name === 'String';
        if (makesText && shown && (isCaught(shown) || isError(typeOf(shown))))
          context.report({ node, message });
      },
    };
  },
};
