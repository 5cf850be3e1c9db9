import fc from 'fast-check';
import {
  checkHeadcount,
  checkQuantities,
  defaultChoices,
  largestHeadcount,
  nextHeadcount,
  type Choice,
} from '.';
import { fillings } from './choice.factory';

const chosen = (...pairs: [number, number][]) => pairs.map(([optionId, qty]) => ({ optionId, qty }));

describe('headcount', () => {
  const range = { minimumHeadcount: 10, maximumHeadcount: 58, incrementBy: 5 };

  it.each([
    [9, 'greater_than', 'must be at least 10', 10],
    [0, 'greater_than', 'must be at least 10', 10],
    [56, 'less_than_or_equal_to', 'must be at most 55', 55],
    [58, 'less_than_or_equal_to', 'must be at most 55', 55],
    [12, 'increment', 'goes in steps of 5; the next possible headcount is 15', 15],
    [15.5, 'not_an_integer', 'must be a whole number, such as 20', 20],
    [NaN, 'not_an_integer', 'must be a whole number', 10],
  ])('refuses %s as %s and names the next', (n, code, message, nearest) => {
    expect(checkHeadcount(range, n)).toEqual([{ field: 'headcount', code, message, nearest }]);
  });

  it('accepts the grid from the minimum to its last point', () => {
    for (let n = 10; n <= 55; n += 5) expect(checkHeadcount(range, n)).toEqual([]);
  });

  it('always names a headcount that would do', () => {
    const ranges = fc.record({
      start: fc.integer({ min: 1, max: 40 }),
      more: fc.nat(300),
      incrementBy: fc.integer({ min: 1, max: 25 }),
    });
    fc.assert(
      fc.property(ranges, fc.integer({ min: -50, max: 900 }), ({ start, more, incrementBy }, n) => {
        const package_ = {
          minimumHeadcount: start * incrementBy,
          maximumHeadcount: start * incrementBy + more,
          incrementBy,
        };
        const next = nextHeadcount(package_, n);
        expect(checkHeadcount(package_, next)).toEqual([]);
        if (n <= largestHeadcount(package_)) expect(next).toBeGreaterThanOrEqual(n);
      }),
    );
  });
});

describe('what is not paid for by the piece', () => {
  const sides = (change: Partial<Choice> = {}) =>
    fillings({ choiceType: 'choose_up_to', maximumChoosableOptions: 2, incrementBy: 8, ...change });
  const tooMany = (optionId: number, most: number) => [
    {
      field: `chosen_options.${optionId}.qty`,
      code: 'too_many',
      message: `is ${most} at the most for 20 people`,
      nearest: most,
    },
  ];

  it('comes for everyone once, in whole increments', () => {
    expect(checkQuantities(sides(), 20, chosen([11, 24], [12, 8]))).toEqual([]);
    expect(checkQuantities(sides(), 20, chosen([11, 32]))).toEqual(tooMany(11, 24));
    const included = sides({ choiceType: 'included', hasChoice: false });
    expect(checkQuantities(included, 20, chosen([11, 24]))).toEqual([]);
    expect(checkQuantities(included, 20, chosen([11, 100_000]))).toEqual(tooMany(11, 24));
  });

  it('comes in combinations as often as in options of its own', () => {
    const options = [...sides().options, { id: 14, priceCents: 0, comboOf: [11, 12] }];
    const combined = sides({ options });
    expect(checkQuantities(combined, 20, chosen([14, 24], [11, 24]))).toEqual([]);
    expect(checkQuantities(combined, 20, chosen([14, 24], [11, 24], [12, 24]))).toEqual([
      {
        field: 'chosen_options',
        code: 'too_many',
        message: 'Filling: 72 chosen for 20 people, 48 at the most.',
        nearest: 48,
      },
    ]);
    const any = sides({ options, maximumChoosableOptions: null });
    expect(checkQuantities(any, 20, chosen([14, 24], [11, 24], [12, 24]))).toEqual([]);
  });

  it('is served in one way once', () => {
    const way = sides({ choiceType: 'presentation' });
    expect(checkQuantities(way, 20, chosen([11, 1]))).toEqual([]);
    expect(checkQuantities(way, 20, chosen([11, 20]))).toEqual(tooMany(11, 1));
  });

  it('is no addition, which is paid for as often as it comes', () => {
    const additions = sides({ choiceType: 'add_on', hasChoice: true, properChoiceSubject: null });
    expect(checkQuantities(additions, 20, chosen([11, 800]))).toEqual([]);
  });
});

