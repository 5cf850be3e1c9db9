import fc from 'fast-check';
import { extras, mains, presentation, sides } from '../test/fixtures';
import {
  chosenSum,
  enoughFor,
  forHeadcount,
  onlyOption,
  pricedOptions,
  problemOf,
  type Quantities,
  quantityOf,
  redistribute,
  splitEvenly,
  withQuantity,
} from './choices';

const blocks = fc.integer({ min: 1, max: 40 });
const someQuantities = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(20))
  .map(([one, two, three]): Quantities => ({ 101: one * 5, 102: two * 5, 103: three * 5 }));

it('redistributes to the exact headcount, in whole increments, and adds no option that was not chosen', () => {
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
    }),
  );
});

it('gives every option its fair share, to within one increment', () => {
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

it('shares out as the API does, where two remainders are equal as fractions alone', () => {
  const [one, ...rest] = mains.options;
  const four = [0, 1, 2, 3].map((at) => ({ ...(rest[at] ?? one!), id: at + 1 }));
  const choice = { ...mains, increment_by: 1, options: four };
  expect(redistribute(choice, { 1: 2, 2: 21, 3: 1, 4: 3 }, 51)).toEqual({ 1: 4, 2: 40, 3: 2, 4: 5 });
});

it('leaves the quantities alone when the headcount is no whole number of increments', () => {
  expect(redistribute(mains, { 101: 10 }, 12)).toEqual({ 101: 10 });
});

it('splits evenly over the chosen options, else over all', () => {
  expect(splitEvenly(mains, { 101: 20, 103: 5 }, 20)).toMatchObject({ 101: 10, 102: 0, 103: 10 });
  expect(splitEvenly(mains, { 101: 20 }, 15)).toMatchObject({ 101: 5, 102: 5, 103: 5 });
});

it('says how many are missing and how many are too much', () => {
  expect(problemOf(mains, { 101: 15 }, 20)).toBe('Add 5 servings.');
  expect(problemOf(mains, { 101: 15, 102: 10 }, 20)).toBe('Take away 5 servings.');
  expect(problemOf(mains, { 101: 15, 102: 5 }, 20)).toBeNull();
});

it('wants one presentation, at least one of a proper choice, and no more than the maximum', () => {
  expect(problemOf(presentation, {}, 20)).toBe('Choose how the food comes.');
  expect(problemOf(presentation, { 201: 1 }, 20)).toBeNull();
  expect(problemOf(sides, {}, 20)).toBe('Choose at least one.');
  expect(problemOf(sides, { 111: 20, 112: 20, 113: 20 }, 20)).toBe('Choose 2 at most.');
  expect(problemOf(sides, { 111: 20 }, 20)).toBeNull();
  expect(problemOf(extras, {}, 20)).toBeNull();
});

it('keeps the order valid when the headcount changes', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const from = before * 5;
      const to = after * 5;
      const quantities = { 101: from, 111: enoughFor(sides, from), 131: 2, 201: 1 };
      const next = forHeadcount([presentation, mains, sides, extras], quantities, from, to);
      expect(next).toMatchObject({ 101: to, 111: to, 131: 2, 201: 1 });
    }),
  );
});

it('puts one option in the place of another', () => {
  expect(onlyOption(presentation, { 201: 1, 101: 5 }, 202, 1)).toEqual({ 101: 5, 201: 0, 202: 1 });
});

it('knows what changes the price', () => {
  const choices = [mains, extras];
  const plain = { 101: 10, 102: 10 };
  expect(pricedOptions(choices, plain)).toEqual([]);
  expect(pricedOptions(choices, withQuantity(plain, 103, 5))).toEqual([
    { id: 103, name: 'Lamb curry', qty: 5, cents: 750 },
  ]);
});
