import fc from 'fast-check';
import { budget, overBudget, type Told } from './error-budget';

const network = (loads: number, faulty = 0, unloaded = 0): Told => ({ loads, faulty, unloaded });
/** This many pages without faults, each from its own network. */
const well = (pages: number) => Array.from({ length: pages }, () => network(1));

/** This many networks with one faulty page each. */
const faulty = (networks: number) => Array.from({ length: networks }, () => network(1, 1));

it.each<[string, readonly Told[], boolean]>([
  ['three pages of three networks in twenty', [...well(17), ...faulty(3)], true],
  ['the same in nineteen', [...well(16), ...faulty(3)], false],
  ['three pages of two networks', [...well(17), network(2, 2), network(1, 1)], false],
  ['exactly two in a hundred, beside the two that tell most', [...well(292), ...faulty(8)], false],
  ['a little more', [...well(291), ...faulty(8)], true],
  ['one network of many', [...well(20), network(15, 15)], false],
  ['one network that alone has it', [network(20, 20)], false],
  [
    'two networks that alone have it, as one client of two addresses is',
    [network(20, 20), network(20, 20)],
    false,
  ],
  ['pages in which it never came', [network(0, 15, 15), network(0, 5, 5), network(0, 1, 1)], true],
  ['a flood of one network beside one honest fault', [...well(99), network(0, 1000), network(1, 1)], false],
  [
    'a flood of a client of two addresses beside one honest fault',
    [...well(99), network(0, 1000), network(0, 1000), network(1, 1)],
    false,
  ],
  [
    'four faults in forty beside a network that loads and loads',
    [...well(36), ...faulty(4), network(300)],
    true,
  ],
  [
    'ten large networks, of whose pages three in a hundred are faulty',
    Array.from({ length: 10 }, () => network(1000, 30)),
    true,
  ],
  [
    'ten large networks, of whose pages one in a hundred is faulty',
    Array.from({ length: 10 }, () => network(1000, 10)),
    false,
  ],
  ['no fault', well(1000), false],
])('%s', (_what, given, isOver) => {
  expect(overBudget(given) !== null).toBe(isOver);
});

const counts = { loads: fc.nat({ max: 1e6 }), faulty: fc.nat({ max: 1e6 }) };

it('no two networks alone halt a canary, however much they tell', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.record(counts), fc.record(counts), (others, one, other) => {
      const two = [one, other].map((each) => network(each.loads, each.faulty));
      return overBudget([...well(others), ...two]) === null;
    }),
  );
});

it('no two networks take what is within the budget over it, however few pages the others have', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.record(counts), fc.record(counts), (others, one, other) => {
      const within = Math.floor(budget.share * others);
      const two = [one, other].map((each) => network(each.loads, each.faulty));
      return overBudget([...well(others - within), ...faulty(within), ...two]) === null;
    }),
  );
});

it('no network alone hides what a tenth of forty others tell, however much it loads', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e6 }),
      (loads) => overBudget([...well(36), ...faulty(4), network(loads)]) !== null,
    ),
  );
});

it('says what it saw', () => {
  expect(overBudget([...well(92), network(3, 3), ...faulty(5)])).toBe(
    `4 of 100 pages of the last ${budget.minutes} minutes reported a fault, beside the 2 networks that told of most, where each counts for 20 at most; 2% is the budget`,
  );
});
