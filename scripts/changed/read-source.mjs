// @ts-check
import ts from 'typescript';

/** @typedef {{ from: string, names: string[] | null }} Use names: null stands for all of them */
/** @typedef {{ from: string, names: Record<string, string> | null }} Passed what a file hands on of another: its own names for theirs; null stands for all */
/**
 * @typedef {object} Source what a file has to do with others
 * @property {Use[]} uses
 * @property {Passed[]} passes
 * @property {string[]} exports names that it defines itself
 * @property {string[]} texts strings that may name a file or an address; what is filled in stands as `*`
 * @property {string[]} routes addresses that it answers, a parameter as `*`
 */

/**
 * Reads a file's imports, exports and strings. Types are left out, as they do not run and the compiler
 * checks them all.
 * @param {string} path
 * @param {string} text
 * @returns {Source}
 */
export function readSource(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {Source} */
  const source = { uses: [], passes: [], exports: [], texts: [], routes: [] };
  let base = '';
  /** @type {string[]} */
  const addresses = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node)) return void readImport(node, source);
    if (ts.isExportDeclaration(node)) return void readExport(node, source);
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) keepText(node.text, source);
    else if (ts.isTemplateExpression(node)) {
      keepText(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('*'),
        source,
      );
    } else if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const isLoaded =
        node.expression.kind === ts.SyntaxKind.ImportKeyword || isNamed(node.expression, 'require');
      if (first && ts.isStringLiteralLike(first)) {
        if (isLoaded) source.uses.push({ from: first.text, names: null });
        else if (
          second &&
          ts.isPropertyAccessExpression(node.expression) &&
          methods.has(node.expression.name.text)
        )
          addresses.push(first.text);
      }
    } else if (
      ts.isPropertyAssignment(node) &&
      isNamed(node.name, 'base') &&
      ts.isStringLiteralLike(node.initializer)
    )
      base = node.initializer.text;
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) source.exports.push(...namesOf(statement));
  ts.forEachChild(file, visit);
  if (base.startsWith('/'))
    source.routes = addresses.map((address) => (base + address).replaceAll(/:\w+/g, '*').replace(/\/$/, ''));
  return source;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const isNamed = (/** @type {ts.Node} */ node, /** @type {string} */ name) =>
  ts.isIdentifier(node) && node.text === name;

/** @param {string} text @param {Source} source */
function keepText(text, { texts }) {
  if (text.length < 200 && /^[^\s]*[/.][^\s]*$/.test(text)) texts.push(text);
}

/** @param {ts.ImportDeclaration} node @param {Source} source */
function readImport({ importClause: clause, moduleSpecifier }, { uses }) {
  const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
  if (!clause) return void uses.push({ from, names: null });
  if (clause.isTypeOnly) return;
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return void uses.push({ from, names: null });
  const names = (bindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);
  if (clause.name) names.push('default');
  if (names.length > 0) uses.push({ from, names });
}

/** @param {ts.ExportDeclaration} node @param {Source} source */
function readExport({ isTypeOnly, moduleSpecifier, exportClause: clause }, { passes, exports }) {
  if (isTypeOnly) return;
  const elements =
    clause && ts.isNamedExports(clause) ? clause.elements.filter((each) => !each.isTypeOnly) : [];
  if (!moduleSpecifier) return void exports.push(...elements.map(({ name }) => name.text));
  const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
  if (!clause) return void passes.push({ from, names: null });
  const names = Object.fromEntries(
    ts.isNamedExports(clause)
      ? elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text])
      : [[clause.name.text, '*']],
  );
  if (Object.keys(names).length > 0) passes.push({ from, names });
}

/**
 * The names that a statement exports.
 * @param {ts.Statement} statement @returns {string[]}
 */
function namesOf(statement) {
  if (ts.isExportAssignment(statement)) return ['default'];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (/** @type {ts.SyntaxKind} */ kind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundIn(name));
  const named = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (statement)).name;
  return named && ts.isIdentifier(named) ? [named.text] : [];
}

/** @param {ts.BindingName} name @returns {string[]} */
const boundIn = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundIn(each.name) : []));
