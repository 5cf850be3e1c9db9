import { join } from 'node:path';
import ts from 'typescript';
import { primaryPool } from '../database';
import { useDatabase } from '../testing';
import { apiProgram, isOfAFeature } from './table-writes';
import { transactionFaults } from './transaction-calls';

useDatabase();

test('what writes takes a transaction, and what is given one takes part in it', () => {
  const faults = transactionFaults(apiProgram(), join(__dirname, '..')).filter(isOfAFeature);
  // `database.query` itself: its reads may stand alone.
  expect(faults.filter((fault) => !/^database\.ts:\d+ can be left out$/.test(fault))).toEqual([]);
}, 120_000);

/** The faults of one file with these lines. */
function faultsOf(lines: string[]): string[] {
  const declared = `
    declare const database: { query(text: string, options?: Options): void };
    declare const sql: { rows(text: string): void; within(of: Transaction | null, text: string): void };
    interface Transaction { id: number }
    interface Options { transaction?: Transaction | null }
    class Team {
      static init(columns: object, options: object): void {}
      static count(options?: Options): void {}
      static create(values: object, options?: Options): Team { return new Team(); }
      save(options?: Options): void {}
    }
    Team.init({}, { tableName: 'teams' });`.replaceAll('\n', ' ');
  const source = ts.createSourceFile('/src/team.ts', [declared, ...lines].join('\n'), ts.ScriptTarget.Latest);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === source.fileName ? source : undefined),
  };
  const program = ts.createProgram([source.fileName], { noLib: true, strict: true }, host);
  return transactionFaults(program, '/src').filter((fault) => !fault.startsWith('team.ts:1 '));
}

test('a write without a transaction is seen, by a model, by its record and as SQL', () => {
  expect(
    faultsOf([
      "Team.create({ name: 'x' });",
      'const text = `update teams set name = $1`; database.query(text);',
      'const rename = (team: Team, transaction: Transaction | null) => team.save({ transaction });',
      "const lock = () => database.query('select 1 from teams for no key update', {});",
      "const count = () => (Team.count(), database.query('select 1'), sql.rows('delete from teams'));",
      'const make = (transaction: Transaction) => Team.create({}, { transaction });',
      "const end = (transaction: Transaction | null) => sql.within(transaction, 'delete from teams');",
      "const drop = (transaction: Transaction) => sql.within(transaction, 'delete from teams');",
    ]),
  ).toEqual([
    'team.ts:2 Team.create writes without a transaction',
    'team.ts:3 database.query writes without a transaction',
    'team.ts:4 team.save writes without a transaction',
    'team.ts:5 database.query writes without a transaction',
    'team.ts:8 sql.within writes without a transaction',
  ]);
});

test('what leaves its transaction is seen, and a transaction that can be left out', () => {
  expect(
    faultsOf([
      'const count = (transaction: Transaction | null) => () => Team.count();',
      "const ask = ({ transaction }: Options) => sql.rows('select 1');",
      'const read = (transaction?: Transaction) => Team.count({ transaction });',
      'const well = (transaction: Transaction | null) => Team.count({ transaction });',
      "const within = (transaction: Transaction | null) => sql.within(transaction, 'select 1');",
      "const beside = (transaction: Transaction | null) => sql.within(null, 'select 1');",
    ]),
  ).toEqual([
    'team.ts:2 Team.count leaves the transaction',
    'team.ts:3 sql.rows is not part of the transaction',
    'team.ts:4 can be left out',
    'team.ts:7 sql.within leaves the transaction',
  ]);
});

test('two statements at once on one connection are a fault', async () => {
  const client = await primaryPool.connect();
  const first = client.query('select 1 as one');
  expect(() => client.query('select 2 as two')).toThrow('The connection is busy');
  expect((await first).rows).toEqual([{ one: 1 }]);
  client.release();
});
