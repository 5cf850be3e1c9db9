import { taxedWhere } from '../rules';
import { FieldRangeError, demoRates, priceOrder, type PricedOrder, type PricingInput } from '.';
import { goldenInput, newYorkTax } from './pricing.factory';

const amounts = ({ lines }: PricedOrder) =>
  Object.fromEntries(lines.map((line) => [line.key, line.amountCents]));
const packageOf = (change: object): PricingInput['food'] => ({
  kind: 'package',
  label: 'Taco bar',
  headcount: 20,
  perPersonCents: 1450,
  options: [],
  extras: [],
  ...change,
});

describe('the golden case', () => {
  const priced = priceOrder(goldenInput());

  it('prices every line to the cent', () => {
    expect(priced.lines.map(({ code, amountCents }) => [code, amountCents])).toEqual([
      ['food', 29000],
      ['coupon', -1000],
      ['delivery', 2500],
      ['service_fee', 1400],
      ['processing_fee', 992],
      ['tax', 2919],
      ['tip', 2320],
    ]);
    expect(priced.totalCents).toBe(38131);
  });

  it('divides it between caterer and platform', () => {
    expect(priced.commissionCents).toBe(4350);
    expect(priced.payoutCents).toBe(29000 - 4350 + 2500 + 2320);
    expect(priced.platformCents).toBe(38131 - priced.payoutCents);
  });
});

const foodLabels = ({ lines }: ReturnType<typeof priceOrder>) =>
  lines.filter(({ code }) => code === 'food').map(({ label }) => label);

describe('food', () => {
  it('adds options and begun blocks of headcount above what is included', () => {
    const food = packageOf({
      options: [
        { id: 7, label: 'Guacamole', quantity: 4, priceCents: 250 },
        { id: 8, label: 'Salsa', quantity: 9, priceCents: 0 },
      ],
      extras: [{ id: 3, label: 'Drinks', priceCents: 1200, incrementBy: 5, includedHeadcount: 9 }],
    });
    const priced = priceOrder(goldenInput({ food }));
    expect(amounts(priced)).toMatchObject({
      'food:per_person': 29000,
      'food:option:7': 1000,
      'food:extra:3': 3600,
    });
    expect(amounts(priced)).not.toHaveProperty('food:option:8');
    expect(foodLabels(priced)).toEqual(['Taco bar', '4 × Guacamole', 'Drinks']);
    expect(priced.foodCents).toBe(33600);
  });

  it('charges no block for the headcount that is included', () => {
    const extras = [{ id: 3, label: 'Drinks', priceCents: 1200, incrementBy: 5, includedHeadcount: 20 }];
    expect(priceOrder(goldenInput({ food: packageOf({ extras }) })).foodCents).toBe(29000);
    expect(priceOrder(goldenInput({ food: packageOf({ extras, headcount: 21 }) })).foodCents).toBe(
      21 * 1450 + 1200,
    );
  });

  it('prices a menu order by its items and their modifiers, without a headcount', () => {
    const food: PricingInput['food'] = {
      kind: 'menu',
      items: [
        {
          id: 1,
          label: 'Pad thai',
          quantity: 3,
          unitPriceCents: 1395,
          modifiers: [{ priceCents: 200 }, { priceCents: 50, quantity: 2 }],
        },
        { id: 2, label: 'Iced tea', quantity: 2, unitPriceCents: 350 },
      ],
    };
    const priced = priceOrder(goldenInput({ food }));
    expect(amounts(priced)).toMatchObject({ 'food:item:1': 5085, 'food:item:2': 700 });
    expect(foodLabels(priced)).toEqual(['3 × Pad thai', '2 × Iced tea']);
  });

  it('prices an empty menu cart at nothing for pickup, whatever the coupon', () => {
    const priced = priceOrder(goldenInput({ food: { kind: 'menu', items: [] }, delivery: null }));
    expect(priced.totalCents).toBe(0);
    expect(priced.lines.map(({ code }) => code)).toEqual(['tip']);
  });
});