describe('a constant sum', () => {
  it('takes quantities that equal the headcount exactly', () => {
    expect(checkQuantities(fillings(), 20, chosen([11, 12], [12, 8], [13, 0]))).toEqual([]);
  });

  it('says how many are missing or too many', () => {
    expect(checkQuantities(fillings(), 20, chosen([11, 19]))).toEqual([
      {
        field: 'chosen_options',
        code: 'mismatched_headcount',
        message: 'Filling: 19 chosen for 20 people. Add 1 taco to make 20.',
        nearest: 20,
      },
    ]);
    expect(checkQuantities(fillings(), 20, chosen([11, 19], [12, 3]))[0]?.message).toBe(
      'Filling: 22 chosen for 20 people. Take away 2 tacos to make 20.',
    );
    expect(checkQuantities(fillings(), 20, [])[0]?.code).toBe('mismatched_headcount');
  });

  it("looks at its own options only in an order's whole list", () => {
    expect(checkQuantities(fillings(), 20, chosen([11, 20], [99, 7]))).toEqual([]);
    expect(checkQuantities(fillings(), 20, chosen([99, 20])).map(({ code }) => code)).toEqual([
      'mismatched_headcount',
    ]);
  });

  it.each([
    [12, 10],
    [13, 15],
    [2, 5],
  ])('names the increment nearest to %s', (qty, nearest) => {
    expect(checkQuantities(fillings({ incrementBy: 5 }), 20, chosen([11, qty]))).toEqual([
      {
        field: 'chosen_options.11.qty',
        code: 'increment',
        message: `goes in steps of 5 tacos; the nearest is ${nearest}`,
        nearest,
      },
    ]);
  });

  it('refuses repeated options and quantities that are none', () => {
    const codes = (...pairs: [number, number][]) =>
      checkQuantities(fillings(), 20, chosen(...pairs)).map(({ code }) => code);
    expect(codes([11, 10], [11, 10])).toEqual(['taken']);
    expect(codes([11, 25], [12, -5])).toEqual(['not_a_quantity']);
    expect(codes([11, 19.5], [12, 0.5])).toEqual(['not_a_quantity', 'not_a_quantity']);
  });
});

describe('other choices', () => {
  it('takes exactly one presentation', () => {
    const presentation = fillings({ choiceType: 'presentation' });
    const codes = (...pairs: [number, number][]) =>
      checkQuantities(presentation, 20, chosen(...pairs)).map(({ code }) => code);
    expect(codes([11, 1])).toEqual([]);
    expect(codes()).toEqual(['presentation']);
    expect(codes([11, 1], [12, 1])).toEqual(['presentation']);
  });

  it('takes at most as many options as may be chosen, and at least one where the choice is proper', () => {
    const sides = fillings({ choiceType: 'choose_up_to', maximumChoosableOptions: 2 });
    expect(checkQuantities(sides, 20, chosen([11, 20], [12, 20]))).toEqual([]);
    expect(checkQuantities(sides, 20, chosen([11, 1], [12, 1], [13, 1]))).toEqual([
      {
        field: 'chosen_options',
        code: 'too_many_options',
        message: 'Filling: choose 2 at most, 3 are chosen.',
        nearest: 2,
      },
    ]);
    expect(checkQuantities(sides, 20, []).map(({ code }) => code)).toEqual(['blank']);
    expect(checkQuantities({ ...sides, properChoiceSubject: null }, 20, [])).toEqual([]);
    expect(checkQuantities({ ...sides, choiceType: 'included', hasChoice: false }, 20, [])).toEqual([]);
  });
});

describe('a first selection', () => {
  it('spreads a constant sum over the cheapest options', () => {
    const picked = defaultChoices([fillings({ incrementBy: 5 })], 25).get(1);
    expect(picked).toEqual(chosen([11, 15], [12, 10]));
  });

  it.each([
    ['as many sides as are paid for', [0, 0, 0], 2, [11, 12]],
    ['all of fewer', [0, 250, 250], 2, [11]],
    ['one where each costs', [250, 250, 250], 2, [11]],
    ['one where nobody says how many', [0, 0, 0], null, [11]],
  ])('takes %s', (_what, prices, maximumChoosableOptions, ids) => {
    const options = prices.map((priceCents, index) => ({ id: 11 + index, priceCents }));
    const sides = fillings({ choiceType: 'choose_up_to', maximumChoosableOptions, options });
    expect(defaultChoices([sides], 20).get(1)).toEqual(ids.map((optionId) => ({ optionId, qty: 20 })));
  });

  it('always passes the checks', () => {
    const choices: fc.Arbitrary<Choice> = fc
      .record({
        choiceType: fc.constantFrom('constant_sum', 'presentation', 'choose_up_to', 'included', 'add_on'),
        properChoiceSubject: fc.constantFrom('main', null),
        incrementBy: fc.constantFrom(1, 2, 5, 10),
        maximumChoosableOptions: fc.option(fc.integer({ min: 1, max: 4 })),
        options: fc.uniqueArray(fc.record({ id: fc.nat(50), priceCents: fc.nat(3) }), {
          minLength: 1,
          maxLength: 6,
          selector: ({ id }) => id,
        }),
      })
      .map((parts) => fillings({ ...parts, hasChoice: parts.choiceType !== 'included' }));
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 30 }), (choice, tens) => {
        const picked = defaultChoices([choice], tens * 10).get(choice.id) ?? [];
        expect(checkQuantities(choice, tens * 10, picked)).toEqual([]);
      }),
    );
  });
});
