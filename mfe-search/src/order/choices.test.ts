import { enoughFor, withQuantity } from '@copper-carrot/contracts';
import fc from 'fast-check';
import { extras, mains, presentation, sides } from '../test/fixtures';
import { forHeadcount, pricedOptions } from './choices';

const blocks = fc.integer({ min: 1, max: 40 });

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

it('knows what changes the price', () => {
  const choices = [mains, extras];
  const plain = { 101: 10, 102: 10 };
  expect(pricedOptions(choices, plain)).toEqual([]);
  expect(pricedOptions(choices, withQuantity(plain, 103, 5))).toEqual([
    { id: 103, name: 'Lamb curry', qty: 5, cents: 750 },
  ]);
});
