import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface TableWrite {
  /** The folder below `src`, or the file where it stands beside the folders. */
  feature: string;
  /** `orders/history.ts:28` */
  at: string;
  /** `?` where the statement takes its table's name from elsewhere. */
  table: string;
}

/** Files that write without being a feature. */
const exempt = [
  // The demo marketplace and what tests are made of stand for features that are not there yet.
  /^(demo|testing)\//,
  /\.(test|factory)\.tsx?:/,
  // What an empty database is filled with before any feature runs; and the means that it and the demo use.
  /^(reference-data|bulk-insert)\.ts:/,
  // What models are made of: whoever saves a record of one writes its table.
  /^stored-record\.ts:/,
];
/** Whether a place in the sources (`orders/history.ts:28`) belongs to a feature. */
export const isOfAFeature = (at: string): boolean => !exempt.some((pattern) => pattern.test(at));

const written =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into|update(?=\s+(?:only\s+)?(?:public\.)?"?[\w?]+"?(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:only\s+)?(?:public\.)?"?([\w?]+)/gi;

/** The tables that a statement writes. */
export const tablesWritten = (text: string): string[] =>
  [...text.matchAll(written)].map(([, table = '?']) => table.toLowerCase());

/** The methods of models, and of their records, that write. */
export const writers = new Set([
  ...['create', 'bulkCreate', 'update', 'destroy', 'save', 'upsert', 'increment', 'decrement'],
  ...['findOrCreate', 'findCreateFind', 'restore', 'truncate'],
]);

/** Every write of a table that the program's sources hold, as SQL or by a model of Sequelize. */
export function tableWrites(program: ts.Program, root: string): TableWrite[] {
  const sources = sourcesIn(program, root);
  const tableOf = modelTables(program, sources);

  return sources.flatMap((source) => {
    const path = relative(root, source.fileName).split(sep);
    const found: TableWrite[] = [];
    const note = (node: ts.Node, table: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ feature: path[0] ?? '', at: `${path.join('/')}:${line + 1}`, table });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) for (const table of tablesWritten(node.text)) note(node, table);
      if (ts.isTemplateExpression(node)) for (const table of tablesWritten(textOf(node))) note(node, table);
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name, expression } = node.expression;
        const table = writers.has(name.text) ? tableOf(expression) : undefined;
        if (table) note(node, table);
      }
      if (ts.isCallExpression(node) && node.expression.getText() === 'bulkInsert') {
        const [, table] = node.arguments;
        note(node, table && ts.isStringLiteralLike(table) ? table.text : '?');
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

export const sourcesIn = (program: ts.Program, root: string): ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root + '/'));

/** Tells the table of the model behind a class or one of its records; undefined for whatever else can be updated. */
export function modelTables(program: ts.Program, sources: readonly ts.SourceFile[]) {
  const checker = program.getTypeChecker();
  const tables = new Map(sources.flatMap((source) => modelsIn(source, checker)));
  return (node: ts.Expression): string | undefined => {
    const type = checker.getTypeAtLocation(node);
    const [constructed] = type.getConstructSignatures();
    return [type, constructed?.getReturnType()]
      .flatMap((each) => [each, each && checker.getBaseConstraintOfType(each)])
      .flatMap((each) => (each?.symbol ? [tables.get(each.symbol)] : []))
      .find((table) => table !== undefined);
  };
}

export const textOf = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('?');

/** `Order.init({…}, { tableName: 'orders' })`: the classes of models with their tables. */
function modelsIn(source: ts.SourceFile, checker: ts.TypeChecker): [ts.Symbol, string][] {
  return source.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return [];
    const { expression: called, arguments: given } = statement.expression;
    const [, options] = given;
    if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'init' || !options) return [];
    const model = checker.getSymbolAtLocation(called.expression);
    const [, table] = /tableName: '(\w+)'/.exec(options.getText()) ?? [];
    return model && table ? [[model, table]] : [];
  });
}

/** The API's own sources, as its tsconfig has them. */
export function apiProgram(): ts.Program {
  const folder = join(__dirname, '..', '..');
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  return ts.createProgram(fileNames, { ...options, noEmit: true, composite: false, incremental: false });
}
