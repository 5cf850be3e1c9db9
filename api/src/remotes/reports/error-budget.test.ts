import fc from 'fast-check';
import { budget, overBudget, type Told } from './error-budget';

const network = (loads: number, faulty = 0, unloaded = 0): Told => ({ loads, faulty, unloaded });
/** So many pages in which all was well, each of a network of its own. */
const well = (pages: number) => Array.from({ length: pages }, () => network(1));

it.each<[string, readonly Told[], boolean]>([
  ['three pages of two networks in twenty', [...well(17), network(2, 2), network(1, 1)], true],
  ['the same in nineteen', [...well(16), network(2, 2), network(1, 1)], false],
  ['two pages of two networks', [...well(18), network(1, 1), network(1, 1)], false],
  ['exactly two in a hundred', [...well(147), network(2, 2), network(1, 1)], false],
  ['a little more', [...well(146), network(2, 2), network(1, 1)], true],
  ['one network of many', [...well(20), network(15, 15)], false],
  ['one network that alone has it', [network(20, 20)], false],
  ['pages in which it never came', [network(0, 15, 15), network(0, 5, 5)], true],
  ['a flood of one network beside one honest fault', [...well(200), network(0, 1000), network(1, 1)], false],
  [
    'four faults in forty beside a network that loads and loads',
    [...well(36), ...Array.from({ length: 4 }, () => network(1, 1)), network(300)],
    true,
  ],
  [
    'two large networks, of whose pages three in a hundred are faulty',
    [network(1000, 30), network(1000, 30)],
    true,
  ],
  [
    'two large networks, of whose pages one in a hundred is faulty',
    [network(1000, 10), network(1000, 10)],
    false,
  ],
  ['no fault', well(1000), false],
])('%s', (_what, given, isOver) => {
  expect(overBudget(given) !== null).toBe(isOver);
});

it('no network alone halts a canary, however much it tells', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1000 }),
      fc.nat({ max: 1e6 }),
      fc.integer({ min: 1, max: 1e6 }),
      (others, loads, faulty) => overBudget([...well(others), network(loads, faulty)]) === null,
    ),
  );
});

it('no network alone hides what a tenth of forty others tell, however much it loads', () => {
  const faulty = Array.from({ length: 4 }, () => network(1, 1));
  fc.assert(
    fc.property(
      fc.nat({ max: 1e6 }),
      (loads) => overBudget([...well(36), ...faulty, network(loads)]) !== null,
    ),
  );
});

it('says what it saw', () => {
  expect(overBudget([...well(94), network(4, 4), network(2, 2)])).toBe(
    `6 of 100 pages of the last ${budget.minutes} minutes reported a fault, where a network counts for 20 at most; 2% is the budget`,
  );
});
