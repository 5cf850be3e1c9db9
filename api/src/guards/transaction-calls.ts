import { relative, sep } from 'node:path';
import ts from 'typescript';
import { modelTables, sourcesIn, tablesWritten, textOf, writers } from './table-writes';

const readers = new Set([
  ...['findOne', 'findAll', 'findByPk', 'findAndCountAll', 'count', 'sum', 'min', 'max', 'reload'],
]);
const locks = /\bfor\s+(no\s+key\s+)?(update|share)\b/i;

/** What is wrong with the transactions of the program's sources, each with its place. */
export function transactionFaults(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker();
  const sources = sourcesIn(program, root);
  const tableOf = modelTables(program, sources);

  /** What a call says of its transaction: an object among its arguments has it, or null or undefined in its place. */
  const given = (call: ts.CallExpression): 'transaction' | 'perhaps' | undefined => {
    for (const argument of call.arguments) {
      const property = checker.getTypeAtLocation(argument).getProperty('transaction');
      if (property) return certainty(checker.getTypeOfSymbolAtLocation(property, argument));
    }
    return undefined;
  };

  /** The same of `sql.within` and `sql.send`, whose first argument it is. */
  const givenFirst = ({ arguments: [first] }: ts.CallExpression) => {
    const type = first && checker.getTypeAtLocation(first);
    return type && !(type.flags & ts.TypeFlags.Null) ? certainty(type) : undefined;
  };

  /** A statement's text where it stands in the sources, with `?` for what is put into it. */
  const constantText = (node: ts.Expression | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node)) return textOf(node);
    // Of `prepared(name, columns, text)` it is the third.
    if (ts.isCallExpression(node) && node.expression.getText() === 'prepared')
      return constantText(node.arguments[2]);
    // `together(name, queries)` is one statement of all that it is given.
    if (ts.isCallExpression(node) && node.expression.getText() === 'together')
      return constantText(node.arguments[1]);
    if (ts.isObjectLiteralExpression(node)) return textsOf(node);
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'text')
      return constantText(node.expression);
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const aliased = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = aliased?.valueDeclaration;
    return declared && ts.isVariableDeclaration(declared) ? constantText(declared.initializer) : undefined;
  };

  const textsOf = ({ properties }: ts.ObjectLiteralExpression): string | undefined => {
    const texts = properties.map((each) =>
      constantText(
        ts.isPropertyAssignment(each)
          ? each.initializer
          : each.name && ts.isIdentifier(each.name)
            ? each.name
            : undefined,
      ),
    );
    return texts.includes(undefined) ? undefined : texts.join(';\n');
  };

  const faultOf = (call: ts.CallExpression): string | undefined => {
    if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
    const { name, expression: subject } = call.expression;
    const who = `${subject.getText()}.${name.text}`;
    const inside = isInsideOne(call);
    const isWithin = who === 'sql.within' || who === 'sql.send';
    if (subject.getText() === 'sql' && !isWithin)
      return inside && name.text !== 'fromReplica' ? `${who} is not part of the transaction` : undefined;
    const isQuery = isWithin || who === 'database.query';
    const isModel = (writers.has(name.text) || readers.has(name.text)) && tableOf(subject) !== undefined;
    if (!isQuery && !isModel) return undefined;
    const text = isQuery ? constantText(call.arguments[isWithin ? 1 : 0]) : undefined;
    const writes = isQuery
      ? text === undefined || tablesWritten(text).length > 0 || locks.test(text)
      : writers.has(name.text);
    const says = isWithin ? givenFirst(call) : given(call);
    if (writes && says !== 'transaction') return `${who} writes without a transaction`;
    return inside && !says ? `${who} leaves the transaction` : undefined;
  };

  return sources.flatMap((source) => {
    const found: string[] = [];
    const note = (node: ts.Node, fault: string | undefined) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const path = relative(root, source.fileName).split(sep).join('/');
      if (fault) found.push(`${path}:${line + 1} ${fault}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) note(node, faultOf(node));
      if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.name.getText() === 'transaction') {
        const isOptional = node.questionToken || (ts.isParameter(node) && node.initializer);
        note(node, isOptional ? 'can be left out' : undefined);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Whether a value is a transaction for certain. */
function certainty(type: ts.Type): 'transaction' | 'perhaps' {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined))
    ? 'perhaps'
    : 'transaction';
}

/** Whether a call stands where there is a transaction to take part in: in a function that was given one. */
function isInsideOne(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || ts.isSourceFile(parent)) return false;
  const isGiven =
    ts.isFunctionLike(parent) &&
    parent.parameters.some(
      ({ name }) =>
        (ts.isIdentifier(name) && name.text === 'transaction') ||
        (ts.isObjectBindingPattern(name) &&
          name.elements.some((each) => each.name.getText() === 'transaction')),
    );
  return isGiven || isInsideOne(parent);
}
