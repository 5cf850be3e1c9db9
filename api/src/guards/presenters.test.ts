import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { apiProgram } from './table-writes';

const root = join(__dirname, '..');

/** What reads or writes, or tells the time: nothing that a presenter may hold as a value. */
const impure = (declaredIn: string) =>
  /^(database|clock)\.ts$/.test(declaredIn) || /\.model\.ts$|load-[\w-]+\.ts$|-query\.ts$/.test(declaredIn);

/** Why a presenter is not a pure function of what was loaded. */
function faultsOf(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) faults.push('waits');
    if (ts.isCallExpression(node) && /^Promise</.test(checker.typeToString(checker.getTypeAtLocation(node))))
      faults.push(`asks ${node.expression.getText()}`);
    if (ts.isImportSpecifier(node) && !node.isTypeOnly && !node.parent.parent.isTypeOnly) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const origin = symbol && checker.getAliasedSymbol(symbol);
      const file = origin?.declarations?.[0]?.getSourceFile().fileName ?? '';
      const isValue = origin !== undefined && (origin.flags & ts.SymbolFlags.Value) !== 0;
      if (isValue && (impure(basename(file)) || file.includes('/node_modules/sequelize/')))
        faults.push(`imports ${node.name.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

test('presenters are pure: they read nothing, wait for nothing and know no clock', () => {
  const program = apiProgram();
  const checker = program.getTypeChecker();
  const presenters = program.getSourceFiles().filter(({ fileName }) => /\.presenter\.tsx?$/.test(fileName));
  const faults = new Map(
    presenters.map((source) => [relative(root, source.fileName), faultsOf(source, checker)]),
  );
  expect([...faults.keys()]).toContain('orders/reading/order.presenter.ts');
  expect([...faults].filter(([, found]) => found.length > 0)).toEqual([]);
}, 120_000);
