import fc from 'fast-check';
import {
  FieldRangeError,
  diffPrices,
  priceLineCodes,
  priceOrder,
  shareOf,
  totalsOf,
  type PricingInput,
  type Rates,
} from '.';
import { rateKinds, taxableCharges, taxedWhere } from '../rules';
import { goldenInput } from './pricing.factory';

const amount = (max: number) => fc.nat(max);
const discount = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amountCents: amount(300_000) }),
  fc.record({ kind: fc.constant('rate' as const), ratePpm: amount(1_000_000) }),
);
const taxableFlag = fc.boolean();
const packageFood = fc.record({
  kind: fc.constant('package' as const),
  label: fc.constant('Package'),
  headcount: fc.nat(500),
  perPersonCents: fc.integer({ min: 100, max: 9_999 }),
  options: fc.uniqueArray(
    fc.record({
      id: fc.nat(99),
      label: fc.constant('Option'),
      quantity: fc.nat(300),
      priceCents: amount(5_000),
      taxable: taxableFlag,
    }),
    { maxLength: 5, selector: ({ id }) => id },
  ),
  extras: fc.uniqueArray(
    fc.record({
      id: fc.nat(99),
      label: fc.constant('Extra'),
      priceCents: amount(5_000),
      incrementBy: fc.integer({ min: 1, max: 25 }),
      includedHeadcount: fc.nat(50),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
});
const menuFood = fc.record({
  kind: fc.constant('menu' as const),
  items: fc.uniqueArray(
    fc.record({
      id: fc.nat(99),
      label: fc.constant('Item'),
      quantity: fc.nat(60),
      unitPriceCents: amount(9_000),
      modifiers: fc.array(fc.record({ priceCents: amount(500), quantity: fc.nat(3) }), { maxLength: 3 }),
      taxable: taxableFlag,
    }),
    { maxLength: 6, selector: ({ id }) => id },
  ),
});
const inputs: fc.Arbitrary<PricingInput> = fc.record({
  food: fc.oneof(packageFood, menuFood),
  deal: fc.option(fc.record({ label: fc.constant('Deal'), discount })),
  coupon: fc.option(
    fc.record({
      code: fc.constant('CODE'),
      discount,
      minimumCents: amount(100_000),
      fundedBy: fc.constantFrom('caterer' as const, 'platform' as const),
    }),
  ),
  creditCents: amount(100_000),
  delivery: fc.option(fc.record({ feeCents: amount(20_000), minimumCents: amount(50_000) })),
  payment: fc.constantFrom('card' as const, 'invoice' as const, 'bypass' as const),
  tip: fc.oneof(
    fc.constant({ kind: 'default' as const }),
    fc.record({ kind: fc.constant('amount' as const), amountCents: amount(50_000) }),
    fc.record({ kind: fc.constant('rate' as const), ratePpm: amount(500_000) }),
  ),
  tax: fc.option(
    fc.record({
      state: fc.constant('NY'),
      taxability: fc
        .subarray([...taxableCharges])
        .map((taxed) => taxedWhere((charge) => taxed.includes(charge))),
      jurisdictions: fc.uniqueArray(
        fc.record({
          code: fc.constantFrom('A', 'B', 'C'),
          label: fc.constant('Tax'),
          ratePpm: amount(150_000),
        }),
        { maxLength: 3, selector: ({ code }) => code },
      ),
    }),
  ),
  date: fc.constant('2026-11-24'),
  rates: fc
    .array(amount(200_000), { minLength: rateKinds.length, maxLength: rateKinds.length })
    .map((ppm) => Object.fromEntries(rateKinds.map((kind, at) => [kind, ppm[at]])) as unknown as Rates),
});
const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
const priced = (check: (input: PricingInput) => void) =>
  fc.assert(fc.property(inputs, check), { numRuns: 400 });

describe('any order', () => {
  it('is the sum of its lines, for each party too', () =>
    priced((input) => {
      const order = priceOrder(input);
      expect(order.totalCents).toBe(sum(order.lines.map((line) => line.amountCents)));
      expect(order.payoutCents + order.platformCents).toBe(order.totalCents);
      for (const { amountCents, parties } of order.lines) {
        expect(parties.orderer).toBe(amountCents);
        expect(parties.caterer + parties.platform).toBe(amountCents);
      }
    }));

  it('adds up to the same when its lines come back from the database, which keeps no spread', () =>
    priced((input) => {
      const ours = { ...input, coupon: input.coupon && { ...input.coupon, fundedBy: 'platform' as const } };
      const order = priceOrder(ours);
      const lines = order.lines.map(({ spread: _spread, fundedBy: _fundedBy, ...line }) => line);
      const { lines: _lines, ...totals } = totalsOf(lines);
      expect(order).toMatchObject(totals);
    }));

  it('never costs less than nothing and holds only safe integers', () =>
    priced((input) => {
      const order = priceOrder(input);
      expect(order.totalCents).toBeGreaterThanOrEqual(0);
      for (const line of order.lines)
        for (const value of [
          line.amountCents,
          line.taxableCents,
          ...Object.values<number>({ ...line.parties }),
        ]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(Object.is(value, -0)).toBe(false);
        }
    }));

  it('keeps its lines in sequence, each key once', () =>
    priced((input) => {
      const { lines } = priceOrder(input);
      const ranks = lines.map(({ code }) => priceLineCodes.indexOf(code));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }));

  it('spreads each discount exactly and never takes more than the food', () =>
    priced((input) => {
      const { lines, foodCents } = priceOrder(input);
      const left = new Map(
        lines.filter(({ code }) => code === 'food').map((line) => [line.key, line.amountCents]),
      );
      const discounts = lines.filter(({ spread }) => spread);
      for (const { amountCents, spread } of discounts) {
        expect(sum((spread ?? []).map((share) => share.amountCents))).toBe(amountCents);
        for (const share of spread ?? [])
          left.set(share.key, (left.get(share.key) ?? NaN) + share.amountCents);
      }
      expect(-sum(discounts.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(foodCents);
      expect([...left.values()].every((rest) => rest >= 0)).toBe(true);
    }));

  it('takes whole dollars of coins off the price, no more than the food costs, and moves no other line', () =>
    priced((input) => {
      const order = priceOrder(input);
      const credit =
        0 - sum(order.lines.filter(({ code }) => code === 'credit').map((line) => line.amountCents));
      const discounts = sum(order.lines.filter(({ spread }) => spread).map((line) => line.amountCents));
      expect(credit % 100).toBe(0);
      expect(credit).toBeLessThanOrEqual(Math.min(input.creditCents ?? 0, order.foodCents + discounts));
      const without = priceOrder({ ...input, creditCents: 0 });
      expect(order.lines.filter(({ code }) => code !== 'credit')).toEqual(without.lines);
      expect(order).toMatchObject({
        totalCents: without.totalCents - credit,
        payoutCents: without.payoutCents,
        foodCents: without.foodCents,
      });
    }));

  it('is taxed on its taxable lines only, once per jurisdiction', () =>
    priced((input) => {
      const { lines } = priceOrder(input);
      for (const line of lines) if (!line.taxable) expect(line.taxableCents).toBe(0);
      const base = sum(lines.map(({ taxableCents }) => taxableCents));
      for (const { code, ratePpm } of input.tax?.jurisdictions ?? []) {
        const line = lines.find(({ key }) => key === `tax:${code}`);
        expect(line?.amountCents ?? 0).toBe(shareOf(base, ratePpm));
      }
    }));

  it('pays no tax without a taxable line or with a certificate', () =>
    priced((input) => {
      const flags = taxedWhere(() => false);
      if (input.tax)
        expect(priceOrder({ ...input, tax: { ...input.tax, taxability: flags } }).taxCents).toBe(0);
      const certificates = [{ state: 'NY', expiresOn: '2026-11-24' }];
      expect(priceOrder({ ...input, certificates }).taxCents).toBe(0);
    }));

  it('costs no less for more people while the same discounts hold', () => {
    fc.assert(
      fc.property(inputs, packageFood, fc.integer({ min: 1, max: 40 }), (input, food, more) => {
        const coupon = input.coupon && { ...input.coupon, minimumCents: 0 };
        const at = (headcount: number) =>
          priceOrder({ ...input, coupon, creditCents: 0, food: { ...food, headcount } }).totalCents;
        expect(at(food.headcount + more)).toBeGreaterThanOrEqual(at(food.headcount));
      }),
      { numRuns: 400 },
    );
  });

  it('is the same each time, and changes nothing it was given', () =>
    priced((input) => {
      const copy = structuredClone(input);
      expect(priceOrder(input)).toEqual(priceOrder(copy));
      expect(input).toEqual(copy);
    }));

  it('differs from any other by lines that sum to the difference, and back', () => {
    fc.assert(
      fc.property(inputs, inputs, (one, other) => {
        const [before, after] = [priceOrder(one), priceOrder(other)];
        const there = diffPrices(before, after);
        const back = diffPrices(after, before);
        expect(there.totalChangeCents).toBe(after.totalCents - before.totalCents);
        expect(back.totalChangeCents + there.totalChangeCents).toBe(0);
        expect(new Set(back.lines.map(({ key }) => key))).toEqual(new Set(there.lines.map(({ key }) => key)));
        expect(diffPrices(before, before)).toEqual({ lines: [], totalChangeCents: 0 });
      }),
    );
  });

  it('is priced in safe integers or refused by a field, however wild its numbers', () => {
    const wild = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.nat(2_000_000));
    fc.assert(
      fc.property(wild, wild, wild, wild, (headcount, perPersonCents, feeCents, amountCents) => {
        try {
          const order = priceOrder(
            goldenInput({
              food: { kind: 'package', label: 'x', headcount, perPersonCents, options: [], extras: [] },
              delivery: { feeCents },
              tip: { kind: 'amount', amountCents },
            }),
          );
          expect(Number.isSafeInteger(order.totalCents)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(FieldRangeError);
          expect((error as FieldRangeError).field).not.toBe('');
        }
      }),
    );
  });
});
