// @ts-check
/* global it, expect */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

// Jest can't load the configuration, which is an ES module. Only rules without types are run, which takes
// one second instead of ten.
const ask = `
  import config from './eslint.config.mjs';
  import { Linter } from 'eslint';
  import { parser } from 'typescript-eslint';
  const { rules } = config.find(({ files, rules }) => files?.[0].startsWith('api/') && rules['no-restricted-syntax']);
  const lint = (line) =>
    new Linter().verify(line, { languageOptions: { parser }, rules }).map(({ message }) => message);
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(lint)));
`;

/** The messages of the API sources' rules for each line. */
const saidOf = (/** @type {string[]} */ lines) =>
  /** @type {string[][]} */ (
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', ask, JSON.stringify(lines)], {
        cwd: root,
        encoding: 'utf8',
      }),
    )
  );

it("sees a process's clock however it is read in the API, and nothing in what is no clock", () => {
  const clocks = [
    'const at = Date.now();',
    'export const when = ids.map(Date.now);',
    'export const make = ({ now = Date.now }) => now();',
    'const { now } = Date;',
    'const Clock = Date;',
    'export const at = globalThis.Date.now();',
    'const at = new Date();',
    'const column = { defaultValue: DataTypes.NOW };',
  ];
  expect(saidOf(clocks).map(({ length }) => length)).toEqual(clocks.map(() => 1));
  const others = ['new Date(row.at);', 'Date.parse(text);', 'performance.now();', 'const at = new Date(0);'];
  expect(saidOf(others)).toEqual(others.map(() => []));
}, 60_000);
