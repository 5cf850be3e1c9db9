// @ts-check

/** @import { AST, Rule } from 'eslint' */
/** @typedef {Extract<AST.Program['body'][number], { type: 'ExportNamedDeclaration' }>} ExportNamedDeclaration */

const isComponent = (/** @type {string} */ name) => /^[A-Z]/.test(name);

/**
 * The names that a line exports; types are left out.
 * @param {ExportNamedDeclaration} line
 */
function namesOf({ declaration, specifiers }) {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  return specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []));
}

/**
 * Requires components in their own files: a file with other exports can only be updated by a page reload.
 * @type {Rule.RuleModule}
 */
export const componentsApart = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(/** @type {AST.Program} */ { body }) {
      const lines = body.filter((line) => line.type === 'ExportNamedDeclaration');
      const hasDefault = body.some(({ type }) => type === 'ExportDefaultDeclaration');
      if (!hasDefault && !lines.flatMap(namesOf).some(isComponent)) return;
      for (const node of lines)
        for (const name of namesOf(node).filter((each) => !isComponent(each)))
          context.report({
            node,
            message: `With ${name} beside its components this file loads the page anew at each change, where npm run dev would redraw it: put it in a file of its own.`,
          });
    },
  }),
};
