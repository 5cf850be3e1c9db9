/**
 * Detects styles that reach beyond a component: used by the linter on sources and by the bundler on its
 * output.
 */

/** Replaces interpolations, such as another component, in a style's text. */
const filled = '§';

const pageRule = /@(?:-webkit-)?(keyframes|font-face|import|property|page|layer|counter-style|namespace)\b/;

/**
 * The part of a component's styles that reaches beyond it, or null.
 * @param {string} css
 */
function beyondComponent(css) {
  const text = css.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const rule = pageRule.exec(text);
  if (rule) return `@${rule[1]} holds for the whole page`;
  for (const [, prelude = ''] of text.matchAll(/(?:^|[{};])([^{};]*)\{/g)) {
    for (const selector of prelude.trim().split(/,(?![^(]*\))/)) {
      const own = selector.trim();
      if (/^(:global|:root|html|body|\*)(?![\w-])(?!.*&)/.test(own)) return `${own} is not of this component`;
      if (/:has\([^)]*&/.test(own)) return `${own} is what lies around this component`;
      if (/&[^\s,]*\s*[+~]\s*(?![^&]*&)(?!.*§)/.test(own)) return `${own} is what lies beside this component`;
    }
  }
  return null;
}

/** @param {{ type: string, name?: string, value?: unknown } | undefined} node */
const named = (node) => (node?.type === 'Identifier' ? node.name : node?.value);

/**
 * What an AST node does to the styles of the whole page, or null. Nodes are ESTree with JSX.
 * @param {any} node
 * @returns {string | null}
 */
function globalStyleOf(node) {
  switch (node.type) {
    case 'ImportSpecifier':
      return /^(createGlobalStyle|GlobalStyle)$/.test(String(named(node.imported)))
        ? named(node.imported)
        : null;
    case 'ImportDeclaration':
      return /\.(css|scss|sass|less)(\?|$)/.test(node.source.value) ? node.source.value : null;
    case 'MemberExpression': {
      const name = String(named(node.property));
      return /^(createGlobalStyle|insertRule|adoptedStyleSheets|styleSheets)$/.test(name) ? name : null;
    }
    case 'NewExpression':
      return named(node.callee) === 'CSSStyleSheet' ? 'CSSStyleSheet' : null;
    case 'JSXOpeningElement':
      return /^(style|link)$/.test(node.name.name) ? `<${node.name.name}>` : null;
    case 'CallExpression': {
      const callee = String(
        named(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee),
      );
      const made = named(node.arguments[0]);
      return /^(createElement|_?jsxs?)$/.test(callee) &&
        node.arguments[0]?.type === 'Literal' &&
        /^(style|link)$/.test(String(made))
        ? `<${made}>`
        : null;
    }
    case 'TaggedTemplateExpression':
      return beyondComponent(
        node.quasi.quasis.map((/** @type {any} */ each) => each.value.cooked ?? '').join(filled),
      );
    default:
      return null;
  }
}

module.exports = { globalStyleOf };
