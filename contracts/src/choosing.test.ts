import fc from 'fast-check';
import {
  choiceProblem,
  chosenSum,
  enoughFor,
  hasRoomFor,
  isOnMenu,
  leftOut,
  onlyOption,
  type Quantities,
  quantityOf,
  quantityProblem,
  redistribute,
  splitEvenly,
  sumAdvice,
  toChosenOptions,
  withCombination,
} from './choosing';
import { isCombinable } from './combos';
import type { Schemas } from './schemas';

const option = (id: number, name: string, values: Partial<Schemas['Option']> = {}): Schemas['Option'] => ({
  id,
  package_item_id: 1,
  name,
  description: '',
  price: 0,
  dietary_tags: [],
  allergens: [],
  presentation_type: null,
  combo_of: [],
  ...values,
});
const choice = (values: Partial<Schemas['Choice']>): Schemas['Choice'] => ({
  id: 1,
  has_choice: true,
  choice_type: 'constant_sum',
  proper_choice_subject: 'main',
  description: 'Choose a main for each person',
  increment_by: 1,
  increment_subject: 'serving',
  increment_subject_plural: 'servings',
  extra_headcount_price: 0,
  maximum_choosable_options: null,
  serving_info: '',
  options: [],
  ...values,
});
const both = option(104, 'Half and half', { combo_of: [101, 102] });
const mains = choice({
  increment_by: 5,
  options: [option(101, 'Chicken'), option(102, 'Tofu'), option(103, 'Lamb')],
});
const withBoth = { ...mains, options: [...mains.options, both] };
const sides = choice({
  choice_type: 'choose_up_to',
  proper_choice_subject: 'side',
  maximum_choosable_options: 2,
  options: [option(111, 'Rice'), option(112, 'Naan'), option(113, 'Raita')],
});
const served = choice({
  choice_type: 'presentation',
  options: [option(201, 'Buffet'), option(202, 'Boxes')],
});
const extras = choice({
  choice_type: 'add_on',
  proper_choice_subject: null,
  options: [option(131, 'Mango lassi')],
});

const blocks = fc.integer({ min: 1, max: 40 });
const someQuantities = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(9))
  .map(([one, two, three, side]): Quantities => ({ 101: one * 5, 102: two * 5, 103: three * 5, 111: side }));

test('redistributes to the exact headcount, in whole increments, adds no option that was not chosen, and leaves other choices', () => {
  fc.assert(
    fc.property(someQuantities, blocks, (quantities, number) => {
      const headcount = number * mains.increment_by;
      const shared = redistribute(mains, quantities, headcount);
      expect(chosenSum(mains, shared)).toBe(headcount);
      const none = chosenSum(mains, quantities) === 0;
      for (const { id } of mains.options) {
        expect(quantityOf(shared, id) % mains.increment_by).toBe(0);
        if (!none && quantityOf(quantities, id) === 0) expect(quantityOf(shared, id)).toBe(0);
      }
      expect(quantityOf(shared, 111)).toBe(quantityOf(quantities, 111));
      expect(choiceProblem(mains, shared, headcount)).toBeNull();
    }),
  );
});

test('gives every option its fair share, to within one increment', () => {
  fc.assert(
    fc.property(someQuantities, blocks, (quantities, number) => {
      const sum = chosenSum(mains, quantities);
      fc.pre(sum > 0);
      const headcount = number * mains.increment_by;
      const shared = redistribute(mains, quantities, headcount);
      for (const { id } of mains.options) {
        const fair = (headcount * quantityOf(quantities, id)) / sum;
        expect(Math.abs(quantityOf(shared, id) - fair)).toBeLessThan(mains.increment_by);
      }
    }),
  );
});

test('an even split differs by one increment at most, sums to the headcount, and drops none of several chosen but for want of people', () => {
  fc.assert(
    fc.property(someQuantities, blocks, (quantities, number) => {
      const headcount = number * mains.increment_by;
      const even = splitEvenly(mains, quantities, headcount);
      const picked = mains.options.filter(({ id }) => quantityOf(quantities, id) > 0);
      const sharing = picked.length > 1 ? picked : mains.options;
      const each = sharing.map(({ id }) => quantityOf(even, id));
      expect(chosenSum(mains, even)).toBe(headcount);
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(mains.increment_by);
    }),
  );
});

test('shares out as the API does, where two remainders are equal as fractions alone', () => {
  const four = choice({ options: [1, 2, 3, 4].map((id) => option(id, `Dish ${id}`)) });
  expect(redistribute(four, { 1: 2, 2: 21, 3: 1, 4: 3 }, 51)).toEqual({ 1: 4, 2: 40, 3: 2, 4: 5 });
});

test('leaves the quantities alone when the headcount is no whole number of increments', () => {
  expect(redistribute(mains, { 101: 10 }, 12)).toEqual({ 101: 10 });
});

test('splits evenly over the chosen options, else over all, a combination only where it is chosen', () => {
  expect(splitEvenly(mains, { 101: 20, 103: 5 }, 20)).toMatchObject({ 101: 10, 102: 0, 103: 10 });
  expect(splitEvenly(withBoth, { 101: 20 }, 15)).toMatchObject({ 101: 5, 102: 5, 103: 5, 104: 0 });
  expect(splitEvenly(withBoth, { 101: 20, 104: 5 }, 20)).toMatchObject({ 101: 10, 102: 0, 104: 10 });
});

