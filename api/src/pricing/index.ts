export { priceOrder } from './price-order';
export { dealFor, loadPriceRules, type PriceRules, type StoredDeal, type TaxedAt } from './price-rules';
export { demoRates, taxedCharges } from './price-rules.data';
export { isTaxExempt } from './tax';
export { totalsOf } from './totals';
export {
  effectiveRow,
  holdsOn,
  priceDate,
  ratesFor,
  taxesOn,
  UnknownRateError,
  type EffectiveRow,
  type RateRow,
} from './rates';
export {
  analyticsValue,
  balanceOf,
  cancellationFee,
  coinsFor,
  coinsPpm,
  diffPrices,
  type LineChange,
} from './after-pricing';
export {
  FieldRangeError,
  centsToDollars,
  dollarsToCents,
  inDollars,
  shareOf,
  splitByLargestRemainder,
  toPpm,
} from './money';
export * from './types';
