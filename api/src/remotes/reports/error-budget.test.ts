import fc from 'fast-check';
import { budget, overBudget, type Told } from './error-budget';

const told = (
  loads: number,
  faulty: readonly [network: string, pages: number, unloaded?: number][],
  loadNetwork: string | null = null,
): Told => ({
  loads,
  loadNetwork,
  faulty: faulty.map(([network, pages, unloaded = 0]) => ({ network, pages, unloaded })),
});

it.each<[string, Told, boolean]>([
  [
    'three pages of two networks in twenty',
    told(20, [
      ['a', 2],
      ['b', 1],
    ]),
    true,
  ],
  [
    'the same in nineteen',
    told(19, [
      ['a', 2],
      ['b', 1],
    ]),
    false,
  ],
  [
    'two pages of two networks',
    told(20, [
      ['a', 1],
      ['b', 1],
    ]),
    false,
  ],
  [
    'exactly two in a hundred',
    told(150, [
      ['a', 2],
      ['b', 1],
    ]),
    false,
  ],
  [
    'a little more',
    told(149, [
      ['a', 2],
      ['b', 1],
    ]),
    true,
  ],
  ['one network of many', told(20, [['a', 15]]), false],
  ['one network where all pages come from it', told(20, [['a', 3]], 'a'), true],
  [
    'pages in which it never came',
    told(0, [
      ['a', 15, 15],
      ['b', 5, 5],
    ]),
    true,
  ],
  [
    'a flood of one network beside one honest fault',
    told(200, [
      ['a', 1000],
      ['b', 1],
    ]),
    false,
  ],
  ['no fault', told(1000, []), false],
])('%s', (_what, given, isOver) => {
  expect(overBudget(given) !== null).toBe(isOver);
});

it('no network alone halts what other networks have too, however much it tells', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e6 }),
      fc.integer({ min: 1, max: 1e6 }),
      (loads, pages) => overBudget(told(loads + 1, [['a', pages]], null)) === null,
    ),
  );
});

it('says what it saw', () => {
  expect(
    overBudget(
      told(100, [
        ['a', 4],
        ['b', 2],
      ]),
    ),
  ).toBe(`6 of 100 pages of the last ${budget.minutes} minutes reported a fault; 2% is the budget`);
});
