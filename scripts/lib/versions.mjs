// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** @typedef {{ version: string, content: string, names: Record<string, string> }} Version names: each with the version in which it came */
/** @typedef {{ key: string, folder: string, name: string, file: string, singleton: boolean }} SharedEntry */

/** By a computed path: the bundler's own files are not type-checked. @param {string} root */
export const entriesIn = (root) =>
  /** @type {SharedEntry[]} */ (
    createRequire(join(root, 'scripts/'))(join(root, 'scripts/shared-entries.cjs')).sharedEntries()
  );

const printer = ts.createPrinter({ removeComments: true });
const candidates = (/** @type {string} */ file) => [
  file,
  `${file}.ts`,
  `${file}.tsx`,
  join(file, 'index.ts'),
];

/** @param {string} file */
const parse = (file) =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The modules that a file takes values from: imports, re-exports and `import()`. @param {ts.SourceFile} source */
function requestsIn(source) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isImportDeclaration(node) &&
      !node.importClause?.isTypeOnly &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      found.push(node.moduleSpecifier.text);
    if (
      ts.isExportDeclaration(node) &&
      !node.isTypeOnly &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      found.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [request] = node.arguments;
      if (request && ts.isStringLiteral(request)) found.push(request.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {string} from @param {string} request */
function resolved(from, request) {
  const file = candidates(resolve(dirname(from), request)).find(
    (each) => existsSync(each) && /\.tsx?$/.test(each),
  );
  if (!file) throw new Error(`${from} imports ${request}, which does not exist`);
  return file;
}

/** The names of the values that a file exports. @param {string} file @returns {string[]} */
export function exportedNames(file) {
  const source = parse(file);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause, moduleSpecifier } = statement;
      if (!exportClause && moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
        return exportedNames(resolved(file, moduleSpecifier.text));
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
        : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      return [statement.name.text];
    return [];
  });
}

/**
 * What an entry is made of, comments and layout left out: its own file and those that it alone stands on. It ends where
 * another entry begins, and at what each build brings for itself.
 * @param {SharedEntry} entry
 * @param {{ root: string, entries: SharedEntry[] }} all
 */
export function contentOf(entry, { root, entries }) {
  const packageJson = JSON.parse(readFileSync(join(root, entry.folder, 'package.json'), 'utf8'));
  const brought = Object.values(packageJson.exports ?? {}).map((each) =>
    join(root, entry.folder, typeof each === 'string' ? each : each.source),
  );
  const ends = new Set([...entries.map(({ file }) => file), ...brought]);
  ends.delete(entry.file);
  const own = entry.folder === 'contracts' ? dirname(entry.file) : join(root, entry.folder);
  const parts = new Map();
  const isOutside = (/** @type {string} */ path) => relative(own, path).startsWith('..');
  /** @param {string} file */
  const add = (file) => {
    if (ends.has(file) || parts.has(file)) return;
    const source = parse(file);
    parts.set(file, printer.printFile(source));
    for (const request of requestsIn(source)) {
      if (request.startsWith('.')) {
        if (!/\.(woff2|svg)$/.test(request) && !isOutside(resolve(dirname(file), request)))
          add(resolved(file, request));
        continue;
      }
      const name = request.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? request;
      if (!name.startsWith('@copper-carrot/')) parts.set(name, packageJson.dependencies?.[name] ?? '');
    }
  };
  add(entry.file);
  const hash = createHash('sha256');
  for (const [file, text] of [...parts].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash
      .update(file.startsWith('/') ? relative(root, file) : file)
      .update('\0')
      .update(text);
  return hash.digest('hex').slice(0, 16);
}

/**
 * An entry's version as it is to be now: another one as soon as anything of it is another.
 * @param {Version | undefined} before
 * @param {{ content: string, names: string[] }} now
 * @returns {Version}
 */
export function nextVersion(before, { content, names }) {
  const sorted = [...names].sort();
  const all = (/** @type {string} */ version) => Object.fromEntries(sorted.map((name) => [name, version]));
  if (!before) return { version: '1.0.0', content, names: all('1.0.0') };
  const [major = 1, minor = 0, patch = 0] = before.version.split('.').map(Number);
  if (Object.keys(before.names).some((name) => !names.includes(name))) {
    const version = `${major + 1}.0.0`;
    return { version, content, names: all(version) };
  }
  const isNew = sorted.some((name) => !(name in before.names));
  if (!isNew && before.content === content) return before;
  const version = isNew ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
  return { version, content, names: { ...all(version), ...before.names } };
}

/** The versions that each package's versions.json is to hold, beside those that it holds. @param {string} root */
export function versionsNow(root) {
  const entries = entriesIn(root);
  const folders = [...new Set(entries.map(({ folder }) => folder))];
  return folders.map((folder) => {
    const file = join(root, folder, 'versions.json');
    /** @type {Record<string, Version>} */
    const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const own = entries.filter((entry) => entry.folder === folder).sort((a, b) => (a.name < b.name ? -1 : 1));
    /** @type {Record<string, Version>} */
    const now = Object.fromEntries(
      own.map((entry) => [
        entry.name,
        nextVersion(before[entry.name], {
          content: contentOf(entry, { root, entries }),
          names: exportedNames(entry.file),
        }),
      ]),
    );
    return { folder, file, before, now };
  });
}

/** What stands against the versions as they are written down. @param {string} root @returns {string[]} */
export const wrongVersions = (root) =>
  versionsNow(root).flatMap(({ folder, before, now }) =>
    [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
      .map(
        (name) =>
          `${folder}/${name} changed and its version did not (${before[name]?.version ?? 'none'}): npm run versions`,
      ),
  );

/**
 * A version whose names count as new: they do something else now, which a remote that uses them relies on.
 * @param {Version} known
 * @param {string[]} names
 * @returns {Version}
 */
export function raised(known, names) {
  const unknown = names.find((name) => !(name in known.names));
  if (unknown) throw new Error(`there is no ${unknown}; there are ${Object.keys(known.names).join(', ')}`);
  const [major, minor] = known.version.split('.').map(Number);
  const version = `${major}.${(minor ?? 0) + 1}.0`;
  return {
    ...known,
    version,
    names: { ...known.names, ...Object.fromEntries(names.map((name) => [name, version])) },
  };
}