test.each([
  ['nothing while the sum is right', { 101: 15, 102: 5 }, 20, null],
  ['what is missing', { 101: 15 }, 20, 'Add 5 servings to make 20.'],
  ['what is too much', { 101: 15, 102: 10 }, 20, 'Take away 5 servings to make 20.'],
  ['nothing before anybody says for how many', { 101: 15 }, null, null],
])('of a sum it says %s', (_what, quantities, headcount, words) => {
  expect(choiceProblem(mains, quantities, headcount)).toBe(words);
  expect(sumAdvice(sides, quantities, headcount)).toBeNull();
});

test.each([
  [mains, 101, 7, 'Chicken comes in steps of 5 servings; the nearest is 5.'],
  [mains, 102, 8, 'Tofu comes in steps of 5 servings; the nearest is 10.'],
  [mains, 101, 2, 'Chicken comes in steps of 5 servings; the nearest is 5.'],
  [extras, 131, 1.5, 'Mango lassi comes in whole servings; the nearest is 2.'],
  [served, 201, 7, null],
])('of a quantity that can not be cooked it names the nearest, before any sum', (of, id, qty, words) => {
  const [one] = of.options.filter((each) => each.id === id);
  expect(quantityProblem(of, one!, qty)).toBe(words);
  if (words) expect(choiceProblem(of, { [id]: qty }, 20)).toBe(words);
});

test('says how many of an option are the most', () => {
  expect(quantityProblem(mains, mains.options[0]!, 10_005, 10_003)).toBe('Chicken: 10,000 are the most.');
  expect(quantityProblem(mains, mains.options[0]!, 10_000, 10_003)).toBeNull();
});

test('one is counted as one', () => {
  expect(sumAdvice({ ...mains, increment_by: 1 }, { 101: 19 }, 20)).toBe('Add 1 serving');
});

test('wants one presentation, at least one of a proper choice, and no more than the maximum', () => {
  expect(choiceProblem(served, {}, 20)).toBe('Choose how the food comes.');
  expect(choiceProblem(served, { 201: 1 }, 20)).toBeNull();
  expect(choiceProblem(sides, {}, 20)).toBe('Side: choose at least one.');
  expect(choiceProblem(sides, { 111: 20, 112: 20, 113: 20 }, 20)).toBe('Side: choose 2 at most.');
  expect(choiceProblem(sides, { 111: 20 }, 20)).toBeNull();
  expect(choiceProblem(extras, {}, 20)).toBeNull();
  expect(choiceProblem({ ...sides, has_choice: false }, {}, 20)).toBeNull();
});

test('a combination takes as much room as its parts that are not chosen yet', () => {
  const riceAndNaan = option(114, 'Rice + Naan', { combo_of: [111, 112] });
  const all = { ...sides, options: [...sides.options, riceAndNaan] };
  const [rice, naan, raita] = sides.options;
  expect(hasRoomFor(all, {}, riceAndNaan)).toBe(true);
  expect(hasRoomFor(all, { 111: 20 }, riceAndNaan)).toBe(true);
  expect(hasRoomFor(all, { 113: 20 }, riceAndNaan)).toBe(false);
  expect(hasRoomFor(all, { 114: 20 }, rice!)).toBe(true);
  expect(hasRoomFor(all, { 114: 20 }, raita!)).toBe(false);
  expect(hasRoomFor({ ...all, maximum_choosable_options: null }, { 114: 20, 113: 20 }, naan!)).toBe(true);
});

test('a combination of what everyone gets takes the place of its parts, another one stands beside them', () => {
  expect(withCombination(sides, { 111: 20, 113: 20 }, { id: -1, combo_of: [111, 112] }, 20)).toEqual({
    ...{ 111: 0, 112: 0, 113: 20 },
    [-1]: 20,
  });
  expect(withCombination(mains, { 101: 15 }, both, 5)).toEqual({ 101: 15, 104: 5 });
});

test('puts one option in the place of another', () => {
  expect(onlyOption(served, { 201: 1, 101: 5 }, 202, 1)).toEqual({ 101: 5, 201: 0, 202: 1 });
});

test('enough for everyone is whole increments, and one of them where nobody has said for how many', () => {
  expect([1, 5, 6, null].map((headcount) => enoughFor(mains, headcount))).toEqual([5, 5, 10, 5]);
});

test('names what has no place among fewer people, and what is on the menu no more', () => {
  expect(leftOut(mains, { 101: 15, 102: 5, 111: 5 }, { 101: 5, 102: 0 }).map(({ id }) => id)).toEqual([102]);
  expect(isOnMenu([mains, sides], { 101: 5, 111: 5, 999: 0 })).toBe(true);
  expect(isOnMenu([mains, sides], { 101: 5, 999: 5 })).toBe(false);
  expect(toChosenOptions({ 102: 0, 101: 5 })).toEqual([{ option_id: 101, qty: 5 }]);
});

it.each([
  ['constant_sum', true],
  ['choose_up_to', true],
  ['add_on', false],
  ['included', false],
  ['presentation', false],
] as const)('options of a choice %s share a portion: %s', (choice_type, can) => {
  expect(isCombinable({ ...mains, choice_type })).toBe(can);
});
