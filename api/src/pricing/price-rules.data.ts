import { defaultTipPpm } from '@copper-carrot/contracts';
import type { TaxableCharge } from '../rules';
import { stateTaxes } from './state-taxes.data';
import type { Rates } from './types';

const foodAlone = Object.fromEntries(
  stateTaxes.map(({ state }): [string, readonly TaxableCharge[]] => [state, ['food']]),
);

/** Which charges each state taxes, in this demo configuration; what is not named is not taxed. */
export const taxedCharges: Record<string, readonly TaxableCharge[]> = {
  ...foodAlone,
  NY: ['food', 'delivery', 'service_fee', 'processing_fee'],
  MA: ['food'],
  IL: ['food', 'service_fee'],
  DC: ['food', 'delivery'],
  CA: ['food', 'service_fee'],
  TX: ['food', 'delivery', 'service_fee'],
  WA: ['food', 'delivery', 'service_fee'],
  CO: ['food'],
  TN: ['food', 'delivery', 'service_fee', 'processing_fee'],
  MN: ['food', 'delivery'],
  UT: ['food'],
  GA: ['food', 'delivery'],
  NV: ['food', 'service_fee'],
  NJ: ['food', 'delivery', 'service_fee'],
  CT: ['food', 'delivery', 'service_fee'],
  PA: ['food', 'delivery'],
  WI: ['food', 'delivery', 'service_fee'],
};

/** What a marketplace without rows of its own charges everywhere, in parts per million (tip: 1 §9). */
export const demoRates: Rates = {
  service: 50_000,
  processing: 29_000,
  commission: 150_000,
  tip: defaultTipPpm,
};
