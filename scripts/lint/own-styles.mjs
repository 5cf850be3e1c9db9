// @ts-check
import { createRequire } from 'node:module';

/** @type {{ globalStyleOf: (node: unknown) => string | null }} */
const { globalStyleOf } = createRequire(import.meta.url)('./global-styles.cjs');

/**
 * Forbids a remote to style the whole page.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownStyles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    '*'(/** @type {import('eslint').Rule.Node} */ node) {
      const found = globalStyleOf(node);
      if (found === null) return;
      context.report({
        node,
        message: `A remote styles its own components and nothing else of the page: ${found}.`,
      });
    },
  }),
};
