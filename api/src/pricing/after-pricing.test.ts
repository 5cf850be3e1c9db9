import fc from 'fast-check';
import { rateKinds } from '../rules';
import {
  analyticsValue,
  balanceOf,
  cancellationFee,
  coinsFor,
  demoRates,
  diffPrices,
  effectiveRow,
  priceOrder,
  ratesFor,
  type RateRow,
} from '.';
import { goldenInput } from './pricing.factory';

describe('sums after the price', () => {
  it('[PAY-07] counts 22% of the customer price as the analytics value', () => {
    expect(analyticsValue(priceOrder(goldenInput()).totalCents)).toBe(8389);
    expect(analyticsValue(100)).toBe(22);
  });

  it('[RWD-06] gives coins for the food price times the multiplier, rounded up', () => {
    expect(coinsFor(29000, 1_000_000)).toBe(290);
    expect(coinsFor(29001, 1_000_000)).toBe(291);
    expect(coinsFor(29000, 1_500_000)).toBe(435);
    expect(coinsFor(10, 1_000_000)).toBe(1);
    expect(coinsFor(0, 2_000_000)).toBe(0);
    expect(coinsFor(29000, 0)).toBe(0);
    expect(() => coinsFor(29000, 1.5)).toThrow(/^awards_multiplier /);
  });

  it('never gives a coin too few, nor a whole one too many', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(10_000_000), (food, multiplier) => {
        const exact = BigInt(food) * BigInt(multiplier);
        const coins = BigInt(coinsFor(food, multiplier)) * 100_000_000n;
        expect(coins >= exact && coins - exact < 100_000_000n).toBe(true);
      }),
    );
  });

  it('derives the balance from what was captured and given back', () => {
    expect(balanceOf({ totalCents: 38131, capturedCents: 0, refundedCents: 0 })).toBe(38131);
    expect(balanceOf({ totalCents: 38131, capturedCents: 40000, refundedCents: 1869 })).toBe(0);
    expect(balanceOf({ totalCents: 38131, capturedCents: 40000, refundedCents: 0 })).toBe(-1869);
  });

  it('charges a quarter of the food for a late cancellation, never more than the order', () => {
    expect(cancellationFee(priceOrder(goldenInput()))).toBe(7250);
    expect(cancellationFee({ foodCents: 29000, totalCents: 5000 })).toBe(5000);
  });

  it('tells two prices of an order apart line by line', () => {
    const before = priceOrder(goldenInput());
    const after = priceOrder(goldenInput({ coupon: null, delivery: { feeCents: 3000 } }));
    expect(diffPrices(before, after)).toEqual({
      lines: [
        {
          key: 'delivery',
          code: 'delivery',
          label: 'Delivery',
          beforeCents: 2500,
          afterCents: 3000,
          changeCents: 500,
        },
        {
          key: 'service_fee',
          code: 'service_fee',
          label: 'Service fee',
          beforeCents: 1400,
          afterCents: 1450,
          changeCents: 50,
        },
        {
          key: 'processing_fee',
          code: 'processing_fee',
          label: 'Processing fee',
          beforeCents: 992,
          afterCents: 1037,
          changeCents: 45,
        },
        {
          key: 'tax:US-NY-NYC',
          code: 'tax',
          label: 'New York City tax',
          beforeCents: 2919,
          afterCents: 3061,
          changeCents: 142,
        },
        {
          key: 'coupon',
          code: 'coupon',
          label: 'Coupon TENOFF',
          beforeCents: -1000,
          afterCents: 0,
          changeCents: 1000,
        },
      ],
      totalChangeCents: 1737,
    });
  });
});

describe('effective-dated rates', () => {
  const row = (kind: RateRow['kind'], ratePpm: number, rest: Partial<RateRow> = {}): RateRow => ({
    kind,
    ratePpm,
    effectiveFrom: '2026-01-01',
    ...rest,
  });
  const rows = [
    ...rateKinds.map((kind) => row(kind, demoRates[kind])),
    row('service', 60_000, { effectiveFrom: '2026-07-01' }),
    row('service', 40_000, { placeId: 3, effectiveTo: '2026-08-01' }),
  ];
  const serviceFee = (date: string, placeId?: number) => ratesFor(rows, { date, placeId }).service;

  it('holds from its first day until the next row takes over', () => {
    expect(serviceFee('2026-06-30')).toBe(50_000);
    expect(serviceFee('2026-07-01')).toBe(60_000);
  });

  it("prefers a place's own row to the general one while it lasts", () => {
    expect(serviceFee('2026-07-31', 3)).toBe(40_000);
    expect(serviceFee('2026-08-01', 3)).toBe(60_000);
    expect(serviceFee('2026-07-31', 4)).toBe(60_000);
  });

  it('refuses a date that no row covers instead of guessing', () => {
    expect(() => serviceFee('2025-12-31')).toThrow('No service rate holds on 2025-12-31');
    expect(effectiveRow(rows, { date: '2025-12-31' })).toBeUndefined();
  });

  it('does not depend on the sequence of the rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(ratesFor(shuffled, { date: '2026-07-15', placeId: 3 })).toEqual({
          ...demoRates,
          service: 40_000,
        });
      }),
    );
  });
});