describe('deal and coupon', () => {
  it('takes the deal first, tests the coupon on what is left and counts the service fee on what is left after both', () => {
    const priced = priceOrder(
      goldenInput({ deal: { label: '10% off', discount: { kind: 'rate', ratePpm: 100_000 } } }),
    );
    expect(amounts(priced)).toMatchObject({ deal: -2900, coupon: -1000, service_fee: 1255, tip: 2320 });
    expect(priced.foodAfterDealCents).toBe(26100);
  });

  it('leaves out a coupon below its minimum and says so', () => {
    const coupon = {
      code: 'BIG',
      discount: { kind: 'amount' as const, amountCents: 1000 },
      minimumCents: 26101,
    };
    const deal = { label: '10% off', discount: { kind: 'rate' as const, ratePpm: 100_000 } };
    const priced = priceOrder(goldenInput({ coupon, deal }));
    expect(priced.couponProblem).toBe('below_minimum_price');
    expect(amounts(priced)).not.toHaveProperty('coupon');
    expect(
      priceOrder(goldenInput({ coupon: { ...coupon, minimumCents: 26100 }, deal })).couponProblem,
    ).toBeNull();
  });

  it('leaves out a deal below its minimum', () => {
    const deal = {
      label: '10% off',
      discount: { kind: 'rate' as const, ratePpm: 100_000 },
      minimumCents: 29001,
    };
    expect(priceOrder(goldenInput({ deal })).foodAfterDealCents).toBe(29000);
    expect(priceOrder(goldenInput({ deal: { ...deal, minimumCents: 29000 } })).foodAfterDealCents).toBe(
      26100,
    );
  });

  it('caps a coupon at the food and at its own maximum', () => {
    const large = { code: 'ALL', discount: { kind: 'amount' as const, amountCents: 900_000 } };
    expect(amounts(priceOrder(goldenInput({ coupon: large })))).toMatchObject({ coupon: -29000 });
    const share = { code: 'HALF', discount: { kind: 'rate' as const, ratePpm: 500_000 }, maximumCents: 5000 };
    expect(amounts(priceOrder(goldenInput({ coupon: share })))).toMatchObject({ coupon: -5000 });
  });

  it('takes no commission on what a caterer gives away, and all of a coupon of its own from the platform', () => {
    const deal = { label: '10% off', discount: { kind: 'rate' as const, ratePpm: 100_000 } };
    const withDeal = priceOrder(goldenInput({ deal }));
    expect(withDeal.commissionCents).toBe(3915);
    const ours = withDeal.lines.find(({ code }) => code === 'coupon');
    expect(ours?.parties).toEqual({ orderer: -1000, caterer: 0, platform: -1000 });
    const theirs = priceOrder(
      goldenInput({
        coupon: { code: 'T', discount: { kind: 'amount', amountCents: 1000 }, fundedBy: 'caterer' },
      }),
    );
    expect(theirs.commissionCents).toBe(4200);
  });
});

describe('delivery', () => {
  it('tests the minimum on food after the deal and before the coupon', () => {
    const deal = { label: '$20 off', discount: { kind: 'amount' as const, amountCents: 2000 } };
    const at = (minimumCents: number) =>
      priceOrder(goldenInput({ deal, delivery: { feeCents: 2500, minimumCents } })).deliveryShortfallCents;
    expect(at(27000)).toBe(0);
    expect(at(27050)).toBe(50);
  });

  it('shows a free delivery, and no delivery for pickup', () => {
    expect(amounts(priceOrder(goldenInput({ delivery: { feeCents: 0 } })))).toHaveProperty('delivery', 0);
    expect(amounts(priceOrder(goldenInput({ delivery: null })))).not.toHaveProperty('delivery');
  });

  it('pays the fee to whoever delivers', () => {
    const courier = priceOrder(goldenInput({ delivery: { feeCents: 2500, deliveredBy: 'platform' } }));
    expect(courier.payoutCents).toBe(priceOrder(goldenInput()).payoutCents - 2500);
  });
});

describe('fees and tip', () => {
  it.each(['invoice', 'bypass'] as const)('takes no processing fee from %s', (payment) => {
    expect(amounts(priceOrder(goldenInput({ payment })))).not.toHaveProperty('processing_fee');
  });

  it('[PAY-06] tips 8% of the food by default, before the coupon', () => {
    expect(priceOrder(goldenInput({ rates: demoRates })).tipCents).toBe(2320);
    expect(priceOrder(goldenInput()).tipCents).toBe(2320);
    expect(priceOrder(goldenInput({ coupon: null })).tipCents).toBe(2320);
    expect(priceOrder(goldenInput({ tip: { kind: 'default' } })).tipCents).toBe(2320);
  });

  it('takes a tip as an amount or as a rate, zero included', () => {
    expect(priceOrder(goldenInput({ tip: { kind: 'amount', amountCents: 0 } })).tipCents).toBe(0);
    expect(priceOrder(goldenInput({ tip: { kind: 'amount', amountCents: 1234 } })).tipCents).toBe(1234);
    expect(priceOrder(goldenInput({ tip: { kind: 'rate', ratePpm: 150_000 } })).tipCents).toBe(4350);
  });
});

