import { runsIn, type ContractVersion } from './contract-version';

it.each<[remote: ContractVersion, shell: ContractVersion, does: boolean]>([
  [2, 2, true],
  [2, '2.0', true],
  ['2.0', 2, true],
  ['2.1', '2.1', true],
  ['2.1', '2.10', true],
  ['2.10', '2.9', false],
  ['2.1', 2, false],
  [1, 2, false],
  ['3.0', '2.9', false],
  ['2.9', '3.0', false],
])('a remote of contract %s in a shell of %s', (remote, shell, does) => {
  expect(runsIn(remote, shell)).toBe(does);
});
