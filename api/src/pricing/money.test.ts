import fc from 'fast-check';
import { FieldRangeError, centsToDollars, dollarsToCents, shareOf, splitByLargestRemainder, toPpm } from '.';
import { roundHalfUp } from '../rules';

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, -1],
    [-4, 10, 0],
    [0, 3, 0],
  ])('rounds %s/%s to %s', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('keeps a share exact where a product of doubles would not', () => {
    expect(shareOf(1_000_000_000, 999_999)).toBe(999_999_000);
    expect(shareOf(1000, 88_500)).toBe(89);
  });

  it('is never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), (cents, ppm) => {
        const twiceOff = 2n * (BigInt(shareOf(cents, ppm)) * 1_000_000n - BigInt(cents) * BigInt(ppm));
        expect(twiceOff <= 1_000_000n && twiceOff > -1_000_000n).toBe(true);
      }),
    );
  });
});

describe('largest remainder', () => {
  it('gives the cent that is left to the largest remainder, the earlier one on a tie', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10, [3, 4, 0])).toEqual([4, 6, 0]);
    expect(splitByLargestRemainder(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('sums exactly, is at most one off the fair share, and never exceeds a weight that covers it', () => {
    const weights = fc
      .array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
      .filter((all) => all.some(Boolean));
    fc.assert(
      fc.property(weights, fc.nat(2_000_000), (all, total) => {
        const parts = splitByLargestRemainder(total, all);
        const sum = all.reduce((left, weight) => left + weight, 0);
        expect(parts.reduce((left, part) => left + part, 0)).toBe(total);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (all[index] ?? 0)) / sum)).toBeLessThan(1);
          if (total <= sum) expect(part).toBeLessThanOrEqual(all[index] ?? 0);
        });
      }),
    );
  });

  it('refuses to lose money where there is nothing to split over', () => {
    expect(() => splitByLargestRemainder(1, [0, 0])).toThrow(RangeError);
    expect(splitByLargestRemainder(0, [])).toEqual([]);
  });
});

describe('dollars of the wire', () => {
  it.each([
    [12.5, 1250],
    [381.31, 38131],
    ['15.0', 1500],
    ['15.000', 1500],
    [0.29, 29],
    [1.005e2, 10050],
    [-3.1, -310],
    [0, 0],
    [-0, 0],
  ])('reads %s as %s cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  it.each([0.1 + 0.2, 1.005, NaN, Infinity, 1e21, 1e-7, '', '1,50', '0x10', '.5', '5.', '1e3'])(
    'refuses %s by the name of its field',
    (dollars) => {
      expect(() => dollarsToCents(dollars, 'tip')).toThrow(FieldRangeError);
      expect(() => dollarsToCents(dollars, 'tip')).toThrow(/^tip /);
    },
  );

  it('gives every amount back, through JSON too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        const wire = JSON.stringify(centsToDollars(cents));
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(dollarsToCents(JSON.parse(wire) as number)).toBe(cents);
      }),
    );
  });

  it('reads factors as parts per million', () => {
    expect(toPpm(0.08875)).toBe(88_750);
    expect(toPpm('1.5')).toBe(1_500_000);
    expect(() => toPpm(1 / 3, 'awards_multiplier')).toThrow(/^awards_multiplier /);
  });
});
