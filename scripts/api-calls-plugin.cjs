/**
 * Records a build's API calls: the paths that its sources pass to `read` and `client`, with request and
 * answer shapes from the OpenAPI document, reduced to the words that the sources use.
 */
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { WebpackError } = require('webpack');
const { loadTypeScript } = require('./load-typescript.cjs');
const { root } = require('./shared-entries.cjs');

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

const parse = (file) =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The names that a file imports from our packages, and what each is. */
function importsOf(source) {
  const found = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier.text;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements)
      found.set(name.text, { from, name: (propertyName ?? name).text });
  }
  return found;
}

const constantsOf = (source) => {
  const found = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Marks a part of a path that is known only at run time. */
const filled = '\0';

/**
 * The text of a path made of literals, templates and constants of the same or a neighbouring file; null if
 * it is not static.
 */
function textOf(node, file) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return textOf(node.expression, file);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => (textOf(expression, file) ?? filled) + literal.text,
    );
    return node.head.text + parts.join('');
  }
  if (!ts.isIdentifier(node)) return null;
  const own = file.constants.get(node.text);
  if (own) return textOf(own, file);
  const imported = file.imports.get(node.text);
  if (!imported?.from.startsWith('.')) return null;
  const beside = ['.ts', '.tsx', '/index.ts']
    .map((ending) => path.resolve(path.dirname(file.name), imported.from + ending))
    .find((each) => fs.existsSync(each));
  if (!beside) return null;
  const other = fileOf(beside);
  const there = other.constants.get(imported.name);
  return there ? textOf(there, other) : null;
}

function fileOf(name) {
  const source = parse(name);
  return { name, source, imports: importsOf(source), constants: constantsOf(source) };
}

const read = new Map();

/** The calls in a file, cached by modification time, as a watching build asks on each change. */
function saidIn(file) {
  const { mtimeMs } = fs.statSync(file);
  const known = read.get(file);
  if (known?.mtimeMs === mtimeMs) return known;
  const words = new Set(fs.readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []);
  const said = { mtimeMs, words, ...callsIn(file) };
  read.set(file, said);
  return said;
}

/** The calls in a file as `[method, path]`, and calls with unknown paths. */
function callsIn(name) {
  const file = fileOf(name);
  const calls = [];
  const unknown = [];
  const isOurs = (identifier, wanted) => {
    const found = ts.isIdentifier(identifier) && file.imports.get(identifier.text);
    const own = found && (found.from.startsWith('@copper-carrot/contracts') || found.from.startsWith('.'));
    return own && found.name === wanted;
  };
  const methodOf = (callee) => {
    if (isOurs(callee, 'read')) return 'get';
    if (!ts.isPropertyAccessExpression(callee) || !isOurs(callee.expression, 'client')) return null;
    return methods.has(callee.name.text) ? callee.name.text : null;
  };
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const method = methodOf(node.expression);
      const [asked] = node.arguments;
      if (method && asked) {
        const text = textOf(asked, file);
        if (!/^\/(cpi|_content)\//.test(text ?? ''))
          unknown.push(`${path.relative(root, name)}: ${node.getText().split('\n')[0]}`);
        else calls.push([method, text]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return { calls, unknown };
}

/** Our own sources in a build, including concatenated modules; the runtime's calls count as the shell's. */
function sourcesOf(compilation) {
  const files = new Set();
  const add = (module) => {
    for (const inner of module.modules ?? []) add(inner);
    const file = module.resource?.split('?')[0];
    if (file && /\.tsx?$/.test(file) && file.startsWith(root + path.sep) && !file.includes('node_modules'))
      files.add(file);
  };
  for (const module of compilation.modules) add(module);
  return [...files].sort();
}

/** All documented paths that a partly dynamic path may match. */
const patternOf = (key) =>
  new RegExp(
    `^${key
      .split(filled)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*')}$`,
  );

/**
 * The API calls of a build with their shapes.
 * @returns {{ calls: object, unknown: string[] }}
 */
function apiCalls(files) {
  const found = files.map(saidIn);
  const { callShapes, operationKey } = loadTypeScript(path.join(root, 'contracts/src/call-shapes.ts'));
  const document = JSON.parse(fs.readFileSync(path.join(root, 'contracts/openapi.json'), 'utf8'));
  const isUsed = (word) =>
    (word.match(/[\w-]+/g) ?? []).every((part) => found.some(({ words }) => words.has(part)));
  const asked = [
    ...new Set(found.flatMap(({ calls }) => calls.map(([method, text]) => operationKey(method, text)))),
  ].sort();
  const known = Object.keys(callShapes(document, undefined, () => false).operations);
  const keys = asked.map((key) => ({ key, found: known.filter((each) => patternOf(key).test(each)) }));
  const calls = callShapes(
    document,
    keys.flatMap((each) => each.found),
    isUsed,
  );
  const missing = keys
    .filter((each) => each.found.length === 0)
    .map(({ key }) => key.replaceAll(filled, '…'));
  return {
    calls,
    unknown: [
      ...found.flatMap(({ unknown }) =>
        unknown.map((text) => `Say the path of a call as text, or as a constant of text: ${text}`),
      ),
      ...missing.map((key) => `contracts/openapi.json has no ${key}`),
    ],
  };
}

class ApiCallsPlugin {
  constructor() {
    /** Of the last build. */
    this.calls = { operations: {}, sent: {}, answered: {} };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ApiCallsPlugin', (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.afterOptimizeChunks.tap('ApiCallsPlugin', () => {
        const { calls, unknown } = apiCalls(sourcesOf(compilation));
        this.calls = calls;
        for (const text of unknown) compilation.errors.push(new WebpackError(text));
      });
    });
  }
}

module.exports = { ApiCallsPlugin, apiCalls };