describe('tax', () => {
  it('is rounded once per jurisdiction on all that is taxable', () => {
    const tax = {
      ...newYorkTax,
      taxability: taxedWhere((charge) => charge === 'food'),
      jurisdictions: [
        { code: 'STATE', label: 'State', ratePpm: 40_000 },
        { code: 'CITY', label: 'City', ratePpm: 45_000 },
        { code: 'METRO', label: 'Metro', ratePpm: 3_750 },
      ],
    };
    expect(amounts(priceOrder(goldenInput({ tax })))).toMatchObject({
      'tax:STATE': 1120,
      'tax:CITY': 1260,
      'tax:METRO': 105,
    });
  });

  it('leaves out the untaxed food and its share of the coupon', () => {
    const food: PricingInput['food'] = {
      kind: 'menu',
      items: [
        { id: 1, label: 'Hot lunch', quantity: 1, unitPriceCents: 20000 },
        { id: 2, label: 'Bread to take home', quantity: 1, unitPriceCents: 10000, taxable: false },
      ],
    };
    const tax = {
      ...newYorkTax,
      taxability: taxedWhere((charge) => charge === 'food'),
    };
    const priced = priceOrder(goldenInput({ food, tax }));
    expect(priced.lines.find(({ code }) => code === 'coupon')).toMatchObject({
      spread: [
        { key: 'food:item:1', amountCents: -667 },
        { key: 'food:item:2', amountCents: -333 },
      ],
      taxableCents: -667,
    });
    expect(priced.taxCents).toBe(1716);
  });

  it('spares an organization whose certificate of that state holds on the day of the event', () => {
    const taxed = (state: string, expiresOn: string) =>
      priceOrder(goldenInput({ certificates: [{ state, expiresOn }] })).taxCents;
    expect(taxed('NY', '2026-11-24')).toBe(0);
    expect(taxed('NY', '2026-11-23')).toBe(2919);
    expect(taxed('NJ', '2027-11-24')).toBe(2919);
  });

  it('is absent where nothing is taxed', () => {
    expect(priceOrder(goldenInput({ tax: null })).taxCents).toBe(0);
  });
});

describe('input that no order can hold', () => {
  it.each<[string, Partial<PricingInput>]>([
    ['headcount', { food: packageOf({ headcount: -1 }) }],
    ['headcount', { food: packageOf({ headcount: 1.5 }) }],
    ['headcount', { food: packageOf({ headcount: Number.MAX_SAFE_INTEGER }) }],
    ['perPersonCents', { food: packageOf({ perPersonCents: NaN }) }],
    ['food:per_person', { food: packageOf({ headcount: 1_000_000, perPersonCents: 1001 }) }],
    [
      'options.7.quantity',
      { food: packageOf({ options: [{ id: 7, label: 'x', quantity: -2, priceCents: 1 }] }) },
    ],
    [
      'items.1.unitPriceCents',
      { food: { kind: 'menu', items: [{ id: 1, label: 'x', quantity: 1, unitPriceCents: -1 }] } },
    ],
    ['tip', { tip: { kind: 'amount', amountCents: -5 } }],
    ['deliveryFee', { delivery: { feeCents: 2 ** 53 } }],
    ['coupon', { coupon: { code: 'x', discount: { kind: 'amount', amountCents: -100 } } }],
    ['rates.service', { rates: { ...goldenInput().rates, service: 0.05 } }],
    ['total', { tip: { kind: 'amount', amountCents: 1_000_000_000 } }],
  ])('is refused by the name of %s', (field, change) => {
    const price = () => priceOrder(goldenInput(change));
    expect(price).toThrow(FieldRangeError);
    expect(price).toThrow(RangeError);
    expect(price).toThrow(expect.objectContaining({ field }) as Error);
  });
});
