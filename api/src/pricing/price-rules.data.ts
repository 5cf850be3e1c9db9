/** Which charges each state taxes, in this demo configuration; what is not named is not taxed. */
export const taxedCharges: Record<string, readonly string[]> = {
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
};
export const taxableCharges = ['food', 'delivery', 'service_fee', 'processing_fee'] as const;

/** The rates of the demo configuration, everywhere (domain rules; tip: 1 §9). */
export const feeRates = [
  { kind: 'service', ratePpm: 50_000 },
  { kind: 'processing', ratePpm: 29_000 },
  { kind: 'commission', ratePpm: 150_000 },
  { kind: 'tip', ratePpm: 80_000 },
] as const;
