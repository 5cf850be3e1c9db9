import { taxedWhere } from '../rules';
import { demoRates } from './price-rules.data';
import { type PricingInput, type TaxRule } from './types';

export const newYorkTax: TaxRule = {
  state: 'NY',
  taxability: taxedWhere(() => true),
  jurisdictions: [{ code: 'US-NY-NYC', label: 'New York City tax', ratePpm: 88_750 }],
};

/** The order of the golden case: 20 people at $14.50, $10 off, $25 delivery, by card in New York. */
export function goldenInput(change: Partial<PricingInput> = {}): PricingInput {
  return {
    food: {
      kind: 'package',
      label: 'Taco bar',
      headcount: 20,
      perPersonCents: 1450,
      options: [],
      extras: [],
    },
    coupon: { code: 'TENOFF', discount: { kind: 'amount', amountCents: 1000 } },
    delivery: { feeCents: 2500 },
    payment: 'card',
    tax: newYorkTax,
    date: '2026-11-24',
    rates: demoRates,
    ...change,
  };
}
