import fc from 'fast-check';
import { redistribute, type Chosen } from '.';
import { fillings } from './choice.factory';

const chosen = (...pairs: [number, number][]) => pairs.map(([optionId, qty]) => ({ optionId, qty }));
const sum = (list: Chosen[]) => list.reduce((left, { qty }) => left + qty, 0);
const qtyOf = (list: Chosen[], id: number) => list.find(({ optionId }) => optionId === id)?.qty ?? 0;

describe('redistribution after a headcount change', () => {
  it('keeps the proportions, the largest remainder first', () => {
    expect(redistribute(fillings(), chosen([11, 10], [12, 6], [13, 4]), 25)).toEqual(
      chosen([11, 13], [12, 7], [13, 5]),
    );
    expect(redistribute(fillings(), chosen([11, 10], [12, 6], [13, 4]), 10)).toEqual(
      chosen([11, 5], [12, 3], [13, 2]),
    );
  });

  it('gives the earlier of two equal remainders its part first, as the screens show it', () => {
    const four = fillings({ options: [1, 2, 3, 4].map((id) => ({ id, priceCents: 0 })) });
    expect(redistribute(four, chosen([1, 2], [2, 21], [3, 1], [4, 3]), 51)).toEqual(
      chosen([1, 4], [2, 40], [3, 2], [4, 5]),
    );
  });

  it('stays on the increments', () => {
    expect(redistribute(fillings({ incrementBy: 5 }), chosen([11, 15], [12, 5]), 30)).toEqual(
      chosen([11, 25], [12, 5]),
    );
  });

  it('brings no option in that nobody chose', () => {
    expect(redistribute(fillings(), chosen([12, 20]), 30)).toEqual(chosen([12, 30]));
  });

  it('never goes below what a poll has counted, rounding a begun increment up', () => {
    expect(redistribute(fillings(), chosen([11, 18], [12, 2]), 10, chosen([12, 4]))).toEqual(
      chosen([11, 6], [12, 4]),
    );
    expect(redistribute(fillings({ incrementBy: 5 }), chosen([11, 20]), 20, chosen([13, 6]))).toEqual(
      chosen([11, 10], [13, 10]),
    );
  });

  it('starts from all options when none is chosen yet', () => {
    expect(redistribute(fillings(), [], 10)).toEqual(chosen([11, 4], [12, 3], [13, 3]));
  });

  it('says null where no quantities exist', () => {
    expect(redistribute(fillings({ incrementBy: 5 }), chosen([11, 20]), 22)).toBeNull();
    expect(redistribute(fillings(), chosen([11, 20]), 10, chosen([11, 6], [12, 5]))).toBeNull();
    expect(redistribute(fillings({ options: [] }), [], 10)).toBeNull();
    expect(redistribute(fillings(), chosen([11, 20]), -5)).toBeNull();
  });

  const ids = [1, 2, 3, 4, 5];
  const list = (max: number) =>
    fc
      .array(fc.nat(max), { minLength: ids.length, maxLength: ids.length })
      .map((quantities) => quantities.map((qty, index) => ({ optionId: ids[index] ?? 0, qty })));
  const choices = fc
    .integer({ min: 1, max: 12 })
    .map((incrementBy) => fillings({ incrementBy, options: ids.map((id) => ({ id, priceCents: 0 })) }));

  it('is exact, on the increments and above the floors whenever it exists, and exists whenever it can', () => {
    fc.assert(
      fc.property(choices, list(60), list(8), fc.nat(60), (choice, quantities, floors, blocks) => {
        const step = choice.incrementBy;
        const after = redistribute(choice, quantities, blocks * step, floors);
        const needed = floors.reduce((left, { qty }) => left + Math.ceil(qty / step), 0);
        expect(after === null).toBe(needed > blocks);
        if (!after) return;
        expect(sum(after)).toBe(blocks * step);
        for (const { qty } of after) expect(qty > 0 && qty % step === 0).toBe(true);
        for (const { optionId, qty } of floors) expect(qtyOf(after, optionId)).toBeGreaterThanOrEqual(qty);
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing while the headcount stays', () => {
    fc.assert(
      fc.property(
        choices,
        list(20),
        fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
        (choice, blocks, percents) => {
          const before = blocks.map(({ optionId, qty }) => ({ optionId, qty: qty * choice.incrementBy }));
          const floors = before.map(({ optionId, qty }, index) => ({
            optionId,
            qty: Math.floor((qty * (percents[index] ?? 0)) / 100),
          }));
          fc.pre(sum(before) > 0);
          expect(redistribute(choice, before, sum(before), floors)).toEqual(
            before.filter(({ qty }) => qty > 0),
          );
        },
      ),
    );
  });
});
